import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/usulan": layar(
    "program-lain",
    "Yang disusun program lain, misalnya asisten, dan menunggu Anda kirim.",
    "Buka satu, baca isiannya, lalu kirim atau tolak dengan alasan.",
    "Yang dikirim dikerjakan atas nama Anda, sekali; tanpa dikirim tidak terjadi apa pun.",
  ),
};
