import type { Rentang } from "#kernel/range.ts";
import { searchTerms } from "#kernel/searchTerms.ts";
import type { Db, Fragment } from "../db/database.ts";

/** A shorter text has no trigram, so the trigram index would be read completely. */
const TRIGRAM = 3;

/** A text that very many rows contain is found faster without the index. */
type How = "row by row";
/** `and` a row has what was typed; nothing for an empty text. */
export type Contains = (db: Db, typed: string, how?: How) => Fragment;

/** `and <column> has <text>` for a lower-case column with a trigram index; nothing for an empty text. */
export const contains = (db: Db, column: string, typed: string, how?: How): Fragment =>
  typed === "" ? db`` : db`and ${has(db, db`${db(column)}`, typed.toLowerCase(), how)}`;

/** Condition: this text has every word that was typed, in one of its spellings. Both are in the same case. */
export const has = (db: Db, text: Fragment, typed: string, how?: How): Fragment => db`
  ${searchTerms(typed).map((spellings, at) => {
    const either = spellings.map((word, or) => db`${or ? db`or` : db``} ${hasWord(db, text, word, how)}`);
    return db`${at ? db`and` : db``} (${either})`;
  })}`;

/** What was typed is never a pattern. */
function hasWord(db: Db, text: Fragment, word: string, how?: How): Fragment {
  // Of a pattern that the planner does not know it expects so little that it would plan every page anew.
  if (how) return db`strpos(${text}, ${word}) > 0`;
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  // A prepared statement is planned before its text is known, so short texts get a statement of their own.
  return word.length >= TRIGRAM ? db`${text} like ${pattern}` : db`(${text} || '') like ${pattern}`;
}

/** `and <column>` is in this range of days; an open end is no condition. */
export const within = (db: Db, column: string, { tglAwal, tglAkhir }: Rentang): Fragment => db`
  ${tglAwal ? db`and ${db(column)} >= ${tglAwal}` : db``} ${tglAkhir ? db`and ${db(column)} <= ${tglAkhir}` : db``}`;
