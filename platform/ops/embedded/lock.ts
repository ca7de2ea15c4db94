import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartProblem } from "../../startProblem.ts";

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

/** Another app works in the data folder. */
export class FolderInUse extends StartProblem {}

/**
 * Keeps two apps from working in the same data folder. Node has no file locks, so an exclusive SQLite transaction on a
 * lock file is used; the system releases it with the process. Nothing is ever written into that file.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const database = openLock(dataDir);
  let held = true;
  return {
    release() {
      if (held) database.close();
      held = false;
    },
  };
}

function openLock(dataDir: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(dataDir, FILE));
    database.exec("BEGIN EXCLUSIVE");
    writeFileSync(join(dataDir, HOLDER), `${process.pid}\n`);
    return database;
  } catch (error) {
    database?.close();
    if (isBusy(error)) {
      throw new FolderInUse(
        `The data folder ${dataDir} is in use by another running Kantor${holderOf(dataDir)}. ` +
          "Stop that one first, or give this one a folder of its own with DATA_DIR.",
      );
    }
    throw new StartProblem(
      `${FILE} and ${HOLDER} in the data folder ${dataDir} can not be written, as when another user started Kantor there: ` +
        `start it as that user, or give the folder with all that is in it to this one (chown -R).`,
      { cause: error },
    );
  }
}
