import { isHari } from "#kernel/kalender.ts";
import { typedDay } from "#kernel/typed.ts";
import type { Tanggal } from "#kernel/types.ts";

/** Text of a cell without the apostrophe that keeps spreadsheets from reading it as a number. */
export const plainText = (cell: string): string => cell.replace(/^\s*'/, "").replace(/\s+/g, " ").trim();

export type Jumlah = { sen: number; tanda: "DB" | "CR" | null };

const JUMLAH = /^(-?)\s*(?:rp\.?|idr)?\s*(-?)\s*([\d.,]+)\s*(-?)\s*(db|dr|d|cr|k|c)?\.?$/i;

/** Hundredths of a rupiah of "11,100,000.00", "Rp 100.000,00", "287,490.00 DB" or ".00"; null for anything else. */
export function readSen(cell: string): Jumlah | null {
  const text = plainText(cell);
  if (text === "" || text === "-") return { sen: 0, tanda: null };
  const [, before, inside, digits = "", after, word] = JUMLAH.exec(text) ?? [];
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const grouped = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(whole);
  if (digits === "" || (!grouped && !/^\d*$/.test(whole)) || whole + cents === "") return null;
  const sen = Number(whole.replace(/[.,]/g, "") || "0") * 100 + Number(cents.padEnd(2, "0"));
  if (sen > MAX_SEN) return null;
  return { sen: before || inside || after ? -sen : sen, tanda: readTanda(word ?? "") };
}

/** What a column of money can hold, in hundredths. */
const MAX_SEN = 99_999_999_999_999;

export function readTanda(cell: string): Jumlah["tanda"] {
  const word = plainText(cell).toUpperCase();
  if (/^(DB|DR|D|DEBIT|DEBET)$/.test(word)) return "DB";
  return /^(CR|K|C|KREDIT|CREDIT)$/.test(word) ? "CR" : null;
}

export type Periode = { awal: Tanggal; akhir: Tanggal };

/** The day of a cell, with or without a time; a day without a year gets the year in which the period of the statement has it. */
export function readHari(cell: string, periode: Periode | null): Tanggal | null {
  const text = plainText(cell).replace(/[T ]\d{1,2}[:.]\d{2}([:.]\d{2})?.*$/, "");
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0;
  if (serial > 30_000 && serial < 75_000) return serialDay(serial);
  const short = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}))?$/.exec(text);
  if (!short) return typedDay(text);
  const [, day = "", month = "", year] = short;
  const years = year ? [`20${year}`] : yearsOf(periode);
  const days = years.map((tahun) => `${tahun}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`).filter(isHari);
  const [found] = year ? days : days.filter((hari) => periode && hari >= periode.awal && hari <= periode.akhir);
  return (found ?? null) as Tanggal | null;
}

const yearsOf = (periode: Periode | null): string[] =>
  periode ? [...new Set([periode.awal.slice(0, 4), periode.akhir.slice(0, 4)])] : [];

/** Spreadsheets count days from 30 December 1899. */
const serialDay = (serial: number): Tanggal =>
  new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10) as Tanggal;

const PERIODE = /(\d{1,2}[/-]\d{1,2}[/-]\d{4})\s*(?:-|s\/d|sampai|to)\s*'?(\d{1,2}[/-]\d{1,2}[/-]\d{4})/i;

export function readPeriode(text: string): Periode | null {
  const [, dari = "", sampai = ""] = PERIODE.exec(text) ?? [];
  const [awal, akhir] = [typedDay(dari), typedDay(sampai)];
  return awal && akhir && awal <= akhir ? { awal, akhir } : null;
}

/** With which mark the amounts of a column are written: what stands before one, two or more than three last digits. */
export function decimalMark(cells: readonly string[]): "," | "." {
  const english = /^\D*\d{1,3}(?:,\d{3})+\.\d+\D*$|^\D*\d+\.(?:\d{1,2}|\d{4,})\D*$/;
  return cells.some((cell) => english.test(plainText(cell))) ? "." : ",";
}

/**
 * The plain digits of an amount whose decimals stand behind `mark`: whole ones without decimals, others with a point. Text that is no
 * amount stays as it is, so that it is refused where it is read.
 */
export function plainAmount(cell: string, mark: "," | "."): string {
  const text = plainText(cell);
  const [, minus = "", digits = ""] = /^(-?)\s*(?:rp\.?|idr)?\s*([\d.,]+)(?:,-)?$/i.exec(text) ?? [];
  const [whole = "", ...rest] = digits.split(mark);
  const group = mark === "," ? "." : ",";
  const isGrouped = /^\d+$/.test(whole) || new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
  if (!isGrouped || rest.length > 1 || !/^\d*$/.test(rest[0] ?? "")) return text;
  const decimals = (rest[0] ?? "").replace(/0+$/, "");
  return `${minus}${whole.replaceAll(group, "")}${decimals === "" ? "" : `.${decimals}`}`;
}
