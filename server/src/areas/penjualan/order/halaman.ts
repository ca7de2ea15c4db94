import { byDay } from "#server/platform/list/bucket.ts";
import { type Asked, type CountedList, countedPage, type Page } from "#server/platform/list/countedPage.ts";
import type { Db } from "#server/platform/postgres/database.ts";

const ORDER: CountedList = {
  name: "so",
  table: "so",
  id: "idSo",
  bucketing: byDay("tglOrder", "urut"),
  text: "teksCari",
};

/** The codes of a page of orders, newest first. */
export const halamanOrder = (db: Db, asked: Asked): Promise<Page> => countedPage(db, ORDER, asked);
