import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/keadaan": layar(
    "mengelola",
    "Keadaan basis data, email, backup, disk dan tiap proses.",
    "Setiap bagian punya keadaannya sendiri.",
    "Melihatnya tidak mengubah apa pun.",
  ),
};
