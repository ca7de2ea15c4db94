import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/kebutuhan": layar(
    "uang",
    "Untuk apa uang dipakai: setiap pengajuan memilih satu kebutuhan.",
    "Komponen laba menentukan barisnya di laporan laba rugi.",
    "Perubahan berlaku sejak bulan pertama yang belum ditutup.",
  ),
};
