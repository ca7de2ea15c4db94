import { join, resolve } from "node:path";
import { start } from "./start.ts";

start({ root: resolve(import.meta.dirname, ".."), webFolder: join(import.meta.dirname, "../web/dist") });
