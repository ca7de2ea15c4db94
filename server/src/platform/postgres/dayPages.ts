import type { Rentang } from "#contract/kernel/range.ts";
import type { Tanggal } from "#contract/kernel/types.ts";
import type { Db, Fragment } from "./database.ts";
import { offsetOf } from "./paging.ts";
import { contains, within } from "./search.ts";

/**
 * Pages of a list of dated documents, newest first, that take the same time on the first and on the last of millions of
 * rows. Without a search both the count and the page come from the list's counters, one for each day (`hitungan_harian`,
 * kept by the trigger `hitung_harian`): only the rows of one day are ever skipped. With a search the matches are counted
 * on an index alone, and the page is read from the end of the list that is nearer.
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
  /** The lower-case column that is searched. It needs an index (day desc, order desc) that includes it and the id. */
  text: string;
  /** The same condition that the list's counters count by, where it does not hold the whole table. */
  where?: (db: Db) => Fragment;
};

export type DayAsked = Rentang & { cari: string; page: number; limit: number };
export type DayPage<Id = string> = { ids: Id[]; total: number };

/** Makes one row again of the many small ones that every change adds to the counters. */
export async function foldCounters(db: Db): Promise<void> {
  await db`select lipat_hitungan()`;
}

export function dayPage<Id = string>(db: Db, list: DayList, asked: DayAsked): Promise<DayPage<Id>> {
  return asked.cari === "" ? byCounters(db, list, asked) : bySearch(db, list, asked);
}

type Place = { total: number; day: Tanggal | null; skip: number };

async function byCounters<Id>(db: Db, list: DayList, asked: DayAsked): Promise<DayPage<Id>> {
  const offset = offsetOf(asked);
  const [place] = await db<Place[]>`
    with hari as (
      select tanggal, sum(jumlah) as jumlah, sum(sum(jumlah)) over (order by tanggal desc) as sampai
      from hitungan_harian where daftar = ${list.name} ${within(db, "tanggal", asked)} group by tanggal
    )
    select coalesce(sum(jumlah), 0)::bigint as total, max(tanggal) filter (where sampai > ${offset}) as day,
      coalesce(${offset} - max(sampai - jumlah) filter (where sampai - jumlah <= ${offset}), 0)::bigint as skip
    from hari where jumlah > 0`;
  if (!place?.day) return { ids: [], total: place?.total ?? 0 };
  const from = { tglAwal: asked.tglAwal, tglAkhir: place.day };
  const rows = await db<{ id: Id }[]>`
    select ${db(list.id)} as id from ${db(list.table)}
    where ${list.where?.(db) ?? db`true`} ${within(db, list.day, from)}
    order by ${db(list.day)} desc, ${db(list.order)} desc limit ${asked.limit} offset ${place.skip}`;
  return { ids: rows.map((row) => row.id), total: place.total };
}

async function bySearch<Id>(db: Db, list: DayList, asked: DayAsked): Promise<DayPage<Id>> {
  const matches = db`
    ${list.where?.(db) ?? db`true`} ${within(db, list.day, asked)} ${contains(db, list.text, asked.cari)}`;
  const [count] = await db<{ total: number }[]>`select count(*) as total from ${db(list.table)} where ${matches}`;
  const total = count?.total ?? 0;
  const offset = offsetOf(asked);
  const length = Math.min(asked.limit, total - offset);
  if (length <= 0) return { ids: [], total };
  const [day, order] = [db(list.day), db(list.order)];
  const fromEnd = total - offset - length;
  const backwards = fromEnd < offset;
  const rows = await db<{ id: Id }[]>`
    select ${db(list.id)} as id from ${db(list.table)} where ${matches}
    order by ${backwards ? db`${day} asc, ${order} asc` : db`${day} desc, ${order} desc`}
    limit ${length} offset ${backwards ? fromEnd : offset}`;
  const ids = rows.map((row) => row.id);
  return { ids: backwards ? ids.reverse() : ids, total };
}
