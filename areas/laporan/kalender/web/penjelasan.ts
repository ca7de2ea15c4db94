import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/kalender": layar(
    "kalender",
    "Deadline, pengiriman, langkah berikutnya dan jatuh tempo dari semua daftar yang boleh Anda lihat.",
    "Langkah dengan tanda pindah dapat digeser ke hari lain.",
    "Alamat .ics menampilkan tugas Anda di program kalender lain.",
  ),
};
