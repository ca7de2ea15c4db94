import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { limiter } from "../../files/limiter.ts";
import { tooBig, XlsxRefused } from "./refused.ts";

export type ImportColumn = {
  header: string;
  /** Other headings for the same column. */
  also?: readonly string[];
  key: string;
  required?: boolean;
  /** A date or number written as text is read as in a form. */
  kind?: "day" | "number";
};
/** `baris` is the row number that Excel shows. Every column has its key, "" when the cell is empty. */
export type ImportRow = { baris: number; values: Record<string, string> };
export type ImportProblem = { baris: number; kolom: string; message: string };
/** `headings` are the headings of the found columns, by key, as the file writes them. */
export type ImportResult = { rows: ImportRow[]; problems: ImportProblem[]; headings: Record<string, string> };
export type ImportOptions = { columns: readonly ImportColumn[]; maxRows: number };

/** A row as it stands, whatever its columns mean: one text for each cell. */
export type GridRow = { baris: number; sel: string[] };

/** `lembar`: names of sheets, in small letters, that come before the first one. */
export type GridOptions = { maxRows: number; lembar: readonly string[] };
/** Without columns the rows are answered as they stand. */
export type ReadTask = { path: string; options: ImportOptions | GridOptions };
type ReadEnd = Omit<ImportResult, "rows">;
/** Rows come in pieces while the file is read, so that no piece holds others up. */
export type ReadAnswer = { rows: ImportRow[] } | { grid: GridRow[] } | { end: ReadEnd } | { refused: string };

const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_HEAP_MB = 512;
const NEW_ROWS_MB = 4;
const MAX_MS = 30_000;

const oneAtATime = limiter(1);

/**
 * Reads the first visible sheet of an uploaded file. Columns are found by their headings, in any order. A small hostile file
 * can cost minutes and gigabytes, so it is read in a worker thread that can be stopped, beside the other requests.
 */
export async function readXlsx(path: string, options: ImportOptions): Promise<ImportResult> {
  const rows: ImportRow[] = [];
  const end = await read({ path, options }, (answer) => {
    if ("rows" in answer) for (const row of answer.rows) rows.push(row);
  });
  return { rows, ...end };
}

/** The filled rows of the first visible sheet as they stand, for files that others lay out. */
export async function readGrid(path: string, maxRows: number, lembar: readonly string[] = []): Promise<GridRow[]> {
  const rows: GridRow[] = [];
  await read({ path, options: { maxRows, lembar } }, (answer) => {
    if ("grid" in answer) for (const row of answer.grid) rows.push(row);
  });
  return rows;
}

async function read(task: ReadTask, take: (answer: ReadAnswer) => void): Promise<ReadEnd> {
  if ((await stat(task.path)).size > MAX_FILE_BYTES) throw tooBig();
  return oneAtATime(() => inThread(task, take));
}

function inThread(task: ReadTask, take: (answer: ReadAnswer) => void): Promise<ReadEnd> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./readThread.ts", import.meta.url), {
      workerData: task,
      // It keeps no row: with more room for new ones it would only hold on to rows that nobody needs any more.
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: NEW_ROWS_MB },
    });
    const patience = setTimeout(() => {
      reject(tooBig());
      void thread.terminate();
    }, MAX_MS);
    thread.on("message", (answer: ReadAnswer) => {
      if ("end" in answer) resolve(answer.end);
      else if ("refused" in answer) reject(new XlsxRefused(answer.refused));
      else take(answer);
    });
    thread.once("error", (error) => reject(isOutOfMemory(error) ? tooBig() : error));
    thread.once("exit", (code) => {
      clearTimeout(patience);
      reject(new Error(`The thread that read the spreadsheet ended with code ${code}`));
    });
  });
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
