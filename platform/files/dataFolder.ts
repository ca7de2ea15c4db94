import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartProblem } from "../startProblem.ts";
import { sentenceOf } from "./dataFolderProblem.mjs";
import { isDiskFull } from "./diskFull.ts";

const UPLOADS = "unggahan";
/** Longer than a request may take: an upload of this age is left over. */
const LEFT_OVER_MS = 3_600_000;
/** The app's own folders in the data folder. PostgreSQL protects its folder itself. */
const PRIVATE_FOLDERS = ["berkas", "backup", "arsip", UPLOADS];
const PRIVATE_FILES = ["postgres.password", "postgres.log", "postgres.log.1", "kantor.lock", "kantor.pid"];

/** Folder of uploads that are not checked yet. */
export const uploadsIn = (dataDir: string): string => join(dataDir, UPLOADS);

/** Prepares the data folder: it exists, can be written, and other users cannot read the app's files. */
export function openDataFolder(dataDir: string): void {
  try {
    // Only a folder that we created is closed, because another one may hold other things. If the app runs as root, the
    // database runs as another user, who has to pass through.
    if (makeFolder(dataDir)) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    makeFolder(uploadsIn(dataDir));
    for (const name of PRIVATE_FOLDERS) close(join(dataDir, name), 0o700);
    for (const name of PRIVATE_FILES) close(join(dataDir, name), 0o600);
    tryToWrite(join(uploadsIn(dataDir), `coba-${process.pid}`));
  } catch (error) {
    throw folderProblem(error, dataDir) ?? error;
  }
}

/**
 * Makes a folder and those above it, and answers whether it was missing. `recursive` of Node never returns where the
 * folder above exists and none can be made in it, as in /proc.
 */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    // EEXIST without a file is a link whose target is missing: statSync then throws.
    if (statSync(path, { throwIfNoEntry: codeOf(error) === "EEXIST" })?.isDirectory()) return false;
    const above = dirname(path);
    if (codeOf(error) !== "ENOENT" || existsSync(above)) throw error;
    makeFolder(above);
    return makeFolder(path);
  }
}

/** A file with this name is in a data folder while a backup is restored into it. */
const RESTORING = "restore.belum-selesai";

export const markRestoring = (dataDir: string): void => writeFileSync(join(dataDir, RESTORING), "");
export const markRestored = (dataDir: string): void => rmSync(join(dataDir, RESTORING), { force: true });

/** Refuses a data folder with an interrupted restore: it would look like a new, empty company. */
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
 * Removes uploads of earlier processes. `alone`: no other app uses the folder; otherwise only old uploads are removed,
 * because another app may be receiving one.
 */
export function sweepUploads(dataDir: string, { alone, now = Date.now() }: { alone: boolean; now?: number }): void {
  const before = alone ? Number.POSITIVE_INFINITY : now - LEFT_OVER_MS;
  for (const name of readdirSync(uploadsIn(dataDir))) {
    const path = join(uploadsIn(dataDir), name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== undefined && modified < before) rmSync(path, { force: true });
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : "");

function folderProblem(error: unknown, dataDir: string): StartProblem | null {
  const sentence = isDiskFull(error)
    ? `The disk of the data folder ${dataDir} is full: make room, then start again.`
    : sentenceOf(error, dataDir);
  return sentence === null ? null : new StartProblem(sentence, { cause: error });
}
