import type { Sql } from "#server/platform/postgres/database.ts";

/** Makes one row again of the many small ones that every action adds to the sums of the reports. */
export async function lipatRingkasan(sql: Sql): Promise<void> {
  await sql`select lipat_ringkasan()`;
}
