import { useMemo } from "react";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { searchTerms } from "#kernel/searchTerms.ts";
import { send } from "../../api/client.ts";
import { useCall } from "../../api/hooks.ts";
import { type ListState, ROWS_PER_PAGE } from "./listState.ts";
import { lookOf, setLook } from "./look.ts";
import { type UrlChange, useListName, useUrlState } from "./urlState.ts";

type RowOf<C extends Call> = Answer<C> extends { data: readonly (infer Row)[] } ? Row : never;

type LocalOptions = { prefix?: string };
const [FIRST] = ROWS_PER_PAGE;

/** `whole` loads the rows of all pages anew; a list of more than one page is `long`: it can be searched. */
export type WholeList<Row> = ListState<Row, "urut"> & {
  readonly whole: () => Promise<readonly Row[]>;
  readonly long: boolean;
};

/** A short list that the server answers completely; it is searched and sorted, and its pages are cut, here. */
export function useLocalList<C extends Call>(
  call: C,
  input: ClientInput<C>,
  { prefix }: LocalOptions = {},
): WholeList<RowOf<C>> {
  const { values, change } = useUrlState(prefix);
  const name = useListName(prefix);
  const query = useCall(call, input);
  const all = rowsOf(query.data);
  const { cari = "", urut = "" } = values;
  const found = useMemo(() => all && inOrder(all.filter(containing(cari)), urut), [all, cari, urut]);

  const kept = lookOf(name).limit ?? FIRST;
  const limit = oneOf(Number(values.limit)) ?? oneOf(kept) ?? FIRST;
  const totalPages = Math.max(1, Math.ceil((found?.length ?? 0) / limit));
  const asked = Number(values.page ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, totalPages) : 1;
  const first = (page - 1) * limit;
  const rows = useMemo(() => found?.slice(first, first + limit), [found, first, limit]);
  const begin = (next: UrlChange, how: "push" | "replace" = "push") => change({ ...next, page: null }, how);
  return {
    rows,
    total: found?.length ?? 0,
    totalPages,
    page,
    limit,
    limits: ROWS_PER_PAGE,
    firstNumber: first + 1,
    cari,
    filters: { urut },
    narrowed: cari !== "",
    stale: query.isPlaceholderData,
    error: query.error === null ? null : query.error.message,
    whole: async () => rowsOf(await send(call, input)) ?? [],
    long: (all?.length ?? 0) > FIRST || cari !== "",
    retry: () => void query.refetch(),
    setPage: (next) => change({ page: next === 1 ? null : String(next) }, "push"),
    turn: {
      rows: async (next, rows = limit) => found?.slice((next - 1) * rows, next * rows) ?? [],
      show: (next) => change({ page: next === 1 ? null : String(next) }, "replace"),
    },
    setLimit: (next) => {
      setLook(name, { limit: next });
      begin({ limit: String(next) });
    },
    setCari: (next) => begin({ cari: next || null }, "replace"),
    setFilters: (next) => begin({ urut: next.urut || null }),
    reset: () => begin({ cari: null }),
  };
}

const oneOf = (limit: number): number | undefined => ROWS_PER_PAGE.find((one) => one === limit);

type Fields = Readonly<Record<string, unknown>>;

/** What a row has that nobody reads: what may be done with it, and its keys. */
const UNREAD = /^(aksi|id|id[A-Z].*)$/;

/** Whether the row's texts and numbers have every word that is searched. */
function containing(cari: string): (row: object) => boolean {
  const sought = cari.trim().toLowerCase();
  const terms = sought === "" ? [] : searchTerms(sought);
  const has = (value: unknown, word: string): boolean =>
    typeof value === "object" && value !== null
      ? Object.entries(value).some(([name, one]) => !UNREAD.test(name) && has(one, word))
      : typeof value !== "boolean" &&
        String(value ?? "")
          .toLowerCase()
          .includes(word);
  return (row) => terms.every((spellings) => spellings.some((word) => has(row, word)));
}

/** The rows by a field, "-" before it for the other direction; rows without it stand last, equal rows as the server has them. */
function inOrder<Row extends object>(rows: readonly Row[], urut: string): readonly Row[] {
  const down = urut.startsWith("-");
  const field = down ? urut.slice(1) : urut;
  const of = (row: Row) => (row as Fields)[field] ?? "";
  const compare = (a: unknown, b: unknown) =>
    typeof a === "number" && typeof b === "number"
      ? a - b
      : String(a).localeCompare(String(b), "id", { numeric: true });
  return field === ""
    ? rows
    : rows.toSorted((one, other) => {
        const [a, b] = [of(one), of(other)];
        if (a === "" || b === "") return Number(a === "") - Number(b === "");
        return down ? compare(b, a) : compare(a, b);
      });
}

/** The rows of an answer, where it has rows. */
const rowsOf = <C extends Call>(answer: Answer<C> | undefined) =>
  (answer as { data: readonly (RowOf<C> & object)[] } | undefined)?.data;
