import type { Rentang } from "#contract/kernel/range.ts";
import type { Db, Fragment } from "../postgres/database.ts";

/** Shorter texts have no trigram: that index could only be read from end to end, with every row of the table behind it. */
const TRIGRAM = 3;

/**
 * `and <column> contains <text>`, for a lower-case column with a trigram index; nothing where there is nothing to
 * look for. What the user typed is text, never a pattern. What very many rows hold is found sooner row by row.
 */
export function contains(db: Db, column: string, typed: string, how?: "row by row"): Fragment {
  if (typed === "") return db``;
  const pattern = `%${typed.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  // A prepared statement is planned before its text is known, so what is too short has to be told apart here.
  const indexed = how === undefined && typed.length >= TRIGRAM;
  return indexed ? db`and ${db(column)} like ${pattern}` : db`and (${db(column)} || '') like ${pattern}`;
}

/** `and <column>` is one of these days; nothing for an end that is open. */
export const within = (db: Db, column: string, { tglAwal, tglAkhir }: Rentang): Fragment => db`
  ${tglAwal ? db`and ${db(column)} >= ${tglAwal}` : db``} ${tglAkhir ? db`and ${db(column)} <= ${tglAkhir}` : db``}`;
