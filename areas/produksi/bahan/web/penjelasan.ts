import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/bahan": layar(
    "bahan",
    "Bahan untuk mesin yang dibuat sendiri, resepnya, dan yang harus dibeli.",
    "Produk yang mempunyai resep mengambil bahannya dari stock saat mesinnya selesai.",
    "Di Kebutuhan terlihat bahan yang kurang untuk pesanan yang belum selesai; PO-nya dibuat sekali tekan.",
  ),
};
