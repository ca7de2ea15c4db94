import type { Rentang } from "#contract/kernel/range.ts";
import type { Db, Fragment } from "../postgres/database.ts";
import { type Bucketing, type Buckets, counted, daysOf } from "./bucket.ts";
import { type Counting, countMatches, type Matches } from "./matches.ts";
import { offsetOf } from "./paging.ts";
import { contains } from "./search.ts";

/**
 * Pages of a long list, newest first, in the same time for the first and the last page of millions of rows. The number
 * of rows in each bucket tells where a page begins, so at most the rows of one bucket are skipped. Without search and
 * filter the table `hitungan` has these numbers (trigger `hitung`); otherwise `countMatches` counts them on an index
 * and remembers them.
 */
export type CountedList = {
  /** The name in `hitungan`. */
  name: string;
  table: string;
  id: string;
  bucketing: Bucketing;
  /** The lower-case column that is searched. If it can change, the list's trigger must run after updates too. */
  text: string;
  /** The condition of the list's trigger, where it does not count all rows of the table. */
  where?: (db: Db) => Fragment;
};

export type Asked = Partial<Rentang> & {
  cari: string;
  page: number;
  limit: number;
  /**
   * A condition without counters in `hitungan`; `key` names it for `countMatches`. If an update can change whether a
   * row meets it, the list's trigger must run after updates too.
   */
  filter?: { key: string; where: Fragment } | null;
  /** Counters `(ember, jumlah)` for a filter that has its own. */
  counters?: Fragment;
};
export type Page<Id = string> = { ids: Id[]; total: number };

/** Folds the rows that every change adds to `hitungan` into one row per bucket. */
export async function foldCounters(db: Db): Promise<void> {
  await db`select lipat_hitungan()`;
}

/** The newest and oldest bucket of a page, and how many rows of the newest one to skip. */
export type Place = { total: number; newest: number | null; oldest: number | null; skip: number };

export async function countedPage<Id = string>(db: Db, list: CountedList, asked: Asked): Promise<Page<Id>> {
  const { cari, limit, filter } = asked;
  const { bucketing } = list;
  const buckets = daysOf(asked);
  const matches = (within: Buckets, how?: "row by row") => db`
    ${list.where?.(db) ?? db`true`} ${bucketing.within(db, within)} ${contains(db, list.text, cari, how)}
    ${filter ? db`and ${filter.where}` : db``}`;
  const kept = cari === "" && (!filter || asked.counters);
  const found = kept
    ? null
    : await countMatches(db, {
        ...countingOf(db, list, asked),
        matches: matches(buckets),
        inBucket: matches(buckets, "row by row"),
      });
  const place = await placeOf(db, countersOf(db, list, asked, found), asked);
  if (place.newest === null) return { ids: [], total: place.total };
  const rows = await db<{ id: Id }[]>`
    select ${db(list.id)} as id from ${db(list.table)}
    where ${matches({ from: place.oldest, until: place.newest }, liesClose(found, place) ? "row by row" : undefined)}
    order by ${bucketing.newestFirst(db)} limit ${limit} offset ${place.skip}`;
  return { ids: rows.map((row) => row.id), total: place.total };
}

/**
 * Whether the matches of a page lie in a small part of the list: then reading that part is faster than asking the trigram
 * index, which answers every match of the whole list.
 */
function liesClose(found: Matches | null, { newest, oldest }: Place): boolean {
  const within = found?.buckets.filter((bucket) => bucket >= (oldest ?? 0) && bucket <= (newest ?? 0)).length ?? 0;
  return found !== null && within * 8 <= found.buckets.length;
}

function countingOf(
  db: Db,
  { name, table, bucketing }: CountedList,
  asked: Asked,
): Omit<Counting, "matches" | "inBucket"> {
  const buckets = daysOf(asked);
  const key = JSON.stringify([asked.cari.toLowerCase(), buckets, asked.filter?.key]);
  return { list: name, table, bucketing, key, within: counted(db, buckets) };
}

/** The rows per bucket, as SQL. Not async, because awaiting a fragment would run it. */
function countersOf(db: Db, { name }: CountedList, asked: Asked, found: Matches | null): Fragment {
  if (found) {
    return db`select * from unnest(${found.buckets}::integer[], ${found.counts}::bigint[]) as h(ember, jumlah)`;
  }
  return (
    asked.counters ??
    db`select ember, sum(jumlah) as jumlah from hitungan where daftar = ${name} ${counted(db, daysOf(asked))} group by 1`
  );
}

export async function placeOf(db: Db, counters: Fragment, asked: Pick<Asked, "page" | "limit">): Promise<Place> {
  const offset = offsetOf(asked);
  const [place] = await db<Place[]>`
    with ember as (
      select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (${counters}) h where jumlah > 0
    )
    select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > ${offset}) as newest,
      coalesce(max(ember) filter (where sampai >= ${offset + asked.limit}), min(ember)) as oldest,
      coalesce(${offset} - max(sampai - jumlah) filter (where sampai - jumlah <= ${offset}), 0)::bigint as skip
    from ember`;
  return place ?? { total: 0, newest: null, oldest: null, skip: 0 };
}
