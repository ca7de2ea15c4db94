import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/cardproduk": layar(
    "menjual",
    "Pilih mesin: Keranjang mengambil dari stok, Pesan Langsung membuatnya untuk order itu.",
    "Isi customer dan penerima di keranjang, lampirkan bukti, lalu tekan Order.",
    "Langkah berikutnya ditawarkan sesudah order dibuat.",
  ),
};
