import { CSV_MARK, csvRow } from "#kernel/csv.ts";
import { saveFile } from "../../api/client.ts";

/** Rows as a CSV file. */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return CSV_MARK + [header, ...rows].map(csvRow).join("");
}

export function downloadCsv(
  fileName: string,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  saveFile(new Blob([csvOf(header, rows)], { type: "text/csv;charset=utf-8" }), fileName);
}
