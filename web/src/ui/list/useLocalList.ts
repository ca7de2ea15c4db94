import { useMemo } from "react";
import type { Answer, Call, ClientInput } from "#contract/kernel/call.ts";
import { send } from "../../api/client.ts";
import { useCall } from "../../api/hooks.ts";
import type { ListState } from "./listState.ts";
import { useUrlState } from "./urlState.ts";

type RowOf<C extends Call> = Answer<C> extends { data: readonly (infer Row)[] } ? Row : never;

type LocalOptions = { prefix?: string; rowsPerPage?: number };
const TEN = 10;

/** `whole` loads the rows of all pages anew. */
export type WholeList<Row> = ListState<Row> & { readonly whole: () => Promise<readonly Row[]> };

/** A short list that the server answers completely; the pages are cut here. */
export function useLocalList<C extends Call>(
  call: C,
  input: ClientInput<C>,
  { prefix, rowsPerPage = TEN }: LocalOptions = {},
): WholeList<RowOf<C>> {
  const url = useUrlState(prefix);
  const query = useCall(call, input);
  const all = rowsOf(query.data);
  const totalPages = Math.max(1, Math.ceil((all?.length ?? 0) / rowsPerPage));
  const asked = Number(url.values.page ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, totalPages) : 1;
  const first = (page - 1) * rowsPerPage;
  const rows = useMemo(() => all?.slice(first, first + rowsPerPage), [all, first, rowsPerPage]);
  return {
    rows,
    total: all?.length ?? 0,
    totalPages,
    page,
    limit: rowsPerPage,
    limits: [rowsPerPage],
    firstNumber: first + 1,
    cari: "",
    filters: {},
    narrowed: false,
    stale: query.isPlaceholderData,
    error: query.error === null ? null : query.error.message,
    whole: async () => rowsOf(await send(call, input)) ?? [],
    retry: () => void query.refetch(),
    setPage: (next) => url.change({ page: next === 1 ? null : String(next) }, "push"),
    setLimit: ignore,
    setCari: ignore,
    setFilters: ignore,
    reset: ignore,
  };
}

/** The rows of an answer, where it has rows. */
const rowsOf = <C extends Call>(answer: Answer<C> | undefined) =>
  (answer as { data: readonly RowOf<C>[] } | undefined)?.data;

const ignore = () => undefined;
