import { layar, type Penjelasan } from "./penjelasan.ts";

/** Selling, making, buying, sending and money. */
export const LAYAR_USAHA: Penjelasan = {
  "/admin/dashboards": layar(
    "laporan",
    "Tugas saya memuat yang menunggu Anda, yang paling mendesak di atas.",
    "Empat angka membandingkan bulan ini dengan hari yang sama bulan lalu.",
    "Setiap angka membuka daftar yang dihitungnya.",
  ),
  "/admin/persetujuan": layar(
    "memutuskan",
    "Semua yang menunggu putusan Anda ada di sini, yang paling lama di atas.",
    "Pilih satu, periksa bukti dan saldonya, lalu setujui, tolak atau minta revisi.",
    "Centang beberapa untuk diputuskan sekaligus; setiap dokumen mendapat hasilnya sendiri.",
  ),
  "/admin/karyawan": layar(
    "mengelola",
    "Semua karyawan dengan role dan menu yang boleh dibukanya.",
    "Tambah satu per satu atau lewat Import Excel; password awal ditampilkan satu kali.",
    "Resign mengakhiri semua sesi orang itu, namanya tetap ada di dokumen lama.",
  ),
  "/admin/cardproduk": layar(
    "menjual",
    "Pilih mesin: Keranjang mengambil dari stok, Pesan Langsung membuatnya untuk order itu.",
    "Isi customer dan penerima di keranjang, lampirkan bukti, lalu tekan Order.",
    "Langkah berikutnya ditawarkan sesudah order dibuat.",
  ),
  "/admin/salesorder": layar(
    "menjual",
    "Semua order dengan status dan sisa pembayarannya.",
    "Ikon di kanan membuka detail, mencetak, mengirim email, mencatat setor atau membatalkan.",
    "Status tidak diketik: ia mengikuti invoice, mesin dan surat jalan.",
  ),
  "/admin/invoiceorder": layar(
    "menjual",
    "Pilih order untuk melihat dan membuat invoicenya, DP atau Lunas.",
    "Uang tercatat di rekening begitu invoice disetujui.",
    "Invoice berikutnya dapat dibuat sesudah yang sebelumnya disetujui.",
  ),
  "/admin/pelanggan": layar(
    "pelanggan",
    "Pelanggan tercatat sendiri saat order pertamanya dibuat.",
    "Detailnya memuat order, pembayaran, mesin, piutang dan percakapan.",
    "Perlu Diperiksa mengumpulkan yang mungkin orang yang sama.",
  ),
  "/admin/piutang": layar(
    "pelanggan",
    "Barang yang sudah keluar dan belum lunas, menurut umur sejak jatuh tempo.",
    "Cetak, kirim email atau WhatsApp pernyataannya dari barisnya.",
    "Setiap pengingat tercatat: siapa, kapan dan bagaimana.",
  ),
  "/admin/produk": layar(
    "produksi",
    "Semua mesin dengan stok gudang, stok bebas dan batas minimalnya.",
    "Tab Harus PO memuat yang stoknya sudah mencapai minimal, dengan usulan jumlahnya.",
    "Kartu Stok di detail memuat setiap keluar-masuk.",
  ),
  "/admin/pesanlangsung": layar(
    "produksi",
    "Mesin yang dibuat khusus untuk sebuah order, menurut deadline-nya.",
    "Update Mesin Selesai mencatat yang jadi; unitnya ditahan untuk order itu.",
    "Dapat dicatat sesudah invoice order itu disetujui.",
  ),
  "/admin/po": layar(
    "produksi",
    "Mesin yang dipesan untuk gudang, yang masih proses dan yang selesai.",
    "Update PO Mesin Selesai memasukkan unit yang datang ke gudang.",
    "PO yang selesai dibayar lewat Update Status Pembayaran.",
  ),
  "/admin/pemasok": layar(
    "produksi",
    "Dari siapa mesin dibeli, dengan kontak, PO dan hutangnya.",
    "Detailnya memuat riwayat harga dan catatan pembicaraan.",
    "Pemasok tidak dihapus melainkan diarsipkan.",
  ),
  "/admin/suratjalan": layar(
    "mengirim",
    "Order yang siap dikirim dan surat jalan yang sudah dibuat.",
    "Kurangi jumlahnya bila dikirim bertahap; sisanya menyusul.",
    "Status Kirim atau Diambil mengeluarkan barang dari gudang.",
  ),
  "/admin/retur": layar(
    "mengirim",
    "Barang yang kembali dari customer, dengan alasan dan keadaannya.",
    "Unit baik langsung bebas dijual, unit rusak disimpan terpisah.",
    "Direksi memutuskan: pengganti, dana kembali, atau tanpa tindakan.",
  ),
  "/admin/hutang": layar(
    "produksi",
    "Apa yang belum dibayar per pemasok dan per PO, pada tanggal mana pun.",
    "Jatuh tempo adalah tanggal PO selesai ditambah termin pemasoknya.",
    "Pernyataannya dicetak atau dikirim dari detail pemasok.",
  ),
  "/admin/kebutuhan": layar(
    "uang",
    "Untuk apa uang dipakai: setiap pengajuan memilih satu kebutuhan.",
    "Komponen laba menentukan barisnya di laporan laba rugi.",
    "Perubahan berlaku sejak bulan pertama yang belum ditutup.",
  ),
  "/admin/rekening": layar(
    "uang",
    "Rekening bank dan kas perusahaan dengan saldonya.",
    "Nomor dan pemiliknya dicetak pada invoice.",
    "Tekan saldonya untuk membuka bukunya.",
  ),
  "/admin/pengajuanBiaya": layar(
    "uang",
    "Dana masuk, dana keluar dan pindah dana diajukan di sini dengan buktinya.",
    "Super Admin atau Management memutuskan, bukan yang mengajukan.",
    "Yang belum diputuskan dapat Anda tarik kembali.",
  ),
  "/admin/simpananRekening": layar(
    "uang",
    "Buku setiap rekening dengan saldo berjalan.",
    "Pilih rekening dan rentang hari; saldo awal dan akhirnya di atas.",
    "Baris tidak dapat diubah atau dihapus.",
  ),
};
