import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/pajak": layar(
    "pajak",
    "Faktur PPN keluaran sebulan: setiap invoice yang disetujui dari order ber-PPN punya satu faktur dengan keadaannya sendiri.",
    "Faktur penuh dikirim dengan berkas XML; uang muka dan pelunasan diketik di Coretax dengan Lembar Key-In.",
    "Masalahnya terlihat sebelum dikirim dan menuju pelanggan, produk atau setelan yang harus diperbaiki.",
  ),
};
