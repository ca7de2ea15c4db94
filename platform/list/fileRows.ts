import type { Db, Fragment } from "../db/database.ts";
import { daysOf } from "./bucket.ts";
import { type Asked, type CountedList, matching } from "./countedPage.ts";

/** What a file of a list holds: the chosen rows alone, or what the list shows when asked so. */
type InFile = Omit<Asked, "page" | "limit"> & { chosen: readonly (string | number)[] | null };

/** The rows of a file by their `id`, with their place `ke` in it. */
export function fileRows(db: Db, list: CountedList, { chosen, ...asked }: InFile, by: Fragment): Fragment {
  const where = chosen
    ? db`${db(list.id)} = any(${[...chosen]})`
    : matching(db, list, { ...asked, page: 1, limit: 1 }, daysOf(asked));
  return db`select ${db(list.id)} as id, row_number() over (order by ${by}) as ke from ${db(list.table)} where ${where}`;
}
