import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/neraca": layar(
    "laporan",
    "Harta, kewajiban dan modal pada akhir setiap bulan.",
    "Setiap angka membuka yang di baliknya.",
    "Tiap kolom menyebut dasarnya: Buku Besar, atau kas dan isian.",
  ),
};
