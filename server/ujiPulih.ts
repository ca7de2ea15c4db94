import { spawn } from "node:child_process";
import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Services } from "#platform/http/context.ts";
import { noteFailed, noteGood } from "#platform/ops/backup/guards.ts";

const LOWEST_PRIORITY = 19;
/** The database is there twice for a while: once with its log. */
const ROOM = 3;

/**
 * The weekly restore test: restores into a scratch database what would be restored in an emergency, in a process of its
 * own that gives way to all others, and notes how it went; Super Admins are told (kabarBerkala.ts).
 */
export async function ujiPulih({ sql, config, log, clock }: Services): Promise<void> {
  const problem = await lacksRoom();
  const outcome = problem ? { ok: false, kata: problem } : await run();
  log.info({ outcome }, "restore test");
  if (outcome.ok) await noteGood(sql, "uji", clock(), outcome.kata);
  else await noteFailed(sql, "uji", clock(), outcome.kata);

  async function lacksRoom(): Promise<string | null> {
    const [row] = await sql<{ bytes: number }[]>`select pg_database_size(current_database()) as bytes`;
    const { bavail, bsize } = await statfs(config.dataDir);
    const free = bavail * bsize;
    return free < (row?.bytes ?? 0) * ROOM ? "Disk data tidak cukup luas untuk uji pulih" : null;
  }

  async function run(): Promise<{ ok: boolean; kata: string }> {
    const script = join(import.meta.dirname, "ujiPulihProses.ts");
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATA_DIR: config.dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
    const stop = () => child.kill("SIGTERM");
    process.once("exit", stop);
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    process.off("exit", stop);
    return { ok: code === 0, kata: said.trim().slice(0, 500) || "Proses uji pulih berhenti sebelum selesai" };
  }
}
