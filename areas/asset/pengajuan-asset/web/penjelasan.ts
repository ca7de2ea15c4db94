import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/asset/pengajuanAsset": layar(
    "asset",
    "Asset yang ingin dibeli atau dilepas, dan keadaan pengajuannya.",
    "Begitu disetujui, uangnya langsung keluar dari rekening.",
    "Masukkan Asset ditekan saat barangnya datang.",
  ),
};
