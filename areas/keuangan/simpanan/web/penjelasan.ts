import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/simpananRekening": layar(
    "uang",
    "Buku setiap rekening dengan saldo berjalan.",
    "Pilih rekening dan rentang hari; saldo awal dan akhirnya di atas.",
    "Baris tidak dapat diubah atau dihapus.",
  ),
};
