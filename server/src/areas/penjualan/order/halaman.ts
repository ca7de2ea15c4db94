import type { Db } from "#server/platform/postgres/database.ts";
import { type DayAsked, type DayList, type DayPage, dayPage } from "#server/platform/postgres/dayPages.ts";

const ORDER: DayList = { name: "so", table: "so", id: "idSo", day: "tglOrder", order: "urut", text: "teksCari" };

/** The codes of one page of orders, newest first. */
export const halamanOrder = (db: Db, asked: DayAsked): Promise<DayPage> => dayPage(db, ORDER, asked);
