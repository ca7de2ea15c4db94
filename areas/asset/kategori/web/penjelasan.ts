import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/setting/kategoriAsset": layar(
    "mengelola",
    "Kategori asset dengan umur susutnya.",
    "Setiap kategori mempunyai akunnya sendiri di buku besar.",
    "Yang masih dipakai tidak dapat dihapus.",
  ),
};
