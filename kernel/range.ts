import * as z from "zod/mini";
import { date, month, optional } from "./fields.ts";
import type { Tanggal } from "./types.ts";

/** The first and last day of a list; either may be left open. */
export const rentang = {
  tglAwal: optional(date("Tanggal awal")),
  tglAkhir: optional(date("Tanggal akhir")),
};
export type Rentang = { tglAwal: Tanggal | null; tglAkhir: Tanggal | null };

const inOrder = ({ tglAwal, tglAkhir }: Rentang): boolean =>
  tglAwal === null || tglAkhir === null || tglAwal <= tglAkhir;

/** An input with a {@link rentang} whose first day must not come after its last. */
export const berentang = <S extends z.ZodMiniType<Rentang>>(schema: S): S =>
  schema.check(z.refine(inOrder, { path: ["tglAwal"], error: "Tanggal awal tidak boleh setelah tanggal akhir" })) as S;

export type RentangPenuh = { tglAwal: Tanggal; tglAkhir: Tanggal };

/** A range for a file: what was left open runs from 1 January of the year to today. */
export function rentangPenuh({ tglAwal, tglAkhir }: Rentang, today: Tanggal): RentangPenuh {
  const akhir = tglAkhir ?? (tglAwal !== null && tglAwal > today ? tglAwal : today);
  return { tglAwal: tglAwal ?? (`${akhir.slice(0, 4)}-01-01` as Tanggal), tglAkhir: akhir };
}

/** The first and last month of a report, as YYYY-MM; both are included. */
export const rentangBulan = { awal: month("Bulan awal"), akhir: month("Bulan akhir") };

/** An input with a {@link rentangBulan} whose first month must not come after its last. */
export const berbulan = <S extends z.ZodMiniType<{ awal: string; akhir: string }>>(schema: S): S =>
  schema.check(
    z.refine(({ awal, akhir }) => awal <= akhir, {
      path: ["awal"],
      error: "Bulan awal tidak boleh setelah bulan akhir",
    }),
  ) as S;
