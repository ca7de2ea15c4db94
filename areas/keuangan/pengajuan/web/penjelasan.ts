import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/pengajuanBiaya": layar(
    "uang",
    "Dana masuk, dana keluar dan pindah dana diajukan di sini dengan buktinya.",
    "Super Admin atau Management memutuskan, bukan yang mengajukan, dan menyebut hari uangnya bergerak.",
    "Yang belum diputuskan dapat Anda tarik kembali.",
  ),
};
