import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartProblem } from "../startProblem.ts";

const FILE = "kantor.lock";
const HOLDER = "kantor.pid";
const SQLITE_BUSY = 5;

function holderOf(dataDir: string): string {
  try {
    return ` (process ${readFileSync(join(dataDir, HOLDER), "utf8").trim()})`;
  } catch {
    return "";
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/** Another running instance works in the folder. */
export class FolderInUse extends StartProblem {}

/**
 * Makes sure that one instance alone works in a data folder. Node has no file locks of its own, but SQLite does, and
 * the system drops them with the process, however it ends. Nothing is ever written into the lock file.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const database = new DatabaseSync(join(dataDir, FILE));
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The data folder ${dataDir} is in use by another running Kantor${holderOf(dataDir)}. ` +
        "Stop that one first, or give this one a folder of its own with DATA_DIR.",
    );
  }
  writeFileSync(join(dataDir, HOLDER), `${process.pid}\n`);
  let held = true;
  return {
    release() {
      if (held) database.close();
      held = false;
    },
  };
}
