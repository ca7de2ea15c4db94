import { jakartaToday } from "#kernel/format.ts";
import type { Sql } from "#platform/db/database.ts";
import { lipatJurnal, segelkanJurnal } from "./jurnal/seal.ts";
import { susutkan } from "./jurnal/susut.ts";

/** The hourly housekeeping of the books: books depreciation, seals the journal and folds sums. */
export async function tidyBuku(sql: Sql, now: Date): Promise<void> {
  await lipatRingkasan(sql);
  await susutkan(sql, jakartaToday(now));
  await lipatJurnal(sql);
  await segelkanJurnal(sql);
}

/** Folds the rows of differences that every action adds to the sums of the reports into one row each. */
export async function lipatRingkasan(sql: Sql): Promise<void> {
  await sql`select lipat_ringkasan()`;
}
