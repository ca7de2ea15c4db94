import type { UploadedFile } from "../files/upload.ts";
import { invalid, type Problem } from "../http/refusal.ts";
import { type ImportColumn, readXlsx } from "./read.ts";
import { XlsxRefused } from "./refused.ts";

export type SheetRow = { file: string; baris: number; values: Record<string, string> };

/** The rows of several uploaded sheets, and what is wrong with their form; each named by its file. */
export async function readSheets(
  files: readonly UploadedFile[],
  columns: readonly ImportColumn[],
  maxRows: number,
): Promise<{ rows: SheetRow[]; problems: Problem[] }> {
  const rows: SheetRow[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      const sheet = await readXlsx(file.path, { columns, maxRows });
      for (const row of sheet.rows) rows.push({ file: file.name, ...row });
      for (const problem of sheet.problems) problems.push({ field: problem.kolom, file: file.name, ...problem });
    } catch (error) {
      if (!(error instanceof XlsxRefused)) throw error;
      throw invalid([{ field: "excelFile", message: `${file.name}: ${error.message}`, file: file.name }]);
    }
  }
  if (rows.length === 0 && problems.length === 0) {
    throw invalid([{ field: "excelFile", message: "File excel tidak berisi data, isi baris di bawah judul kolom" }]);
  }
  return { rows, problems };
}
