import type { UseQueryResult } from "@tanstack/react-query";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { useCall } from "../../api/hooks.ts";
import { useListTools } from "./tools.ts";

type Seen<C extends Call> = {
  readonly answer: Answer<C> | undefined;
  readonly stale: boolean;
  /** The word that was searched instead. */
  readonly meant?: string;
  /** Still looking for another word. */
  readonly pending?: boolean;
};
const totalOf = (answer: unknown): number | undefined => (answer as { totalDocs: number } | undefined)?.totalDocs;

/** What a list shows: where the search finds nothing, what is found by the word that was probably meant. */
export function useInstead<C extends Call>(
  call: C,
  { input, query, cari }: { input: ClientInput<C>; query: UseQueryResult<Answer<C>>; cari: string },
): Seen<C> {
  const nothing = !query.isPlaceholderData && totalOf(query.data) === 0;
  const { word: meant, pending } = useListTools().useMeantWord(cari, nothing && cari !== "");
  const other = useCall(call, { ...(input as object), cari: meant } as unknown as ClientInput<C>, {
    enabled: meant !== null,
    keepPrevious: meant !== null,
  });
  if (meant !== null && (totalOf(other.data) ?? 0) > 0)
    return { answer: other.data, stale: other.isPlaceholderData, meant };
  return {
    answer: query.data,
    stale: query.isPlaceholderData,
    pending: pending || (meant !== null && other.isPending),
  };
}
