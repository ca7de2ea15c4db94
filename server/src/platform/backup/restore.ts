import { createReadStream } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Storage } from "../files/storage.ts";
import { type Sql, type Tx, violation } from "../postgres/database.ts";
import { checksumOf, type Manifest, PICTURES, readManifest, tableFile } from "./manifest.ts";
import { migrationsOf, quoted, tablesInOrder } from "./tables.ts";

const picture = (backup: string, key: string): string => join(dirname(backup), PICTURES, key);

/** Reads every file of a backup before anything is changed: a damaged one is refused with the name of what is damaged. */
export async function checkedBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const files = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: tableFile(backup, name), sha256 })),
    ...manifest.pictures.map(({ key, sha256 }) => ({ path: picture(backup, key), sha256 })),
  ];
  for (const { path, sha256 } of files) {
    const found = await checksumOf(path);
    if (found === null) throw new Error(`The backup lacks ${path}: it is damaged, take another one.`);
    if (found !== sha256) throw new Error(`${path} is not what was backed up: it is damaged, take another backup.`);
  }
  return manifest;
}

/**
 * Puts a backup into a database that was just migrated and that nobody has worked in: whole or not at all. The books'
 * triggers rest meanwhile, since the rows already are what they once made of them.
 */
export async function restore(sql: Sql, storage: Storage, backup: string): Promise<Manifest> {
  const manifest = await checkedBackup(backup);
  const stored: string[] = [];
  try {
    await sql.begin(async (tx) => {
      await expectSameTables(tx, manifest);
      await expectUnused(tx);
      await loadTables(tx, manifest, backup);
      // The rows are committed when the pictures they name are there.
      for (const { key } of manifest.pictures) {
        if (await storage.exists(key)) continue;
        stored.push(key);
        await storage.put(key, picture(backup, key));
      }
    });
  } catch (error) {
    for (const key of stored) await storage.remove(key).catch(() => {});
    throw error;
  }
  return manifest;
}

async function expectSameTables(tx: Tx, { migrations }: Manifest): Promise<void> {
  const here = await migrationsOf(tx);
  if (JSON.stringify(here) === JSON.stringify(migrations)) return;
  throw new Error(
    `The backup was made after migration ${migrations.at(-1)?.nama}, this version is at ${here.at(-1)?.nama}. ` +
      "Restore it with the version that made it, then start the newer one.",
  );
}

async function expectUnused(tx: Tx): Promise<void> {
  const rows = await tx`select 1 from karyawan union all select 1 from riwayat limit 1`;
  if (rows.length > 0) {
    throw new Error("The database is in use already: a backup is restored into a new one. Choose another DATA_DIR.");
  }
}

async function loadTables(tx: Tx, manifest: Manifest, backup: string): Promise<void> {
  const tables = await tablesInOrder(tx);
  for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`;
  for (const { name } of tables.toReversed()) await tx`delete from ${tx(name)}`;
  for (const { name } of tables) await loadTable(tx, manifest, backup, name);
  for (const { name, value } of manifest.sequences) await tx`select setval(${`public.${name}`}::regclass, ${value})`;
  for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
}

async function loadTable(tx: Tx, manifest: Manifest, backup: string, name: string): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table) throw new Error(`The backup lacks the table ${name}: it is damaged, take another one.`);
  const into = tx.copyIn(`copy "${name}" (${quoted(table.columns)}) from stdin`);
  await pipeline(createReadStream(tableFile(backup, name)), createGunzip(), into).catch((error: unknown) => {
    throw refused(name, error);
  });
  const [count] = await tx<{ rows: number }[]>`select count(*) as rows from ${tx(name)}`;
  if (count?.rows !== table.rows) {
    throw new Error(`The backup of ${name} has ${count?.rows} of ${table.rows} rows: it is damaged, take another one.`);
  }
}

/** Why the database does not take a table's rows, in one sentence; other faults stay what they are. */
function refused(table: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const broken = violation(error);
  if (broken) {
    const rule = broken.constraint || broken.kind;
    return new Error(`The rows of ${table} break the rule ${rule}: the backup is damaged, take another one.`, {
      cause: error,
    });
  }
  if ("code" in error && (error.code === "53100" || error.code === "ENOSPC")) {
    return new Error(`The disk is full: nothing was restored. Free some space, then restore again.`, { cause: error });
  }
  return new Error(`The rows of ${table} could not be restored: ${error.message}`, { cause: error });
}
