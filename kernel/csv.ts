/** A spreadsheet program would run a cell that begins like a formula; the apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

/** Without this mark at the beginning Excel reads another encoding. */
export const CSV_MARK = "\uFEFF";

/** A line of CSV with the separators of Indonesian spreadsheet programs. */
export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(";")}\r\n`;

function cellOf(value: string | number | null): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value ?? "");
  return `"${text.replaceAll('"', '""')}"`;
}
