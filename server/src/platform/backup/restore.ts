import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { openStorage, type Storage } from "../files/storage.ts";
import type { Sql, Tx } from "../postgres/database.ts";
import { PICTURES } from "./backup.ts";
import { type Manifest, migrationsOf, quoted, tablesInOrder } from "./tables.ts";

/**
 * Puts a backup into a database that was just migrated and that nobody has worked in: whole or not at all. The books'
 * triggers rest meanwhile, since the rows already are what they once made of them.
 */
export async function restore(sql: Sql, storage: Storage, backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  await restorePictures(storage, backup);
  await sql.begin(async (tx) => {
    await expectSameTables(tx, manifest);
    await expectUnused(tx);
    const tables = await tablesInOrder(tx);
    for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`;
    for (const { name } of tables.toReversed()) await tx`delete from ${tx(name)}`;
    for (const { name } of tables) await loadTable(tx, manifest, backup, name);
    for (const { name, value } of manifest.sequences) await tx`select setval(${`public.${name}`}::regclass, ${value})`;
    for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
  });
  return manifest;
}

async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, "manifest.json");
  if (!existsSync(path))
    throw new Error(`${backup} is no backup: it has no manifest.json. Name a folder inside backup/.`);
  return JSON.parse(await readFile(path, "utf8")) as Manifest;
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

async function loadTable(tx: Tx, manifest: Manifest, backup: string, name: string): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table) throw new Error(`The backup lacks the table ${name}: it is damaged, take another one`);
  const rows = createReadStream(join(backup, "tables", `${name}.copy.gz`)).pipe(createGunzip());
  await pipeline(rows, tx.copyIn(`copy "${name}" (${quoted(table.columns)}) from stdin`));
  const [count] = await tx<{ rows: number }[]>`select count(*) as rows from ${tx(name)}`;
  if (count?.rows !== table.rows) {
    throw new Error(`The backup of ${name} has ${count?.rows} of ${table.rows} rows: it is damaged, take another one`);
  }
}

async function restorePictures(storage: Storage, backup: string): Promise<void> {
  // The backups' own pictures lie in a folder like the one of the disk storage.
  const copies = openStorage({ dataDir: dirname(backup), s3: null });
  if (!existsSync(join(dirname(backup), PICTURES))) return;
  for await (const { key } of copies.list("")) {
    if (!(await storage.exists(key))) await storage.put(key, join(dirname(backup), PICTURES, key));
  }
}
