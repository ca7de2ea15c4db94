import type { Sql } from "../../db/database.ts";

const FREE_TRIES = 5;
const LONGEST_LOCK_MINUTES = 15;
const MINUTE = 60_000;

/**
 * Wrong numbers that one client may try within the window: more than an office behind one router mistypes in a morning,
 * too few for guessing. Somebody who repeats a wrong password counts once until the number is locked, then once per
 * lock.
 */
const TRIES_OF_A_CLIENT = 100;
const CLIENT_WINDOW_MS = 15 * MINUTE;

/** Minutes that the n-th wrong password in a row locks a number: none, then 1, 2, 4, 8, 15, 15 … */
export function lockMinutes(wrong: number): number {
  return wrong < FREE_TRIES ? 0 : Math.min(LONGEST_LOCK_MINUTES, 2 ** (wrong - FREE_TRIES));
}

/** A lock that lasts longer than any does was made while the clock was wrong: it holds nobody. */
const holds = (until: Date, now: Date): boolean =>
  until > now && until.getTime() - now.getTime() <= LONGEST_LOCK_MINUTES * MINUTE;

export type Try = {
  /** The number is locked until then; the try was not counted. */
  lockedUntil: Date | null;
  /** The end of the lock if this try is wrong. */
  locksUntil: Date | null;
  /** The first try of this number in a while, or one after a lock: it also counts for the client. */
  countsForClient: boolean;
};

/** Counts a try before the password is checked, so that simultaneous tries are all counted. */
export async function countTry(sql: Sql, nokar: string, now: Date): Promise<Try> {
  return sql.begin(async (tx) => {
    await tx`insert into percobaan_masuk (nokar, gagal, terakhir) values (${nokar}, 0, ${now}) on conflict do nothing`;
    const [row] = await tx<{ gagal: number; terkunciSampai: Date | null; terakhir: Date }[]>`
      select gagal, terkunci_sampai, terakhir from percobaan_masuk where nokar = ${nokar} for update`;
    const lockedUntil = row?.terkunciSampai ? new Date(row.terkunciSampai) : null;
    if (lockedUntil && holds(lockedUntil, now)) return { lockedUntil, locksUntil: null, countsForClient: false };
    const wrong = (row?.gagal ?? 0) + 1;
    const rested = row !== undefined && new Date(row.terakhir).getTime() <= now.getTime() - CLIENT_WINDOW_MS;
    const countsForClient = wrong === 1 || wrong > FREE_TRIES || rested;
    const minutes = lockMinutes(wrong);
    const locksUntil = minutes > 0 ? new Date(now.getTime() + minutes * MINUTE) : null;
    await tx`update percobaan_masuk set gagal = ${wrong}, terkunci_sampai = ${locksUntil}, terakhir = ${now}
             where nokar = ${nokar}`;
    return { lockedUntil: null, locksUntil, countsForClient };
  });
}

/** Takes back a try whose password was right, while a code is still asked for: it is neither wrong nor a success. */
export async function takeBackTry(sql: Sql, nokar: string): Promise<void> {
  await sql`
    update percobaan_masuk set gagal = greatest(gagal - 1, 0), terkunci_sampai = null where nokar = ${nokar}`;
}

export async function forgetTries(sql: Sql, nokar: string): Promise<void> {
  await sql`delete from percobaan_masuk where nokar = ${nokar}`;
}

/** The client of an address: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [before = [], after = []] = plain.split("::").map((half) => (half === "" ? [] : half.split(":")));
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const network = [...before, ...gap, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Until when this client has to wait, or null. Asked before a try is counted, so that a blocked client locks no number and
 * writes nothing.
 */
export async function clientHeld(sql: Sql, client: string, now: Date, tries = TRIES_OF_A_CLIENT): Promise<Date | null> {
  const [row] = await sql<{ mulai: Date }[]>`
    select mulai from percobaan_alamat where alamat = ${client} and gagal >= ${tries}`;
  const until = row ? new Date(new Date(row.mulai).getTime() + CLIENT_WINDOW_MS) : null;
  return until !== null && holds(until, now) ? until : null;
}

/**
 * Counts a try of a client, besides that of the number: one password tried with many numbers locks none of them.
 * Answers until when the client has to wait, or null.
 */
export async function countClientTry(
  sql: Sql,
  client: string,
  now: Date,
  most = TRIES_OF_A_CLIENT,
): Promise<Date | null> {
  const start = new Date(now.getTime() - CLIENT_WINDOW_MS);
  const isOver = sql`(p.mulai <= ${start} or p.mulai > ${now})`;
  const [row] = await sql<{ gagal: number; mulai: Date }[]>`
    insert into percobaan_alamat as p (alamat, gagal, mulai) values (${client}, 1, ${now})
    on conflict (alamat) do update set
      gagal = case when ${isOver} then 1 else least(p.gagal + 1, ${most + 1}) end,
      mulai = case when ${isOver} then excluded.mulai else p.mulai end
    returning gagal, mulai`;
  if (!row || row.gagal <= most) return null;
  return new Date(new Date(row.mulai).getTime() + CLIENT_WINDOW_MS);
}

/** Both for what needs no session: counts a use by this client, unless it has to wait; answers until when, or null. */
export const heldAfterUse = async (sql: Sql, client: string, now: Date, most: number): Promise<Date | null> =>
  (await clientHeld(sql, client, now, most + 1)) ?? (await countClientTry(sql, client, now, most));

/** Takes back the count of a successful try; the wrong tries still count. */
export async function forgetClientTry(sql: Sql, client: string): Promise<void> {
  await sql`update percobaan_alamat set gagal = greatest(gagal - 1, 0) where alamat = ${client}`;
}

/** Forgets the tries of a number a day after the last one. */
export async function sweepTries(sql: Sql, now: Date): Promise<void> {
  await sql`delete from percobaan_masuk where terakhir < ${new Date(now.getTime() - 24 * 60 * MINUTE)}`;
  await sql`delete from percobaan_alamat where mulai < ${new Date(now.getTime() - CLIENT_WINDOW_MS)}`;
}
