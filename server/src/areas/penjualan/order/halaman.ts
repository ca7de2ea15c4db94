import { byDay } from "#server/platform/list/bucket.ts";
import { type Asked, type CountedList, countedRows, type Rows } from "#server/platform/list/countedPage.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type OrderRow, orderBernomor } from "./muat.ts";

const ORDER: CountedList = {
  name: "so",
  table: "so",
  id: "idSo",
  bucketing: byDay("tglOrder", "urut"),
  text: "teksCari",
};

/** A page of orders, newest first. */
export const halamanOrder = (db: Db, asked: Asked): Promise<Rows<OrderRow>> =>
  countedRows(db, ORDER, asked, (id) => orderBernomor(db, id));
