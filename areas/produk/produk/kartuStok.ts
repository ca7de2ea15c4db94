import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { tanggal, uang, waktu } from "#kernel/row.ts";

const JENIS_STOK = [
  "awal",
  "tambah",
  "po",
  "produksi",
  "kirim",
  "batal-kirim",
  "koreksi",
  "retur",
  "perbaikan",
  "biaya",
  "servis",
  "batal-servis",
] as const;

export const KartuStok = row({
  idStok: z.int(),
  tanggal,
  waktu,
  jenis: z.enum(JENIS_STOK),
  qty: z.int(),
  saldo: z.int(),
  /** The purchase price at that time; null for those who may not see it. */
  hargaBeli: z.nullable(uang),
  /** The value that moved, and what the stock was worth after it; null for those who may not see it. */
  nilai: z.nullable(uang),
  nilaiSaldo: z.nullable(uang),
  /** Code of the document that caused it. */
  sumber: z.string(),
  keterangan: z.string(),
  nama: z.string(),
});
export type KartuStok = z.output<typeof KartuStok>;
