import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../startProblem.ts";
import { isDiskFull } from "./diskFull.ts";

const UPLOADS = "unggahan";
/** Longer than a request may take: a file this old belongs to none. */
const LEFT_OVER_MS = 3_600_000;
/** The app's own folders in the data folder. The database's is PostgreSQL's business, which keeps it closed itself. */
const PRIVATE_FOLDERS = ["berkas", "backup", UPLOADS];
const PRIVATE_FILES = ["postgres.password", "postgres.log", "postgres.log.1", "kantor.lock", "kantor.pid"];

/** Where uploads wait until they are checked. */
export const uploadsIn = (dataDir: string): string => join(dataDir, UPLOADS);

/** Makes the data folder ready to work in: it is there, it can be written, and nobody else can read what the app keeps. */
export function openDataFolder(dataDir: string): void {
  try {
    // Only a folder of our own making is closed: someone else's may hold other things too. Root's database runs as
    // another user, who has to pass through, but not to look around.
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    mkdirSync(uploadsIn(dataDir), { recursive: true });
    for (const name of PRIVATE_FOLDERS) close(join(dataDir, name), 0o700);
    for (const name of PRIVATE_FILES) close(join(dataDir, name), 0o600);
    tryToWrite(join(uploadsIn(dataDir), `coba-${process.pid}`));
  } catch (error) {
    throw folderProblem(error, dataDir) ?? error;
  }
}

/** Stands in a data folder while a backup is restored into it. */
const RESTORING = "restore.belum-selesai";

export const markRestoring = (dataDir: string): void => writeFileSync(join(dataDir, RESTORING), "");
export const markRestored = (dataDir: string): void => rmSync(join(dataDir, RESTORING), { force: true });

/** Refuses what a restore that was stopped in the middle has left: it would pass for a new, empty company. */
export function expectRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORING))) return;
  throw new StartProblem(
    `A restore into ${dataDir} did not come to its end: run npm run restore again, or delete the folder.`,
  );
}

function close(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && (found.mode & 0o077) !== 0) chmodSync(path, mode);
}

function tryToWrite(path: string): void {
  writeFileSync(path, Buffer.alloc(4096));
  rmSync(path);
}

/**
 * Removes uploads that an earlier end left behind. `alone` when this app has the folder to itself; otherwise another one
 * may be receiving some right now.
 */
export function sweepUploads(dataDir: string, { alone, now = Date.now() }: { alone: boolean; now?: number }): void {
  const before = alone ? Number.POSITIVE_INFINITY : now - LEFT_OVER_MS;
  for (const name of readdirSync(uploadsIn(dataDir))) {
    const path = join(uploadsIn(dataDir), name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== undefined && modified < before) rmSync(path, { force: true });
  }
}

function folderProblem(error: unknown, dataDir: string): StartProblem | null {
  const told = (sentence: string) => new StartProblem(sentence, { cause: error });
  if (isDiskFull(error)) return told(`The disk of the data folder ${dataDir} is full: make room, then start again.`);
  switch (error instanceof Error && "code" in error ? error.code : "") {
    case "EROFS":
    case "EACCES":
    case "EPERM":
    // What Node says of a folder that can not be made on a read-only disk.
    case "ENOENT":
      return told(
        `The data folder ${dataDir} can not be written: give it to the user who starts the app, or choose another DATA_DIR.`,
      );
    case "ENOTDIR":
    case "EEXIST":
      return told(`${dataDir} is a file, not a folder: choose another DATA_DIR.`);
    default:
      return null;
  }
}
