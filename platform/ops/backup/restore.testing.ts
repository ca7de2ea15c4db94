import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { testDatabase } from "#test/support/database.ts";
import type { Sql } from "../../db/database.ts";
import { openStorage, type Storage } from "../../files/storage.ts";
import { backUp } from "./backup.ts";
import type { Manifest } from "./manifest.ts";
import { checkedBackup, restore } from "./restore.ts";

/** Checks a backup and restores it, as the command does. */
export async function restoreFrom(sql: Sql, storage: Storage, folder: string): Promise<Manifest> {
  const backup = await checkedBackup(folder);
  await restore({ sql, storage }, backup);
  return backup.manifest;
}

/** A backup of the company is made and comes back in a new database, every row of every table, with books that agree. */
export async function expectRestored(sql: Sql, storage: Storage): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kantor-backup-"));
  const empty = await testDatabase();
  const there = openStorage({ dataDir: join(folder, "kembali"), s3: null });
  try {
    const backup = await backUp({ sql, storage, clock: () => new Date() }, folder, 1);
    const { tables } = await restoreFrom(empty.sql, there, backup);
    const sumOf = (db: Sql, name: string) =>
      db`select count(*) as rows, sum(hashtextextended(t::text, 0)) as sum from ${db(name)} t`;
    for (const { name } of tables) expect(await sumOf(empty.sql, name), name).toEqual(await sumOf(sql, name));
    expect((await periksaBuku(empty.sql, { storage: there })).filter((rule) => !rule.lolos)).toEqual([]);
  } finally {
    there.close();
    await empty.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
