import * as z from "zod/mini";
import { nomorSeri, readNomor } from "#areas/penjualan/seri/isiSeri.ts";
import { pageWith, row } from "#kernel/call.ts";
import { listOf, optional } from "#kernel/fields.ts";
import { itemBy } from "#kernel/item.ts";
import { uang, waktu } from "#kernel/row.ts";
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

export const HalamanStokRusak = pageWith(StokRusak, {
  /** The serial numbers of the damaged units that are here. */
  seri: z.array(z.string()),
});

/** Which of the numbered damaged units leave; needed unless it is clear. */
export const seriRusak = optional(listOf<string, string>("Nomor seri", itemBy(nomorSeri, readNomor)));
