import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/tagihan": layar(
    "produksi",
    "Tagihan dari pemasok atas unit PO yang sudah datang, biaya masuk (ongkir, bea, bongkar) dan uang muka pembelian.",
    "Sejak dicatat, hutangnya mengikuti tagihan. Selisih dengan harga PO masuk ke nilai unit yang masih ada, sisanya ke HPP.",
    "Tagihan dibayar sekaligus atau sebagian; uang muka dipakai untuk tagihan pemasok yang sama.",
  ),
};
