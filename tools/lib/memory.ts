import { accessSync, constants, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";
const NEEDED = 4 * 1024 ** 3;

/**
 * Lets the tests keep their temporary files, databases above all, in memory where there is plenty: making a database is
 * making a thousand small files. TMPDIR decides where it is set.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    if (bavail * bsize >= NEEDED && process.availableMemory() >= NEEDED) process.env.TMPDIR = MEMORY;
  } catch {
    // The machine has no such folder, or not for us.
  }
}
