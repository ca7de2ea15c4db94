import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { Topic } from "#contract/kernel/topics.ts";
import { CallFailed } from "./failure.ts";
import { tell } from "./telling.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { reads: readonly Topic[] };
  }
}

const TRIES = 2;

/** Only silence and a server that is briefly away are worth another try; a refusal stays one. */
const worthAnotherTry = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === null || error.status === 502 || error.status === 503);

/** A list that stays on screen while its refresh is refused says so; one without content says it in its own place. */
function sayRefreshFailed(error: unknown, hasContent: boolean): void {
  if (!hasContent || !(error instanceof CallFailed)) return;
  if (error.status !== null && error.status !== 403) tell.aside(error.message);
}

export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => sayRefreshFailed(error, query.state.data !== undefined),
  }),
  defaultOptions: {
    // The browser's own idea of being offline is often wrong on company networks: calls are always tried.
    queries: {
      networkMode: "always",
      staleTime: 15_000,
      retry: (count, error) => count < TRIES && worthAnotherTry(error),
      retryDelay: (count) => 800 * 2 ** count,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

/** Everything on screen that was made of these is asked for again; the rest when it is next looked at. */
export function refreshTopics(topics: readonly Topic[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ meta }) => meta?.reads.some((topic) => topics.includes(topic)) ?? false,
  });
}
