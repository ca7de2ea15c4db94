import { jakartaToday } from "#kernel/format.ts";
import type { Sql } from "#platform/db/database.ts";
import { foldJurnal, sealJurnal } from "./jurnal/seal.ts";
import { depreciate } from "./jurnal/susut.ts";

/** The hourly housekeeping of the books: books depreciation, seals the journal and folds sums. */
export async function tidyBuku(sql: Sql, now: Date): Promise<void> {
  await foldRingkasan(sql);
  await depreciate(sql, jakartaToday(now), now);
  await foldJurnal(sql);
  await sealJurnal(sql);
}

/** Folds the rows of differences that every action adds to the sums of the reports into one row each. */
export async function foldRingkasan(sql: Sql): Promise<void> {
  await sql`select lipat_ringkasan(), lipat_laba()`;
}
