import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { RowAction } from "./rowActions.ts";

/** A record's place among the rows of the list that it was opened from, and the records beside it. */
export type Neighbours = { before: string | undefined; after: string | undefined; place: number; of: number };

type Hrefs = () => readonly string[];
const shown = new Set<Hrefs>();
const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lets the detail of a row lead to the rows beside it. */
export function useAsNeighbours<Row>(rows: readonly Row[] | undefined, actions: readonly RowAction<Row>[]): void {
  const latest = useRef<Hrefs>(() => []);
  useLayoutEffect(() => {
    const href = actions.find(({ kind }) => kind === "detail")?.href;
    latest.current = () => (href ? (rows ?? []).map(href) : []);
  });
  useEffect(() => {
    const hrefs = () => latest.current();
    shown.add(hrefs);
    return () => {
      shown.delete(hrefs);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open detail asks again when other rows are shown
  useEffect(changed, [rows]);
}

/** The records beside the one whose link this is; null where no list on the screen shows it. */
export function useNeighbours(href: string): Neighbours | null {
  useSyncExternalStore(watch, () => version);
  for (const hrefs of shown) {
    const all = hrefs();
    const at = all.indexOf(href);
    if (at >= 0) return { before: all[at - 1], after: all[at + 1], place: at + 1, of: all.length };
  }
  return null;
}
