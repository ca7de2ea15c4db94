import type { JenisBatas } from "#areas/asset/kategori/contract.ts";

/** Categories, locations, old assets and asset requests of the demo company. */

type Kategori = { nama: string; kode: string; pembagi: number; jenisBatas: JenisBatas; batas: number };

export const KATEGORI: readonly Kategori[] = [
  { nama: "Kendaraan", kode: "KEN", pembagi: 96, jenisBatas: "atas", batas: 10_000_000 },
  { nama: "Mesin Produksi", kode: "MSN", pembagi: 96, jenisBatas: "atas", batas: 5_000_000 },
  { nama: "Komputer", kode: "KMP", pembagi: 48, jenisBatas: "atas", batas: 2_000_000 },
  { nama: "Perabot Kantor", kode: "PRB", pembagi: 48, jenisBatas: "atas", batas: 500_000 },
  { nama: "Peralatan Kecil", kode: "PRL", pembagi: 24, jenisBatas: "bawah", batas: 5_000_000 },
];

export const LOKASI = [
  { nama: "Kantor Pusat", singkatan: "KTR" },
  { nama: "Bengkel Produksi", singkatan: "BKL" },
  { nama: "Gudang Utama", singkatan: "GDG" },
] as const;

type Barang = { nama: string; kategori: string; lokasi: string; harga: number };
const barang = (nama: string, kategori: string, lokasi: string, harga: number): Barang => ({
  nama,
  kategori,
  lokasi,
  harga: harga * 1000,
});

/** Bought so many months before the story begins. */
type Lepas = {
  /** When it is asked for, as a share of the story. */
  kapan: number;
  /** The price of a sale; without one it is broken. */
  harga?: number;
  keterangan: string;
  /** It still waits for the decision. */
  menunggu?: boolean;
};

export const LAMA: readonly (Barang & { bulan: number; rusak?: string; lepas?: Lepas })[] = [
  { ...barang("Truk Colt Diesel 6 Roda", "KEN", "GDG", 385_000), bulan: 41 },
  {
    ...barang("Mobil Pikap", "KEN", "KTR", 162_500),
    bulan: 27,
    lepas: { kapan: 0.72, harga: 71_500_000, keterangan: "Diganti mobil boks, dibeli CV Tani Makmur" },
  },
  { ...barang("Forklift 2,5 Ton", "MSN", "GDG", 248_000), bulan: 33 },
  { ...barang("Mesin Potong Plasma CNC", "MSN", "BKL", 310_000), bulan: 22 },
  { ...barang("Mesin Bending Hidrolik", "MSN", "BKL", 194_750), bulan: 30 },
  { ...barang("Mesin Las TIG", "MSN", "BKL", 18_900), bulan: 19 },
  { ...barang("Mesin Las TIG", "MSN", "BKL", 18_900), bulan: 19 },
  { ...barang("Komputer Desain", "KMP", "KTR", 24_300), bulan: 14 },
  { ...barang("Server Kantor", "KMP", "KTR", 41_000), bulan: 52, rusak: "Papan induk rusak, tidak dapat diperbaiki" },
  {
    ...barang("Meja Rapat Jati", "PRB", "KTR", 7_650),
    bulan: 38,
    lepas: { kapan: 0.95, keterangan: "Kaki meja patah, dimakan rayap", menunggu: true },
  },
  { ...barang("Rak Besi Gudang", "PRB", "GDG", 12_400), bulan: 26 },
];

type Permintaan = Barang & {
  alasan: string;
  /** The reason why it is rejected. */
  tolak?: string;
  /** How far the request gets; without it the asset is bought and registered. */
  baru?: "diminta" | "dibayar";
};

/** Requests in the order in which they are made during the story. */
export const DIMINTA: readonly Permintaan[] = [
  { ...barang("Laptop Sales", "KMP", "KTR", 11_750), alasan: "Presentasi ke customer" },
  { ...barang("Bor Duduk", "PRL", "BKL", 3_850), alasan: "Yang lama tidak presisi" },
  { ...barang("Kompresor Udara", "MSN", "BKL", 16_400), alasan: "Pengecatan ruang produksi" },
  {
    ...barang("Mobil Listrik Direksi", "KEN", "KTR", 518_000),
    alasan: "Kunjungan customer",
    tolak: "Belum mendesak, sewa dulu",
  },
  { ...barang("Motor Kurir", "KEN", "GDG", 21_300), alasan: "Pengantaran suku cadang" },
  { ...barang("Printer Label", "KMP", "GDG", 4_950), alasan: "Label pengiriman" },
  { ...barang("Timbangan Lantai 1 Ton", "MSN", "GDG", 13_200), alasan: "Timbang peti sebelum kirim" },
  { ...barang("Kursi Kerja", "PRB", "KTR", 1_450), alasan: "Karyawan baru" },
  { ...barang("Gerinda Tangan", "PRL", "BKL", 985), alasan: "Finishing rangka" },
  {
    ...barang("Mesin Kopi", "PRB", "KTR", 28_500),
    alasan: "Ruang tunggu customer",
    tolak: "Terlalu mahal, cari yang lebih sederhana",
  },
  { ...barang("Mesin Roll Plat", "MSN", "BKL", 87_600), alasan: "Tabung rotary dibuat sendiri" },
  { ...barang("Laptop Akuntansi", "KMP", "KTR", 13_900), alasan: "Penutupan bulan lebih cepat" },
  { ...barang("Lemari Arsip", "PRB", "KTR", 3_275), alasan: "Arsip faktur" },
  { ...barang("Hand Pallet", "PRL", "GDG", 4_200), alasan: "Bongkar muat" },
  { ...barang("Genset 20 kVA", "MSN", "BKL", 96_000), alasan: "Listrik sering padam", baru: "dibayar" },
  { ...barang("AC Ruang Desain", "PRB", "KTR", 6_800), alasan: "Komputer desain panas", baru: "diminta" },
];
