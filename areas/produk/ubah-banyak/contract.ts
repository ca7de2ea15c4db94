import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { id, listOf, optional, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { persen } from "#kernel/persen.ts";
import { blankable, field, inputOf, orElse, type Typed } from "#kernel/record.ts";
import { Boleh, benar, bilangan, idOf, teks, uang, waktu } from "#kernel/row.ts";
import { saringanProduk } from "../produk/daftarProduk.ts";
import { dataProduk } from "../produk/isiProduk.ts";

/** The most products that one change takes. */
export const MAX_UBAH = 2_000;
export const PEMBULATAN = ["1", "100", "500", "1000"] as const;
export type Pembulatan = (typeof PEMBULATAN)[number];

const [PALING_TURUN, PALING_NAIK] = [-90, 1000];
const kenaikan: Typed<number, ReturnType<typeof persen>, ""> = {
  ...field.number("Harga naik"),
  input: persen("Kenaikan harga", { min: PALING_TURUN, max: PALING_NAIK }),
};

/** What can be changed of many products; what is blank stays as it is. */
export const isianUbah = {
  persen: blankable(kenaikan),
  pembulatan: orElse(
    field.choice("Harga dibulatkan ke", PEMBULATAN, {
      say: (word) => (word === "1" ? "Rupiah penuh" : `Rp ${word.replace("1000", "1.000")} terdekat`),
    }),
    "1",
  ),
  minimalStock: blankable(field.number(dataProduk.minimalStock.label, { max: dataProduk.minimalStock.max })),
  status: blankable(
    field.choice("Status", ["aktif", "tidak aktif"], { say: (word) => (word === "aktif" ? "Aktif" : "Tidak Aktif") }),
  ),
};

const idProduk = id("produk", "Produk");
/** Which products: these, or what the list shows with its search and filters. */
const sasaran = {
  idProduk: optional(
    listOf<z.output<typeof idProduk>, number | string>("Produk", itemOf(idProduk, "Produk tidak dikenal"), {
      min: 1,
      max: MAX_UBAH,
      empty: "Pilih produk dahulu",
    }),
  ),
  cari: saringanProduk.cari,
  kategori: saringanProduk.kategori,
  stok: saringanProduk.stok,
  kolom: saringanProduk.kolom,
};
const Permintaan = z.object({ ...inputOf(isianUbah), ...sasaran });
export type Permintaan = z.output<typeof Permintaan>;

/** What of a product can be changed with others. */
const Keadaan = row({ hargaProduk: uang, minimalStock: bilangan, aktif: benar });
export type Keadaan = z.output<typeof Keadaan>;
const BarisUbah = row({
  idProduk: idOf("produk"),
  kodeProduk: teks,
  namaProduk: teks,
  sebelum: Keadaan,
  sesudah: Keadaan,
});
export type BarisUbah = z.output<typeof BarisUbah>;

/** One change that was made. */
const Riwayat = row({
  idUbahBanyak: idOf("ubahBanyak"),
  waktu,
  oleh: teks,
  isi: teks,
  jumlah: z.int(),
  /** When it was taken back, and by whom. */
  dibatalkan: z.nullable(row({ waktu, oleh: teks })),
  aksi: row({ batalkan: Boleh }),
});
export type UbahBanyak = z.output<typeof Riwayat>;

const permission = withRole(PRIVILEGED, "Produk");

export const ubahBanyak = {
  getUbahBanyak: call("GET /produkWeb/getUbahBanyak", {
    summary: "Pratinjau perubahan beberapa produk: sebelum dan sesudah",
    tindakan: "mengubah banyak produk",
    permission,
    input: Permintaan,
    output: answer(
      row({
        /** How many products are meant; `baris` has those that would change. */
        jumlah: z.int(),
        baris: z.array(BarisUbah),
        /** Names this preview: the change is only made while nothing in it is different. */
        tanda: teks,
      }),
    ),
    reads: ["produk"],
  }),
  getRiwayatUbahBanyak: call("GET /produkWeb/getRiwayatUbahBanyak", {
    summary: "Perubahan banyak produk yang terakhir",
    tindakan: "melihat perubahan banyak produk",
    permission,
    output: answer(z.array(Riwayat)),
    reads: ["produk", "karyawan"],
  }),
  ubahBanyakProduk: call("PATCH /produkWeb/ubahBanyakProduk", {
    summary: "Mengubah harga, minimal stock atau status beberapa produk sekaligus",
    tindakan: "mengubah banyak produk",
    permission,
    input: z.object({
      ...Permintaan.shape,
      tanda: withDefault<string, string>(text("Tanda pratinjau", { max: 64 }), ""),
    }),
    output: answer(row({ idUbahBanyak: idOf("ubahBanyak"), jumlah: z.int() })),
    changes: ["produk"],
  }),
  batalkanUbahBanyak: call("PATCH /produkWeb/batalkanUbahBanyak", {
    summary: "Mengembalikan perubahan banyak produk; yang sudah diubah lagi tetap",
    tindakan: "membatalkan perubahan banyak produk",
    permission,
    input: z.object({ idUbahBanyak: id("ubahBanyak", "Perubahan") }),
    output: answer(
      row({
        kembali: z.int(),
        /** What somebody has changed since. */
        tetap: z.array(row({ kodeProduk: teks, namaProduk: teks, isian: teks })),
      }),
    ),
    changes: ["produk"],
  }),
};
