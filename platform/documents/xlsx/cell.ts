import type { CellValue } from "hucre/xlsx";
import { ribuan, waktu } from "#kernel/format.ts";

export type ColumnKind = "text" | "number" | "decimal" | "money" | "date" | "datetime";

/**
 * The format "@" keeps text as text even after somebody edits the cell: "=1+1" is no formula, and a phone number keeps
 * its zero.
 */
export const numberFormats: Record<ColumnKind, string> = {
  text: "@",
  number: "#,##0",
  decimal: "#,##0.00",
  money: '"Rp" #,##0;[Red]-"Rp" #,##0',
  date: "dd-mm-yyyy",
  datetime: "dd-mm-yyyy hh:mm:ss",
};

const JAKARTA_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
/** Excel calls a file damaged that has a longer text in a cell. */
const MAX_TEXT = 32_767;
const MAX_WIDTH_MEASURED = 60;

/** The value of a cell. A value that is not of the column's kind is written as text. */
export function toCell(kind: ColumnKind, value: unknown): CellValue {
  if (value === null || value === undefined || value === "") return null;
  switch (kind) {
    case "text":
      return text(value);
    case "date":
    case "datetime":
      return moment(kind, value) ?? text(value);
    default: {
      const number = typeof value === "boolean" ? Number.NaN : Number(value);
      return Number.isFinite(number) ? number : text(value);
    }
  }
}

/** Spreadsheets have no time zones: Jakarta's time is written. */
function moment(kind: "date" | "datetime", value: unknown): Date | null {
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return valid(new Date(`${value}T00:00:00Z`));
  const date = value instanceof Date ? value : typeof value === "string" ? new Date(value) : null;
  if (!date || !valid(date)) return null;
  const shown = date.getTime() + JAKARTA_MS;
  return new Date(kind === "date" ? Math.floor(shown / DAY_MS) * DAY_MS : shown);
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

function text(value: unknown): string {
  if (value instanceof Date) return valid(value) ? waktu(value) : "";
  const string = Array.isArray(value) ? value.join(", ") : String(value);
  // "_x0041_" is a character code in this format, so such text has to be escaped.
  return string.slice(0, MAX_TEXT).replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
}

/** Number of characters of the shown value, for the column's width. */
export function displayWidth(kind: ColumnKind, value: unknown): number {
  const cell = toCell(kind, value);
  if (cell instanceof Date) return kind === "date" ? 10 : 19;
  if (typeof cell === "number") {
    const whole = ribuan(Math.trunc(cell)).length;
    return kind === "money" ? whole + 3 : kind === "decimal" ? whole + 3 : whole;
  }
  if (typeof cell !== "string") return 0;
  return Math.max(
    ...cell
      .slice(0, 10 * MAX_WIDTH_MEASURED)
      .split("\n")
      .map((line) => line.length),
  );
}
