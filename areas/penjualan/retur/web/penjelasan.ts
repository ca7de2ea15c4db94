import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/retur": layar(
    "mengirim",
    "Barang yang kembali dari customer, dengan alasan dan keadaannya.",
    "Unit baik langsung bebas dijual, unit rusak disimpan terpisah.",
    "Direksi memutuskan: pengganti, dana kembali, atau tanpa tindakan.",
  ),
};
