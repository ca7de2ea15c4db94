import { Readable } from "node:stream";
import { type CellStyle, type CellValue, type ColumnDef, writeXlsxStream } from "hucre/xlsx";
import { type ColumnKind, displayWidth, numberFormats, toCell } from "./cell.ts";

export type ExportColumn = {
  header: string;
  /** In characters; without it measured from the first rows. */
  width?: number;
  kind: ColumnKind;
  /** Sums the column in a last row. */
  total?: boolean;
};

export type XlsxExport = { sheet: string; columns: readonly ExportColumn[]; rows: AsyncIterable<unknown[][]> };

type Phase = "header" | "body" | "total";

const MIN_WIDTH = 8;
const MAX_WIDTH = 60;
/** How long a client may keep the rows, and thereby a database connection, waiting: at a time and in total. */
const PATIENCE = { atOnce: 30_000, inAll: 120_000 };

/**
 * Writes a spreadsheet while its rows arrive, in constant memory. When the client disconnects or takes too long, `rows`
 * is closed, and with it the database cursor. An error in `rows` breaks the stream off, so that no half file looks
 * complete.
 */
export function streamXlsx(options: XlsxExport, patience = PATIENCE): Readable {
  const giveUp = () => stream.destroy(new Error("The reader of an export took too long"));
  const stream: Readable = Readable.from(timed(chunks(options), patience, giveUp), { objectMode: false });
  return stream;
}

/** Passes everything on; gives up when the client keeps it waiting for too long, at a time or in total. */
async function* timed(source: AsyncIterable<Uint8Array>, patience: typeof PATIENCE, giveUp: () => void) {
  let left = patience.inAll;
  for await (const chunk of source) {
    const since = performance.now();
    const timer = setTimeout(giveUp, Math.min(left, patience.atOnce));
    try {
      yield chunk;
    } finally {
      clearTimeout(timer);
    }
    left -= performance.now() - since;
  }
}

async function* chunks({ sheet, columns, rows }: XlsxExport): AsyncGenerator<Uint8Array> {
  const source = rows[Symbol.asyncIterator]();
  let closed = false;
  try {
    // Column widths come before the rows in the file, so the first batch is read before anything is written.
    const first = await source.next();
    closed = first.done === true;
    const state: { phase: Phase } = { phase: "header" };
    const definitions = columns.map((column, at) =>
      styledColumn(column, state, widthOf(column, at, first.done ? [] : first.value)),
    );
    const lines = sheetRows(columns, first, source, state);
    yield* writeXlsxStream(lines, { name: sheetName(sheet), columns: definitions, freezePane: { rows: 1 } });
    closed = true;
  } finally {
    if (!closed) await source.return?.();
  }
}

/**
 * The stream writer knows one style per column and reads it for every row. The getter answers by phase, so that header
 * and total row have styles of their own.
 */
function styledColumn(column: ExportColumn, state: { phase: Phase }, width: number): ColumnDef {
  const styles = stylesOf(column.kind);
  return {
    width,
    get style() {
      return styles[state.phase];
    },
  };
}

function stylesOf(kind: ColumnKind): Record<Phase, CellStyle> {
  const numFmt = numberFormats[kind];
  const alignment: CellStyle["alignment"] = kind === "text" ? { vertical: "top" } : { horizontal: "right" };
  return {
    header: {
      font: { bold: true },
      alignment: { ...alignment, vertical: "center" },
      fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E9EFEE" } },
      border: { bottom: { style: "thin" } },
    },
    body: { numFmt, alignment },
    total: { numFmt, alignment, font: { bold: true }, border: { top: { style: "thin" } } },
  };
}

async function* sheetRows(
  columns: readonly ExportColumn[],
  first: IteratorResult<unknown[][]>,
  source: AsyncIterator<unknown[][]>,
  state: { phase: Phase },
): AsyncGenerator<CellValue[]> {
  yield columns.map((column) => column.header);
  state.phase = "body";
  const sums = columns.map(() => 0);
  for (let batch = first; !batch.done; batch = await source.next()) {
    for (const values of batch.value) {
      const cells = columns.map((column, at) => toCell(column.kind, values[at]));
      cells.forEach((cell, at) => {
        if (typeof cell === "number") sums[at] = (sums[at] ?? 0) + cell;
      });
      yield cells;
    }
  }
  if (!columns.some((column) => column.total)) return;
  state.phase = "total";
  const label = columns.findIndex((column) => !column.total);
  yield columns.map((column, at) => (column.total ? (sums[at] ?? 0) : at === label ? "Total" : null));
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
