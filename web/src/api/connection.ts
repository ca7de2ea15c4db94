import { useSyncExternalStore } from "react";

/** Whether changes of colleagues arrive: yes, not at the moment, or the server cannot be reached. */
export type LiveState = "live" | "reconnecting" | "offline";

let state: LiveState = navigator.onLine ? "reconnecting" : "offline";
const listeners = new Set<() => void>();
const retries = new Set<() => void>();

/** For so long after the stream was opened the server is known to be there. */
const PROVED_MS = 10_000;
let proved = Number.NEGATIVE_INFINITY;

export function becomeLive(next: LiveState): void {
  if (next === state) return;
  state = next;
  if (next === "live") proved = performance.now();
  for (const listener of listeners) listener();
}

/**
 * Reports a call without an answer: the event stream then checks at once whether the server is there. Where it has just found it,
 * something stands in the way of this call alone; to check again and again would send everything that waits each time.
 */
export function heardNothing(): void {
  if (state === "live" && performance.now() - proved < PROVED_MS) return;
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
