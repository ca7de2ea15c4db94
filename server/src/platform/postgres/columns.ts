import { namesOf, type ShownRecord } from "#contract/kernel/record.ts";
import { type Db, type Fragment, plain, type Tx } from "./database.ts";
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

/** Several records as one JSON object of a row inside a row, with `more` pairs of a name and its SQL. Dates become texts. */
export const jsonRow = (
  db: Db,
  alias: string,
  records: readonly ShownRecord[],
  more: Readonly<Record<string, Fragment>> = {},
): Fragment => {
  const own = records.flatMap(namesOf).map((name) => db`${literal(db, name)}, ${db(`${alias}.${name}`)}`);
  const others = Object.entries(more).map(([name, sql]) => db`${literal(db, name)}, ${sql}`);
  return db`json_build_object(${[...own, ...others].map((pair, at) => (at > 0 ? db`, ${pair}` : pair))})`;
};

/** A moment inside a JSON object, as the driver answers moments: ISO-8601 in UTC with milliseconds. */
export const momentJson = (db: Db, column: string): Fragment =>
  db`to_char(${db(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A name of the contract as a text of the statement: dozens of parameters for names would cost more than the rows. */
function literal(db: Db, name: string): Fragment {
  if (!/^\w+$/.test(name)) throw new Error(`${name} is no name of a field`);
  return plain(db, `'${name}'`);
}

/** Records as one JSON parameter for `jsonb_populate_recordset`: these fields of each, by their column names. */
export const recordset = (tx: Tx, rows: readonly object[], names: readonly string[]) => {
  const fields = names.map((name) => [toSnake(name), name] as const);
  return tx.json(
    rows.map((row) => Object.fromEntries(fields.map(([column, name]) => [column, Reflect.get(row, name) ?? null]))),
  );
};
