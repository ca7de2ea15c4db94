import { SAMPAI, UMUR, type Umur } from "#kernel/umur.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * The sums by age of what is open, as columns named like the fields of `isiUmur`: `sisa` is the amount of a row, `hari`
 * how many days it is past its due date.
 */
export const kolomUmur = (db: Db, sisa: Fragment, hari: Fragment): Fragment =>
  UMUR.map((umur, at) => {
    const dari = SAMPAI[UMUR[at - 1] ?? "belum"] + 1;
    const bawah = at > 0 ? db`${hari} >= ${dari}` : db`true`;
    const atas = Number.isFinite(SAMPAI[umur]) ? db`${hari} <= ${SAMPAI[umur]}` : db`true`;
    return db`coalesce(sum(${sisa}) filter (where ${bawah} and ${atas}), 0)::bigint as ${db(umur)}`;
  }).reduce((all, one) => db`${all}, ${one}`);

/** `and` what is overdue for so many days `hari` is of this age. */
export function seumur(db: Db, hari: Fragment, umur: Umur | null): Fragment {
  if (umur === null) return db``;
  const dari = SAMPAI[UMUR[UMUR.indexOf(umur) - 1] ?? "belum"] + 1;
  const bawah = umur === "belum" ? db`` : db`and ${hari} >= ${dari}`;
  return Number.isFinite(SAMPAI[umur]) ? db`${bawah} and ${hari} <= ${SAMPAI[umur]}` : bawah;
}
