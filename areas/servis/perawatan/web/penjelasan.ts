import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/perawatan": layar(
    "servis",
    "Mesin di customer yang perlu dirawat berkala, yang paling mendesak dahulu.",
    "Jadwalkan kunjungannya, atau ingatkan customernya lewat email dan WhatsApp.",
    "Tanggalnya dihitung dari pengiriman, perawatan terakhir dan jam mesin yang dibaca saat kunjungan.",
  ),
};
