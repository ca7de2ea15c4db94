import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/kunci-api": layar(
    "program-lain",
    "Kunci untuk program lain: toko web, layar gudang, asisten.",
    "Sebuah kunci bertindak sebagai satu karyawan, paling banyak dengan haknya dan menu yang dipilih.",
    "Kunci ditampilkan satu kali, dan yang dicabut langsung ditolak.",
  ),
};
