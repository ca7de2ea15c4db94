import { saveFile } from "../../api/client.ts";

/** A spreadsheet program would run a cell that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV with the separators of Indonesian spreadsheet programs. */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cellOf).join(";")).join("\r\n")}\r\n`;
}

export function downloadCsv(
  fileName: string,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  saveFile(new Blob([csvOf(header, rows)], { type: "text/csv;charset=utf-8" }), fileName);
}

function cellOf(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}
