import type { Sen } from "#kernel/pajak.ts";
import { typedDay } from "#kernel/typed.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { StatusHasil } from "./hasilCoretax.ts";

/** Hundredths of "11000", "11000.5", "11.000,00", "11,000.00" or "Rp 11.000"; null for anything else. */
export function readSen(cell: string): Sen | null {
  const text = cell.replace(/^rp\.?\s*/i, "").trim();
  if (text === "" || text === "-") return 0 as Sen;
  const [, local] = /^(-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|-?\d+,\d{1,2})$/.exec(text) ?? [];
  const [, english] = /^(-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const digits = local?.replaceAll(".", "").replace(",", ".") ?? english?.replaceAll(",", "") ?? text;
  const [, minus = "", whole = "", part = ""] = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (whole === "") return null;
  // A cell may hold the noise of a binary fraction: the third decimal decides.
  const sen = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, "0")) + (Number(part[2] ?? 0) >= 5 ? 1 : 0);
  return (minus === "" || sen === 0 ? sen : -sen) as Sen;
}

/** The day of a cell, with or without a time. */
export const readHari = (cell: string): Tanggal | null => typedDay(cell.replace(/[T ]\d{1,2}[:.]\d{2}.*$/, ""));

/** A month by number or name. */
export function readMasa(cell: string): number | null {
  const number = /^\d{1,2}$/.test(cell) ? Number(cell) : Number(typedDay(`1 ${cell} 2000`)?.slice(5, 7) ?? 0);
  return number >= 1 && number <= 12 ? number : null;
}

export const readTahun = (cell: string): number | null => (/^20\d{2}$/.test(cell) ? Number(cell) : null);

const STATUS: Readonly<Record<string, StatusHasil>> = {
  APPROVED: "disetujui",
  DISETUJUI: "disetujui",
  REJECTED: "ditolak",
  DITOLAK: "ditolak",
  CANCELED: "dibatalkan",
  CANCELLED: "dibatalkan",
  DIBATALKAN: "dibatalkan",
  AMENDED: "diganti",
  DIGANTI: "diganti",
  CREATED: "dikirim",
};

export function readStatus(cell: string): StatusHasil | null {
  const word = cell
    .toUpperCase()
    .replace(/[^A-Z]+/g, " ")
    .trim();
  return STATUS[word] ?? (word.startsWith("WAITING") ? "dikirim" : null);
}
