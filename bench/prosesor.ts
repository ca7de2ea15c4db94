import { readdirSync, readFileSync } from "node:fs";
import type { Sql } from "#platform/db/database.ts";

const TICK_MS = 10;

/** The numbers of /proc/<pid>/stat after the name of the program: the parent is the second, the times begin at the twelfth. */
function statOf(pid: number | string): number[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return null;
  }
}

/** Measures the processor time of all processes of a database server on this machine, in milliseconds. */
export async function prosesorBasisData(sql: Sql): Promise<() => number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = statOf(row?.pid ?? 0)?.[1] ?? 0;
  return () => {
    // Of the postmaster also what its children that have ended took.
    let ticks = (statOf(postmaster) ?? []).slice(11, 15).reduce((sum, each) => sum + each, 0);
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const stat = statOf(pid);
      if (stat?.[1] === postmaster) ticks += (stat[11] ?? 0) + (stat[12] ?? 0);
    }
    return ticks * TICK_MS;
  };
}
