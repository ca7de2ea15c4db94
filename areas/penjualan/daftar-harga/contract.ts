import * as z from "zod/mini";
import { answer, call, pageOf, row, sheets } from "#kernel/call.ts";
import { cari, date, flag, id, integer, listOf, optional, paging, rupiah, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { persen } from "#kernel/persen.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { idOf, tanggal, uang } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import { barisHarga, isianDaftar, keadaanDaftar, kelompokHarga } from "./isiDaftarHarga.ts";

/** The most prices that one form sets; more come by a sheet. */
export const MAKS_HARGA = 500;

const isiDaftar = {
  idDaftarHarga: idOf("daftarHarga"),
  ...wireOf(isianDaftar),
  aktif: z.boolean(),
  ...wireOf(keadaanDaftar),
  versi: z.int(),
};
export const DaftarHarga = row(isiDaftar);
export type DaftarHarga = z.output<typeof DaftarHarga>;

export const DetailDaftarHarga = row({
  ...isiDaftar,
  pelanggan: z.array(row({ idPelanggan: idOf("pelanggan"), nama: z.string(), instansi: z.string() })),
  /** The days from which prices hold, the newest first, and how many begin on each. */
  perubahan: z.array(row({ mulai: tanggal, jumlah: z.int() })),
});
export type DetailDaftarHarga = z.output<typeof DetailDaftarHarga>;

export const BarisHarga = row({ idProduk: idOf("produk"), ...wireOf(barisHarga), persen: z.nullable(z.number()) });
export type BarisHarga = z.output<typeof BarisHarga>;

/** What a customer pays for a machine by a list, and its name. */
export const HargaPelanggan = row({ idProduk: idOf("produk"), harga: uang, daftar: z.string() });
export type HargaPelanggan = z.output<typeof HargaPelanggan>;

const Baris = z.object({
  idProduk: id("produk", "Produk"),
  harga: optional(rupiah("Harga")),
  persen: optional(persen("Potongan")),
});
export type BarisDiisi = z.output<typeof Baris>;
type BarisKirim = z.input<typeof Baris>;

const idDaftarHarga = id("daftarHarga", "Daftar harga");
const idPelanggan = id("pelanggan", "Pelanggan");
const idProduk = id("produk", "Produk");
const versi = optional(integer("Versi"));
/** Prices hold from this day on; today where it is left out. */
const mulai = optional(date("Berlaku mulai"));

const melihat = withMenu("Produk Card");
const mengatur = withRole(PRIVILEGED, "Produk Card");
const reads = ["daftarHarga", "produk", "pelanggan"] as const;
const changes = ["daftarHarga"] as const;

const isian = {
  ...inputOf(isianDaftar),
  pelanggan: withDefault<Id<"pelanggan">[], readonly (number | string)[] | string>(
    listOf<Id<"pelanggan">, number | string>("Pelanggan", itemOf(idPelanggan, "Pelanggan tidak dikenal"), { max: 500 }),
    [],
  ),
};
/** So many per cent more (or fewer, below 0) for every fixed price, rounded to whole amounts of `bulat`. */
const kenaikan = {
  idDaftarHarga,
  persen: persen("Kenaikan", { min: -90, max: 500 }),
  bulat: withDefault<number, number | string>(integer("Pembulatan", { min: 1, max: 1_000_000 }), 1),
  mulai,
};

export const daftarHarga = {
  getDaftarHarga: call("GET /daftarHargaWeb/getDaftarHarga", {
    summary: "Semua daftar harga dengan masa berlakunya",
    tindakan: "melihat daftar harga",
    permission: melihat,
    input: z.object({ ...paging, cari }),
    output: pageOf(DaftarHarga),
    reads,
  }),
  getDetailDaftarHarga: call("GET /daftarHargaWeb/getDetailDaftarHarga", {
    summary: "Satu daftar harga dengan pelanggannya dan hari harganya berubah",
    tindakan: "melihat daftar harga",
    permission: melihat,
    input: z.object({ idDaftarHarga }),
    output: answer(DetailDaftarHarga),
    reads,
  }),
  /** As they hold on a day: today where none is named. */
  getBarisHarga: call("GET /daftarHargaWeb/getBarisHarga", {
    summary: "Harga di sebuah daftar pada suatu hari",
    tindakan: "melihat daftar harga",
    permission: melihat,
    input: z.object({ ...paging, cari, idDaftarHarga, pada: optional(date("Pada tanggal")) }),
    output: pageOf(BarisHarga),
    reads,
  }),
  /** Of these products those that the customer has a price of its own for today. */
  getHargaPelanggan: call("GET /daftarHargaWeb/getHargaPelanggan", {
    summary: "Harga produk bagi seorang pelanggan menurut daftar harganya",
    tindakan: "melihat harga pelanggan",
    permission: melihat,
    input: z.object({
      idPelanggan,
      idProduk: listOf<Id<"produk">, number | string>("Produk", itemOf(idProduk, "Produk tidak dikenal"), {
        max: MAKS_HARGA,
      }),
    }),
    output: answer(z.array(HargaPelanggan)),
    reads,
  }),
  getDaftarPelanggan: call("GET /daftarHargaWeb/getDaftarPelanggan", {
    summary: "Kelompok harga seorang pelanggan dan daftar yang berlaku baginya hari ini",
    tindakan: "melihat harga pelanggan",
    permission: withMenu("Produk Card", "Pelanggan"),
    input: z.object({ idPelanggan }),
    output: answer(row({ kelompok: z.string(), daftar: z.array(z.string()) })),
    reads,
  }),
  addDaftarHarga: call("POST /daftarHargaWeb/addDaftarHarga", {
    summary: "Membuat daftar harga",
    tindakan: "membuat daftar harga",
    permission: mengatur,
    input: z.object(isian),
    output: answer(row({ idDaftarHarga: idOf("daftarHarga") })),
    changes,
  }),
  editDaftarHarga: call("PATCH /daftarHargaWeb/editDaftarHarga", {
    summary: "Mengubah nama, masa berlaku dan pelanggan daftar harga",
    tindakan: "mengubah daftar harga",
    permission: mengatur,
    input: z.object({
      idDaftarHarga,
      ...isian,
      aktif: withDefault<boolean, boolean | string>(flag("Aktif"), true),
      versi,
    }),
    changes,
  }),
  /** A product without a price and a per cent has its own price again. Prices of days before today stay as they were. */
  setHarga: call("PATCH /daftarHargaWeb/setHarga", {
    summary: "Menentukan harga produk di sebuah daftar mulai suatu hari",
    tindakan: "mengubah harga di daftar harga",
    permission: mengatur,
    input: z.object({
      idDaftarHarga,
      mulai,
      baris: listOf<BarisDiisi, BarisKirim>("Harga", itemOf(Baris, "Harga tidak dapat dibaca"), {
        min: 1,
        max: MAKS_HARGA,
        empty: "Isi paling sedikit satu harga",
      }),
      versi,
    }),
    changes,
  }),
  getDampakNaik: call("GET /daftarHargaWeb/getDampakNaik", {
    summary: "Apa jadinya harga sebuah daftar bila dinaikkan sekian persen",
    tindakan: "menaikkan harga di daftar harga",
    permission: mengatur,
    input: z.object(kenaikan),
    output: answer(
      row({
        /** Fixed prices that change, and prices in per cent, which follow the product's own. */
        jumlah: z.int(),
        mengikuti: z.int(),
        contoh: z.array(row({ namaProduk: z.string(), sebelum: uang, sesudah: uang })),
      }),
    ),
    reads,
  }),
  naikkanHarga: call("POST /daftarHargaWeb/naikkanHarga", {
    summary: "Menaikkan semua harga tetap di sebuah daftar sekian persen",
    tindakan: "menaikkan harga di daftar harga",
    permission: mengatur,
    input: z.object({ ...kenaikan, versi }),
    output: answer(row({ jumlah: z.int() })),
    changes,
  }),
  exportDaftarHarga: call("GET /daftarHargaWeb/exportDaftarHarga", {
    summary: "Mengekspor harga sebuah daftar ke file .xlsx, yang dapat diisi dan diimpor kembali",
    tindakan: "mengekspor daftar harga",
    permission: melihat,
    input: z.object({ idDaftarHarga }),
    answers: "xlsx",
  }),
  importDaftarHarga: call("POST /daftarHargaWeb/importDaftarHarga", {
    summary: "Mengimpor harga ke sebuah daftar: semua baris atau tidak satu pun",
    tindakan: "mengimpor daftar harga",
    permission: mengatur,
    input: z.object({ idDaftarHarga, mulai }),
    files: { excelFile: sheets() },
    output: answer(row({ jumlah: z.int() })),
    changes,
  }),
  setKelompokHarga: call("PATCH /daftarHargaWeb/setKelompokHarga", {
    summary: "Menentukan kelompok harga seorang pelanggan",
    tindakan: "menentukan kelompok harga",
    permission: withRole(PRIVILEGED, "Pelanggan"),
    input: z.object({ idPelanggan, ...inputOf(kelompokHarga) }),
    changes: ["daftarHarga", "pelanggan"],
  }),
};
