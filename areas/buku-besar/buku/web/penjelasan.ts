import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/bukubesar/buku": layar(
    "buku-besar",
    "Baris jurnal sebuah akun pada rentang hari yang dipilih.",
    "Mata di setiap baris memperlihatkan kedua sisi jurnalnya.",
    "Jurnal ditulis sendiri oleh dokumennya dan tidak pernah diubah.",
  ),
};
