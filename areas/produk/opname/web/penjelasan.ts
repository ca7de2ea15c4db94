import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/opname": layar(
    "stock-opname",
    "Barang di gudang dihitung dan dibandingkan dengan buku, sementara pekerjaan berjalan terus.",
    "Hitung di ponsel, juga tanpa jaringan, atau dengan lembar .xlsx; beberapa orang boleh menghitung bersama.",
    "Selisihnya diputuskan orang yang tidak ikut menghitung, lalu menjadi koreksi stock.",
  ),
};
