import { type Db, type Fragment, plain, type Sql } from "../db/database.ts";
import { Counts } from "./counts.ts";

/** What is counted: SQL of counters `(ember, jumlah)` of a list in `hitungan`, and the key under which the result is kept. */
export type Counting = {
  list: string;
  key: string;
  counters: Fragment;
  /** The counters are those of `hitungan`, without search and filter. */
  isWhole: boolean;
};

/** Counts, and the snapshot of the database in which they were true. */
export type Counted = { counts: Counts; snapshot: string; until: number };

const MINUTE = 60_000;
const MOST = 100;
/** By pool. A transaction has its own entry, which goes with it: what it sees may never be committed. */
const memory = new WeakMap<Db, Map<string, Counted>>();

const poolOf = (db: Db): Sql | null => ("pool" in db ? (db as Sql) : null);

/** After a lost connection nothing is found: another server may use the numbers of transactions anew that ours had seen. */
const keyOf = (db: Db, { key }: Counting): string => `${poolOf(db)?.pool().lost ?? 0} ${key}`;

/** What was counted in the last minute; whoever uses it asks for `changesSince` too. */
export function known(db: Db, counting: Counting): Counted | null {
  const kept = memory.get(db)?.get(keyOf(db, counting));
  return kept && Date.now() < kept.until ? kept : null;
}

export async function count(db: Db, counting: Counting): Promise<Counted> {
  const rows = await db<{ snapshot: string; bucket: number | null; count: number }[]>`
    with sekarang as (select pg_current_snapshot() as saat)
    select saat::text as snapshot, ember as bucket, jumlah as count
    from sekarang left join (${counting.counters}) h on true`;
  const perBucket = rows.flatMap(({ bucket, count }): [number, number][] => (bucket === null ? [] : [[bucket, count]]));
  const counts = new Counts(perBucket);
  return keep(db, counting, { counts, snapshot: rows[0]?.snapshot ?? "", until: Date.now() + MINUTE });
}

function keep(db: Db, counting: Counting, { snapshot, ...counted }: Counted): Counted {
  const mine = memory.get(db) ?? new Map<string, Counted>();
  memory.set(db, mine);
  const [key, kept] = [keyOf(db, counting), { ...counted, snapshot: certain(db, snapshot) }];
  // Moved to the end; the first entry is the oldest one, and is dropped.
  mine.delete(key);
  mine.set(key, kept);
  if (mine.size > MOST) mine.delete(mine.keys().next().value ?? "");
  return kept;
}

/** A replica does not say which transactions its snapshot leaves out: only what came before all of them is certain to be in it. */
function certain(db: Db, snapshot: string): string {
  const [oldest] = snapshot.split(":");
  return poolOf(db)?.options.isPrimary === false ? `${oldest}:${oldest}:` : snapshot;
}

/** After so many changes everything is counted again. */
const MOST_CHANGES = 8;
/** Buckets of a list in which rows were added, removed or changed, with their new counts, and the snapshot in which that was seen. */
export type Changes = { snapshot: string; buckets: [bucket: number, count: number][] };

/**
 * SQL of the changes since as JSON, null where there are none: each row of `hitungan` names the transaction that wrote it. Their number
 * has a limit that the planner can see: without it, it would expect many and plan every page anew.
 */
export const changesSince = (db: Db, { list }: Counting, { snapshot }: Counted): Fragment => db`
  select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
    select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = ${list} and h.ember = b.ember))))
  from (
    select ember from hitungan
    where daftar = ${list} and transaksi >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(transaksi, ${snapshot}::pg_snapshot)
    order by transaksi limit ${plain(db, String(MOST_CHANGES))}
  ) b having count(*) > 0`;

/** The counts after those changes: those of the whole list are known with them, a search counts again. */
export async function countedAfter(db: Db, counting: Counting, before: Counted, changes: Changes): Promise<Counted> {
  const { snapshot, buckets } = changes;
  if (!counting.isWhole || buckets.length >= MOST_CHANGES) return count(db, counting);
  return keep(db, counting, { counts: before.counts.with(buckets), snapshot, until: before.until });
}
