import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { periksaBuku } from "#server/books/periksa/periksa.ts";
import {
  type CheckedBackup,
  checkedBackup,
  expectUnused,
  restore,
  type Target,
} from "#server/platform/backup/restore.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { startEmbedded } from "#server/platform/embedded/embedded.ts";
import { markRestored, markRestoring, openDataFolder } from "#server/platform/files/dataFolder.ts";
import { isDiskFull } from "#server/platform/files/diskFull.ts";
import { openStorage } from "#server/platform/files/storage.ts";
import { connect, isUnavailable } from "#server/platform/postgres/database.ts";
import { migrate } from "#server/platform/postgres/migrate.ts";
import { stopSignal } from "./lib/stopped.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Opens the new database and its pictures for `work`, ends it when the command is stopped, and closes both. */
async function inTarget<T>(config: Config, stopped: AbortSignal, work: (target: Target) => Promise<T>): Promise<T> {
  const options = { dataDir: config.dataDir, log: () => {}, abort: stopped };
  const server = config.databaseUrl ? null : await startEmbedded(options);
  const sql = connect(config.databaseUrl ?? server?.url ?? "", { max: 2, name: "kantor-restore" });
  const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
  const cut = () => void sql.end({ timeout: 0 });
  stopped.addEventListener("abort", cut);
  try {
    return await work({ sql, storage });
  } finally {
    stopped.removeEventListener("abort", cut);
    storage.close();
    await sql.end({ timeout: 5 });
    await server?.stop();
  }
}

/** Marks the data folder while it is incomplete: a start refuses it, and another restore begins again. */
async function restoreInto(config: Config, backup: CheckedBackup, stopped: AbortSignal): Promise<boolean> {
  const isNew = !existsSync(config.dataDir);
  let isRestored = false;
  try {
    openDataFolder(config.dataDir);
    if (isNew) markRestoring(config.dataDir);
    return await inTarget(config, stopped, async (target) => {
      await expectUnused(target.sql);
      markRestoring(config.dataDir);
      await migrate(target.sql, resolve(import.meta.dirname, "../server/migrations"));
      await restore(target, backup, stopped);
      markRestored(config.dataDir);
      isRestored = true;
      const { tables, pictures, dibuat } = backup.manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Restored ${rows} rows and ${pictures.length} pictures as of ${dibuat}`);
      return await areBooksRight(target);
    });
  } catch (error) {
    if (isRestored) throw new Error("Restored, but the books were not checked: run npm run check-books.");
    if (isNew) rmSync(config.dataDir, { recursive: true, force: true });
    throw stopped.aborted ? stopped.reason : error;
  }
}

async function areBooksRight({ sql, storage }: Target): Promise<boolean> {
  const broken = (await periksaBuku(sql, { storage })).filter((rule) => !rule.lolos);
  for (const { aturan, temuan } of broken) say(`SALAH  ${aturan}: ${temuan.join("; ")}`);
  return broken.length === 0;
}

/** Checks the backup before anything is created, so that a wrong folder or a damaged backup leaves nothing behind. */
async function run(named: string | undefined): Promise<boolean> {
  if (!named) throw new Error("Name the backup to restore: npm run restore -- data/backup/2026-11-21T193000Z");
  const config = readConfig(process.env);
  const backup = await checkedBackup(resolve(named));
  return restoreInto(config, backup, stopSignal(new Error("Stopped: nothing was restored.")));
}

function sentence(error: unknown): string {
  if (isDiskFull(error)) return "The disk is full: nothing was restored. Free some space, then restore again.";
  if (isUnavailable(error)) {
    return "The database ended meanwhile: nothing was restored. See that its disk has room, then restore again.";
  }
  return error instanceof Error ? error.message : String(error);
}

run(process.argv[2]).then(
  (isSound) => {
    process.exitCode = isSound ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  },
);
