import { parentPort, workerData } from "node:worker_threads";
import type { DrawTask } from "./documents.ts";
import { drawDocuments } from "./letterhead.ts";

const { documents, title } = workerData as DrawTask;
parentPort?.postMessage(await drawDocuments(documents, title));
