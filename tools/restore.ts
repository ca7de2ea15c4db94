import { existsSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { waktu } from "#kernel/format.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { connect, isUnavailable } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { markRestored, markRestoring, openDataFolder } from "#platform/files/dataFolder.ts";
import { isDiskFull } from "#platform/files/diskFull.ts";
import { below, openFolder, openStorage } from "#platform/files/storage.ts";
import { openPlace, PICTURES } from "#platform/ops/archive/place.ts";
import { fetchPictures, findBase, NoCopy, recover } from "#platform/ops/archive/recover.ts";
import { type CheckedBackup, checkedBackup, expectUnused, restore, type Target } from "#platform/ops/backup/restore.ts";
import { startEmbedded } from "#platform/ops/embedded/embedded.ts";
import { stopSignal } from "./lib/stopped.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Whoever stops a restore is answered by then, however much there is to remove. */
const ANSWER_MS = 4_000;
const STOPPED = "Stopped: nothing was restored.";
const UNCHECKED = "Restored, but the books were not checked: run npm run check-books.";

/** What is said when the command is stopped and its end takes too long. */
let answer = STOPPED;

/** Hears from the beginning that the command is stopped. */
function stopping(): AbortSignal {
  const stopped = stopSignal(new Error(STOPPED));
  const late = () => {
    process.stderr.write(`${answer}\n`);
    process.exit(1);
  };
  stopped.addEventListener("abort", () => setTimeout(late, ANSWER_MS).unref());
  return stopped;
}

/** Removes a folder that is no data folder. Under another name at once: no start takes what is left of it for a company. */
async function discard(dataDir: string): Promise<void> {
  const dead = `${dataDir.replace(/[\\/]+$/, "")}.dibuang-${process.pid}`;
  if (!existsSync(dataDir)) return;
  try {
    renameSync(dataDir, dead);
  } catch {
    return rm(dataDir, { recursive: true, force: true });
  }
  answer = `${STOPPED} Remove ${dead}.`;
  await rm(dead, { recursive: true, force: true });
}

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
    const isLost = stopped.aborted && answer !== UNCHECKED;
    await sql.end({ timeout: isLost ? 0 : 5 });
    await server?.stop(isLost);
  }
}

/** Marks the data folder while it is incomplete: a start refuses it, and another restore begins again. */
async function restoreInto(config: Config, backup: CheckedBackup, stopped: AbortSignal): Promise<boolean> {
  const isNew = !existsSync(config.dataDir);
  try {
    openDataFolder(config.dataDir);
    if (isNew) markRestoring(config.dataDir);
    return await inTarget(config, stopped, async (target) => {
      await expectUnused(target.sql);
      markRestoring(config.dataDir);
      await migrate(target.sql, resolve(import.meta.dirname, "../migrations"));
      await restore(target, backup, stopped);
      markRestored(config.dataDir);
      answer = UNCHECKED;
      const { tables, pictures, dibuat } = backup.manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Restored ${rows} rows and ${pictures.length} pictures as of ${dibuat}`);
      return await areBooksRight(target);
    });
  } catch (error) {
    if (answer === UNCHECKED) throw new Error(UNCHECKED);
    if (isNew) await discard(config.dataDir);
    throw stopped.aborted ? stopped.reason : error;
  }
}

async function areBooksRight({ sql, storage }: Target): Promise<boolean> {
  const broken = (await periksaBuku(sql, { storage })).filter((rule) => !rule.lolos);
  for (const { aturan, temuan } of broken) say(`SALAH  ${aturan}: ${temuan.join("; ")}`);
  return broken.length === 0;
}

/** A minute as people in Jakarta write it: to its end, because whoever names 14:03 has seen what was done by then. */
function momentOf(written: string): Date {
  const [, day, time, second] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/.exec(written.trim()) ?? [];
  const moment = new Date(`${day}T${time}${second ?? ":00"}+07:00`);
  if (Number.isNaN(moment.getTime())) throw new Error(`Write the moment like "2026-11-20 14:03", not "${written}".`);
  return moment;
}

/** Makes the database in the new data folder as it was at the moment, and fetches the pictures that it names. */
async function recoverInto(config: Config, until: Date, from: string | null, stopped: AbortSignal): Promise<boolean> {
  if (config.databaseUrl)
    throw new Error(
      "--until is for the embedded database: with DATABASE_URL restore as its provider or pgBackRest does.",
    );
  if (existsSync(config.dataDir))
    throw new Error(`${config.dataDir} exists: choose a DATA_DIR that does not, so that nothing is overwritten.`);
  const archive = from ?? config.archiveTo;
  if (archive === null) throw new Error("Name the archive: --from ./data/arsip, or ARCHIVE_TO.");
  if (archive !== "s3" && !existsSync(archive)) throw new NoCopy(`There is no archive in ${archive}`);
  const place = openPlace({ ...config, archiveTo: archive });
  try {
    const found = await findBase(place, until);
    openDataFolder(config.dataDir);
    markRestoring(config.dataDir);
    await recover(found, config.dataDir, until, stopped);
    return await inTarget(config, stopped, async (target) => {
      await migrate(target.sql, resolve(import.meta.dirname, "../migrations"));
      const keys = (await target.sql<{ kunci: string }[]>`select kunci from berkas`).map(({ kunci }) => kunci);
      const around =
        archive === "s3" ? [] : ["../berkas", "../backup/berkas"].map((name) => openFolder(join(archive, name)));
      const missing = await fetchPictures(target.storage, keys, [below(found.part, PICTURES), ...around], stopped);
      markRestored(config.dataDir);
      answer = UNCHECKED;
      say(`Restored as of ${waktu(until)}, with ${keys.length - missing} of ${keys.length} pictures`);
      return await areBooksRight(target);
    });
  } catch (error) {
    if (answer === UNCHECKED) throw new Error(UNCHECKED);
    await discard(config.dataDir);
    throw stopped.aborted ? stopped.reason : error;
  } finally {
    place.close();
  }
}

/** Checks the backup before anything is created, so that a wrong folder or a damaged backup leaves nothing behind. */
async function run(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { until: { type: "string" }, from: { type: "string" } },
  });
  const config = readConfig(process.env);
  const stopped = stopping();
  if (values.until) return recoverInto(config, momentOf(values.until), values.from ?? null, stopped);
  const [named] = positionals;
  if (!named) throw new Error("Name the backup to restore: npm run restore -- data/backup/2026-11-21T193000Z");
  const backup = await checkedBackup(resolve(named), stopped).catch((error: unknown) => {
    throw stopped.aborted ? stopped.reason : error;
  });
  return restoreInto(config, backup, stopped);
}

function sentence(error: unknown): string {
  if (isDiskFull(error)) return "The disk is full: nothing was restored. Free some space, then restore again.";
  if (isUnavailable(error)) {
    return "The database ended meanwhile: nothing was restored. See that its disk has room, then restore again.";
  }
  return error instanceof Error ? error.message : String(error);
}

run(process.argv.slice(2)).then(
  (isSound) => {
    process.exitCode = isSound ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  },
);
