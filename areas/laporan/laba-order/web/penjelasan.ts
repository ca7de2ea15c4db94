import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/laba-order": layar(
    "laporan",
    "Pendapatan tanpa PPN, HPP dan margin per order, produk, pelanggan atau sales.",
    "Pilih bulan awal dan akhir; klik sebuah baris untuk melihat dokumennya.",
    "Jumlah keempatnya sama dengan penjualan dan HPP di Laba Rugi Akrual.",
  ),
};
