import type { Query, QueryClient } from "@tanstack/react-query";

/** A query is asked again so long after its last answer at the earliest. */
const LEAST_MS = 1_000;
/** So many times as long as that answer took: where the server or the line has much to do, every window asks less often. */
const PAUSE = 5;
const LONGEST_PAUSE_MS = 30_000;
/** All windows hear of a change at the same moment; each asks within so many times what its last answer took. */
const SPREAD = 3;
const LONGEST_SPREAD_MS = 3_000;

/** When a query was asked last, and whether it is to be asked again. */
type Rhythm = { began: number; took: number; ended: number; planned: boolean; again: boolean };

/**
 * Answers how to ask again for what colleagues changed, where it is on screen. In an office many windows are open, and each would ask
 * after every change: the first one is followed at once, those after it in a rhythm that the answers allow. What is on its way is
 * left to arrive, or a slow line would never see anything; it may be older than the change, so it is asked for once more.
 */
export function following(queries: QueryClient): (isMeant: (query: Query) => boolean) => void {
  const rhythms = new WeakMap<Query, Rhythm>();
  const rhythmOf = (query: Query): Rhythm => {
    const known = rhythms.get(query);
    if (known) return known;
    const made = { began: 0, took: 0, ended: Number.NEGATIVE_INFINITY, planned: false, again: false };
    rhythms.set(query, made);
    return made;
  };

  function plan(query: Query): void {
    const rhythm = rhythmOf(query);
    if (query.state.fetchStatus === "fetching") rhythm.again = true;
    else if (!rhythm.planned) {
      rhythm.planned = true;
      setTimeout(() => {
        rhythm.planned = false;
        if (!query.isActive() || !query.state.isInvalidated) return;
        if (query.state.fetchStatus === "fetching") rhythm.again = true;
        else void queries.refetchQueries({ queryKey: query.queryKey, exact: true, type: "active" });
      }, waitOf(rhythm));
    }
  }

  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const rhythm = rhythmOf(event.query);
    const { type } = event.action;
    if (type === "fetch") rhythm.began = performance.now();
    if ((type !== "success" || event.action.manual) && type !== "error") return;
    rhythm.ended = performance.now();
    rhythm.took = rhythm.ended - rhythm.began;
    if (!rhythm.again) return;
    rhythm.again = false;
    follow(event.query);
  });

  function follow(query: Query): void {
    query.invalidate();
    if (query.isActive() || query.state.fetchStatus === "fetching") plan(query);
  }
  return (isMeant) => {
    for (const query of queries.getQueryCache().findAll({ predicate: isMeant })) follow(query);
  };
}

function waitOf({ took, ended }: Rhythm): number {
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(LEAST_MS, took * PAUSE));
  const spread = Math.random() * Math.min(LONGEST_SPREAD_MS, took * SPREAD);
  return Math.max(spread, ended + pause - performance.now());
}
