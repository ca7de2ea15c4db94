import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/persetujuan": layar(
    "memutuskan",
    "Semua yang menunggu putusan Anda ada di sini, yang paling lama di atas.",
    "Pilih satu, periksa bukti dan saldonya, lalu setujui, tolak atau minta revisi.",
    "Centang beberapa untuk diputuskan sekaligus; setiap dokumen mendapat hasilnya sendiri.",
  ),
};
