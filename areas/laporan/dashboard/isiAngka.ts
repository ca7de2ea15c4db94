import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { uang } from "#kernel/row.ts";

/** Parts of the open lines made to order, and of the open purchase orders, by deadline and by progress. */
export const BAGIAN_TENGGAT = ["mendekati", "terlambat", "dimulai", "belum"] as const;
export type BagianTenggat = (typeof BAGIAN_TENGGAT)[number];

export const Tenggat = row({ mendekati: z.int(), terlambat: z.int(), dimulai: z.int(), belum: z.int() });
export type Tenggat = z.output<typeof Tenggat>;

/** The figures at the top of the dashboard. Only the privileged have `saldo`; the others have `rataRata` in its place. */
export const JENIS_ANGKA = ["omset", "order", "unit", "saldo", "rataRata"] as const;
export type JenisAngka = (typeof JENIS_ANGKA)[number];

export const Angka = row({
  jenis: z.enum(JENIS_ANGKA),
  nilai: uang,
  /** The same of the range a month earlier. */
  sebelumnya: uang,
  /** Month by month, the last one until the end of the range. */
  garis: z.array(row({ bulan: z.string(), nilai: uang })),
});
export type Angka = z.output<typeof Angka>;
