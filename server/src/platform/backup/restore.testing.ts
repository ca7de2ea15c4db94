import type { Storage } from "../files/storage.ts";
import type { Sql } from "../postgres/database.ts";
import type { Manifest } from "./manifest.ts";
import { checkedBackup, restore } from "./restore.ts";

/** Checks a backup and restores it, as the command does. */
export async function restoreFrom(sql: Sql, storage: Storage, folder: string): Promise<Manifest> {
  const backup = await checkedBackup(folder);
  await restore({ sql, storage }, backup);
  return backup.manifest;
}
