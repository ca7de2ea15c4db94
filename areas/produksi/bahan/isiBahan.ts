import * as z from "zod/mini";
import { field, inSentence, orElse, type Typed } from "#kernel/record.ts";
import { atauKosong, benar, teks, uang, waktu } from "#kernel/row.ts";
import { jumlahBahan, SERIBU, tulisKemasan } from "#kernel/satuan.ts";
import type { Rupiah } from "#kernel/types.ts";

/** A quantity, which others are told in units; typed with up to three decimals, it is in thousandths. */
const jumlah = (label: string, rules: { min?: number; short?: string; empty?: string } = {}) =>
  ({
    label,
    short: rules.short ?? label,
    kind: "other",
    wire: z.number(),
    input: jumlahBahan(inSentence(label, {}), rules),
    blank: "",
    required: true,
  }) satisfies Typed;

/** What is typed of a material. */
export const dataBahan = {
  kodeProduk: field.text("Kode Bahan", { max: 50 }),
  namaProduk: field.name("Nama Bahan"),
  satuan: field.name("Satuan", { max: 12 }),
  satuanBeli: field.name("Satuan Beli", { max: 20 }),
  isiBeli: jumlah("Isi per Satuan Beli", { min: 0.001 }),
  /** Of one pack; null in answers for those who may not see it. */
  hargaBeli: {
    ...orElse(field.money("Harga Beli", { short: "Harga per Satuan Beli" }), 0 as Rupiah),
    wire: atauKosong(uang),
  },
  minimalStock: jumlah("Stock Minimal"),
};
export const stockBahan = { jumlahStock: jumlah("Stock") };
export const stockAwalBahan = { jumlahStock: jumlah("Stock Awal") };

export const keadaanBahan = {
  ...stockBahan,
  softDelete: field.shown("flag", "Status", benar, { say: (stopped) => (stopped ? "Tidak Aktif" : "Aktif") }),
  updatedAt: field.shown("moment", "Diubah", waktu),
};

export const isianKoreksi = {
  jumlahStock: jumlah("Hasil Hitungan"),
  keterangan: field.lines("Keterangan", { empty: "Keterangan tidak boleh kosong." }),
};

/** What a pack of a material is, as others are told it. */
export const tulisIsi = ({ isiBeli, ...kemasan }: { satuan: string; satuanBeli: string; isiBeli: number }): string =>
  tulisKemasan({ ...kemasan, isiBeli: Math.round(isiBeli * SERIBU) });

const tertulis = (label: string) => field.shown("text", label, teks);
/** Fields in the history of a material. */
export const riwayatBahan = {
  kodeProduk: dataBahan.kodeProduk,
  namaProduk: dataBahan.namaProduk,
  isi: tertulis("Satuan"),
  hargaBeli: dataBahan.hargaBeli,
  minimal: tertulis("Stock Minimal"),
  stock: tertulis("Stock"),
  keterangan: tertulis("Keterangan"),
  aktif: field.shown("flag", "Status", benar, { say: (active) => (active ? "Aktif" : "Tidak Aktif") }),
};
