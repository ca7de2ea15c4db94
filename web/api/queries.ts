import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Call } from "#kernel/call.ts";
import type { Topic } from "#kernel/topics.ts";
import { CallFailed } from "./failure.ts";
import { following } from "./following.ts";
import { tell } from "./telling.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { reads: readonly Topic[]; call?: Call; aside?: boolean };
  }
}

const TRIES = 2;

/** A missing answer, or a server that is briefly away; worth another try, other than a refusal. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === null || error.status === 502 || error.status === 503);

/** Shows that a list on screen could not be refreshed; a list without rows shows the failure in its own place. */
function sayRefreshFailed(error: unknown, hasContent: boolean): void {
  if (!hasContent || !(error instanceof CallFailed)) return;
  if (error.status !== null && error.status !== 403) tell.aside(error.message);
}

export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => sayRefreshFailed(error, query.state.data !== undefined),
  }),
  defaultOptions: {
    // Calls are always tried: the browser's idea of being offline is often wrong in company networks.
    queries: {
      networkMode: "always",
      // useLive asks again for everything when the window is visible again.
      refetchOnWindowFocus: false,
      staleTime: 15_000,
      retry: (count, error) => count < TRIES && isUnanswered(error),
      retryDelay: (count) => 800 * 2 ** count,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

const readsAny =
  (topics: readonly Topic[]) =>
  ({ meta }: Query): boolean =>
    meta?.reads.some((topic) => topics.includes(topic)) ?? false;

const follow = following(queries);

/** What is on its way is asked for anew only where somebody sees an answer of before; the rest arrives, older than the change. */
const arrives = (query: Query): boolean =>
  query.state.fetchStatus === "fetching" && (!query.isActive() || query.state.data === undefined);

/** Refreshes at once everything on screen with these topics, after an action of one's own; the rest is refreshed when it is next shown. */
export function refreshTopics(topics: readonly Topic[]): Promise<void> {
  const isMeant = readsAny(topics);
  follow((query) => isMeant(query) && arrives(query));
  return queries.invalidateQueries({ predicate: isMeant });
}

/** The same in the rhythm of `following`, after an action of a colleague. */
export const followTopics = (topics: readonly Topic[]): void => follow(readsAny(topics));

/** Everything, where changes may have been missed. */
export const followAll = (): void => follow(() => true);
