import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/penawaran": layar(
    "menawarkan",
    "Semua penawaran dengan status, masa berlaku dan tindak lanjutnya.",
    "Dibuat di sini, dari keranjang, atau dengan menyalin; yang sudah dikirim diubah menjadi revisi baru.",
    "Satu tekan Buat order menjadikannya order dengan harga yang ditawarkan.",
  ),
  "/admin/konversi-penawaran": layar(
    "menawarkan",
    "Apa jadinya penawaran dalam rentang bulan, per Sales atau per produk.",
    "Setiap angka membuka penawaran di baliknya; alasan kalah ada di bawahnya.",
    "Konversi: berapa persen dari yang sudah keluar menjadi order yang tidak dibatalkan.",
  ),
};
