import { parentPort, workerData } from "node:worker_threads";
import { firstPasswordNow } from "./password.ts";

parentPort?.postMessage(Array.from({ length: workerData as number }, firstPasswordNow));
