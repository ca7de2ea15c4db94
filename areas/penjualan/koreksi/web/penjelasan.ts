import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/koreksi": layar(
    "menjual",
    "Perubahan dan pembatalan order, pembatalan invoice, nota kredit, penghapusan piutang, dan izin order.",
    "Diminta dari ordernya, invoicenya, returnya atau piutangnya; satu order punya satu koreksi yang menunggu.",
    "Diputuskan orang lain, yang melihat beda barang, tagihan, stok dan jurnalnya lebih dulu.",
  ),
};
