import type { Rentang } from "#contract/kernel/range.ts";
import type { Tanggal } from "#contract/kernel/types.ts";

/** `Export SO-2026-01-01 sampai 2026-11-20.xlsx`; a range without an end runs to today. */
export function exportName(kind: string, { tglAwal, tglAkhir }: Rentang, today: Tanggal): string {
  const span = [tglAwal, "sampai", tglAkhir ?? today].filter(Boolean).join(" ");
  return `Export ${kind}-${span}.xlsx`;
}
