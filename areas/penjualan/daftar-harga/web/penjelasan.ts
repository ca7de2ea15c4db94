import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/daftar-harga": layar(
    "daftar-harga",
    "Harga khusus untuk pelanggan tertentu atau satu kelompok pelanggan.",
    "Tiap harga mulai pada suatu hari; order yang sudah ada tidak ikut berubah.",
    "Keranjang, katalog dan penawaran memakainya sendiri begitu pelanggannya dipilih.",
  ),
};
