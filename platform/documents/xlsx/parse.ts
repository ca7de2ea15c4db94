import { type CellValue, type StreamRow, streamXlsxRows } from "hucre/xlsx";
import { ribuan } from "#kernel/format.ts";
import { typedDay, typedNumber } from "#kernel/typed.ts";
import { firstVisibleSheet } from "./firstSheet.ts";
import { isOldSheet, readOldSheet } from "./oldSheet.ts";
import type {
  GridOptions,
  GridRow,
  ImportColumn,
  ImportOptions,
  ImportProblem,
  ImportResult,
  ImportRow,
} from "./read.ts";
import { notXlsx, XlsxRefused } from "./refused.ts";
import { checkUnpackedSize } from "./zipGuard.ts";

type Found = { column: ImportColumn; at: number; heading: string };

/** More than any import has; a stray cell at the far right would cost as much as a whole row. */
const MAX_COLUMNS = 1000;

const TOO_WIDE = "Lembar berisi terlalu banyak kolom. Hapus kolom kosong di sebelah kanan data, lalu unggah lagi.";

const NO_SHEET = "File Excel tidak mempunyai lembar data yang tampak. Tampilkan lembarnya, simpan, lalu unggah lagi.";

type Take = (rows: ImportRow[]) => void;

/** Hands on the rows of the first visible sheet below its header; answers all problems of their form. */
export async function parseSheet(
  file: Buffer,
  options: ImportOptions,
  take: Take,
): Promise<Omit<ImportResult, "rows">> {
  return opened(file, (lines) => collect(lines, options, take));
}

/** Hands on every filled row of the first visible sheet, or of one with such a name, its cells as text. */
export async function parseGrid(
  file: Buffer,
  { maxRows, lembar }: GridOptions,
  take: (rows: GridRow[]) => void,
): Promise<void> {
  const readLines = async (lines: AsyncIterable<StreamRow>) => {
    let rows: GridRow[] = [];
    let count = 0;
    for await (const line of lines) {
      if (line.values.length > MAX_COLUMNS) throw new XlsxRefused(TOO_WIDE);
      if (line.values.every(isEmpty)) continue;
      if (count >= maxRows) throw tooManyRows(maxRows);
      count += 1;
      rows.push({ baris: line.index + 1, sel: line.values.map((cell) => canonical(cell, undefined)) });
      if (rows.length < ROWS_AT_ONCE) continue;
      take(rows);
      rows = [];
    }
    take(rows);
  };
  await opened(file, readLines, lembar);
}

async function opened<Result>(
  file: Buffer,
  use: (lines: AsyncIterable<StreamRow>) => Promise<Result>,
  lembar?: readonly string[],
) {
  if (isOldSheet(file)) return use(readOldSheet(file, lembar));
  checkUnpackedSize(file);
  try {
    const sheet = firstVisibleSheet(file, lembar);
    if (sheet === null) throw new XlsxRefused(NO_SHEET);
    return await use(streamXlsxRows(file, { sheet }));
  } catch (error) {
    throw error instanceof XlsxRefused ? error : notXlsx(error);
  }
}

const ROWS_AT_ONCE = 200;

const tooManyRows = (maxRows: number) =>
  new XlsxRefused(`Paling banyak ${ribuan(maxRows)} baris dalam satu file. Bagi menjadi beberapa file.`);

async function collect(lines: AsyncIterable<StreamRow>, { columns, maxRows }: ImportOptions, take: Take) {
  let rows: ImportRow[] = [];
  let count = 0;
  const problems: ImportProblem[] = [];
  let found: Found[] | null = null;
  for await (const line of lines) {
    if (line.values.length > MAX_COLUMNS) throw new XlsxRefused(TOO_WIDE);
    // Sheets that were formatted far below their content have thousands of empty rows.
    if (line.values.every(isEmpty)) continue;
    const baris = line.index + 1;
    if (!found) {
      found = matchHeader(line.values, columns, baris, problems);
      // A file without any of the columns is another file than meant: a problem for every cell would not help.
      if (problems.length > 0) break;
      continue;
    }
    if (count >= maxRows) throw tooManyRows(maxRows);
    count += 1;
    rows.push(readRow(line.values, columns, found, baris, problems));
    if (rows.length < ROWS_AT_ONCE) continue;
    take(rows);
    rows = [];
  }
  take(rows);
  if (!found)
    throw new XlsxRefused("Lembar pertama kosong. Isi data di lembar pertama memakai format impor, lalu unggah lagi.");
  return { problems, headings: Object.fromEntries(found.map(({ column, heading }) => [column.key, heading])) };
}

/** "No Karyawan *", "no karyawan" and "NoKaryawan" are the same column. */
const plain = (header: string) => header.toLowerCase().replace(/[\s*]+/g, "");

function matchHeader(
  cells: CellValue[],
  columns: readonly ImportColumn[],
  baris: number,
  problems: ImportProblem[],
): Found[] {
  const headings = cells.map((cell) => String(cell ?? ""));
  const found: Found[] = [];
  for (const column of columns) {
    const names = [column.header, ...(column.also ?? [])].map(plain);
    const problem = (message: string) => problems.push({ baris, kolom: column.header, message });
    const [at, again] = headings.flatMap((heading, index) => (names.includes(plain(heading)) ? [index] : []));
    if (at !== undefined) found.push({ column, at, heading: (headings[at] ?? "").replaceAll("*", "").trim() });
    else if (column.required)
      problem(`Kolom "${column.header}" tidak ditemukan. Pakai file dari Download Format Import.`);
    if (again !== undefined) problem(`Kolom "${column.header}" ada lebih dari sekali. Sisakan satu saja.`);
  }
  return found;
}

function readRow(
  cells: CellValue[],
  columns: readonly ImportColumn[],
  found: readonly Found[],
  baris: number,
  problems: ImportProblem[],
): ImportRow {
  const values: Record<string, string> = {};
  for (const column of columns) values[column.key] = "";
  for (const { column, at, heading } of found) {
    const cell = cells[at] ?? null;
    values[column.key] = canonical(cell, column.kind);
    const message = complaint(cell, column.kind);
    if (message) problems.push({ baris, kolom: heading, message });
  }
  return { baris, values };
}

function isEmpty(cell: CellValue): boolean {
  return cell === null || (typeof cell === "string" && cell.trim() === "");
}

/** How "Strict Open XML" writes the value of a day. */
const ISO_CELL = /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/;

/** One text for each value, whatever the type of its cell: plain digits, YYYY-MM-DD, trimmed text. */
function canonical(cell: CellValue, kind: ImportColumn["kind"]): string {
  if (cell === null) return "";
  if (typeof cell === "number") return plainNumber(cell);
  if (cell instanceof Date) return dateOnly(cell);
  const typed = String(cell).replace(/\r\n?/g, "\n").trim();
  if (kind === "day" && ISO_CELL.test(typed)) return typed.slice(0, 10);
  // Only for cells with text: the value of a number cell does not depend on how it is shown.
  if (kind === "day") return typedDay(typed) ?? typed;
  if (kind === "number") return typedNumber(typed) ?? typed;
  return typed;
}

function plainNumber(n: number): string {
  if (Number.isInteger(n)) return BigInt(n).toString();
  // Spreadsheets keep 15 digits; the others are noise of binary fractions.
  const rounded = String(Number(n.toPrecision(15)));
  return rounded.includes("e") ? n.toFixed(15).replace(/\.?0+$/, "") : rounded;
}

/** A date is a fraction of days: rounding just before midnight gives the next day. */
function dateOnly(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  return new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 10);
}

const FORMULA_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

/** Problems that the file alone shows, before any rule of the business. */
function complaint(cell: CellValue, kind: ImportColumn["kind"]): string | null {
  if (typeof cell === "number" && Math.abs(cell) >= 1e15) {
    return "Angka lebih dari 15 digit dipotong oleh Excel. Ubah format sel menjadi Teks lalu ketik ulang.";
  }
  if (typeof cell === "string" && FORMULA_ERROR.test(cell)) {
    return `Rumus di sel ini salah (${cell}). Ganti dengan isinya.`;
  }
  const noDay =
    cell instanceof Date
      ? Number.isNaN(cell.getTime())
      : kind === "day" && !isEmpty(cell) && (typeof cell !== "string" || typedDay(canonical(cell, kind)) === null);
  return noDay ? "Tanggal tidak ada atau tidak dikenal. Tulis seperti 05-01-1990 atau 5 Jan 1990." : null;
}
