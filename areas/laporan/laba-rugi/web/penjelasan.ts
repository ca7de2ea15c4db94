import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/labarugi": layar(
    "laporan",
    "Laba rugi dari Januari sampai bulan terpilih.",
    "Klik angka untuk melihat dokumennya.",
    "Bulan Lalu dan Tahun Lalu menyebut apa yang paling menggerakkan hasilnya.",
  ),
};
