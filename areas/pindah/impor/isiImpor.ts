import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { field } from "#kernel/record.ts";
import { atauKosong, Boleh, bilangan, teks, waktu } from "#kernel/row.ts";
import { SelSalah } from "#kernel/selSalah.ts";

/** What can be brought from another program. */
export const JENIS_IMPOR = [
  "pelanggan",
  "pemasok",
  "produk",
  "bahan",
  "karyawan",
  "piutang",
  "order",
  "hutang",
  "asset",
  "neraca",
  "saldo",
] as const;
export type JenisImpor = (typeof JENIS_IMPOR)[number];
const NAMA_JENIS: Readonly<Record<JenisImpor, string>> = {
  pelanggan: "Pelanggan",
  pemasok: "Pemasok",
  produk: "Produk",
  bahan: "Bahan",
  karyawan: "Karyawan",
  piutang: "Piutang",
  order: "Order Belum Selesai",
  hutang: "Hutang",
  asset: "Asset",
  neraca: "Neraca Saldo",
  saldo: "Saldo Awal",
};
export const namaJenisImpor = (jenis: string): string => NAMA_JENIS[jenis as JenisImpor] ?? jenis;

export const riwayatImpor = {
  data: field.shown("text", "Data", teks),
  berkas: field.shown("text", "Berkas", teks),
  baris: field.shown("number", "Baris", bilangan),
  dibatalkan: field.shown("flag", "Dibatalkan", z.boolean()),
};

/** A column of Kantor and what fills it: a heading of the file, or one value for all rows. */
export const KolomImpor = row({
  kolom: teks,
  label: teks,
  wajib: z.boolean(),
  judul: atauKosong(teks),
  tetap: teks,
});
export type KolomImpor = z.output<typeof KolomImpor>;

/** The first password of a new employee. */
const PasswordAwal = row({ noKaryawan: teks, namaLengkap: teks, passwordAwal: atauKosong(teks) });

export const HasilImpor = row({
  /** null where nothing was written. */
  idImpor: atauKosong(bilangan),
  baris: bilangan,
  /** The headings of the file, as it writes them. */
  judul: z.array(teks),
  kolom: z.array(KolomImpor),
  /** Columns without which the file cannot be read in, and that nobody named yet. */
  kurang: z.array(teks),
  /** The first rows as they will be, a text for each of `kolom` that is filled. */
  contoh: z.array(z.array(teks)),
  salah: z.array(SelSalah),
  banyakSalah: bilangan,
  sandi: z.array(PasswordAwal),
});
export type HasilImpor = z.output<typeof HasilImpor>;

export const Impor = row({
  idImpor: bilangan,
  jenis: teks,
  berkas: teks,
  baris: bilangan,
  waktu,
  oleh: teks,
  dibatalkan: atauKosong(waktu),
  aksi: row({ batal: Boleh }),
});
export type Impor = z.output<typeof Impor>;
