import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { integer, paging } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { idOf, tanggal, uang } from "#kernel/row.ts";

/** A count of machines that were made by a recipe, and what they cost. */
export const Produksi = row({
  idProduksi: z.int(),
  tanggal,
  idSo: z.string(),
  idOrderan: idOf("orderan"),
  namaProduk: z.string(),
  customer: z.string(),
  qty: z.int(),
  versi: z.int(),
  bahan: uang,
  upah: uang,
  /** Of one unit, rounded. */
  perUnit: uang,
  /** What was taken beyond the recipe, or less, at what it cost. */
  selisih: z.int(),
  diurungkan: z.boolean(),
});
export type Produksi = z.output<typeof Produksi>;

/** A material of a production, or of a month: planned, taken, and what the difference cost. */
export const PakaiBahan = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  satuan: z.string(),
  rencana: z.number(),
  dipakai: z.number(),
  nilai: uang,
  selisih: z.int(),
});
export type PakaiBahan = z.output<typeof PakaiBahan>;

const melihat = withRole(PRIVILEGED, "Bahan");
const reads = ["produksi", "resep", "bahan", "orderan"] as const;

export const biayaProduksi = {
  /** Newest first. */
  getProduksi: call("GET /produksiWeb/getProduksi", {
    summary: "Mesin yang dibuat menurut resep, dengan biayanya",
    tindakan: "melihat biaya produksi",
    permission: melihat,
    input: berentang(z.object({ ...paging, ...rentang })),
    output: pageOf(Produksi),
    reads,
  }),
  getDetailProduksi: call("GET /produksiWeb/getDetailProduksi", {
    summary: "Bahan sebuah produksi: menurut resep dan yang dipakai",
    tindakan: "melihat biaya produksi",
    permission: melihat,
    input: z.object({ idProduksi: integer("Produksi", { min: 1, max: Number.MAX_SAFE_INTEGER }) }),
    output: answer(row({ ...Produksi.shape, pakai: z.array(PakaiBahan) })),
    reads,
  }),
  /** What stands for itself, the dearest difference first. */
  getSelisihBahan: call("GET /produksiWeb/getSelisihBahan", {
    summary: "Bahan yang dipakai dibanding resepnya, menurut bahan",
    tindakan: "melihat biaya produksi",
    permission: melihat,
    input: berentang(z.object(rentang)),
    output: answer(z.array(PakaiBahan)),
    reads,
  }),
};
