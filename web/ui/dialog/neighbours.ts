import { useRef, useSyncExternalStore } from "react";
import { focusRow, listsVersion, type Shown, shownLists, watchLists } from "../list/shownLists.ts";
import { OPENED } from "./useAddress.ts";

/** A record beside another one. Which one stands on the next page its list must ask: `prepare` does it before it is wanted. */
export type Way = string | { prepare: () => Promise<unknown>; go: () => Promise<string | undefined> };

/** A record's place in the list that it was opened from, and the ways to the records beside it. */
export type Neighbours = {
  before: Way | undefined;
  after: Way | undefined;
  /** undefined once the list shows the record no longer. */
  place: number | undefined;
  of: number;
};

/** The records that the details of these rows show; "" where a row has none here. */
function recordsOf<Row>(shown: Shown<Row>, rows = shown().rows ?? []): string[] {
  const href = shown().actions.find(({ kind }) => kind === "detail")?.href;
  return href ? rows.map((row) => new URL(href(row), window.location.origin).searchParams.get(OPENED) ?? "") : [];
}

/** Leads the keys on from the record that was seen last, when its detail closes. */
export function focusRecord(record: string): void {
  for (const shown of shownLists) {
    const at = recordsOf(shown).indexOf(record);
    const row = shown.root.current?.querySelector<HTMLElement>(`[data-row="${at}"]`);
    if (row) focusRow(row);
  }
}

/** Where a record stood when its list last showed it. */
type Seen = { record: string; shown: Shown<unknown>; above: readonly string[] };

/** The records beside this one; null where no list on the screen has shown it. */
export function useNeighbours(record: string): Neighbours | null {
  useSyncExternalStore(watchLists, listsVersion);
  const seen = useRef<Seen | null>(null);
  if (seen.current?.record !== record) seen.current = null;
  for (const shown of shownLists) {
    const records = recordsOf(shown);
    const at = records.indexOf(record);
    if (at < 0) continue;
    seen.current = { record, shown, above: records.slice(0, at) };
    const { rows = [], list } = shown();
    const counted = { place: (list?.firstNumber ?? 1) + at, of: list?.total ?? rows.length };
    return { ...besideOf(shown, record, at - 1, at + 1), ...counted };
  }
  if (!seen.current) return null;
  // It was decided, or newer ones moved it to the next page: the row above it is where one goes on.
  const { shown, above } = seen.current;
  const records = recordsOf(shown);
  const last = records.findLastIndex((other) => above.includes(other));
  const of = shown().list?.total ?? records.length;
  return records.length === 0 ? null : { ...besideOf(shown, record, last, last + 1), place: undefined, of };
}

function besideOf<Row>(shown: Shown<Row>, record: string, before: number, after: number) {
  const records = recordsOf(shown);
  return {
    before: records[before] ?? wayOver(shown, record, -1),
    after: records[after] ?? wayOver(shown, record, 1),
  };
}

/** Leads to the page beside the shown one, where the record itself may stand since a change. */
function wayOver<Row>(shown: Shown<Row>, record: string, by: 1 | -1): Way | undefined {
  const { turn, page, totalPages } = shown().list ?? { page: 1, totalPages: 1 };
  const to = page + by;
  if (!turn || to < 1 || to > totalPages) return undefined;
  const prepare = () => turn.rows(to);
  const go = async () => {
    const records = recordsOf(shown, await prepare());
    const at = records.indexOf(record);
    const next = by === 1 ? records[at + 1] : at < 0 ? records.at(-1) : records[at - 1];
    if (next !== undefined) turn.show(to);
    return next;
  };
  return { prepare, go };
}
