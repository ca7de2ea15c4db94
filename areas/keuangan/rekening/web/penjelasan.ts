import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/rekening": layar(
    "uang",
    "Rekening bank dan kas perusahaan dengan saldonya.",
    "Nomor dan pemiliknya dicetak pada invoice.",
    "Tekan saldonya untuk membuka bukunya.",
  ),
};
