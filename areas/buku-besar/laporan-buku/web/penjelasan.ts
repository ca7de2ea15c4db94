import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/bukubesar/neraca-saldo": layar(
    "buku-besar",
    "Saldo awal, debit, kredit dan saldo akhir setiap akun.",
    "Klik angka untuk membuka bukunya.",
    "Baris yang nol tampil bila Baris nol dinyalakan.",
  ),
  "/admin/bukubesar/laba-rugi": layar(
    "buku-besar",
    "Laba rugi akrual: penjualan diakui saat barang keluar.",
    "Bandingkan dengan masa sebelumnya dan tahun berjalan.",
    "Cetak dan Export memberi kop perusahaan.",
  ),
  "/admin/bukubesar/neraca": layar(
    "buku-besar",
    "Neraca dari jurnal, yang selalu seimbang.",
    "Saldo kredit pelanggan berdiri sebagai Uang Muka Pelanggan.",
    "Klik angka untuk membuka bukunya.",
  ),
  "/admin/bukubesar/arus-kas": layar(
    "buku-besar",
    "Uang masuk dan keluar menurut kebutuhan dan rekening.",
    "Pindah dana berdiri di kolom sendiri.",
    "Klik angka untuk melihat pengajuannya.",
  ),
};
