import type { Tanggal } from "./types.ts";

/**
 * How money and moments are written, the same on screen, in files and in mails.
 * Plain arithmetic instead of Intl: lists format thousands of cells, and the result must not
 * depend on the locale data of the machine.
 */

/** Western Indonesia keeps UTC+7 all year and has done so since 1964. */
const JAKARTA_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** 1234567 -> "1.234.567" */
export function ribuan(n: number): string {
  const digits = String(Math.abs(n));
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ".");
  return n < 0 ? `-${grouped}` : grouped;
}

/** 1234.5 -> "1.234,5", at most two digits behind the comma. */
export function desimal(n: number): string {
  const [whole = "", part] = String(Math.round(n * 100) / 100).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return part === undefined ? grouped : `${grouped},${part}`;
}

/** 1234567 -> "Rp 1.234.567", -5000 -> "-Rp 5.000". Money is whole rupiah: anything else is a defect. */
export function rupiah(n: number): string {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not an amount in whole rupiah: ${n}`);
  return n < 0 ? `-Rp ${ribuan(-n)}` : `Rp ${ribuan(n)}`;
}

/** "2026-11-21" -> "21-11-2026"; blank stays blank. */
export function tanggal(date: string | null | undefined): string {
  if (!date) return "";
  return `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** A moment as people in Jakarta read it: "21-11-2026 14:05:09". */
export function waktu(moment: string | Date): string {
  const iso = inJakarta(moment);
  return `${tanggal(iso)} ${iso.slice(11, 19)}`;
}

/** The date in Jakarta at that moment: YYYY-MM-DD. */
export function jakartaToday(now: Date): Tanggal {
  const day = Math.floor((now.getTime() + JAKARTA_MS) / DAY_MS);
  if (day !== today.day) today = { day, text: inJakarta(now).slice(0, 10) as Tanggal };
  return today.text;
}

/** Every request asks for it, and mostly it is the same day. */
let today = { day: Number.NaN, text: "" as Tanggal };

function inJakarta(moment: string | Date): string {
  const date = typeof moment === "string" ? new Date(moment) : moment;
  return new Date(date.getTime() + JAKARTA_MS).toISOString();
}
