import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/bukubesar/tutup-buku": layar(
    "buku-besar",
    "Tutup sebuah bulan sesudah semua dokumennya masuk.",
    "Yang masih menghalangi diperlihatkan sebelum menutup.",
    "Membuka kembali memerlukan dua orang.",
  ),
};
