import { hasMenu, type Menu } from "#kernel/permission.ts";

/** A chapter of the guide (docs/PANDUAN.md): whom it concerns, and its pictures. */
export type Bab = {
  kunci: string;
  /** Its heading in the guide. */
  judul: string;
  /** Any of these menus; empty for everyone. */
  menu: readonly Menu[];
  gambar: readonly { berkas: string; keterangan: string }[];
};

export const BAB: readonly Bab[] = [
  { kunci: "masuk", judul: "Masuk", menu: [], gambar: [] },
  { kunci: "mulai", judul: "Mulai", menu: [], gambar: [] },
  {
    kunci: "semua-layar",
    judul: "Yang sama di semua layar",
    menu: [],
    gambar: [
      { berkas: "dashboard", keterangan: "Menu di kiri, pencarian, + dan foto Anda di atas" },
      { berkas: "ponsel-order", keterangan: "Di ponsel: kartu, dan bilah bawah" },
    ],
  },
  { kunci: "tanpa-jaringan", judul: "Tanpa jaringan", menu: [], gambar: [] },
  {
    kunci: "memutuskan",
    judul: "Memutuskan",
    menu: ["Pengajuan", "Invoice", "Asset"],
    gambar: [{ berkas: "persetujuan", keterangan: "Kotak Persetujuan" }],
  },
  { kunci: "kalender", judul: "Kalender", menu: [], gambar: [] },
  { kunci: "komentar", judul: "Komentar dan kabar", menu: [], gambar: [] },
  {
    kunci: "menjual",
    judul: "Menjual",
    menu: ["Produk Card", "Sales Order", "Invoice"],
    gambar: [
      { berkas: "produk-card", keterangan: "Produk Card" },
      { berkas: "sales-order", keterangan: "Sales Order" },
      { berkas: "invoice", keterangan: "Invoice" },
    ],
  },
  { kunci: "marketplace", judul: "Marketplace", menu: ["Produk Card", "Invoice"], gambar: [] },
  { kunci: "menawarkan", judul: "Menawarkan", menu: ["Produk Card", "Sales Order"], gambar: [] },
  { kunci: "daftar-harga", judul: "Daftar harga", menu: ["Produk Card"], gambar: [] },
  {
    kunci: "pelanggan",
    judul: "Pelanggan dan piutang",
    menu: ["Pelanggan", "Piutang"],
    gambar: [{ berkas: "piutang", keterangan: "Piutang menurut umurnya" }],
  },
  {
    kunci: "produksi",
    judul: "Produksi dan pembelian",
    menu: ["Produk", "Pesan Langsung", "Purchase Order", "Pemasok", "Hutang"],
    gambar: [
      { berkas: "harus-po", keterangan: "Produk › Harus PO" },
      { berkas: "purchase-order", keterangan: "Purchase Order" },
    ],
  },
  { kunci: "bahan", judul: "Bahan dan resep", menu: ["Bahan"], gambar: [] },
  {
    kunci: "stock-opname",
    judul: "Stock opname",
    menu: ["Produk"],
    gambar: [],
  },
  {
    kunci: "mengirim",
    judul: "Mengirim",
    menu: ["Surat Jalan"],
    gambar: [
      { berkas: "surat-jalan", keterangan: "Surat Jalan" },
      { berkas: "ponsel-surat-jalan", keterangan: "Surat Jalan di ponsel" },
    ],
  },
  { kunci: "nomor-seri", judul: "Nomor seri", menu: ["Produk", "Surat Jalan"], gambar: [] },
  { kunci: "servis", judul: "Servis", menu: ["Servis"], gambar: [] },
  {
    kunci: "uang",
    judul: "Uang",
    menu: ["Kebutuhan", "Rekening", "Pengajuan", "Simpanan"],
    gambar: [
      { berkas: "mutasi-rekening", keterangan: "Mutasi Rekening" },
      { berkas: "simpanan", keterangan: "Simpanan Rekening" },
    ],
  },
  { kunci: "asset", judul: "Asset", menu: ["Asset"], gambar: [{ berkas: "list-asset", keterangan: "List Asset" }] },
  {
    kunci: "laporan",
    judul: "Laporan",
    menu: ["Dashboard", "Laba Rugi", "Neraca"],
    gambar: [{ berkas: "laba-rugi", keterangan: "Laba Rugi" }],
  },
  {
    kunci: "buku-besar",
    judul: "Buku Besar, untuk akuntan",
    menu: ["Buku Besar"],
    gambar: [{ berkas: "buku-besar", keterangan: "Buku sebuah akun" }],
  },
  { kunci: "pajak", judul: "Pajak", menu: ["Buku Besar"], gambar: [] },
  { kunci: "mengelola", judul: "Mengelola", menu: ["Karyawan", "Setting"], gambar: [] },
  { kunci: "program-lain", judul: "Program lain", menu: ["Karyawan"], gambar: [] },
];

export const judulBab = (kunci: string): string | undefined => BAB.find((bab) => bab.kunci === kunci)?.judul;

type Orang = Parameters<typeof hasMenu>[0];

/** The chapters for this person first, and those about work of others. */
export function babUntuk(orang: Orang): { sendiri: Bab[]; lain: Bab[] } {
  const mine = ({ menu }: Bab) => menu.length === 0 || menu.some((one) => hasMenu(orang, one));
  return { sendiri: BAB.filter(mine), lain: BAB.filter((bab) => !mine(bab)) };
}
