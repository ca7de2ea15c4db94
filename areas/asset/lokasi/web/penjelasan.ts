import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/setting/lokasiAsset": layar(
    "mengelola",
    "Di mana asset berada.",
    "Lokasi tampil pada label dan daftar asset.",
    "Yang masih dipakai tidak dapat dihapus.",
  ),
};
