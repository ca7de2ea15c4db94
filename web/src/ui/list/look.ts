import { useSyncExternalStore } from "react";

/** How somebody wants a list to look, on this device: it follows the size of the screen more than the person. */
export type Look = {
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** The columns in the person's own order; those that are not named stand behind, in the list's order. */
  readonly order: readonly string[];
  /** Rows per page; null for the list's own start. */
  readonly limit: number | null;
};
type Kept = {
  /** Rows close together, in all lists. */
  readonly dense: boolean;
  /** Actions at the right end of all lists, also where the specification begins with them. */
  readonly actionsEnd: boolean;
  readonly lists: Readonly<Record<string, Look>>;
};

const KEY = "kantor.daftar";
const PLAIN: Look = { hidden: [], order: [], limit: null };
const DEFAULT: Kept = { dense: false, actionsEnd: false, lists: {} };

let kept = read();
const listeners = new Set<() => void>();

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  localStorage.setItem(KEY, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

export const lookOf = (list: string): Look => kept.lists[list] ?? PLAIN;
export const useLook = (list: string): Look => useSyncExternalStore(watch, () => lookOf(list));
export const useDense = (): boolean => useSyncExternalStore(watch, () => kept.dense);
export const useActionsEnd = (): boolean => useSyncExternalStore(watch, () => kept.actionsEnd);

export const setDense = (dense: boolean): void => keep({ dense });
export const setActionsEnd = (actionsEnd: boolean): void => keep({ actionsEnd });
export const setLook = (list: string, change: Partial<Look>): void =>
  keep({ lists: { ...kept.lists, [list]: { ...lookOf(list), ...change } } });

/** Only texts and numbers come back from the device: what else stands there was not written by this version. */
function read(): Kept {
  try {
    const { dense, actionsEnd, lists } = { ...DEFAULT, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return { dense: dense === true, actionsEnd: actionsEnd === true, lists: readLists(lists) };
  } catch {
    return DEFAULT;
  }
}

function readLists(lists: unknown): Record<string, Look> {
  if (typeof lists !== "object" || lists === null) return {};
  return Object.fromEntries(
    Object.entries(lists).map(([name, one]: [string, Partial<Look> | null]) => [
      name,
      {
        hidden: texts(one?.hidden),
        order: texts(one?.order),
        limit: Number.isSafeInteger(one?.limit) ? Number(one?.limit) : null,
      },
    ]),
  );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

window.addEventListener("storage", (event) => {
  if (event.key !== KEY && event.key !== null) return;
  kept = read();
  for (const listener of listeners) listener();
});
