import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/email-keluar": layar(
    "mengelola",
    "Semua email yang antri, terkirim ke server atau gagal, dengan sebabnya.",
    "Saring menurut statusnya untuk melihat yang gagal saja.",
    "Kirim ulang mengirimnya sekali lagi, juga ke alamat lain.",
  ),
};
