import type { Db, Fragment } from "../db/database.ts";
import { daysOf } from "./bucket.ts";
import { type Asked, type CountedList, countedPage, countedRows, matching, type Rows } from "./countedPage.ts";
import { offsetOf } from "./paging.ts";

/** How a list can be sorted: what each word sorts by, the column that tells equal rows apart, and the word of its days. */
export type Sorts<Word extends string> = {
  by: Readonly<Record<Word, (db: Db) => Fragment>>;
  last: string;
  newest?: Word;
};
export type Urut<Word extends string> = `${"" | "-"}${Word}` | null;

/** A page in the order that is asked for, newest first where none is. */
export const pageInOrder = <Row extends object, Word extends string>(
  db: Db,
  list: CountedList,
  { urut, ...asked }: Asked & { urut: NoInfer<Urut<Word>> },
  sorts: Sorts<Word>,
  load: (id: Fragment) => Fragment,
): Promise<Rows<Row>> =>
  urut === null || urut === `-${sorts.newest}`
    ? countedRows(db, list, asked, load)
    : sortedRows(
        db,
        list,
        asked,
        { by: orderBy(db, sorts, urut), back: orderBy(db, sorts, opposite<Word>(urut)) },
        load,
      );

/** The same order from its other end. */
export const opposite = <Word extends string>(urut: NonNullable<Urut<Word>>) =>
  (urut.startsWith("-") ? urut.slice(1) : `-${urut}`) as NonNullable<Urut<Word>>;

/** All of `order by`; each order walks an index, forwards or backwards. */
export function orderBy<Word extends string>(
  db: Db,
  { by, last }: Sorts<Word>,
  urut: NoInfer<NonNullable<Urut<Word>>>,
): Fragment {
  const down = urut.startsWith("-") ? db`desc` : db``;
  return db`${by[urut.replace("-", "") as Word](db)} ${down}, ${db(last)} ${down}`;
}

/** All of `order by`, and of the same order from its other end. */
type Order = { by: Fragment; back: Fragment };

/**
 * A page of a long list in another order than newest first. The order has an index of its own that is walked to the page
 * from the nearer end; the number of rows comes from the counters, as on every page.
 */
export async function sortedRows<Row extends object>(
  db: Db,
  list: CountedList,
  asked: Asked,
  { by, back }: Order,
  load: (id: Fragment) => Fragment,
): Promise<Rows<Row>> {
  const { total } = await countedPage(db, list, { ...asked, page: 1, limit: 1 });
  const offset = offsetOf(asked);
  const after = total - offset;
  if (after <= 0) return { rows: [], total };
  if (offset <= after) return { rows: await walked<Row>(db, list, asked, { by, offset }, load), total };
  const rows = await walked<Row>(db, list, asked, { by: back, offset: Math.max(0, after - asked.limit) }, load);
  // The last page may be short: what was read beside it stands on the page before.
  return { rows: rows.slice(0, after).reverse(), total };
}

async function walked<Row extends object>(
  db: Db,
  list: CountedList,
  asked: Asked,
  { by, offset }: { by: Fragment; offset: number },
  load: (id: Fragment) => Fragment,
): Promise<Row[]> {
  // The limit is written into the statement: for one that it does not know the planner expects a tenth of the table.
  const ids = db`
    select ${db(list.id)} as id from ${db(list.table)} where ${matching(db, list, asked, daysOf(asked))}
    order by ${by} limit ${db.unsafe(String(asked.limit))} offset ${offset}`;
  const rows = await db<Row[]>`
    select isi.* from (select id, row_number() over () as ke from (${ids}) terurut) h
    cross join lateral (${load(db`h.id`)}) isi order by h.ke`;
  return [...rows];
}
