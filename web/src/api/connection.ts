import { useSyncExternalStore } from "react";

/** Whether changes of colleagues arrive: yes, not at the moment, or the server cannot be reached. */
export type LiveState = "live" | "reconnecting" | "offline";

let state: LiveState = navigator.onLine ? "reconnecting" : "offline";
const listeners = new Set<() => void>();
const retries = new Set<() => void>();

export function becomeLive(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Reports a call without an answer: the event stream then checks at once whether the server is there. */
export function heardNothing(): void {
  becomeLive("offline");
  retryNow();
}

export function retryNow(): void {
  for (const retry of retries) retry();
}

/** Calls `retry` when another try makes sense; answers how to stop. */
export function onRetry(retry: () => void): () => void {
  retries.add(retry);
  return () => retries.delete(retry);
}

export const readLiveState = (): LiveState => state;

export function watchLiveState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLiveState = (): LiveState => useSyncExternalStore(watchLiveState, readLiveState);

window.addEventListener("offline", () => becomeLive("offline"));
window.addEventListener("online", retryNow);
