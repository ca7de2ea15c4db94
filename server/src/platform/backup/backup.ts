import { createWriteStream } from "node:fs";
import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Storage } from "../files/storage.ts";
import type { Sql, Tx } from "../postgres/database.ts";
import { type Manifest, migrationsOf, quoted, tablesInOrder } from "./tables.ts";

/** Pictures never change once stored, so all backups of a folder share one copy of each. */
export const PICTURES = "berkas";
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;
const DAY_MS = 86_400_000;

const nameFor = (now: Date): string => now.toISOString().replace(/:/g, "").replace(/\.\d+/, "");

/**
 * Copies every table in one snapshot, then the pictures, into a folder named by the moment. Pictures come after the
 * rows: one that a row of the snapshot names was stored before. The folder gets its name when it is whole.
 */
export async function backUp(sql: Sql, storage: Storage, folder: string, now: Date): Promise<string> {
  const target = join(folder, nameFor(now));
  const unfinished = `${target}.belum-selesai`;
  await mkdir(join(unfinished, "tables"), { recursive: true });
  try {
    const manifest = await sql.begin("isolation level repeatable read read only", (tx) =>
      copyTables(tx, unfinished, now),
    );
    await copyPictures(storage, join(folder, PICTURES));
    await writeFile(join(unfinished, "manifest.json"), JSON.stringify(manifest, null, 2));
    await rename(unfinished, target);
    return target;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyTables(tx: Tx, folder: string, now: Date): Promise<Manifest> {
  const migrations = await migrationsOf(tx);
  const tables: Manifest["tables"] = [];
  for (const table of await tablesInOrder(tx)) {
    const [count] = await tx<{ rows: number }[]>`select count(*) as rows from ${tx(table.name)}`;
    const rows = tx.copyOut(`copy "${table.name}" (${quoted(table.columns)}) to stdout`);
    await pipeline(rows, createGzip({ level: 5 }), createWriteStream(join(folder, "tables", `${table.name}.copy.gz`)));
    tables.push({ ...table, rows: count?.rows ?? 0 });
  }
  const sequences = await tx<{ name: string; value: number }[]>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`;
  return { dibuat: now.toISOString(), migrations, tables, sequences: [...sequences] };
}

async function copyPictures(storage: Storage, folder: string): Promise<void> {
  for await (const { key } of storage.list("")) {
    const target = join(folder, key);
    if (await exists(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    const unfinished = `${target}.belum-selesai`;
    await pipeline(await storage.read(key), createWriteStream(unfinished));
    await rename(unfinished, target);
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Removes backups older than `days`; the newest always stays. */
export async function dropOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
  const oldest = nameFor(new Date(now.getTime() - days * DAY_MS));
  const old = names.slice(0, -1).filter((name) => name < oldest);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
