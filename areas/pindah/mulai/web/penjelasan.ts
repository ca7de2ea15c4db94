import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/mulai": layar(
    "mulai",
    "Yang dibawa perusahaan ke Kantor, berurutan: setiap langkah dengan formulir atau dengan berkas dari program lama.",
    "Sebutkan dulu hari terakhir program lama: faktur dan tagihan lama dibukukan pada hari itu terhadap Saldo Awal.",
    "Yang sudah ada dihitung sendiri. Tutup daftar ini bila sudah cukup; sesudah itu Anda mulai di Dashboard.",
  ),
};
