import type { Db, Fragment } from "#platform/db/database.ts";

/** Whether a day lies in a month, given as YYYY-MM; an index of days finds them. */
export const inMonth = (db: Db, hari: Fragment, bulan: string): Fragment => db`
  ${hari} >= ${`${bulan}-01`}::date and ${hari} < (${`${bulan}-01`}::date + interval '1 month')`;
