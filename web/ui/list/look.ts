import { useSyncExternalStore } from "react";
import { type Kept, LOOKS, type Look, readLooks } from "./lookKept.ts";

export type { Look } from "./lookKept.ts";

const PLAIN: Look = { hidden: [], order: [], full: false, limit: null };

let kept = readLooks();
const listeners = new Set<() => void>();

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  localStorage.setItem(LOOKS, JSON.stringify(kept));
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

window.addEventListener("storage", (event) => {
  if (event.key !== LOOKS && event.key !== null) return;
  kept = readLooks();
  for (const listener of listeners) listener();
});
