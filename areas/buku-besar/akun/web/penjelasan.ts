import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/bukubesar/akun": layar(
    "buku-besar",
    "Semua akun dengan saldonya; tekan kodenya untuk membuka bukunya.",
    "Setiap rekening, kategori asset dan kebutuhan mempunyai akunnya sendiri.",
    "Kebutuhan yang belum dipetakan disebut di atas.",
  ),
};
