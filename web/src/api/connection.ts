import { useSyncExternalStore } from "react";

/** Whether changes of colleagues arrive: yes, not at the moment, or the server can not be reached at all. */
export type LiveState = "live" | "reconnecting" | "offline";

let state: LiveState = navigator.onLine ? "reconnecting" : "offline";
const listeners = new Set<() => void>();
const retries = new Set<() => void>();

export function becomeLive(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** A call got no answer. Whoever keeps the event stream finds out at once whether the server is still there. */
export function heardNothing(): void {
  becomeLive("offline");
  retryNow();
}

export function retryNow(): void {
  for (const retry of retries) retry();
}

/** Hears when it is worth trying again; answers how to stop hearing. */
export function onRetry(retry: () => void): () => void {
  retries.add(retry);
  return () => retries.delete(retry);
}

export const readLiveState = (): LiveState => state;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLiveState = (): LiveState => useSyncExternalStore(watch, readLiveState);

window.addEventListener("offline", () => becomeLive("offline"));
window.addEventListener("online", retryNow);
