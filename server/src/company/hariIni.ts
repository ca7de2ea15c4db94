import type { Problem } from "#contract/kernel/problem.ts";
import type { Tanggal } from "#contract/kernel/types.ts";

/** Dates that a person enters are at most today: what is wrong with a later one. A date that is not entered is not later. */
export const setelahHariIni = (label: string, tanggal: Tanggal | null, today: Tanggal): string | null =>
  tanggal !== null && tanggal > today ? `${label} tidak boleh setelah hari ini` : null;

/** The same at its field. */
export function nanti(field: string, label: string, tanggal: Tanggal | null, today: Tanggal): Problem[] {
  const message = setelahHariIni(label, tanggal, today);
  return message === null ? [] : [{ field, message }];
}
