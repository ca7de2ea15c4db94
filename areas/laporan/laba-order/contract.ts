import * as z from "zod/mini";
import { call, pageWith, row } from "#kernel/call.ts";
import { cari, choice, id, optional, paging, urutan, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { berbulan, rentangBulan } from "#kernel/range.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, idOf, tanggal, teks, uang } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";

/** By what the profit is told: each of them adds up to the same revenue and cost. */
export const SUDUT_LABA = ["order", "produk", "pelanggan", "sales"] as const;
export type SudutLaba = (typeof SUDUT_LABA)[number];
export const NAMA_SUDUT: Readonly<Record<SudutLaba, string>> = {
  order: "Per Order",
  produk: "Per Produk",
  pelanggan: "Per Pelanggan",
  sales: "Per Sales",
};

/** Amounts that are not of the goods of an order, and those that are of no order at all. */
export const POS_LABA = [
  "pembagian",
  "ongkir",
  "admin",
  "diskon",
  "potongan",
  "pemasok",
  "persediaan",
  "umum",
] as const;
export type PosLaba = (typeof POS_LABA)[number];
export const NAMA_POS: Readonly<Record<PosLaba, string>> = {
  pembagian: "Pembagian nilai pesanan",
  ongkir: "Ongkos kirim dan peti",
  admin: "Biaya admin",
  diskon: "Diskon",
  potongan: "Potongan penjualan",
  pemasok: "Selisih harga pemasok",
  persediaan: "Penyesuaian persediaan",
  umum: "Tanpa pesanan",
};

export const URUT_LABA = ["nama", "tanggal", "pendapatan", "hpp", "margin", "persen"] as const;
export type UrutLaba = (typeof URUT_LABA)[number];
export const BENTUK_LABA = ["xlsx", "csv"] as const;
export type BentukLaba = (typeof BENTUK_LABA)[number];

/** "33,3", or "-" without revenue. */
export const tulisPersen = (persen: number | null): string =>
  persen === null ? "-" : String(persen).replace(".", ",");
/** A margin of revenue, in per cent with one decimal. */
const persen = field.shown("number", "Margin (%)", atauKosong(z.number()));
export const isiLaba = {
  kode: field.shown("text", "Kode", teks),
  nama: field.shown("text", "Nama", teks),
  /** The day of the order. */
  tanggal: field.shown("day", "Tanggal Order", atauKosong(tanggal)),
  pendapatan: field.shown("money", "Pendapatan", uang),
  hpp: field.shown("money", "HPP", uang),
  margin: field.shown("money", "Margin", uang),
  persen,
};

export const BarisLaba = row({
  /** Tells the rows of an answer apart. */
  kunci: z.string(),
  ...wireOf(isiLaba),
  /** What the row is of: one of these, or an amount of its own (`pos`). */
  idSo: z.nullable(z.string()),
  idProduk: z.nullable(idOf("produk")),
  idPelanggan: z.nullable(idOf("pelanggan")),
  idUser: z.nullable(idOf("karyawan")),
  pos: z.nullable(z.enum(POS_LABA)),
  /** The account whose book shows what belongs to no order. */
  idAkun: z.nullable(idOf("akun")),
});
export type BarisLaba = z.output<typeof BarisLaba>;

/** What is earned of 100 rupiah; null without revenue. */
export const persenLaba = ({ pendapatan, hpp }: { pendapatan: Rupiah; hpp: Rupiah }): number | null =>
  pendapatan > 0 ? Math.round(((pendapatan - hpp) * 1000) / pendapatan) / 10 : null;

const saringan = {
  sudut: withDefault<SudutLaba, SudutLaba>(choice("Sudut", SUDUT_LABA), "order"),
  ...rentangBulan,
  cari,
  /** The orders of one product, customer or sales person, or with an amount of one kind. */
  idProduk: optional(id("produk", "Produk")),
  idPelanggan: optional(id("pelanggan", "Pelanggan")),
  idUser: optional(id("karyawan", "Sales")),
  pos: optional(choice("Pos", POS_LABA)),
  urut: urutan(URUT_LABA),
};

/** Purchase prices follow from the cost of goods: only who may see those sees anything of this. */
const permission = withRole(PRIVILEGED, "Laba Rugi");

export const labaOrder = {
  getLabaOrder: call("GET /labaOrderWeb/getLabaOrder", {
    summary: "Laba per order, produk, pelanggan atau sales dalam rentang bulan",
    tindakan: "melihat laba per order",
    permission,
    input: berbulan(z.object({ ...paging, ...saringan })),
    output: pageWith(BarisLaba, {
      /** The sums of everything that is found. */
      jumlah: row({ pendapatan: uang, hpp: uang, margin: uang, persen: persen.wire }),
      /** The name of what the orders are chosen by. */
      dipilih: z.nullable(z.string()),
    }),
    reads: ["jurnal", "order", "suratJalan", "retur", "produk", "pelanggan", "karyawan"],
  }),
  exportLabaOrder: call("GET /labaOrderWeb/exportLabaOrder", {
    summary: "Mengekspor laba per order, produk, pelanggan atau sales ke .xlsx atau .csv",
    tindakan: "mengekspor laba per order",
    permission,
    input: berbulan(z.object({ ...saringan, bentuk: withDefault(choice("Bentuk", BENTUK_LABA), "xlsx") })),
    answers: "file",
  }),
};
