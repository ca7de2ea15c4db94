import { open, stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { limiter } from "../../files/limiter.ts";
import { encrypted, tooBig, XlsxRefused } from "./refused.ts";

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

export type ReadTask = { path: string; options: ImportOptions };
/** Rows come in pieces while the file is read, so that no piece holds others up. */
export type ReadAnswer = { rows: ImportRow[] } | { end: Omit<ImportResult, "rows"> } | { refused: string };

const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_HEAP_MB = 512;
const NEW_ROWS_MB = 4;
const MAX_MS = 30_000;
const OLD_EXCEL_START = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const oneAtATime = limiter(1);

/**
 * Reads the first visible sheet of an uploaded file. Columns are found by their headings, in any order. A small hostile file
 * can cost minutes and gigabytes, so it is read in a worker thread that can be stopped, beside the other requests.
 */
export async function readXlsx(path: string, options: ImportOptions): Promise<ImportResult> {
  if ((await stat(path)).size > MAX_FILE_BYTES) throw tooBig();
  if ((await firstBytes(path)).equals(OLD_EXCEL_START)) throw encrypted();
  return oneAtATime(() => inThread({ path, options }));
}

function inThread(task: ReadTask): Promise<ImportResult> {
  const rows: ImportRow[] = [];
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
      if ("rows" in answer) for (const row of answer.rows) rows.push(row);
      else if ("end" in answer) resolve({ rows, ...answer.end });
      else reject(new XlsxRefused(answer.refused));
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

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
