import type { Rentang } from "#kernel/range.ts";
import type { Db, Fragment } from "../db/database.ts";

/** A shorter text has no trigram, so the trigram index would be read completely. */
const TRIGRAM = 3;

/**
 * `and <column> contains <text>` for a lower-case column with a trigram index; nothing for an empty text. The typed
 * text is never a pattern. A text that very many rows contain is found faster without the index.
 */
export function contains(db: Db, column: string, typed: string, how?: "row by row"): Fragment {
  if (typed === "") return db``;
  // Of a pattern that the planner does not know it expects so little that it would plan every page anew.
  if (how) return db`and strpos(${db(column)}, ${typed.toLowerCase()}) > 0`;
  const pattern = `%${typed.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  // A prepared statement is planned before its text is known, so short texts get a statement of their own.
  const indexed = typed.length >= TRIGRAM;
  return indexed ? db`and ${db(column)} like ${pattern}` : db`and (${db(column)} || '') like ${pattern}`;
}

/** `and <column>` is in this range of days; an open end is no condition. */
export const within = (db: Db, column: string, { tglAwal, tglAkhir }: Rentang): Fragment => db`
  ${tglAwal ? db`and ${db(column)} >= ${tglAwal}` : db``} ${tglAkhir ? db`and ${db(column)} <= ${tglAkhir}` : db``}`;
