import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/kunjungan": layar(
    "servis",
    "Kunjungan teknisi, yang paling dekat dahulu.",
    "Di tempat: tekan Catat, isi yang dikerjakan, part dan foto; customer menandatangani di layar.",
    "Tanpa jaringan isiannya menunggu di ponsel dan terkirim sendiri.",
  ),
};
