import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, text } from "#kernel/fields.ts";
import { type Menu, signedIn } from "#kernel/permission.ts";
import { waktu } from "#kernel/row.ts";

/** The kinds of documents with a history, and the menus that may read it. */
export const RIWAYAT = {
  karyawan: ["Karyawan"],
  divisi: ["Setting", "Karyawan"],
  jabatan: ["Setting", "Karyawan"],
  role: ["Setting", "Karyawan"],
  produk: ["Produk", "Produk Card"],
  opname: ["Produk"],
  bahan: ["Bahan"],
  resep: ["Bahan"],
  order: ["Sales Order", "Invoice", "Surat Jalan", "Pesan Langsung"],
  invoice: ["Sales Order", "Invoice", "Surat Jalan", "Pesan Langsung"],
  koreksi: ["Sales Order", "Invoice", "Piutang"],
  suratJalan: ["Sales Order", "Surat Jalan"],
  retur: ["Sales Order", "Surat Jalan"],
  orderan: ["Sales Order", "Pesan Langsung"],
  penawaran: ["Produk Card", "Sales Order"],
  daftarHarga: ["Produk Card"],
  pelanggan: ["Pelanggan"],
  po: ["Purchase Order"],
  tagihan: ["Hutang"],
  uangMuka: ["Hutang"],
  pemasok: ["Pemasok"],
  faktur: ["Buku Besar"],
  buktiPotong: ["Buku Besar"],
  fakturMasukan: ["Buku Besar"],
  potongPemasok: ["Buku Besar"],
  pajak: ["Buku Besar"],
  pajakPelanggan: ["Buku Besar"],
  pajakProduk: ["Buku Besar"],
  pengajuan: ["Pengajuan"],
  rekening: ["Rekening"],
  rekeningKoran: ["Pengajuan"],
  kebutuhan: ["Kebutuhan"],
  komponenLaba: ["Kebutuhan"],
  pengajuanAsset: ["Asset"],
  pelepasanAsset: ["Asset"],
  asset: ["Asset"],
  kategoriAsset: ["Setting", "Asset"],
  lokasiAsset: ["Setting", "Asset"],
  neraca: ["Neraca"],
  akun: ["Buku Besar"],
  jurnalUmum: ["Buku Besar"],
  tutupBuku: ["Buku Besar"],
  keluhan: ["Servis"],
  aturan: ["Servis"],
  kunjungan: ["Servis"],
  batas: ["Setting"],
  mulai: ["Setting"],
  impor: ["Pelanggan", "Pemasok", "Produk", "Karyawan"],
  perusahaan: ["Setting"],
  kolomSendiri: ["Setting"],
} as const satisfies Record<string, readonly Menu[]>;
export type JenisRiwayat = keyof typeof RIWAYAT;
export const JENIS_RIWAYAT = Object.keys(RIWAYAT) as JenisRiwayat[];

/** One field of a change, in the words of the screens; null for no value. */
const Perubahan = row({
  field: z.string(),
  label: z.string(),
  sebelum: z.nullable(z.string()),
  sesudah: z.nullable(z.string()),
});
export type PerubahanRiwayat = z.output<typeof Perubahan>;

/** The calls that take back what a history tells. */
const PENGURUNG = [
  "undoFotoSj",
  "undoDokumenInvoice",
  "undoFotoProduk",
  "undoFotoProfile",
  "undoLogo",
  "undoPl",
  "undoPoSelesai",
] as const;
export type Pengurung = (typeof PENGURUNG)[number];

export const Riwayat = row({
  idRiwayat: z.int(),
  waktu,
  nama: z.string(),
  /** A summary of what was done. */
  ringkas: z.string(),
  panggilan: z.string(),
  jenis: z.enum(JENIS_RIWAYAT),
  id: z.string(),
  /** The part of the document that changed, such as an invoice of an order; empty for the document itself. */
  bagian: z.string(),
  perubahan: z.array(Perubahan),
  /** The call and its input that take this back, for as long as that is possible. */
  urung: z.nullable(
    row({ panggilan: z.enum(PENGURUNG), input: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});
export type Riwayat = z.output<typeof Riwayat>;

export const riwayat = {
  getRiwayat: call("GET /auditWeb/getRiwayat", {
    summary: "Riwayat perubahan satu dokumen",
    tindakan: "melihat riwayat",
    permission: signedIn,
    input: z.object({ jenis: choice("Jenis", JENIS_RIWAYAT), id: text("Id", { max: 100 }) }),
    output: answer(z.array(Riwayat)),
    reads: JENIS_RIWAYAT,
  }),
};
