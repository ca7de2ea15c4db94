import { milikOf } from "#areas/penjualan/order/menjual.ts";
import { type Actor, mayCall, type Permission } from "#kernel/permission.ts";
import { queryOf } from "../api/query.ts";
import { remembersBoard, viewAt } from "../ui/list/boardShown.ts";
import type { Tahun } from "../ui/list/daftar.ts";
import { ROWS_PER_PAGE } from "../ui/list/listState.ts";
import { readLooks } from "../ui/list/lookKept.ts";

/** How a screen opens, as tools/vite/opening.ts writes it into the page (from web/shell/firstCalls.ts). */
export type FirstCall = Asking & (FirstPage | { readonly input: Readonly<Record<string, number>> });
type Asking = { readonly path: string; readonly permission: Permission };
type FirstPage = {
  readonly starts: Readonly<Record<string, string>>;
  readonly board: boolean;
  readonly fixed: Readonly<Record<string, string>>;
  readonly prefix: string;
  readonly unless: readonly string[];
  /**
   * What a filter may be, where that is one of a few words (those of an order stand for its other direction, too); an
   * address of before, or one that was typed, may have others.
   */
  readonly words: Readonly<Record<string, readonly string[]>>;
};
/** The files of all screens by their number, those of the app's frame, those that each screen needs beside, and its call. */
export type Openings = {
  readonly files: readonly string[];
  readonly frame: readonly number[];
  readonly screens: Readonly<Record<string, readonly number[]>>;
  readonly calls: Readonly<Record<string, FirstCall>>;
  /** The styles that stand inside the page. */
  readonly inside: string;
};

/** Stand in place of the days of this year and of whose customers are shown, which only the browser knows. */
export const DAYS: Tahun = { tglAwal: "awal tahun", tglAkhir: "hari ini" } as Tahun;
export const MILIK = "milik";

type Opened = { screen: string; search: string; actor: Actor; tahun: Tahun };

/** The request with which a screen begins at this address; null where it asks for nothing yet, or may not. */
export function firstRequest(call: FirstCall, opened: Opened): string | null {
  const { path, permission } = call;
  if (!mayCall(permission, opened.actor)) return null;
  const query = "input" in call ? queryOf(Object.entries(call.input)) : firstPage(call, opened);
  return query === null ? null : `/api${path}${query}`;
}

/** As useList begins. */
function firstPage(call: FirstPage, { screen, search, actor, tahun }: Opened): string | null {
  const { board, fixed, prefix, unless, words } = call;
  const whole = Object.fromEntries(new URLSearchParams(search));
  if (unless.some((name) => name in whole)) return null;
  if (board && viewAt(whole, remembersBoard(screen)) === "papan") return null;
  const given = (name: string) => {
    const value = whole[prefix === "" ? name : `${prefix}-${name}`];
    return value && !mayBe(name, value, words[name]) ? undefined : value;
  };
  const limits: readonly number[] = ROWS_PER_PAGE;
  const kept = readLooks().lists[prefix === "" ? screen : `${screen} ${prefix}`]?.limit;
  const limit = [Number(given("limit")), kept].find((one) => one && limits.includes(one));
  const starts: Record<string, string> = { [DAYS.tglAwal]: tahun.tglAwal, [DAYS.tglAkhir]: tahun.tglAkhir };
  if (Object.values(call.starts).includes(MILIK)) starts[MILIK] = milikOf(actor);
  const startOf = (start: string) => starts[start] ?? start;
  const asked = Object.entries({ page: "1", limit: "", ...fixed, ...call.starts, cari: "" }).map(
    ([name, start]) => [name, name in fixed ? start : (given(name) ?? startOf(start))] as const,
  );
  const { tglAwal, tglAkhir, dari = tglAwal, sampai = tglAkhir } = Object.fromEntries(asked);
  if (!inOrder(dari ?? "", sampai ?? "")) return null;
  return queryOf(asked.map(([name, value]) => [name, name === "limit" ? (limit ?? limits[0]) : value]));
}

const mayBe = (name: string, value: string, words: readonly string[] | undefined): boolean =>
  name === "page" ? /^[1-9]\d{0,7}$/.test(value) : (words?.includes(value.replace(/^-/, "")) ?? true);

/** Days of the calendar, the first not after the last; of others the page says what is wrong, and asks nothing. */
const inOrder = (first: string, last: string): boolean =>
  [first, last].every((day) => day === "" || isDay(day)) && (first === "" || last === "" || first <= last);

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
