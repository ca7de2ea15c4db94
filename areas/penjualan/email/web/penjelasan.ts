import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/email-keluar": layar(
    "mengelola",
    "Semua email yang antri, terkirim ke server atau gagal, dengan sebabnya.",
    "Yang belum diterima server dicoba lagi sendiri selama sehari.",
    "Kirim ulang mengirimnya sekali lagi, juga ke alamat lain.",
  ),
};
