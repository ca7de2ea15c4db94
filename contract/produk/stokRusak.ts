import * as z from "zod/mini";
import { row } from "../kernel/call.ts";
import { uang, waktu } from "../kernel/row.ts";
import { CARA_KELUAR_RUSAK } from "./isiProduk.ts";

/** A row of the book of damaged goods. */
export const StokRusak = row({
  idStokRusak: z.int(),
  waktu,
  jenis: z.enum(["retur", "nilai", ...CARA_KELUAR_RUSAK]),
  qty: z.int(),
  saldo: z.int(),
  /** Change of their value; null for those who may not see it. */
  nilai: z.nullable(uang),
  sumber: z.string(),
  keterangan: z.string(),
  nama: z.string(),
});
export type StokRusak = z.output<typeof StokRusak>;
