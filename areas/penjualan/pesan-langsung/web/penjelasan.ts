import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/pesanlangsung": layar(
    "produksi",
    "Mesin yang dibuat khusus untuk sebuah order, menurut deadline-nya.",
    "Update Mesin Selesai mencatat yang jadi; unitnya ditahan untuk order itu.",
    "Dapat dicatat sesudah invoice order itu disetujui.",
  ),
};
