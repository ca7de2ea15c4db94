import type { Readable } from "node:stream";
import type { CellValue } from "hucre/xlsx";
import { PATIENCE, streamFile } from "../streamFile.ts";
import { type ColumnKind, displayWidth, toCell } from "./cell.ts";
import { rowWriter } from "./sheetXml.ts";
import { type Phase, SHEET_END, sheetPath, sheetStart, styleOf, workbookParts } from "./workbook.ts";
import { type ZipEntry, zipped } from "./zip.ts";

export type ExportColumn = {
  header: string;
  /** In characters; without it measured from the first rows. */
  width?: number;
  kind: ColumnKind;
  /** Sums the column in a last row. */
  total?: boolean;
};

export type XlsxExport = { sheet: string; columns: readonly ExportColumn[]; rows: AsyncIterable<unknown[][]> };

const MIN_WIDTH = 8;
const MAX_WIDTH = 60;
/** What a sheet has room for. */
const MOST_ROWS = 1_048_576;
/** Rows that are written without a pause. */
const AT_ONCE = 200;
/**
 * Writes a spreadsheet while its rows arrive, in constant memory. When the client disconnects or takes too long, `rows`
 * is closed, and with it the database cursor. An error in `rows` breaks the stream off, so that no half file looks
 * complete.
 */
export const streamXlsx = (options: XlsxExport, patience = PATIENCE, mostRows = MOST_ROWS): Readable =>
  streamFile(chunks(options, mostRows), patience);

async function* chunks({ sheet, columns, rows }: XlsxExport, mostRows: number): AsyncGenerator<Uint8Array> {
  const source = rows[Symbol.asyncIterator]();
  let closed = false;
  try {
    // Column widths come before the rows in the file, so the first batch is read before anything is written.
    const first = await source.next();
    const widths = columns.map((column, at) => widthOf(column, at, first.done ? [] : first.value));
    const left = new Rows(columns, source, first);
    yield* zipped(workbook(sheetName(sheet), () => sheetXml(columns, widths, left, mostRows), left));
    closed = true;
  } finally {
    if (!closed) await source.return?.();
  }
}

/** The files of a workbook: as many sheets as its rows need, then the rest. */
async function* workbook(name: string, nextSheet: () => AsyncIterable<string>, left: Rows): AsyncGenerator<ZipEntry> {
  const names: string[] = [];
  do {
    names.push(names.length === 0 ? name : `${name.slice(0, 27)}_${names.length + 1}`);
    yield { path: sheetPath(names.length), content: nextSheet() };
  } while (!left.isWritten);
  yield* workbookParts(names);
}

async function* sheetXml(columns: readonly ExportColumn[], widths: readonly number[], left: Rows, mostRows: number) {
  const writer = (phase: Phase) => rowWriter(columns.map(({ kind }) => styleOf(kind, phase)));
  const [header, body, total] = [writer("header"), writer("body"), writer("total")];
  let row = 1;
  yield sheetStart(widths) +
    header(
      row,
      columns.map((column) => column.header),
    );
  while (row < mostRows && !left.isWritten) {
    const rows = await left.next(mostRows - row);
    if (rows.length > 0) yield rows.map((cells) => body(++row, cells)).join("");
    else yield left.totals((cells) => total(++row, cells));
  }
  yield SHEET_END;
}

/** The rows of an export that are still to be written, as cells, and their sums. */
class Rows {
  readonly #columns: readonly ExportColumn[];
  readonly #source: AsyncIterator<unknown[][]>;
  readonly #sums: number[];
  #batch: unknown[][];
  #at = 0;
  #isOver: boolean;
  isWritten = false;

  constructor(
    columns: readonly ExportColumn[],
    source: AsyncIterator<unknown[][]>,
    first: IteratorResult<unknown[][]>,
  ) {
    this.#columns = columns;
    this.#source = source;
    this.#sums = columns.map(() => 0);
    this.#isOver = first.done === true;
    this.#batch = first.done ? [] : first.value;
  }

  /** A few more of them, so that the event loop is not held for long; none at the end. */
  async next(most: number): Promise<CellValue[][]> {
    while (this.#at >= this.#batch.length && !this.#isOver) {
      const { done, value } = await this.#source.next();
      this.#isOver = done === true;
      this.#batch = done ? [] : value;
      this.#at = 0;
    }
    const rows = this.#batch.slice(this.#at, this.#at + Math.min(most, AT_ONCE));
    this.#at += rows.length;
    return rows.map((values) => this.#cells(values));
  }

  #cells(values: readonly unknown[]): CellValue[] {
    return this.#columns.map(({ kind }, at) => {
      const cell = toCell(kind, values[at]);
      if (typeof cell === "number") this.#sums[at] = (this.#sums[at] ?? 0) + cell;
      return cell;
    });
  }

  /** The last row, where a column wants one. */
  totals(write: (cells: CellValue[]) => string): string {
    this.isWritten = true;
    if (!this.#columns.some((column) => column.total)) return "";
    const label = this.#columns.findIndex((column) => !column.total);
    return write(
      this.#columns.map((column, at) => (column.total ? (this.#sums[at] ?? 0) : at === label ? "Total" : null)),
    );
  }
}

function widthOf(column: ExportColumn, at: number, sample: unknown[][]): number {
  if (column.width !== undefined) return column.width;
  // Two digits more than the longest amount: a total is longer than its parts.
  const room = column.total ? 4 : 2;
  const widest = sample.reduce((most, row) => Math.max(most, displayWidth(column.kind, row[at])), column.header.length);
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, widest + room));
}

/** Excel does not open a file whose sheet name has one of these characters or more than 31 characters. */
export function sheetName(name: string): string {
  const clean = name.replace(/[[\]:*?/\\\p{Cc}]/gu, " ").replace(/^'+|'+$/g, "");
  return clean.slice(0, 31).trim() || "Data";
}
