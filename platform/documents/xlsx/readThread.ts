import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { parseSheet } from "./parse.ts";
import type { ReadAnswer, ReadTask } from "./read.ts";
import { XlsxRefused } from "./refused.ts";

const tell = (answer: ReadAnswer) => parentPort?.postMessage(answer);

async function answer({ path, options }: ReadTask): Promise<ReadAnswer> {
  try {
    return { end: await parseSheet(await readFile(path), options, (rows) => tell({ rows })) };
  } catch (error) {
    if (error instanceof XlsxRefused) return { refused: error.message };
    throw error;
  }
}

const task: ReadTask = workerData;
tell(await answer(task));
