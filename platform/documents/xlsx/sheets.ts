import type { Problem } from "#kernel/problem.ts";
import type { UploadedFile } from "../../files/upload.ts";
import { invalid } from "../../http/refusal.ts";
import { type ImportColumn, readXlsx } from "./read.ts";
import { XlsxRefused } from "./refused.ts";
import { CONTOH } from "./template.ts";

export type SheetRow = {
  file: string;
  baris: number;
  values: Record<string, string>;
  /** The headings of the file's columns, by key. */
  headings: Readonly<Record<string, string>>;
};

/**
 * The rows of several uploaded sheets and the problems of their form, with their file names. The example row of the
 * template is left out.
 */
export async function readSheets(
  files: readonly UploadedFile[],
  columns: readonly ImportColumn[],
  maxRows: number,
): Promise<{ rows: SheetRow[]; problems: Problem[] }> {
  const rows: SheetRow[] = [];
  const problems: Problem[] = [];
  const [key] = columns;
  let examples = 0;
  for (const file of files) {
    try {
      const sheet = await readXlsx(file.path, { columns, maxRows });
      for (const row of sheet.rows) {
        if (key && row.values[key.key]?.toUpperCase() === CONTOH) examples += 1;
        else rows.push({ file: file.name, headings: sheet.headings, ...row });
      }
      for (const problem of sheet.problems) problems.push({ field: problem.kolom, file: file.name, ...problem });
    } catch (error) {
      if (!(error instanceof XlsxRefused)) throw error;
      throw invalid([{ field: "excelFile", message: `${file.name}: ${error.message}`, file: file.name }]);
    }
  }
  if (rows.length === 0 && problems.length === 0) {
    const message = examples
      ? `File excel hanya berisi baris ${CONTOH}, isi data mulai dari baris di bawahnya`
      : "File excel tidak berisi data, isi baris di bawah judul kolom";
    throw invalid([{ field: "excelFile", message }]);
  }
  return { rows, problems };
}
