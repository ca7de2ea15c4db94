import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/penawaran": layar(
    "menawarkan",
    "Semua penawaran dengan status, masa berlaku dan tindak lanjutnya.",
    "Dibuat di sini, dari keranjang, atau dengan menyalin; yang sudah dikirim diubah menjadi revisi baru.",
    "Satu tekan Buat order menjadikannya order dengan harga yang ditawarkan.",
  ),
};
