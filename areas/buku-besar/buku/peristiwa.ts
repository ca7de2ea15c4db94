/** Names on screens for every kind of entry that books/jurnal writes. */
const NAMA_PERISTIWA: Readonly<Record<string, string>> = {
  invoice: "Invoice disetujui",
  "nilai-invoice": "Nilai order ditambah invoice",
  kirim: "Barang dikirim",
  "batal-kirim": "Barang kembali",
  retur: "Barang diretur",
  "retur-ganti": "Pengganti retur diputuskan",
  "retur-dana": "Dana retur dikembalikan",
  "retur-batal": "Order dibatalkan setelah barangnya kembali",
  "jasa-batal": "Jasa marketplace order batal kembali",
  "po-terima": "Barang PO diterima",
  "po-bayar": "PO dibayar",
  tagihan: "Tagihan pemasok dicatat",
  "tagihan-nilai": "Selisih tagihan dan biaya masuk",
  "tagihan-batal": "Tagihan pemasok dibatalkan",
  "tagihan-bayar": "Tagihan pemasok dibayar",
  "tagihan-awal": "Hutang awal",
  "tagihan-awal-batal": "Hutang awal dibatalkan",
  "piutang-awal": "Piutang awal",
  "piutang-awal-batal": "Piutang awal dibatalkan",
  "piutang-awal-bayar": "Piutang awal dibayar",
  "uang-muka-beli": "Uang muka pembelian",
  "uang-muka-pakai": "Uang muka dipakai untuk tagihan",
  produksi: "Produksi selesai",
  "produksi-bahan": "Bahan produksi",
  "produksi-selisih": "Selisih biaya produksi",
  "stok-awal": "Stok awal",
  "stok-tambah": "Stok ditambah",
  "stok-koreksi": "Stok dikoreksi",
  "stok-perbaikan": "Barang rusak diperbaiki",
  "servis-part": "Part servis bergaransi",
  "servis-batal": "Part servis dikembalikan",
  "stok-rusak-nilai": "Barang rusak dinilai",
  "stok-rusak-keluar": "Barang rusak keluar",
  pengajuan: "Pengajuan disetujui",
  pindah: "Dana dipindahkan",
  pengembalian: "Dana dikembalikan",
  "asset-beli": "Asset dibeli",
  "asset-jual": "Asset dijual",
  "asset-catat": "Asset dicatat",
  "asset-lepas": "Asset tidak dipakai lagi",
  "asset-kembali": "Asset dipakai kembali",
  "asset-batal": "Impor asset dibatalkan",
  susut: "Penyusutan",
  "jurnal-umum": "Jurnal umum",
  "jurnal-ulang": "Jurnal umum berulang",
  "jurnal-balik": "Balik otomatis",
  "order-ubah": "Order diubah",
  "nota-kredit": "Nota kredit",
  "hapus-piutang": "Piutang dihapus",
  "dp-hangus": "DP hangus",
  faktur: "Faktur pajak",
  "pph-potong": "PPh dipotong dari pemasok",
  "ppn-kredit": "PPN masukan dikreditkan",
};
export const namaPeristiwa = (peristiwa: string): string => NAMA_PERISTIWA[peristiwa] ?? peristiwa;

/** Kinds of documents that an entry can belong to. */
export type JenisDokumen =
  | "order"
  | "invoice"
  | "suratJalan"
  | "retur"
  | "po"
  | "pengajuan"
  | "pengajuanAsset"
  | "pelepasanAsset"
  | "asset"
  | "produk"
  | "jurnalUmum"
  | "koreksi"
  | "opname"
  | "tagihan"
  | "uangMuka"
  | "faktur"
  | "kunjungan";

const BERAWALAN: readonly (readonly [awalan: string, jenis: JenisDokumen])[] = [
  ["SO-", "order"],
  ["INV-", "invoice"],
  ["SJ-", "suratJalan"],
  ["RT-", "retur"],
  ["PO-", "po"],
  ["PB-", "pengajuan"],
  ["PA-", "pengajuanAsset"],
  ["LA-", "pelepasanAsset"],
  ["JU-", "jurnalUmum"],
  ["UB-", "koreksi"],
  ["NK-", "koreksi"],
  ["HP-", "koreksi"],
  ["OP-", "opname"],
  ["TG-", "tagihan"],
  ["UM-", "uangMuka"],
  ["FK-", "faktur"],
  ["KJ-", "kunjungan"],
];

/** The kind of document of an entry; null for the depreciation of a category. */
export function jenisDokumen(peristiwa: string, dokumen: string): JenisDokumen | null {
  if (peristiwa === "susut") return null;
  const bernomor = BERAWALAN.find(([awalan]) => dokumen.startsWith(awalan));
  if (bernomor) return bernomor[1];
  if (peristiwa.startsWith("asset-")) return "asset";
  return peristiwa.startsWith("stok-") ? "produk" : null;
}
