import { readFile } from "node:fs/promises";
import { parseCsv } from "hucre/csv";
import { ribuan } from "#kernel/format.ts";
import { isOldSheet } from "../xlsx/oldSheet.ts";
import { type GridRow, readGrid } from "../xlsx/read.ts";
import { XlsxRefused } from "../xlsx/refused.ts";

export const MAX_ROWS = 50_000;
const PROBE = 25;
/** A tab first: pasted amounts have commas too. */
const DELIMITERS = ["\t", ";", ","] as const;

/** Whether the headings that a file must have are among its first rows. */
type HasHeadings = (rows: readonly GridRow[]) => boolean;

/**
 * The rows of an uploaded file: a spreadsheet, or text with a delimiter, which pasted text is as well. `lembar`: names of sheets that come
 * before the first one.
 */
export async function readRows(path: string, hasHeadings: HasHeadings, lembar: string[] = []): Promise<GridRow[]> {
  const bytes = await readFile(path);
  return isText(bytes) && !isOldSheet(bytes) ? textRows(textOf(bytes), hasHeadings) : readGrid(path, MAX_ROWS, lembar);
}

/** The start of a zip archive and of an old Excel file have such bytes, text has none. */
const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 512).some((byte) => byte < 9) || isUtf16(bytes);
const isUtf16 = (bytes: Buffer): boolean => ["fffe", "feff"].includes(bytes.toString("hex", 0, 2));

function textOf(bytes: Buffer): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The row of headings decides about the delimiter; where none has them, the delimiter that makes the most columns. */
export function textRows(text: string, hasHeadings: HasHeadings): GridRow[] {
  if (/^\s*<(!doctype|html|table)/i.test(text)) {
    throw new XlsxRefused("Berkas berisi halaman web. Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi.");
  }
  const tried = DELIMITERS.map((delimiter) => ({
    delimiter,
    rows: gridOf(parseCsv(text, { delimiter, maxRows: PROBE })),
  }));
  const widest = tried.toSorted((one, other) => widthOf(other.rows) - widthOf(one.rows))[0];
  const { delimiter } = tried.find(({ rows }) => hasHeadings(rows)) ?? widest ?? { delimiter: "," };
  const rows = gridOf(parseCsv(text, { delimiter, maxRows: MAX_ROWS + 1 }));
  if (rows.length > MAX_ROWS) {
    throw new XlsxRefused(`Paling banyak ${ribuan(MAX_ROWS)} baris dalam satu berkas. Bagi menjadi beberapa berkas.`);
  }
  return rows;
}

const widthOf = (rows: readonly GridRow[]): number => Math.max(0, ...rows.map(({ sel }) => sel.length));

const gridOf = (rows: readonly (readonly unknown[])[]): GridRow[] =>
  rows
    .map((cells, at) => ({ baris: at + 1, sel: cells.map((cell) => String(cell ?? "")) }))
    .filter(({ sel }) => sel.some((cell) => cell.trim() !== ""));
