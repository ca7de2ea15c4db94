import { type Actor, mayCall, type Permission } from "#contract/kernel/permission.ts";
import { queryOf } from "../api/query.ts";
import { remembersBoard, viewAt } from "../ui/list/boardShown.ts";
import type { Tahun } from "../ui/list/daftar.ts";
import { ROWS_PER_PAGE } from "../ui/list/listState.ts";
import { readLooks } from "../ui/list/lookKept.ts";

/** How a screen opens, as vite.config.ts writes it into the page (from web/src/shell/daftar.ts). */
export type FirstCall = {
  readonly path: string;
  readonly permission: Permission;
  readonly starts: Readonly<Record<string, string>>;
  readonly board: boolean;
};
/** The files of all screens by their number, those of the app's frame, those that each screen needs beside, and its call. */
export type Openings = {
  readonly files: readonly string[];
  readonly frame: readonly number[];
  readonly screens: Readonly<Record<string, readonly number[]>>;
  readonly calls: Readonly<Record<string, FirstCall>>;
};

/** Stand in place of the days of this year, which only the browser knows. */
export const DAYS: Tahun = { tglAwal: "awal tahun", tglAkhir: "hari ini" } as Tahun;

/** The request with which useList begins at this address; null where the screen asks for nothing yet, or may not. */
export function firstRequest(
  { path, permission, starts, board }: FirstCall,
  { screen, search, actor, tahun }: { screen: string; search: string; actor: Actor; tahun: Tahun },
): string | null {
  const given = Object.fromEntries(new URLSearchParams(search));
  if (!mayCall(permission, actor)) return null;
  if (board && viewAt(given, remembersBoard(screen)) === "papan") return null;
  const limits: readonly number[] = ROWS_PER_PAGE;
  const limit = [Number(given.limit), readLooks().lists[screen]?.limit].find((one) => one && limits.includes(one));
  const names = Object.entries({ page: "1", limit: "", ...starts, cari: "" });
  const asked = names.map(([name, start]) => [name, given[name] ?? dayOf(start, tahun)] as const);
  const { tglAwal, tglAkhir, dari = tglAwal, sampai = tglAkhir } = Object.fromEntries(asked);
  if (!inOrder(dari ?? "", sampai ?? "")) return null;
  return `/api${path}${queryOf(asked.map(([name, value]) => [name, name === "limit" ? (limit ?? limits[0]) : value]))}`;
}

const dayOf = (start: string, tahun: Tahun): string =>
  start === DAYS.tglAwal ? tahun.tglAwal : start === DAYS.tglAkhir ? tahun.tglAkhir : start;

/** Days of the calendar, the first not after the last; of others the page says what is wrong, and asks nothing. */
const inOrder = (first: string, last: string): boolean =>
  [first, last].every((day) => day === "" || isDay(day)) && (first === "" || last === "" || first <= last);

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
