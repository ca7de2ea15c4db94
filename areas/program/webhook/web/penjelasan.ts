import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/webhook": layar(
    "program-lain",
    "Alamat program lain yang diberi tahu saat order, invoice, uang, kiriman, stok atau pelanggan berubah.",
    "Yang gagal dicoba lagi selama sehari, urut per dokumen.",
    "Setiap kiriman terlihat dengan jawabannya, dan dapat dikirim ulang.",
  ),
};
