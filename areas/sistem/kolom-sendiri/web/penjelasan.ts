import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/setting/kolom-sendiri": layar(
    "mengelola",
    "Kolom yang ditambahkan perusahaan pada pelanggan dan produk.",
    "Tampil di daftar, detail, formulir, export dan import.",
    "Yang sudah berisi dinonaktifkan, isinya tetap tersimpan.",
  ),
};
