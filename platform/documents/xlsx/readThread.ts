import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { parseGrid, parseSheet } from "./parse.ts";
import type { ReadAnswer, ReadTask } from "./read.ts";
import { XlsxRefused } from "./refused.ts";

const tell = (answer: ReadAnswer) => parentPort?.postMessage(answer);

async function answer({ path, options }: ReadTask): Promise<ReadAnswer> {
  try {
    const file = await readFile(path);
    if (!("columns" in options)) {
      await parseGrid(file, options, (grid) => tell({ grid }));
      return { end: { problems: [], headings: {} } };
    }
    return { end: await parseSheet(file, options, (rows) => tell({ rows })) };
  } catch (error) {
    if (error instanceof XlsxRefused) return { refused: error.message };
    throw error;
  }
}

const task: ReadTask = workerData;
tell(await answer(task));
