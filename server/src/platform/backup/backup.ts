import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Storage } from "../files/storage.ts";
import type { Sql, Tx } from "../postgres/database.ts";
import { Checksum, checksumOf, type Manifest, PICTURES, readManifest, tableFile } from "./manifest.ts";
import { BackupBusy, BackupLate, noteBegin, noteEnd, noteRefused, reasonOf } from "./record.ts";
import { migrationsOf, quoted, tablesInOrder } from "./tables.ts";

const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;
const DAY_MS = 86_400_000;
const TO_CLEAN_UP_MS = 10_000;
const UNFINISHED = ".belum-selesai";
// Any number will do as long as it stays the same: it spells "backup" on a telephone.
const LOCK = 222_587;

const nameFor = (now: Date): string => now.toISOString().replace(/:/g, "").replace(/\.\d+/, "");

export type Source = { sql: Sql; storage: Storage; clock: () => Date };

/**
 * One backup at a time, whoever asks, and within `minutes` or not at all. How it went is noted in the database; the
 * lock is a transaction's, so that it goes with its connection however this ends.
 */
export async function backUp(source: Source, folder: string, minutes: number): Promise<string> {
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
      const made = await within(minutes, (signal) => make(source, folder, signal));
      await noteEnd(sql, id, clock(), null);
      return made;
    } catch (error) {
      await noteEnd(sql, id, clock(), reasonOf(error));
      throw error;
    }
  });
}

/** Ends when the time is up, also when what it waits for never answers: to clean up it has a moment. */
async function within<T>(minutes: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const error = new BackupLate(`Tidak selesai dalam ${minutes} menit (BACKUP_MINUTES)`);
  const timer = setTimeout(() => late.abort(error), minutes * 60_000);
  const over = new Promise<never>((_, reject) => {
    late.signal.addEventListener("abort", () => setTimeout(() => reject(error), TO_CLEAN_UP_MS).unref());
  });
  try {
    return await Promise.race([work(late.signal), over]);
  } catch (caught) {
    throw late.signal.aborted ? error : caught;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Copies every table in one snapshot, then the pictures, into a folder named by the moment. Pictures come after the
 * rows: one that a row of the snapshot names was stored before. The folder gets its name when it is whole and on disk.
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
    const pictures = await copyPictures(storage, folder, signal);
    const manifest: Manifest = { dibuat: now.toISOString(), ...rows, pictures };
    signal.throwIfAborted();
    await writeFile(join(unfinished, "manifest.json"), JSON.stringify(manifest, null, 2), { flush: true });
    await rename(unfinished, target);
    await sync(folder);
    return target;
  } catch (error) {
    // A full disk is no reason to keep half a backup on it.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** What a process that was killed has left behind: nobody else is at work here. */
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
    // Numbers and short texts: the fastest level is as small as the usual one within a tenth, in a third of the time.
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

/** Copies the pictures that no earlier backup has; those that one has keep the checksum they were given then. */
async function copyPictures(storage: Storage, folder: string, signal: AbortSignal): Promise<Manifest["pictures"]> {
  const known = await knownPictures(folder);
  const pictures: Manifest["pictures"] = [];
  for await (const { key } of storage.list("")) {
    signal.throwIfAborted();
    const target = join(folder, PICTURES, key);
    const there = await checksumOf(target);
    const before = known.get(key);
    if (there !== null && (before === undefined || before === there)) {
      pictures.push({ key, sha256: there });
      continue;
    }
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const checksum = new Checksum();
    // Not flushed one by one, which takes minutes for thousands: what a power cut damages, the next backup notices.
    const file = createWriteStream(target + UNFINISHED, { mode: 0o600 });
    await pipeline(await storage.read(key), checksum, file, { signal });
    await rename(target + UNFINISHED, target);
    pictures.push({ key, sha256: checksum.hex() });
  }
  return pictures;
}

async function knownPictures(folder: string): Promise<Map<string, string>> {
  const latest = (await backupsIn(folder)).at(-1);
  if (latest === undefined) return new Map();
  // A damaged manifest tells nothing of the pictures beside it: they are read again.
  const manifest = await readManifest(join(folder, latest)).catch(() => null);
  return new Map(manifest?.pictures.map(({ key, sha256 }) => [key, sha256]));
}

/** Makes sure that a name in a folder survives a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();

/** Removes backups older than `days`; the newest always stays. */
export async function dropOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const oldest = nameFor(new Date(now.getTime() - days * DAY_MS));
  const old = (await backupsIn(folder)).slice(0, -1).filter((name) => name < oldest);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
