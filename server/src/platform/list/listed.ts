import type { Db, Fragment } from "../postgres/database.ts";
import { daysOf } from "./bucket.ts";
import { type Asked, type CountedList, matching } from "./countedPage.ts";

/** The condition that a list, asked so, shows the row with this id; for a file that holds what the list shows. */
export const listed = (db: Db, list: CountedList, asked: Omit<Asked, "page" | "limit">, id: Fragment): Fragment => db`
  ${id} in (select ${db(list.id)} from ${db(list.table)}
    where ${matching(db, list, { ...asked, page: 1, limit: 1 }, daysOf(asked))})`;
