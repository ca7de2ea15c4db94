import type { Db, Fragment } from "../postgres/database.ts";
import type { Bucketing } from "./bucket.ts";

/**
 * How many rows of a list meet a search or a filter, bucket by bucket. Counting them reads the text of every row, which
 * takes long where a list is long; so what was counted is kept, with the snapshot it was counted in, and only the
 * buckets of which a row came, went or changed since then are counted again. Which ones these are the list's counters
 * tell: each of their rows names the transaction that wrote it. So nothing that is answered is older than the database.
 */
export type Matches = { buckets: number[]; counts: number[] };

export type Counting = {
  /** The list's name in `hitungan`. */
  list: string;
  table: string;
  bucketing: Bucketing;
  /** What is counted, so that the same is found again. */
  key: string;
  /** The condition of the rows, their range of buckets included. */
  matches: Fragment;
  /** `and` the counter's bucket is in that range. */
  within: Fragment;
};

type Kept = { snapshot: string; perBucket: Map<number, number>; since: number };
type Row = { snapshot: string; bucket: number | null; count: number };

const MOST = 100;
/** Longer than anyone looks at one search. A database that was set back to an earlier state is believed again by then. */
const HOUR = 3_600_000;
/** By connection pool: a transaction sees what nobody else may ever see, and its handle ends with it. */
const memory = new WeakMap<Db, Map<string, Kept>>();

export async function countMatches(db: Db, counting: Counting): Promise<Matches> {
  const mine = memory.get(db) ?? new Map<string, Kept>();
  memory.set(db, mine);
  const key = `${counting.list} ${counting.key}`;
  const known = mine.get(key);
  const before = known && Date.now() - known.since < HOUR ? known : undefined;
  const rows = await (before ? changedSince(db, counting, before.snapshot) : all(db, counting));
  const perBucket = new Map(before?.perBucket);
  for (const { bucket, count } of rows) if (bucket !== null) perBucket.set(bucket, count);
  // The one asked for last stands last, and the first one goes.
  mine.delete(key);
  mine.set(key, { snapshot: rows[0]?.snapshot ?? "", perBucket, since: before?.since ?? Date.now() });
  if (mine.size > MOST) mine.delete(mine.keys().next().value ?? "");
  return { buckets: [...perBucket.keys()], counts: [...perBucket.values()] };
}

const all = (db: Db, { table, bucketing, matches }: Counting): Promise<Row[]> => db<Row[]>`
  with sekarang as (select pg_current_snapshot() as saat)
  select saat::text as snapshot, ember as bucket, jumlah as count
  from sekarang left join (
    select ${bucketing.of(db)} as ember, count(*) as jumlah from ${db(table)} where ${matches} group by 1
  ) h on true`;

function changedSince(db: Db, counting: Counting, snapshot: string): Promise<Row[]> {
  const { list, table, bucketing, matches, within } = counting;
  return db<Row[]>`
    with sekarang as (select pg_current_snapshot() as saat),
    berubah as materialized (
      select distinct ember from hitungan, sekarang
      where daftar = ${list} ${within}
        and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, ${snapshot}::pg_snapshot)
    )
    select saat::text as snapshot, ember as bucket,
      (select count(*) from ${db(table)} where ${matches} and ${bucketing.is(db, db`ember`)}) as count
    from sekarang left join berubah on true`;
}
