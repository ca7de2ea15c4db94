import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { ListState } from "./listState.ts";
import type { RowAction } from "./rowActions.ts";

/** A list on the screen, through which the detail of a row walks (ui/dialog/neighbours.ts). */
export type ShownList<Row> = {
  rows: readonly Row[] | undefined;
  actions: readonly RowAction<Row>[];
  /** The pages that the rows are one of. */
  list?: Pick<ListState<Row>, "page" | "totalPages" | "firstNumber" | "total" | "turn">;
  /** Shows all rows instead, on paper; null as before. */
  print?: (whole: Whole<Row> | null) => void;
};
/** A list as paper has it: one page of all its rows, and what is said below them of others. */
export type Whole<Row> = Pick<ListState<Row>, "firstNumber" | "limit" | "totalPages"> & {
  rows: readonly Row[];
  note: string | null;
};
export type Shown<Row> = { (): ShownList<Row>; readonly root: RefObject<HTMLElement | null> };

export const shownLists = new Set<Shown<unknown>>();
const listeners = new Set<() => void>();
let version = 0;
export const listsVersion = (): number => version;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

export const watchLists = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lets the detail of a row lead to the rows beside it, also to those on the pages beside it. */
export function useShownList<Row>(root: RefObject<HTMLElement | null>, list: ShownList<Row>): void {
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    const shown = Object.assign(() => latest.current, { root }) as Shown<unknown>;
    shownLists.add(shown);
    return () => {
      shownLists.delete(shown);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open detail asks again when other rows are shown
  useEffect(changed, [list.rows, list.list?.total]);
}

export function focusRow(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}
