import { tanggal } from "#kernel/format.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Tanggal } from "#kernel/types.ts";

/** `Export SO-01-01-2026 sampai 20-11-2026.xlsx`; an open end is today. */
export function exportName(kind: string, { tglAwal, tglAkhir }: Rentang, today: Tanggal): string {
  const span = [tanggal(tglAwal), "sampai", tanggal(tglAkhir ?? today)].filter(Boolean).join(" ");
  return `Export ${kind}-${span}.xlsx`;
}
