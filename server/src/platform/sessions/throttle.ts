import type { Sql } from "../postgres/database.ts";

const FREE_TRIES = 5;
const LONGEST_LOCK_MINUTES = 15;
const MINUTE = 60_000;

/** How long the n-th wrong password in a row locks a number: none, then 1, 2, 4, 8, 15, 15 … minutes. */
export function lockMinutes(wrong: number): number {
  return wrong < FREE_TRIES ? 0 : Math.min(LONGEST_LOCK_MINUTES, 2 ** (wrong - FREE_TRIES));
}

/**
 * Counts a try before the password is looked at, so that many tries at once can not slip past the count.
 * Answers the moment until which the number is locked, or null when this try may go on.
 */
export async function countTry(sql: Sql, nokar: string, now: Date): Promise<Date | null> {
  return sql.begin(async (tx) => {
    await tx`insert into percobaan_masuk (nokar, gagal, terakhir) values (${nokar}, 0, ${now}) on conflict do nothing`;
    const [row] = await tx<{ gagal: number; terkunciSampai: Date | null }[]>`
      select gagal, terkunci_sampai from percobaan_masuk where nokar = ${nokar} for update`;
    const lockedUntil = row?.terkunciSampai ? new Date(row.terkunciSampai) : null;
    if (lockedUntil && lockedUntil > now) return lockedUntil;
    const wrong = (row?.gagal ?? 0) + 1;
    const minutes = lockMinutes(wrong);
    const until = minutes > 0 ? new Date(now.getTime() + minutes * MINUTE) : null;
    await tx`update percobaan_masuk set gagal = ${wrong}, terkunci_sampai = ${until}, terakhir = ${now}
             where nokar = ${nokar}`;
    return null;
  });
}

export async function forgetTries(sql: Sql, nokar: string): Promise<void> {
  await sql`delete from percobaan_masuk where nokar = ${nokar}`;
}

/** A day without a try forgives the earlier ones. */
export async function sweepTries(sql: Sql, now: Date): Promise<void> {
  await sql`delete from percobaan_masuk where terakhir < ${new Date(now.getTime() - 24 * 60 * MINUTE)}`;
}
