import type { Rentang } from "#kernel/range.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "../db/database.ts";

/** A range of buckets; null is an open end. */
export type Buckets = { from: number | null; until: number | null };

/** Divides the rows of a list into numbered buckets whose rows are counted; the newest have the highest number. */
export type Bucketing = {
  /** The bucket of a row; the same expression as in the list's trigger. */
  of: (db: Db) => Fragment;
  /** Condition: the row is in the bucket of that column. Written so that an index can be used. */
  is: (db: Db, column: Fragment) => Fragment;
  /** `and` the row is in one of these buckets; an index can be used too. */
  within: (db: Db, buckets: Buckets) => Fragment;
  /** Condition: the row is in one of these few buckets, where one value says which it is in. */
  among?: (db: Db, buckets: readonly number[]) => Fragment;
  /** Sort order: newest first, within a bucket and over all of them. */
  newestFirst: (db: Db) => Fragment;
};

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2000, 0, 1);

const dayNumber = (day: Tanggal): number => (Date.parse(`${day}T00:00:00Z`) - FIRST) / DAY_MS;
const dayOf = (bucket: number): string => new Date(FIRST + bucket * DAY_MS).toISOString().slice(0, 10);

/** One bucket per day, sorted by a running number within the day. */
export const byDay = (day: string, order: string): Bucketing => ({
  of: (db) => db`hari_ke(${db(day)})`,
  is: (db, column) => db`${db(day)} = date '2000-01-01' + ${column}`,
  within: (db, { from, until }) => db`
    ${from === null ? db`` : db`and ${db(day)} >= ${dayOf(from)}`}
    ${until === null ? db`` : db`and ${db(day)} <= ${dayOf(until)}`}`,
  among: (db, buckets) => db`
    ${db(day)} = any(array[${buckets.map((bucket, at) => db`${at === 0 ? db`` : db`,`} ${dayOf(bucket)}::date`)}])`,
  newestFirst: (db) => db`${db(day)} desc, ${db(order)} desc`,
});

/** One bucket per 1024 running numbers. */
export const byNumber = (number: string): Bucketing => ({
  of: (db) => db`(${db(number)} >> 10)::integer`,
  is: (db, column) => db`${db(number)} >= ${column} * 1024 and ${db(number)} < ${column} * 1024 + 1024`,
  within: (db, { from, until }) => db`
    ${from === null ? db`` : db`and ${db(number)} >= ${from * 1024}`}
    ${until === null ? db`` : db`and ${db(number)} < ${(until + 1) * 1024}`}`,
  newestFirst: (db) => db`${db(number)} desc`,
});

/** The buckets of a range of days. */
export const daysOf = ({ tglAwal, tglAkhir }: Partial<Rentang>): Buckets => ({
  from: tglAwal ? dayNumber(tglAwal) : null,
  until: tglAkhir ? dayNumber(tglAkhir) : null,
});
