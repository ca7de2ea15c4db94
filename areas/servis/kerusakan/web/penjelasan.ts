import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/kerusakan-mesin": layar(
    "servis",
    "Mesin yang dikirim dan kerusakannya, per produk dan batch; yang paling sering rusak dahulu.",
    "Pilih bulan pengirimannya; setiap angka membuka mesin, keluhan dan kunjungan di baliknya.",
    "Perawatan berkala dan keluhan yang dibatalkan bukan kerusakan.",
  ),
};
