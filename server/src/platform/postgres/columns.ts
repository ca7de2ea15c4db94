import { namesOf, type ShownRecord } from "#contract/kernel/record.ts";
import type { Db, Fragment } from "./database.ts";

/** Every column of these records, read from the table that the statement calls `alias`: none can be forgotten. */
export const columns = (db: Db, alias: string, ...records: readonly ShownRecord[]): Fragment =>
  db`${db(records.flatMap((record) => namesOf(record).map((name) => `${alias}.${name}`)))}`;
