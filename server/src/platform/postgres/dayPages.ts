import type { Rentang } from "#contract/kernel/range.ts";
import type { Tanggal } from "#contract/kernel/types.ts";
import type { Db, Fragment } from "./database.ts";
import { type DayMatches, dayMatches } from "./dayMatches.ts";
import { offsetOf } from "./paging.ts";
import { contains, within } from "./search.ts";

/**
 * Pages of a list of dated documents, newest first, that take the same time on the first and on the last of millions of
 * rows: how many there are on each day tells where the page begins and ends, so only rows of one day are ever skipped.
 * Without a search or filter these numbers are kept (`hitungan_harian`, by the trigger `hitung_harian`); with one the
 * matches are counted, on an index alone and once (`dayMatches`).
 */
export type DayList = {
  /** Its name in `hitungan_harian`. */
  name: string;
  table: string;
  id: string;
  /** The column of the document's day. */
  day: string;
  /** The column of the running number: newest last. */
  order: string;
  /**
   * The lower-case column that is searched; once the row is made it never changes. It needs an index (day desc, order
   * desc) that includes it and the id.
   */
  text: string;
  /** The same condition that the list's counters count by, where it does not hold the whole table. */
  where?: (db: Db) => Fragment;
};

export type DayAsked = Rentang & {
  cari: string;
  page: number;
  limit: number;
  /**
   * A condition that the list keeps no counters for, and what tells it from others. Where an update can make a row meet
   * it or no longer meet it, the list's trigger has to run after updates too.
   */
  filter?: { key: string; where: Fragment } | null;
};
export type DayPage<Id = string> = { ids: Id[]; total: number };

/** Makes one row again of the many small ones that every change adds to the counters. */
export async function foldCounters(db: Db): Promise<void> {
  await db`select lipat_hitungan()`;
}

/** The first and the last day that the page has rows of, and how many rows of the first day stand before it. */
type Place = { total: number; from: Tanggal | null; until: Tanggal | null; skip: number };

export async function dayPage<Id = string>(db: Db, list: DayList, asked: DayAsked): Promise<DayPage<Id>> {
  const offset = offsetOf(asked);
  const matches = (range: Rentang) => db`
    ${list.where?.(db) ?? db`true`} ${within(db, list.day, range)} ${contains(db, list.text, asked.cari)}
    ${asked.filter ? db`and ${asked.filter.where}` : db``}`;
  const matched = asked.cari === "" && !asked.filter ? null : await matchesOf(db, list, asked, matches(asked));
  const days = matched
    ? db`select * from unnest(${matched.days}::date[], ${matched.counts}::bigint[]) as h(tanggal, jumlah)`
    : db`select tanggal, sum(jumlah) as jumlah from hitungan_harian
         where daftar = ${list.name} ${within(db, "tanggal", asked)} group by 1`;
  const [place] = await db<Place[]>`
    with hari as (
      select tanggal, jumlah, sum(jumlah) over (order by tanggal desc) as sampai from (${days}) h where jumlah > 0
    )
    select coalesce(sum(jumlah), 0)::bigint as total, max(tanggal) filter (where sampai > ${offset}) as "from",
      coalesce(max(tanggal) filter (where sampai >= ${offset + asked.limit}), min(tanggal)) as until,
      coalesce(${offset} - max(sampai - jumlah) filter (where sampai - jumlah <= ${offset}), 0)::bigint as skip
    from hari`;
  if (!place?.from) return { ids: [], total: place?.total ?? 0 };
  const { total, from: tglAkhir, until: tglAwal, skip } = place;
  const rows = await db<{ id: Id }[]>`
    select ${db(list.id)} as id from ${db(list.table)}
    where ${matches({ tglAwal, tglAkhir })}
    order by ${db(list.day)} desc, ${db(list.order)} desc limit ${asked.limit} offset ${skip}`;
  return { ids: rows.map((row) => row.id), total };
}

const matchesOf = (db: Db, list: DayList, asked: DayAsked, matches: Fragment): Promise<DayMatches> =>
  dayMatches(db, {
    list: list.name,
    table: list.table,
    day: list.day,
    key: JSON.stringify([asked.cari.toLowerCase(), asked.tglAwal, asked.tglAkhir, asked.filter?.key]),
    matches,
    within: (column) => within(db, column, asked),
  });
