import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/kabar": layar(
    "komentar",
    "Putusan, sebutan di komentar dan tenggat yang menyangkut Anda.",
    "Tekan satu untuk membuka dokumennya.",
    "Ringkasannya dapat dikirim lewat email.",
  ),
};
