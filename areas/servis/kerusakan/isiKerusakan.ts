import * as z from "zod/mini";
import { namaBulan } from "#areas/laporan/bulan.ts";
import { field } from "#kernel/record.ts";
import { atauKosong, bilangan, salahSatu, teks, uang } from "#kernel/row.ts";

/**
 * Where the units of a batch come from: made for their order in a month, taken from stock and numbered in a month, or
 * complained about without a number.
 */
export const ASAL_BATCH = ["produksi", "stock", "tanpa-seri"] as const;
export type AsalBatch = (typeof ASAL_BATCH)[number];
const NAMA_ASAL: Readonly<Record<AsalBatch, string>> = {
  produksi: "Dibuat",
  stock: "Dari stock",
  "tanpa-seri": "Tanpa nomor seri",
};

/** "Dibuat November 2026"; `bulan` is YYYY-MM, or blank without a number. */
export const sebutBatch = (batch: { asal: AsalBatch; bulan: string }): string =>
  batch.bulan === "" ? NAMA_ASAL[batch.asal] : `${NAMA_ASAL[batch.asal]} ${namaBulan(batch.bulan)}`;

/** Failures of 100 units, with one decimal; null where it is not known how many units there are. */
export const perSeratus = ({ unit, kerusakan }: { unit: number | null; kerusakan: number }): number | null =>
  unit ? Math.round((kerusakan * 1000) / unit) / 10 : null;

/** A product and a batch of it: how many units left, and what became of them. */
export const isiKerusakan = {
  kodeProduk: field.shown("text", "Kode", teks),
  namaProduk: field.shown("text", "Produk", teks),
  asal: field.shown("choice", "Asal", salahSatu(ASAL_BATCH), { say: (asal) => NAMA_ASAL[asal] }),
  bulan: field.shown("text", "Bulan Batch", teks),
  /** Null for complaints about machines without a number, as nobody can tell how many of those there are. */
  unit: field.shown("number", "Mesin Dikirim", atauKosong(bilangan)),
  kerusakan: field.shown("number", "Kerusakan", bilangan),
  persen: field.shown("number", "Per 100 Mesin", atauKosong(z.number())),
  kunjungan: field.shown("number", "Kunjungan Garansi", bilangan),
  /** What the parts of these visits had cost; null for those who may not see purchase prices. */
  biaya: field.shown("money", "Biaya Garansi", atauKosong(uang)),
};
