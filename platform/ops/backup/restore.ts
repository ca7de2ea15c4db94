import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Db, isUnavailable, type Sql, type Tx, violation } from "../../db/database.ts";
import { isDiskFull } from "../../files/diskFull.ts";
import type { Storage } from "../../files/storage.ts";
import { checksumOf, type Manifest, readManifest, tableFile } from "./manifest.ts";
import { pictureOf, severalAtOnce, storePictures } from "./pictures.ts";
import { migrationsOf, quoted, tablesInOrder } from "./tables.ts";

/** A backup whose files were all read and match their checksums. */
export type CheckedBackup = { folder: string; manifest: Manifest };

/** Reads every file of a backup before anything is changed; the refusal names the damaged file. */
export async function checkedBackup(folder: string, signal?: AbortSignal): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  const files = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: tableFile(folder, name), sha256 })),
    ...manifest.pictures.map(({ key, sha256 }) => ({ path: pictureOf(folder, key), sha256 })),
  ];
  await severalAtOnce(files, async ({ path, sha256 }) => {
    const found = await checksumOf(path, signal);
    if (found === null) throw new Error(`The backup lacks ${path}: it is damaged, take another one.`);
    if (found !== sha256) throw new Error(`${path} is not what was backed up: it is damaged, take another backup.`);
  });
  return { folder, manifest };
}

export type Target = { sql: Sql; storage: Storage };

/**
 * Restores a backup into a migrated database without any work in it, completely or not at all. Triggers of the books
 * are off meanwhile: the rows of the backup already contain what they would write.
 */
export async function restore(
  { sql, storage }: Target,
  { folder, manifest }: CheckedBackup,
  signal?: AbortSignal,
): Promise<void> {
  let takeBack = async () => {};
  try {
    await sql.begin(async (tx) => {
      await expectSameTables(tx, manifest);
      await expectUnused(tx);
      await loadTables(tx, manifest, folder, signal);
      // Pictures are stored before the commit of the rows that name them.
      takeBack = await storePictures(storage, folder, manifest.pictures, signal);
    });
  } catch (error) {
    await takeBack();
    throw error;
  }
}

async function expectSameTables(tx: Tx, { migrations }: Manifest): Promise<void> {
  const here = await migrationsOf(tx);
  const other = migrations.findIndex(({ nama, sidik }, at) => here[at]?.nama !== nama || here[at]?.sidik !== sidik);
  if (other === -1 && here.length === migrations.length) return;
  const there = migrations[other]?.nama ?? migrations.at(-1)?.nama;
  throw new Error(
    `The backup was made by a version with other tables (from migration ${there} on; this one is at ${here.at(-1)?.nama}). ` +
      "Restore it with the version that made it, then start the newer one.",
  );
}

/** Refuses a database that somebody has worked in. It may have no tables yet. */
export async function expectUnused(db: Db): Promise<void> {
  const [row] = await db<{ made: boolean }[]>`select to_regclass('public.karyawan') is not null as made`;
  if (!row?.made) return;
  const rows = await db`select 1 from karyawan union all select 1 from riwayat limit 1`;
  if (rows.length > 0) {
    throw new Error("The database is in use already: a backup is restored into a new one. Choose another DATA_DIR.");
  }
}

async function loadTables(tx: Tx, manifest: Manifest, backup: string, signal?: AbortSignal): Promise<void> {
  const tables = await tablesInOrder(tx);
  // A table whose rows are only checked at the end of the transaction could not have its triggers back before.
  await tx`set constraints all immediate`;
  for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`;
  for (const { name } of tables.toReversed()) await tx`delete from ${tx(name)}`;
  for (const { name } of tables) await loadTable(tx, manifest, backup, name, signal);
  for (const { name, value } of manifest.sequences) await tx`select setval(${`public.${name}`}::regclass, ${value})`;
  for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
}

async function loadTable(
  tx: Tx,
  manifest: Manifest,
  backup: string,
  name: string,
  signal?: AbortSignal,
): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table) throw new Error(`The backup lacks the table ${name}: it is damaged, take another one.`);
  const into = tx.copyIn(`copy "${name}" (${quoted(table.columns)}) from stdin`);
  await pipeline(createReadStream(tableFile(backup, name)), createGunzip(), into, { signal }).catch(
    (error: unknown) => {
      throw refused(name, error);
    },
  );
  const [count] = await tx<{ rows: number }[]>`select count(*) as rows from ${tx(name)}`;
  if (count?.rows !== table.rows) {
    throw new Error(`The backup of ${name} has ${count?.rows} of ${table.rows} rows: it is damaged, take another one.`);
  }
}

/** Turns a row that the database does not take into one sentence; other errors stay as they are. */
function refused(table: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const broken = violation(error);
  if (broken) {
    const rule = broken.constraint || broken.kind;
    return new Error(`The rows of ${table} break the rule ${rule}: the backup is damaged, take another one.`, {
      cause: error,
    });
  }
  if (isDiskFull(error) || isUnavailable(error)) return error;
  return new Error(`The rows of ${table} could not be restored: ${error.message}`, { cause: error });
}
