import { isHari } from "./kalender.ts";
import type { Tanggal } from "./types.ts";

/** Reads days and amounts that a person wrote as text, in a form or in a cell of a spreadsheet. */

/** Names of the months in Indonesian and English; their first three letters are enough. */
const MONTHS: readonly (readonly string[])[] = [
  ["januari", "january"],
  ["februari", "february", "pebruari"],
  ["maret", "march"],
  ["april"],
  ["mei", "may"],
  ["juni", "june"],
  ["juli", "july"],
  ["agustus", "august", "ags", "agt"],
  ["september"],
  ["oktober", "october"],
  ["november", "nopember"],
  ["desember", "december"],
];

function monthOf(word: string): string {
  const name = word.toLowerCase();
  const month = MONTHS.findIndex((names) => names.some((full) => name.length >= 3 && full.startsWith(name)));
  return String(month + 1);
}

/** 21-11-2026, 1/2/2026, 21112026, 2026-11-21, 5 Jan 1990 or 5 Januari 1990, of whatever year; null for anything else. */
export function typedDay(typed: string): Tanggal | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const named = /^(\d{1,2})[-/ ]?([a-z]+)[-/.,]? ?(\d{4})$/i.exec(text);
  const [year = "", month = "", day = ""] = iso
    ? iso.slice(1)
    : local
      ? local.slice(1).reverse()
      : named
        ? [named[3], monthOf(named[2] ?? ""), named[1]]
        : [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isHari(written) ? (written as Tanggal) : null;
}

/** The plain digits of 2500000, 2.500.000, Rp 1.000.000 or Rp 1.000.000,00; null for anything else. */
export function typedNumber(typed: string): string | null {
  const text = /^(?:rp\.?\s*)?(.*?)(?:,(?:-|00))?$/i.exec(typed.trim())?.[1] ?? "";
  return /^-?\d+$/.test(text) || /^-?\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll(".", "") : null;
}
