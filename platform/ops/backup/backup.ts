import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Sql, Tx } from "../../db/database.ts";
import type { Storage } from "../../files/storage.ts";
import { Checksum, type Manifest, readManifest, tableFile, UNFINISHED } from "./manifest.ts";
import { copyPictures } from "./pictures.ts";
import { BackupBusy, BackupLate, noteBegin, noteEnd, noteRefused, reasonOf } from "./record.ts";
import { migrationsOf, quoted, tablesInOrder } from "./tables.ts";

const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;
const DAY_MS = 86_400_000;
const TO_CLEAN_UP_MS = 10_000;
// Any constant does; this one spells "backup" on a telephone.
const LOCK = 222_587;

const nameFor = (now: Date): string => now.toISOString().replace(/:/g, "").replace(/\.\d+/, "");

export type Source = { sql: Sql; storage: Storage; clock: () => Date };

/**
 * Makes a backup unless another one runs. It gives up after `minutes` or when `stopped` is aborted. The result is noted
 * in the table backup. The advisory lock belongs to a transaction, so it ends with the connection.
 */
export async function backUp(source: Source, folder: string, minutes: number, stopped?: AbortSignal): Promise<string> {
  const { sql, clock } = source;
  return sql.begin(async (lock) => {
    const [row] = await lock<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as mine`;
    if (!row?.mine) {
      const busy = new BackupBusy("Another backup is under way: wait until it has ended");
      await noteRefused(sql, clock(), reasonOf(busy));
      throw busy;
    }
    const id = await noteBegin(sql, clock());
    try {
      const made = await within(minutes, stopped, (signal) => make(source, folder, signal));
      await noteEnd(sql, id, clock(), null);
      return made;
    } catch (error) {
      await noteEnd(sql, id, clock(), reasonOf(error));
      throw error;
    }
  });
}

/** Ends when the time is up, also when the database never answers; then there is a moment left to clean up. */
async function within<T>(
  minutes: number,
  stopped: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const error = new BackupLate(`Tidak selesai dalam ${minutes} menit (BACKUP_MINUTES)`);
  const timer = setTimeout(() => late.abort(error), minutes * 60_000);
  const signal = stopped ? AbortSignal.any([late.signal, stopped]) : late.signal;
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => setTimeout(() => reject(signal.reason), TO_CLEAN_UP_MS).unref());
  });
  try {
    return await Promise.race([work(signal), over]);
  } catch (caught) {
    throw signal.aborted ? signal.reason : caught;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Copies all tables in one snapshot, then the pictures, into a folder named by the moment. Pictures come second: a
 * picture that a row of the snapshot names was stored before that row. The folder gets its final name when all is
 * flushed to disk.
 */
async function make({ sql, storage, clock }: Source, folder: string, signal: AbortSignal): Promise<string> {
  const now = clock();
  const target = join(folder, nameFor(now));
  const unfinished = target + UNFINISHED;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearUnfinished(folder);
  await mkdir(join(unfinished, "tables"), { recursive: true, mode: 0o700 });
  try {
    const rows = await sql.begin("isolation level repeatable read read only", (tx) =>
      copyTables(tx, unfinished, signal),
    );
    const pictures = await copyPictures(storage, folder, await knownPictures(folder), signal);
    const manifest: Manifest = { dibuat: now.toISOString(), ...rows, pictures };
    signal.throwIfAborted();
    await writeFile(join(unfinished, "manifest.json"), JSON.stringify(manifest, null, 2), { flush: true });
    await rename(unfinished, target);
    await sync(folder);
    return target;
  } catch (error) {
    // Remove what was written so far: the disk may be full.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Removes unfinished backups of processes that were killed. Safe under the lock: no other backup is running. */
async function clearUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

type Rows = Pick<Manifest, "migrations" | "tables" | "sequences">;

async function copyTables(tx: Tx, folder: string, signal: AbortSignal): Promise<Rows> {
  const migrations = await migrationsOf(tx);
  const tables: Manifest["tables"] = [];
  for (const table of await tablesInOrder(tx)) {
    signal.throwIfAborted();
    const [count] = await tx<{ rows: number }[]>`select count(*) as rows from ${tx(table.name)}`;
    const rows = tx.copyOut(`copy "${table.name}" (${quoted(table.columns)}) to stdout`);
    const checksum = new Checksum();
    // Level 1 makes files a tenth larger than the default in a third of the time.
    const zip = createGzip({ level: 2 });
    const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600, flush: true });
    await pipeline(rows, zip, checksum, file, { signal });
    tables.push({ ...table, rows: count?.rows ?? 0, sha256: checksum.hex() });
  }
  const sequences = await tx<{ name: string; value: number }[]>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`;
  return { migrations, tables, sequences: [...sequences] };
}

/** Flushes a folder to disk, so that the names in it survive a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The pictures listed in the latest backup. With a damaged manifest there are none: all pictures are read again. */
async function knownPictures(folder: string): Promise<Manifest["pictures"]> {
  const latest = (await backupsIn(folder)).at(-1);
  if (latest === undefined) return [];
  return readManifest(join(folder, latest)).then(
    ({ pictures }) => pictures,
    () => [],
  );
}

/** The names of the backups in a folder, the newest last. */
export const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();

/** Removes backups older than `days`, except the newest one. */
export async function dropOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const oldest = nameFor(new Date(now.getTime() - days * DAY_MS));
  const old = (await backupsIn(folder)).slice(0, -1).filter((name) => name < oldest);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
