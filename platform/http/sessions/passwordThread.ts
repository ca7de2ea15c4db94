import { parentPort, workerData } from "node:worker_threads";
import { firstPassword } from "./password.ts";

parentPort?.postMessage(Array.from({ length: workerData as number }, firstPassword));
