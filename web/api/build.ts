import { useSyncExternalStore } from "react";

/** A build of the web is known by its entry script, whose name contains a hash of all its code. */
const buildOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute("src") ?? null;

/** None while developing, where nothing is built. */
const own = buildOf(document);
let theirs: string | null = null;
const listeners = new Set<() => void>();

/** The server said which build it gives out. */
export function heardBuild(build: string): void {
  if (build === theirs) return;
  theirs = build;
  for (const listener of listeners) listener();
}

/** The newer build, where the server has another one than this window. */
export const renewedTo = (): string | null => (own === null || theirs === own ? null : theirs);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRenewedTo = (): string | null => useSyncExternalStore(watch, renewedTo);

/** Asks the server for its build; answers the newer one, and null also while the server cannot be reached. */
export async function askRenewedTo(): Promise<string | null> {
  try {
    const response = await fetch("/", { cache: "no-store" });
    if (!response.ok) return null;
    const build = buildOf(new DOMParser().parseFromString(await response.text(), "text/html"));
    if (build !== null) heardBuild(build);
    return renewedTo();
  } catch {
    return null;
  }
}
