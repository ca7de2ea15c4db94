import { parseSheet } from "./parse.ts";
import type { ImportOptions, ImportResult, ImportRow } from "./read.ts";

/** A sheet as a whole, as readXlsx answers it. */
export async function parsed(file: Buffer, options: ImportOptions): Promise<ImportResult> {
  const rows: ImportRow[] = [];
  const rest = await parseSheet(file, options, (some) => rows.push(...some));
  return { rows, ...rest };
}
