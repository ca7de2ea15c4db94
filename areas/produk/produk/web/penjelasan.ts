import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/produk": layar(
    "produksi",
    "Semua mesin dengan stok gudang, stok bebas dan batas minimalnya.",
    "Tab Harus PO memuat yang stoknya sudah mencapai minimal, dengan usulan jumlahnya.",
    "Kartu Stok di detail memuat setiap keluar-masuk.",
  ),
};
