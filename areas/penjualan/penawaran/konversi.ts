import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { ALASAN_KALAH, STATUS_PENAWARAN } from "./label.ts";

/** By what it is told what became of the offers. */
export const SUDUT_KONVERSI = ["sales", "produk"] as const;
export type SudutKonversi = (typeof SUDUT_KONVERSI)[number];

/** A number for each state, with its name spelled out: the document of calls wants every property defined. */
const perStatus = Object.fromEntries(STATUS_PENAWARAN.map((status) => [status, z.int()])) as Record<
  (typeof STATUS_PENAWARAN)[number],
  ReturnType<typeof z.int>
>;

/** How many quotations there are in each state, and what they offer. */
export const Konversi = row({
  /** The Sales or the product; 0 for all of them. */
  id: z.int(),
  nama: z.string(),
  banyak: row(perStatus),
  nilai: z.int(),
  /** Orders of them that were cancelled. */
  batal: z.int(),
});
export type Konversi = z.output<typeof Konversi>;
export const Kalah = row({ alasan: z.enum(ALASAN_KALAH), jumlah: z.int(), nilai: z.int() });

/** How many of 100 offers that went out became an order that stands; null where none went out. */
export function persenKonversi({ banyak, batal }: Pick<Konversi, "banyak" | "batal">): number | null {
  const keluar = STATUS_PENAWARAN.reduce((sum, status) => sum + banyak[status], 0) - banyak.Draft;
  return keluar === 0 ? null : Math.round(((banyak["Jadi Order"] - batal) * 1000) / keluar) / 10;
}
