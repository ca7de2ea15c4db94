import type { Rentang } from "#contract/kernel/range.ts";
import type { Db, Fragment } from "../postgres/database.ts";
import { type Bucketing, type Buckets, counted, daysOf } from "./bucket.ts";
import { type Counting, countMatches, type Matches } from "./matches.ts";
import { offsetOf } from "./paging.ts";
import { contains } from "./search.ts";

/**
 * Pages of a long list, newest first, that take the same time on the first and on the last of millions of rows: how many
 * there are in each bucket tells where the page begins and ends, so only rows of one bucket are ever skipped. Without a
 * search or filter these numbers are kept (`hitungan`, by the trigger `hitung`); with one the matches are counted, on an
 * index alone and once (`countMatches`).
 */
export type CountedList = {
  /** Its name in `hitungan`. */
  name: string;
  table: string;
  id: string;
  bucketing: Bucketing;
  /** The lower-case column that is searched. Where it can change, the list's trigger has to run after updates too. */
  text: string;
  /** The same condition that the list's counters count by, where it does not hold the whole table. */
  where?: (db: Db) => Fragment;
};

export type Asked = Partial<Rentang> & {
  cari: string;
  page: number;
  limit: number;
  /**
   * A condition that the list keeps no counters for, and what tells it from others. Where an update can make a row meet
   * it or no longer meet it, the list's trigger has to run after updates too.
   */
  filter?: { key: string; where: Fragment } | null;
  /** Counters of its own, `(ember, jumlah)`, for a filter that they are kept for. */
  counters?: Fragment;
};
export type Page<Id = string> = { ids: Id[]; total: number };

/** Makes one row again of the many small ones that every change adds to the counters. */
export async function foldCounters(db: Db): Promise<void> {
  await db`select lipat_hitungan()`;
}

/** The first and the last bucket that the page has rows of, and how many rows of the newest stand before it. */
type Place = { total: number; newest: number | null; oldest: number | null; skip: number };

export async function countedPage<Id = string>(db: Db, list: CountedList, asked: Asked): Promise<Page<Id>> {
  const { cari, limit, filter } = asked;
  const { bucketing } = list;
  const buckets = daysOf(asked);
  const matches = (within: Buckets) => db`
    ${list.where?.(db) ?? db`true`} ${bucketing.within(db, within)} ${contains(db, list.text, cari)}
    ${filter ? db`and ${filter.where}` : db``}`;
  const kept = cari === "" && (!filter || asked.counters);
  const found = kept ? null : await countMatches(db, countingOf(db, list, asked, matches(buckets)));
  const place = await placeOf(db, countersOf(db, list, asked, found), asked);
  if (place.newest === null) return { ids: [], total: place.total };
  const rows = await db<{ id: Id }[]>`
    select ${db(list.id)} as id from ${db(list.table)}
    where ${matches({ from: place.oldest, until: place.newest })}
    order by ${bucketing.newestFirst(db)} limit ${limit} offset ${place.skip}`;
  return { ids: rows.map((row) => row.id), total: place.total };
}

function countingOf(db: Db, { name, table, bucketing }: CountedList, asked: Asked, matches: Fragment): Counting {
  const buckets = daysOf(asked);
  const key = JSON.stringify([asked.cari.toLowerCase(), buckets, asked.filter?.key]);
  return { list: name, table, bucketing, key, matches, within: counted(db, buckets) };
}

/** How many rows each bucket has, as a statement answers it. Never awaited: a fragment would be run by that. */
function countersOf(db: Db, { name }: CountedList, asked: Asked, found: Matches | null): Fragment {
  if (found) {
    return db`select * from unnest(${found.buckets}::integer[], ${found.counts}::bigint[]) as h(ember, jumlah)`;
  }
  return (
    asked.counters ??
    db`select ember, sum(jumlah) as jumlah from hitungan where daftar = ${name} ${counted(db, daysOf(asked))} group by 1`
  );
}

async function placeOf(db: Db, counters: Fragment, asked: Asked): Promise<Place> {
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
