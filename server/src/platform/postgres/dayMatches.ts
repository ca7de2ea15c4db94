import type { Tanggal } from "#contract/kernel/types.ts";
import type { Db, Fragment } from "./database.ts";

/**
 * How many rows of a list hold a text, day by day. Counting them reads the text of every row, which takes long where a
 * list is long; so what was counted is kept, with the snapshot it was counted in, and only the days of which a row came
 * or went since then are counted again. Which days these are the list's counters tell: each of their rows names the
 * transaction that wrote it. So nothing that is answered is ever older than the database itself.
 */
export type DayMatches = { days: Tanggal[]; counts: number[] };

export type Counting = {
  /** The list's name in `hitungan_harian`. */
  list: string;
  table: string;
  day: string;
  /** What is counted, so that the same is found again. */
  key: string;
  /** The condition of the rows, and the range of days as a condition on a column. */
  matches: Fragment;
  within: (column: string) => Fragment;
};

type Kept = { snapshot: string; perDay: Map<Tanggal, number>; since: number };
type Row = { snapshot: string; day: Tanggal | null; count: number };

const MOST = 100;
/** Longer than anyone looks at one search. A database that was set back to an earlier state is believed again by then. */
const HOUR = 3_600_000;
/** By connection pool: a transaction sees what nobody else may ever see, and its handle ends with it. */
const memory = new WeakMap<Db, Map<string, Kept>>();

export async function dayMatches(db: Db, counting: Counting): Promise<DayMatches> {
  const mine = memory.get(db) ?? new Map<string, Kept>();
  memory.set(db, mine);
  const key = `${counting.list} ${counting.key}`;
  const known = mine.get(key);
  const before = known && Date.now() - known.since < HOUR ? known : undefined;
  const rows = await (before ? changedSince(db, counting, before.snapshot) : all(db, counting));
  const perDay = new Map(before?.perDay);
  for (const { day, count } of rows) if (day) perDay.set(day, count);
  // The one asked for last stands last, and the first one goes.
  mine.delete(key);
  mine.set(key, { snapshot: rows[0]?.snapshot ?? "", perDay, since: before?.since ?? Date.now() });
  if (mine.size > MOST) mine.delete(mine.keys().next().value ?? "");
  return { days: [...perDay.keys()], counts: [...perDay.values()] };
}

const all = (db: Db, { table, day, matches }: Counting): Promise<Row[]> => db<Row[]>`
  with sekarang as (select pg_current_snapshot() as saat)
  select saat::text as snapshot, hari as day, jumlah as count
  from sekarang left join (
    select ${db(day)} as hari, count(*) as jumlah from ${db(table)} where ${matches} group by 1
  ) h on true`;

function changedSince(db: Db, counting: Counting, snapshot: string): Promise<Row[]> {
  const { list, table, day, matches, within } = counting;
  return db<Row[]>`
    with sekarang as (select pg_current_snapshot() as saat),
    berubah as (
      select distinct tanggal from hitungan_harian, sekarang
      where daftar = ${list} ${within("tanggal")}
        and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, ${snapshot}::pg_snapshot)
    )
    select saat::text as snapshot, tanggal as day,
      (select count(*) from ${db(table)} where ${matches} and ${db(day)} = tanggal) as count
    from sekarang left join berubah on true`;
}
