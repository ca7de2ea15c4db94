import { namesOf, type ShownRecord } from "#kernel/record.ts";
import type { Db, Fragment, Tx } from "./database.ts";
import { toSnake } from "./driver/template.ts";

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

/** Records as one JSON parameter for `jsonb_populate_recordset`: these fields of each, by their column names. */
export const recordset = (tx: Tx, rows: readonly object[], names: readonly string[]) => {
  const fields = names.map((name) => [toSnake(name), name] as const);
  return tx.json(
    rows.map((row) => Object.fromEntries(fields.map(([column, name]) => [column, Reflect.get(row, name) ?? null]))),
  );
};
