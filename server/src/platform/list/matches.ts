import type { Db, Fragment } from "../postgres/database.ts";
import type { Bucketing } from "./bucket.ts";

/**
 * Counts per bucket how many rows of a list meet a search or filter. Counting reads the text of every row, so the
 * result is remembered with its snapshot, and later only the buckets are counted again in which rows were added,
 * removed or changed: each row of `hitungan` names the transaction that wrote it. So the answer is never older than the
 * database.
 */
export type Matches = { buckets: number[]; counts: number[] };

export type Counting = {
  /** The name in `hitungan`. */
  list: string;
  table: string;
  bucketing: Bucketing;
  /** Names what is counted, so that the remembered result is found. */
  key: string;
  /** Condition of the rows, including their range of buckets. */
  matches: Fragment;
  /** The same, written so that the rows of one bucket are read one by one: no other index answers that faster. */
  inBucket: Fragment;
  /** `and` the bucket of a counter is in that range. */
  within: Fragment;
};

type Kept = { snapshot: string; perBucket: Map<number, number>; since: number };
type Row = { snapshot: string; bucket: number | null; count: number };

const MOST = 100;
/**
 * Results are forgotten after an hour: longer than anybody looks at one search, and a bound for wrong results after the
 * database was set back to an earlier state.
 */
const HOUR = 3_600_000;
/** By pool. A transaction has its own entry, which goes with it: what it sees may never be committed. */
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
  // Moved to the end; the first entry is the one used least recently, and is dropped.
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
  const { list, table, bucketing, inBucket, within } = counting;
  return db<Row[]>`
    with sekarang as (select pg_current_snapshot() as saat),
    berubah as materialized (
      select distinct ember from hitungan, sekarang
      where daftar = ${list} ${within}
        and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, ${snapshot}::pg_snapshot)
    )
    select saat::text as snapshot, ember as bucket,
      case when ember is not null then
        (select count(*) from ${db(table)} where ${inBucket} and ${bucketing.is(db, db`ember`)}) end as count
    from sekarang left join berubah on true`;
}
