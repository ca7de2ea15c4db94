import { useEffect } from "react";
import * as z from "zod/mini";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { askCall, useCall } from "../../api/hooks.ts";
import { problemOfRentang, readDay } from "../field/readDay.ts";
import { type ListState, ROWS_PER_PAGE } from "./listState.ts";
import { lookOf, setLook } from "./look.ts";
import { useListName, useUrlState } from "./urlState.ts";
import { useInstead } from "./useInstead.ts";

type RowOf<C extends Call> = Answer<C> extends { data: readonly (infer Row)[] } ? Row : never;
export type FilterOf<C extends Call> = Exclude<keyof z.input<C["input"]>, "page" | "limit" | "cari"> & string;
export type Fixed<C extends Call> = Partial<Record<FilterOf<C>, string | number>>;

type ListOptions<C extends Call, F extends Fixed<C>> = {
  /** The default of each filter ("" means all). */
  filters: Readonly<Record<Exclude<FilterOf<C>, keyof F>, string>>;
  /** Filters that cannot be changed in this list, e.g. `{ kategori: "utama" }`. */
  fixed?: F;
  /** Prefix in the address, for a page with several lists. */
  prefix?: string;
  limits?: readonly [number, ...number[]];
  /** False delays the request, e.g. until the preselected account is known. */
  enabled?: boolean;
  /** A search that finds nothing shows what is found by the word that was probably meant. */
  forgives?: boolean;
};

/** `searched`: what the list is asked for on every page, for a file that holds the same rows. */
type PagedList<C extends Call, Filter extends string> = ListState<RowOf<C>, Filter> & {
  answer: Answer<C> | undefined;
  searched: Omit<ClientInput<C>, "page" | "limit">;
};

/** A paged list of the server; search, filters, page and rows per page are in the address. */
export function useList<C extends Call, const F extends Fixed<C> = Record<never, never>>(
  call: C,
  options: ListOptions<C, F>,
): PagedList<C, Exclude<FilterOf<C>, keyof F>> {
  const { fixed, prefix, limits = ROWS_PER_PAGE, enabled = true, forgives = false } = options;
  const starts: Texts = options.filters;
  const url = useUrlState(prefix);

  const name = useListName(prefix);
  const kept = lookOf(name).limit ?? limits[0];
  const firsts: Texts = { ...starts, page: "1", limit: String(limits.includes(kept) ? kept : limits[0]), cari: "" };
  const asked = readAsked(call, url.values, firsts, limits);
  const filterNames = Object.keys(starts);
  // The values were checked by the call's own schema in readAsked.
  const searched = inputOf(asked, [...filterNames, "cari"], fixed);
  const input = { page: Number(asked.page), limit: Number(asked.limit), ...searched } as ClientInput<C>;

  const held = problemOfRentang(asked.tglAwal ?? asked.dari ?? "", asked.tglAkhir ?? asked.sampai ?? "");
  const query = useCall(call, input, { enabled: enabled && held === null, keepPrevious: held === null });
  const instead = useInstead(call, { input, query, cari: forgives ? (asked.cari ?? "") : "" });
  const { answer, stale } = instead;
  const paged = answer as Paged<RowOf<C>> | undefined;
  const totalPages = Math.max(1, paged?.totalPages ?? 1);
  const page = Number(asked.page);

  useLastPage(url.change, totalPages, paged !== undefined && !stale && !instead.pending && page > totalPages);
  const outside = useOutside(call, { input, asked, total: query.isPlaceholderData ? undefined : paged?.totalDocs });
  const changes = changesOf(url.change, starts, firsts);
  const filters = Object.fromEntries(filterNames.map((name) => [name, asked[name] ?? ""]));
  return {
    rows: instead.pending ? undefined : paged?.data,
    total: paged?.totalDocs ?? 0,
    totalPages,
    page,
    limit: Number(asked.limit),
    limits,
    firstNumber: paged?.pagingCounter ?? 1,
    cari: asked.cari ?? "",
    filters: filters as Record<Exclude<FilterOf<C>, keyof F>, string>,
    narrowed: asked.cari !== "" || filterNames.some((name) => asked[name] !== starts[name]),
    stale,
    meant: instead.meant,
    error: query.error === null ? null : query.error.message,
    held,
    retry: () => void query.refetch(),
    ...changes,
    turn: { rows: rowsOf(call, input, instead.meant), show: changes.turnTo },
    setLimit: (next: number) => {
      setLook(name, { limit: next });
      changes.setLimit(next);
    },
    starts,
    prefix,
    outside,
    answer,
    searched: searched as Omit<ClientInput<C>, "page" | "limit">,
  };
}

/** The rows of another page of what is shown, which a slip of the finger may have been forgiven. */
function rowsOf<C extends Call>(call: C, input: ClientInput<C>, meant: string | undefined) {
  return async (page: number, limit?: number) => {
    const other = { ...input, ...(meant === undefined ? {} : { cari: meant }), page, ...(limit && { limit }) };
    const answer: unknown = await askCall(call, other as unknown as ClientInput<C>);
    return (answer as Paged<RowOf<C>>).data;
  };
}

/** The last page became empty, because rows were deleted or are no longer found: the last page that has rows is shown. */
function useLastPage(change: ReturnType<typeof useUrlState>["change"], totalPages: number, beyond: boolean) {
  useEffect(() => {
    if (beyond) change({ page: totalPages === 1 ? null : String(totalPages) }, "replace");
  }, [beyond, totalPages, change]);
}

/** A search says how much it finds outside of the range of days that the list shows. */
function useOutside<C extends Call>(
  call: C,
  { input, asked, total }: { input: ClientInput<C>; asked: Texts; total: number | undefined },
): number {
  const days = DAYS.filter((name) => asked[name]);
  const whole = Object.fromEntries(Object.entries(input).filter(([name]) => !DAYS.includes(name)));
  const asks = asked.cari !== "" && days.length > 0 && total !== undefined;
  const anyDay: Record<string, unknown> = { ...whole, page: 1, limit: 1 };
  const { data } = useCall(call, anyDay as ClientInput<C>, { enabled: asks, keepPrevious: false });
  const found = (data as Paged<unknown> | undefined)?.totalDocs;
  return asks && found !== undefined ? Math.max(0, found - total) : 0;
}

/** The input of the call: empty filters are left out. */
function inputOf(asked: Texts, names: readonly string[], fixed: Readonly<Record<string, unknown>> | undefined) {
  const given = names.filter((name) => asked[name] !== "").map((name) => [name, asked[name]]);
  return { ...fixed, ...Object.fromEntries(given) };
}

/** Writes changes into the address; a value at its default is left out. */
function changesOf(change: ReturnType<typeof useUrlState>["change"], starts: Texts, firsts: Texts) {
  const settle = (values: Readonly<Record<string, string | undefined>>, how: "push" | "replace") => {
    const written: Record<string, string | null> = {};
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) written[name] = value === firsts[name] ? null : value;
    }
    change(written, how);
  };
  return {
    setPage: (next: number) => settle({ page: String(next) }, "push"),
    turnTo: (next: number) => settle({ page: String(next) }, "replace"),
    setLimit: (next: number) => settle({ limit: String(next), page: "1" }, "push"),
    setCari: (next: string) => settle({ cari: next, page: "1" }, "replace"),
    setFilters: (values: Readonly<Record<string, string | undefined>>) => settle({ ...values, page: "1" }, "push"),
    reset: () => settle({ ...starts, cari: "", page: "1" }, "push"),
    show: (values: Readonly<Record<string, string>>, how: "push" | "replace") =>
      settle({ ...starts, ...values, page: "1" }, how),
  };
}

type Texts = Readonly<Record<string, string>>;
type Paged<Row> = { data: readonly Row[]; totalDocs: number; totalPages: number; pagingCounter: number };

/** The filters for days. They are typed: a wrong one stays as it is and is reported. */
export const DAYS: readonly string[] = ["tglAwal", "tglAkhir", "dari", "sampai"];

/**
 * Reads the filters from the address; a value that the schema refuses becomes the default. An order by a word of before,
 * as kept views and links have it, becomes the present one, whose head then shows it.
 */
function readAsked(call: Call, given: Texts, starts: Texts, limits: readonly number[]): Record<string, string> {
  const asked: Record<string, string> = {};
  for (const [name, start] of Object.entries(starts)) asked[name] = given[name] ?? start;
  for (const name of DAYS) if (asked[name]) asked[name] = readDay(asked[name]) ?? asked[name];
  if (!limits.includes(Number(asked.limit))) asked.limit = starts.limit ?? "10";
  const checked = z.safeParse(call.input, asked);
  for (const issue of checked.error?.issues ?? []) {
    const name = String(issue.path[0] ?? "");
    if (name === "") return { ...starts };
    if (!DAYS.includes(name)) asked[name] = starts[name] ?? "";
  }
  if (checked.success && asked.urut) asked.urut = (checked.data as { urut?: string | null }).urut ?? "";
  return asked;
}
