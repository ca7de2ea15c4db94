import { useState } from "react";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { useCall } from "../../api/hooks.ts";
import type { ListState } from "./listState.ts";

/** Lists inside a dialog: their page is not in the address and is forgotten when the dialog closes. */
const ROWS = 20;

type Paged<Row> = { data: readonly Row[]; totalDocs: number; totalPages: number; pagingCounter: number };
type RowOf<C extends Call> = Answer<C> extends { data: readonly (infer Row)[] } ? Row : never;

/** A paged list of the server; `ask` is its input without the page. */
export function useDialogList<C extends Call>(call: C, ask: Omit<ClientInput<C>, "page" | "limit">) {
  const [page, setPage] = useState(1);
  const sent: Record<string, unknown> = { ...ask, page, limit: ROWS };
  // Every paged call has the field `page`.
  const query = useCall(call, sent as ClientInput<C>);
  const answer: Answer<C> | undefined = query.data;
  const paged = answer as Paged<RowOf<C>> | undefined;
  const list: ListState<RowOf<C>> = {
    ...nothingElse,
    rows: paged?.data,
    total: paged?.totalDocs ?? 0,
    totalPages: Math.max(1, paged?.totalPages ?? 1),
    page,
    firstNumber: paged?.pagingCounter ?? 1,
    stale: query.isPlaceholderData,
    error: query.error === null ? null : query.error.message,
    retry: () => void query.refetch(),
    setPage,
  };
  return { list, answer };
}

/** Pages of rows that are already loaded. */
export function useRowsInDialog<Row>(rows: readonly Row[]): ListState<Row> {
  const [asked, setPage] = useState(1);
  const totalPages = Math.max(1, Math.ceil(rows.length / ROWS));
  const page = Math.min(asked, totalPages);
  const first = (page - 1) * ROWS;
  return {
    ...nothingElse,
    rows: rows.slice(first, first + ROWS),
    total: rows.length,
    totalPages,
    page,
    firstNumber: first + 1,
    stale: false,
    error: null,
    retry: ignore,
    setPage,
  };
}

const ignore = () => undefined;
const nothingElse = {
  limit: ROWS,
  limits: [ROWS],
  cari: "",
  filters: {},
  narrowed: false,
  setLimit: ignore,
  setCari: ignore,
  setFilters: ignore,
  reset: ignore,
};
