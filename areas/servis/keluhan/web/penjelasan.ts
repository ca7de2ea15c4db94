import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/servis": layar(
    "servis",
    "Keluhan tentang mesin yang sudah di customer, menurut nomor serinya.",
    "Pindai label mesinnya: customer dan garansinya terisi sendiri, juga tanpa jaringan.",
    "Jadwalkan kunjungan; keluhan selesai bila teknisinya mencatat demikian.",
  ),
};
