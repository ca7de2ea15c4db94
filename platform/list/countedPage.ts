import { emptyWith } from "#kernel/emptyWith.ts";
import type { Rentang } from "#kernel/range.ts";
import { type Db, type Fragment, plain } from "../db/database.ts";
import { remembering } from "../ops/remembering.ts";
import { type Bucketing, type Buckets, daysOf } from "./bucket.ts";
import { type Changes, type Counting, changesSince, count, countedAfter, known } from "./counting.ts";
import type { Place } from "./counts.ts";
import { offsetOf } from "./paging.ts";
import { type Contains, contains } from "./search.ts";

/**
 * Pages of a long list, newest first, in the same time for the first and the last page of millions of rows. The number
 * of rows in each bucket tells where a page begins, so at most the rows of one bucket are skipped. Without search and
 * filter the table `hitungan` has these numbers (trigger `hitung`); otherwise they are counted on an index. Either way they are
 * kept for a minute, and the statement that answers the rows of a page says what changed in the list since (`counting.ts`).
 */
export type CountedList = {
  /** The name in `hitungan`. */
  name: string;
  table: string;
  id: string;
  bucketing: Bucketing;
  /** The lower-case column that is searched, or the condition. If it can change, the list's trigger must run after updates too. */
  text: string | Contains;
  /** The condition of the list's trigger, where it does not count all rows of the table. */
  where?: (db: Db) => Fragment;
};

export type Asked = Partial<Rentang> & {
  cari: string;
  page: number;
  limit: number;
  /**
   * A condition without counters in `hitungan`; `key` names it for what is kept. If an update can change whether a
   * row meets it, the list's trigger must run after updates too.
   */
  filter?: { key: string; where: Fragment } | null;
  /** Counters `(ember, jumlah)` for a filter that has its own. */
  counters?: Fragment;
};
export type Page<Id = string> = { ids: Id[]; total: number };
export type Rows<Row> = { rows: Row[]; total: number };

/** Folds the rows that every change adds to `hitungan` into one row per bucket. */
export async function foldCounters(db: Db): Promise<void> {
  await db`select lipat_hitungan()`;
}

/** The ids of a page, for lists whose rows are loaded by several statements. */
export async function countedPage<Id = string>(db: Db, list: CountedList, asked: Asked): Promise<Page<Id>> {
  const { rows, total } = await countedRows<{ id: Id }>(db, list, asked, (id) => db`select ${id} as id`);
  return { ids: rows.map((row) => row.id), total };
}

/** The rows of a page. `load` answers the statement that selects the one row of an id, which is a column of the outer one. */
export async function countedRows<Row extends object>(
  db: Db,
  list: CountedList,
  asked: Asked,
  load: (id: Fragment) => Fragment,
): Promise<Rows<Row>> {
  if (asked.counters) return byCounters<Row>(db, list, asked, asked.counters, load);
  const counting = countingOf(db, list, asked);
  let counted = known(db, counting) ?? (await count(db, counting));
  for (let attempt = 0; ; attempt += 1) {
    const place = counted.counts.place(asked, daysOf(asked));
    const { rows, changes } = await read<Row>(db, list, asked, place, changesSince(db, counting, counted), load);
    if (changes === null) return { rows, total: place.total };
    counted = await countedAfter(db, counting, counted, changes);
    const now = counted.counts.place(asked, daysOf(asked));
    // The rows were read where the page was before those changes. Most leave it there; otherwise it is read again.
    if (now.key === place.key || attempt === MOST_ATTEMPTS) return { rows, total: now.total };
  }
}

const MOST_ATTEMPTS = 9;

function countingOf(db: Db, list: CountedList, asked: Asked): Counting {
  const { name, table, bucketing } = list;
  if (asked.cari === "" && !asked.filter) {
    // Of the whole list, for every range of days.
    const counters = db`select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = ${name} group by 1`;
    return { list: name, key: name, counters, isWhole: true };
  }
  const range = daysOf(asked);
  const counters = db`
    select ${bucketing.of(db)} as ember, count(*) as jumlah from ${db(table)}
    where ${matching(db, list, asked, range)} group by 1`;
  const key = JSON.stringify([name, asked.cari.toLowerCase(), range, asked.filter?.key]);
  return { list: name, key, counters, isWhole: false };
}

export const matching = (db: Db, list: CountedList, asked: Asked, range: Buckets, how?: "row by row"): Fragment => db`
  ${list.where?.(db) ?? db`true`} ${list.bucketing.within(db, range)} ${searched(db, list.text, asked.cari, how)}
  ${asked.filter ? db`and ${asked.filter.where}` : db``}`;

const searched = (db: Db, text: CountedList["text"], cari: string, how?: "row by row"): Fragment =>
  typeof text === "string" ? contains(db, text, cari, how) : text(db, cari, how);

type PagePlace = Place & { within?: number[] };
type Raw = { berubahBaca: Changes | null; keBaca: number | null };
/** Characters of the names of columns. */
const MOST_REMEMBERED = 100_000;
const RAW: ReadonlySet<string> = new Set<keyof Raw>(["berubahBaca", "keBaca"]);

async function read<Row extends object>(
  db: Db,
  list: CountedList,
  asked: Asked,
  place: PagePlace,
  changes: Fragment,
  load: (id: Fragment) => Fragment,
): Promise<{ rows: Row[]; changes: Changes | null }> {
  const found = await db<Raw[]>`
    with baca as materialized (
      select (${changes}) as berubah_baca, ${idsOf(db, list, asked, place)} as ids
    )
    select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
    from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (${load(db`h.id`)}) isi on true
    order by h.ke`;
  const [first] = found;
  if (!first) throw new Error("A page without an answer");
  return { rows: first.keBaca === null ? [] : withoutRaw<Row>(found), changes: first.berubahBaca };
}

/** The rows without what was read beside them; written out, because to spread the rest of a record takes several times as long. */
function withoutRaw<Row>(found: readonly Raw[]): Row[] {
  const { names, blank } = formOf(Object.keys(found[0] ?? {}).join());
  return found.map((one) => {
    const [row, from] = [{ ...blank }, one as unknown as Readonly<Record<string, unknown>>];
    for (const name of names) row[name] = from[name];
    return row as Row;
  });
}

/** What a row has besides, by the names of its columns. */
const formOf = remembering(MOST_REMEMBERED, (columns) => {
  const names = columns.split(",").filter((name) => !RAW.has(name));
  return { names, blank: emptyWith(names) };
});

/** A page of so few days names them. */
const MOST_DAYS = 8;
const ANY: Buckets = { from: null, until: null };

/**
 * The ids of a page as an array. The limit of what is read is written into the statement, in steps, and the page cut out
 * of it: for a limit that it does not know the planner expects a tenth of the table, and would plan every page anew.
 */
function idsOf(db: Db, list: CountedList, asked: Asked, place: PagePlace): Fragment {
  const { newest, oldest, skip, within } = place;
  const id = db(list.id);
  if (newest === null || oldest === null) return db`array(select ${id} from ${db(list.table)} limit 0)`;
  const { bucketing } = list;
  const most = plain(db, String(2 ** Math.ceil(Math.log2(Math.max(16, skip + asked.limit)))));
  const ordered = db`order by ${bucketing.newestFirst(db)} limit ${most}`;
  const cut = (from: Fragment) => db`(array(${from}))[${skip + 1}::int:${skip + asked.limit}::int]`;
  // Days by name, one or a power of two of them: of a range that it does not know the planner expects half a percent of the
  // table, and would plan every page of a long one anew.
  if (bucketing.among && within && within.length <= MOST_DAYS) {
    const days = Array.from({ length: 2 ** Math.ceil(Math.log2(within.length)) }, (_, at) => within[at] ?? oldest);
    const those = db`${matching(db, list, asked, ANY, "row by row")} and ${bucketing.among(db, days)}`;
    return cut(db`select ${id} from ${db(list.table)} where ${those} ${ordered}`);
  }
  const range = { from: oldest, until: newest };
  // Matches that lie far apart: the buckets between them are not read.
  if (within && within.length * 2 <= newest - oldest + 1) {
    const each = db`
      select * from ${db(list.table)}
      where ${matching(db, list, asked, range, "row by row")} and ${bucketing.is(db, db`e.ember`)} offset 0`;
    return cut(
      db`select ${id} from unnest(${within}::int[]) as e(ember) cross join lateral (${each}) cocok ${ordered}`,
    );
  }
  return cut(
    db`select ${id} from ${db(list.table)} where ${matching(db, list, asked, range, "row by row")} ${ordered}`,
  );
}

/** A page by counters of its own, which are asked first. */
async function byCounters<Row extends object>(
  db: Db,
  list: CountedList,
  asked: Asked,
  counters: Fragment,
  load: (id: Fragment) => Fragment,
): Promise<Rows<Row>> {
  const place = await placeOf(db, counters, asked);
  const { rows } = await read<Row>(db, list, asked, place, db`null::json`, load);
  return { rows, total: place.total };
}

/** Where a page lies by counters `(ember, jumlah)` that only the database knows. */
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
