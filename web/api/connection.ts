import { useSyncExternalStore } from "react";

/** Whether changes of colleagues arrive: yes, not at the moment, or the server cannot be reached. */
export type LiveState = "live" | "reconnecting" | "offline";

let state: LiveState = navigator.onLine ? "reconnecting" : "offline";
const listeners = new Set<() => void>();
/** `doubted`: what is open may be dead as well. */
type Retry = (doubted: boolean) => void;
const retries = new Set<Retry>();

/** For so long after the stream was opened the server is known to be there. */
const PROVED_MS = 10_000;
let proved = Number.NEGATIVE_INFINITY;
/** Where calls are answered and the stream is not, it is tried so often because of them at most. */
const FOUND_MS = 2_000;
let found = Number.NEGATIVE_INFINITY;

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

/** Reports an answer: a server that counts as away is back, and the event stream need not wait for its next try. */
export function heardAnswer(): void {
  if (state !== "offline" || performance.now() - found < FOUND_MS) return;
  found = performance.now();
  for (const retry of retries) retry(false);
}

export function retryNow(): void {
  for (const retry of retries) retry(true);
}

/** Calls `retry` when another try makes sense; answers how to stop. */
export function onRetry(retry: Retry): () => void {
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
