import type { Problem } from "#kernel/problem.ts";
import type { Tanggal } from "#kernel/types.ts";
import { throwIfAny } from "#platform/http/refusal.ts";

/** The problem of a date after today, for dates that people enter; null for an earlier date or none. */
export const setelahHariIni = (label: string, tanggal: Tanggal | null, today: Tanggal): string | null =>
  tanggal !== null && tanggal > today ? `${label} tidak boleh setelah hari ini` : null;

/** The same problem at its field. */
export function nanti(field: string, label: string, tanggal: Tanggal | null, today: Tanggal): Problem[] {
  const message = setelahHariIni(label, tanggal, today);
  return message === null ? [] : [{ field, message }];
}

/** The day `tanggal` at whose end something is asked: today where none is given, and none after it. */
export function hariDiminta(tanggal: Tanggal | null, today: Tanggal): Tanggal {
  throwIfAny(nanti("tanggal", "Tanggal", tanggal, today));
  return tanggal ?? today;
}

/** The day `hari` days later. */
export function setelah(tanggal: Tanggal, hari: number): Tanggal {
  const day = new Date(`${tanggal}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + hari);
  return day.toISOString().slice(0, 10) as Tanggal;
}

/** Deadlines until this day are near. */
export const sampaiMendekati = (today: Tanggal): Tanggal => setelah(today, 7);
