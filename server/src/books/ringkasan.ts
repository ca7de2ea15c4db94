import { jakartaToday } from "#contract/format.ts";
import type { Sql } from "#server/platform/postgres/database.ts";
import { lipatJurnal, segelkanJurnal } from "./jurnal/segel.ts";
import { susutkan } from "./jurnal/susut.ts";

/** What the books want done once an hour. */
export async function rapikanBuku(sql: Sql, now: Date): Promise<void> {
  await lipatRingkasan(sql);
  await susutkan(sql, jakartaToday(now));
  await lipatJurnal(sql);
  await segelkanJurnal(sql);
}

/** Makes one row again of the many small ones that every action adds to the sums of the reports. */
export async function lipatRingkasan(sql: Sql): Promise<void> {
  await sql`select lipat_ringkasan()`;
}
