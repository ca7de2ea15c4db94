import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/setting/perusahaan": layar(
    "mengelola",
    "Kop surat, rekening pembayaran dan logo untuk semua dokumen.",
    "Termin dan lama produksi berlaku di mana tidak ditentukan lain.",
    "Backup terakhir yang baik tampil di sini.",
  ),
};
