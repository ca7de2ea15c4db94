import { namesOf, type ShownRecord } from "#contract/kernel/record.ts";
import type { Db, Fragment, Tx } from "./database.ts";

/** All columns of these records, from the table that the statement calls `alias`. */
export const columns = (db: Db, alias: string, ...records: readonly ShownRecord[]): Fragment =>
  db`${db(records.flatMap((record) => namesOf(record).map((name) => `${alias}.${name}`)))}`;

/** The same as one JSON object: a record inside a row. */
export const jsonOf = (db: Db, alias: string, record: ShownRecord): Fragment => {
  const pairs = namesOf(record).map(
    (name, at) => db`${at > 0 ? db`,` : db``} ${name}::text, ${db(`${alias}.${name}`)}`,
  );
  return db`jsonb_build_object(${pairs})`;
};

const snakeOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Records as one JSON parameter for `jsonb_populate_recordset`: these fields of each, by their column names. */
export const recordset = (tx: Tx, rows: readonly object[], names: readonly string[]) =>
  tx.json(
    rows.map((row) => {
      const given: Readonly<Record<string, unknown>> = { ...row };
      return Object.fromEntries(names.map((name) => [snakeOf(name), given[name] ?? null]));
    }) as never,
  );
