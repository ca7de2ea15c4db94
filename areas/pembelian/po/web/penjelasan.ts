import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/po": layar(
    "produksi",
    "Mesin yang dipesan untuk gudang, yang masih proses dan yang selesai.",
    "Update PO Mesin Selesai memasukkan unit yang datang ke gudang.",
    "PO yang selesai dibayar lewat Update Status Pembayaran, pada hari uangnya keluar.",
  ),
};
