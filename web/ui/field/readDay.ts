import { isTanggal } from "#kernel/fields.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { isHari, luarBatas } from "#kernel/kalender.ts";

/** Reads a typed day: 21-11-2026, 1/2/2026, 21112026 or 2026-11-21. */
export function readDay(typed: string): string | null {
  const written = writtenDay(typed);
  return written !== null && isTanggal(written) ? written : null;
}

/** The day as YYYY-MM-DD, without a check that the calendar has it. */
function writtenDay(typed: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed.trim());
  const local =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed.trim());
  const parts = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : null;
  if (!parts) return null;
  const [year = "", month = "", day = ""] = parts;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

export const TANGGAL_TIDAK_ADA = "Tanggal tidak ada";

/** `closed`: the last day of the months that are closed. */
export type DayLimits = { min?: string; max?: string; closed?: string };

/** The problem of a typed day; null if there is none, and for an empty text. */
export function problemOfDay(
  typed: string,
  { min, max, closed }: DayLimits = {},
  today: string = jakartaToday(new Date()),
): string | null {
  if (typed.trim() === "") return null;
  const day = writtenDay(typed);
  if (day === null) return "Tulis tanggal sebagai DD-MM-YYYY";
  if (!isHari(day)) return TANGGAL_TIDAK_ADA;
  if (closed && day <= closed) return `Buku sudah ditutup sampai dengan ${tanggal(closed)}`;
  return luarBatas("Tanggal", day, { min, max, today });
}

/** The problem of a range of two days. */
export function problemOfRentang(from: string, to: string): string | null {
  const wrong = problemOfDay(from) ?? problemOfDay(to);
  if (wrong !== null) return wrong;
  const [first, last] = [readDay(from), readDay(to)];
  return first !== null && last !== null && first > last ? "Tanggal awal melewati tanggal akhir" : null;
}
