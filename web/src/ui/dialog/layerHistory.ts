import type { RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How many layers stand open over the page at this entry of the browser's history. */
    layers?: number;
    /** The topmost of them that this entry's address names: it opens again where the entry is come back to. */
    addressed?: number;
    /** The page was come to by that address: there is no entry of the page alone before this one. */
    arrived?: true;
  }
}

/**
 * The browser's Back closes what stands open over the page, topmost first: every open layer has an entry of its own
 * in the history. Entries and layers are only counted, so that one layer can take the place of another without any
 * step through the history. A layer that stands in the address (a document's detail) comes with its entry: see
 * openAddress.
 */
export type Layer = {
  /** Closes it without asking. */
  close: () => void;
  /** Whether something would be lost: Back then asks and stays. */
  guarded: () => boolean;
  /** Lets the person decide whether it closes. */
  ask: () => void;
};

const open: Layer[] = [];
let history: RouterHistory | undefined;
let unblock: (() => void) | undefined;
/** A step through the history that was begun here and has not arrived yet. */
let travelling: ReturnType<typeof setTimeout> | undefined;
/** Back was refused; the browser is on its way back to the layer. */
let returning = false;

/** Longer than any step takes: the entry to go to is not there, in a restored tab for example. */
const LOST_MS = 1000;

/** Follows this history from now on. */
export function followLayers(followed: RouterHistory): void {
  history = followed;
  followed.subscribe(({ action }) => {
    if (action.type === "PUSH" || action.type === "REPLACE" || returning) return;
    if (travelling === undefined) closeDownTo(depthOf(followed));
    else arrive();
    dropSurplus();
  });
  // After a reload nothing is open any more: the entries of what was open would be dead steps.
  dropSurplus();
}

/** Registers a layer that has opened; the answer is called when it is closed, however that happened. */
export function addLayer(layer: Layer): () => void {
  open.push(layer);
  if (open.length === 1) unblock = history?.block(guard);
  addMissing();
  return () => {
    open.splice(open.indexOf(layer), 1);
    if (open.length === 0) unblock?.();
    // What opens in the same moment takes over the entry.
    setTimeout(dropSurplus);
  };
}

const depthOf = ({ location }: Pick<RouterHistory, "location">): number => location.state.layers ?? 0;

function addMissing(): void {
  if (!history || travelling !== undefined) return;
  for (let depth = depthOf(history) + 1; depth <= open.length; depth += 1) {
    history.flush();
    history.push(history.location.href, { ...history.location.state, layers: depth }, { ignoreBlocker: true });
    history.flush();
  }
}

/** An address to go to once a step through the history has arrived. */
let waiting: string | undefined;

/** Goes to the address of a layer that is about to open, as a step that Back undoes. */
export function openAddress(href: string): void {
  if (!history) return;
  if (travelling !== undefined) {
    waiting = href;
    return;
  }
  const depth = depthOf(history);
  // The entry of a layer that closed in this moment is taken over.
  const taken = depth > open.length;
  const layers = taken ? depth : depth + 1;
  history.flush();
  history[taken ? "replace" : "push"](href, { layers, addressed: layers }, { ignoreBlocker: true });
  history.flush();
}

/** Goes to the address of the page without that layer; its entry is dropped when the layer has closed. */
export function closeAddress(href: string): void {
  if (!history || history.location.href === href) return;
  const { layers, arrived } = history.location.state;
  history.replace(href, layers && !arrived ? { layers } : {}, { ignoreBlocker: true });
  history.flush();
  // What was refused before it opened has no layer that closes.
  setTimeout(dropSurplus);
}

/** Tells the entry of a page that was come to by a layer's address that the layer is open. */
export function settleAddress(): void {
  if (!history || history.location.state.addressed !== undefined) return;
  const layers = depthOf(history) + 1;
  history.replace(history.location.href, { layers, addressed: layers, arrived: true }, { ignoreBlocker: true });
  history.flush();
}

function dropSurplus(): void {
  if (!history || travelling !== undefined || returning) return;
  const surplus = depthOf(history) - Math.max(open.length, history.location.state.addressed ?? 0);
  if (surplus <= 0) return;
  const { href, pathname } = history.location;
  travelling = setTimeout(() => {
    arrive();
    history?.replace(href, { layers: open.length });
  }, LOST_MS);
  // A search that was typed before the layer opened may have reached the address after it.
  const stop = history.subscribe(({ location }) => {
    stop();
    if (location.pathname === pathname && location.href !== href) {
      history?.replace(href, location.state);
    }
  });
  history.go(-surplus, { ignoreBlocker: true });
}

function arrive(): void {
  clearTimeout(travelling);
  travelling = undefined;
  const href = waiting;
  waiting = undefined;
  if (href !== undefined) openAddress(href);
  addMissing();
}

function closeDownTo(depth: number): void {
  for (const layer of open.slice(depth).reverse()) layer.close();
}

const guard: Parameters<RouterHistory["block"]>[0] = {
  enableBeforeUnload: false,
  blockerFn: ({ action, nextLocation }) => {
    if (action === "PUSH" || action === "REPLACE") return false;
    const closing = open.slice(depthOf({ location: nextLocation }));
    if (!closing.some((layer) => layer.guarded())) return false;
    returning = true;
    window.addEventListener("popstate", () => setTimeout(askTopmost), { once: true });
    return true;
  },
};

function askTopmost(): void {
  returning = false;
  const top = open.at(-1);
  if (top?.guarded()) top.ask();
  else top?.close();
}
