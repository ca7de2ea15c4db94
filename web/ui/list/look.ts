import { useSyncExternalStore } from "react";
import { watchSession } from "../../api/sessionStore.ts";
import { type Kept, type Look, looksKey, readLooks } from "./lookKept.ts";

export type { Look } from "./lookKept.ts";

const PLAIN: Look = { hidden: [], order: [], full: false, limit: null };

let kept = readLooks();
const listeners = new Set<() => void>();

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function become(next: Kept): void {
  kept = next;
  for (const listener of listeners) listener();
}

function keep(change: Partial<Kept>): void {
  become({ ...kept, ...change });
  localStorage.setItem(looksKey(), JSON.stringify(kept));
}

export const lookOf = (list: string): Look => kept.lists[list] ?? PLAIN;
export const useLook = (list: string): Look => useSyncExternalStore(watch, () => lookOf(list));
export const useDense = (): boolean => useSyncExternalStore(watch, () => kept.dense);
export const useActionsEnd = (): boolean => useSyncExternalStore(watch, () => kept.actionsEnd);

export const setDense = (dense: boolean): void => keep({ dense });
export const setActionsEnd = (actionsEnd: boolean): void => keep({ actionsEnd });
export const setLook = (list: string, change: Partial<Look>): void =>
  keep({ lists: { ...kept.lists, [list]: { ...lookOf(list), ...change } } });

// Whoever signs in next has looks of his own.
watchSession(() => become(readLooks()));
window.addEventListener("storage", ({ key }) => {
  if (key === null || key === looksKey()) become(readLooks());
});
