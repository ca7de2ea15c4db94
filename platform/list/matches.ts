import { type Db, type Fragment, plain, type Sql } from "../db/database.ts";
import type { Bucketing, Buckets } from "./bucket.ts";
import { Counts } from "./counts.ts";

/**
 * How many rows of a list each bucket has, or how many of them meet a search or filter, remembered with the snapshot in
 * which they were counted. Later only the buckets are counted again in which rows were added, removed or changed: each row
 * of `hitungan` names the transaction that wrote it. So the answer is never older than the database.
 */
export type Counting = {
  /** The name in `hitungan`. */
  list: string;
  table: string;
  bucketing: Bucketing;
  /** The buckets that are asked for. */
  range: Buckets;
  /** Names what is counted, so that the remembered result is found. */
  key: string;
  /** `and` the bucket of a counter is in the range of what is remembered. */
  within: Fragment;
  /** Condition of the rows, including their range of buckets; null where `hitungan` has counted them. */
  matches: Fragment | null;
  /** The same, written so that the rows of one bucket are read one by one: no other index answers that faster. */
  inBucket: Fragment | null;
};

export type Kept = { counts: Counts; snapshot: string };

const MOST = 100;
/**
 * Results are forgotten after an hour: longer than anybody looks at one search, and a bound for wrong results after the
 * database was set back to an earlier state.
 */
const HOUR = 3_600_000;
type Memory = { results: Map<string, Kept & { since: number }>; lost: number };
/** By pool. A transaction has its own entry, which goes with it: what it sees may never be committed. */
const memory = new WeakMap<Db, Memory>();

const poolOf = (db: Db): Sql | null => ("pool" in db ? (db as Sql) : null);

/** Forgotten too where connections were lost: another server may use the numbers of transactions anew that ours had seen. */
function memoryOf(db: Db): Memory["results"] {
  const lost = poolOf(db)?.pool().lost ?? 0;
  const mine = memory.get(db);
  if (mine?.lost === lost) return mine.results;
  const results: Memory["results"] = new Map();
  memory.set(db, { results, lost });
  return results;
}

/**
 * A replica does not say which transactions its snapshot leaves out. Only what came before all of them is certain to be in
 * it; the rest is counted once more.
 */
function certain(db: Db, snapshot: string): string {
  const [oldest] = snapshot.split(":");
  return poolOf(db)?.options.isPrimary === false ? `${oldest}:${oldest}:` : snapshot;
}

export function known(db: Db, { key }: Counting): Kept | null {
  const kept = memoryOf(db).get(key);
  return kept && Date.now() - kept.since < HOUR ? kept : null;
}

export function keep(db: Db, { key }: Counting, kept: Kept): void {
  const mine = memoryOf(db);
  const since = mine.get(key)?.since ?? 0;
  // Moved to the end; the first entry is the one used least recently, and is dropped.
  mine.delete(key);
  const snapshot = certain(db, kept.snapshot);
  mine.set(key, { counts: kept.counts, snapshot, since: Date.now() - since < HOUR ? since : Date.now() });
  if (mine.size > MOST) mine.delete(mine.keys().next().value ?? "");
}

/** Counts everything, for the first time. */
export async function countAll(db: Db, { list, table, bucketing, matches, within }: Counting): Promise<Kept> {
  const counters = matches
    ? db`select ${bucketing.of(db)} as ember, count(*) as jumlah from ${db(table)} where ${matches} group by 1`
    : db`select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = ${list} ${within} group by 1`;
  const rows = await db<{ snapshot: string; bucket: number | null; count: number }[]>`
    with sekarang as (select pg_current_snapshot() as saat)
    select saat::text as snapshot, ember as bucket, jumlah as count
    from sekarang left join (${counters}) h on true`;
  const perBucket = rows.flatMap(({ bucket, count }): [number, number][] => (bucket === null ? [] : [[bucket, count]]));
  return { counts: new Counts(perBucket), snapshot: rows[0]?.snapshot ?? "" };
}

/** After so many changes everything is counted again. */
const MOST_CHANGES = 8;

/** What came since a snapshot: buckets with their new counts, or null where they still have to be counted. */
export type Changes = [bucket: number, count: number | null][];
/** Changes and the snapshot in which they were seen. */
export type Seen = { changes: Changes; snapshot: string };

/**
 * SQL of the changes since that snapshot, as JSON. Their number has a limit that the planner can see: without it, it would
 * expect many and plan every page anew.
 */
export function changesSince(db: Db, { list, matches, within }: Counting, snapshot: string): Fragment {
  const count = matches
    ? db`null`
    : db`(select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = ${list} and h.ember = b.ember)`;
  return db`
    select json_agg(json_build_array(b.ember, ${count})) from (
      select ember from hitungan
      where daftar = ${list} ${within} and transaksi >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(transaksi, ${snapshot}::pg_snapshot)
      order by transaksi limit ${plain(db, String(MOST_CHANGES))}
    ) b`;
}

/** The counts after those changes. */
export async function countedSince(db: Db, counting: Counting, before: Kept, seen: Seen): Promise<Kept> {
  const { changes, snapshot } = seen;
  if (changes.length === 0) return { counts: before.counts, snapshot };
  if (changes.length >= MOST_CHANGES) return countAll(db, counting);
  if (!counting.inBucket) return { counts: before.counts.with(changes as [number, number][]), snapshot };
  const { table, bucketing, inBucket } = counting;
  // What came between the two statements is counted now, and found and counted once more the next time.
  const rows = await db<{ bucket: number; count: number }[]>`
    select b.ember as bucket, (select count(*) from ${db(table)} where ${inBucket} and ${bucketing.is(db, db`b.ember`)}) as count
    from unnest(${[...new Set(changes.map(([bucket]) => bucket))]}::integer[]) b(ember)`;
  return { counts: before.counts.with(rows.map(({ bucket, count }) => [bucket, count])), snapshot };
}
