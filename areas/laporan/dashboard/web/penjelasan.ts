import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/dashboards": layar(
    "laporan",
    "Tugas saya memuat yang menunggu Anda, yang paling mendesak di atas.",
    "Empat angka membandingkan bulan ini dengan hari yang sama bulan lalu.",
    "Setiap angka membuka daftar yang dihitungnya.",
  ),
};
