import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/asset/listAsset": layar(
    "asset",
    "Semua asset dengan nilai buku dan penyusutannya.",
    "Detailnya memuat jadwal susut; label QR dapat dicetak.",
    "Lepas mengeluarkannya dari buku; Tidak Digunakan tidak mengubah nilainya.",
  ),
};
