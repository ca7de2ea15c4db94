import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/pemeriksaan-buku": layar(
    "mengelola",
    "Menghitung ulang stok, uang dan dokumen dari awal.",
    "Jalankan sesudah impor besar, atau bila sebuah angka terasa janggal.",
    "Pemeriksaan tidak mengubah apa pun.",
  ),
};
