import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const HAS_PROC = existsSync("/proc/self/stat");

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A zombie still answers signals, but it has ended; only its parent has not collected it. */
export function isAlive(pid: number): boolean {
  if (!HAS_PROC) return answersSignals(pid);
  const stat = read(`/proc/${pid}/stat`);
  const state = stat.slice(stat.lastIndexOf(")") + 2)[0];
  return state !== undefined && state !== "Z" && state !== "X";
}

function isPostgres(pid: number): boolean {
  if (HAS_PROC) return read(`/proc/${pid}/comm`).trim() === "postgres";
  return /(^|\/)postgres\b/.test(
    spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).stdout.trim(),
  );
}

function worksIn(pid: number, folder: string): boolean {
  if (!HAS_PROC) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** Process numbers are reused: the one in a pid file counts only if it is a PostgreSQL with this data folder. */
export const isServerOf = (pid: number, folder: string): boolean =>
  isAlive(pid) && isPostgres(pid) && worksIn(pid, folder);

/** All live PostgreSQL processes of this data folder, server and connections. */
export function serversIn(folder: string): number[] {
  if (!HAS_PROC) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isServerOf(pid, folder));
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Waits until `check` is true or the time is up; answers which. */
export async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(25);
  }
  return true;
}
