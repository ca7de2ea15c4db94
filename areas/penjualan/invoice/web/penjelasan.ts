import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/invoiceorder": layar(
    "menjual",
    "Pilih order untuk melihat dan membuat invoicenya, DP atau Lunas.",
    "Uang tercatat di rekening begitu invoice disetujui, pada hari uangnya masuk.",
    "Invoice berikutnya dapat dibuat sesudah yang sebelumnya disetujui.",
  ),
};
