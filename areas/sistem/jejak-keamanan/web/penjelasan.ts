import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/jejak-keamanan": layar(
    "mengelola",
    "Siapa login, gagal login, ditolak, dan hak siapa yang berubah.",
    "Disimpan dua tahun.",
    "Tidak ada yang dapat mengubah atau menghapusnya.",
  ),
};
