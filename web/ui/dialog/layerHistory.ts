import type { HistoryLocation, RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Number of layers (dialogs) open over the page at this history entry. */
    layers?: number;
    /** Which of them the entry's address names; it opens again when the entry is visited again. */
    addressed?: number;
    /** The page was opened by that address, so there is no earlier entry of the page alone. */
    arrived?: true;
  }
}

/**
 * The browser's Back closes the topmost layer: each open layer has a history entry of its own. Entries and layers are
 * only counted, so that a layer can replace another one without a step through the history. A layer with an address
 * (`?buka=…`) gets its entry from openAddress.
 */
export type Layer = {
  /** Closes the layer without asking. */
  close: () => void;
  /** Whether typed text would be lost: Back then asks instead of closing. */
  guarded: () => boolean;
  /** Asks the person whether to close it. */
  ask: () => void;
};

const open: Layer[] = [];
let history: RouterHistory | undefined;
let unblock: (() => void) | undefined;
/** Set while a step through the history that was begun here has not arrived. */
let travelling: ReturnType<typeof setTimeout> | undefined;
/** Back was refused: the browser is stepping forward to the layer again. */
let returning = false;

/** A step that takes longer goes to an entry that does not exist, as in a restored tab; or the browser has much to do. */
const LOST_MS = 1000;
/** Where such a step still may arrive, and the page as it was until then. */
let late: number | undefined;
let here: HistoryLocation | undefined;

/** Uses this history from now on. */
export function followLayers(followed: RouterHistory): void {
  history = followed;
  here = followed.location;
  followed.subscribe(({ action, location }) => {
    const before = here;
    here = location;
    if (action.type === "PUSH" || action.type === "REPLACE" || returning) return;
    const expected = location.state.__TSR_index === late;
    late = undefined;
    if (travelling !== undefined) arrive();
    else if (expected && before) stayAt(before);
    else closeDownTo(depthOf(followed));
    dropSurplus();
  });
  // After a reload no layer is open any more: remove the entries of those that were.
  dropSurplus();
}

/** Registers an open layer; call the answer when it has closed. */
export function addLayer(layer: Layer): () => void {
  open.push(layer);
  if (open.length === 1) unblock = history?.block(guard);
  addMissing();
  return () => {
    open.splice(open.indexOf(layer), 1);
    if (open.length === 0) unblock?.();
    // Later, because a layer that opens in the same moment takes over the entry.
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

/** Address to go to when the present step through the history has arrived. */
let waiting: string | undefined;

/** Goes to the address of a layer that is about to open, with a new history entry. */
export function openAddress(href: string): void {
  if (!history) return;
  if (travelling !== undefined) {
    waiting = href;
    return;
  }
  const depth = depthOf(history);
  // Take over the entry of a layer that has just closed.
  const taken = depth > open.length;
  const layers = taken ? depth : depth + 1;
  history.flush();
  history[taken ? "replace" : "push"](href, { layers, addressed: layers }, { ignoreBlocker: true });
  history.flush();
}

/** Address without a layer that closed, for the entry of that layer, which is not reached yet. */
let closing: string | undefined;

/** Goes to the page's address without the layer. Its entry is removed when the layer has closed. */
export function closeAddress(href: string): void {
  if (!history || history.location.href === href) return;
  const { layers = 0, addressed = layers, arrived } = history.location.state;
  history.replace(href, layers && !arrived ? { layers } : {}, { ignoreBlocker: true });
  history.flush();
  // The entries of other layers lie over the layer's own, which would open it again.
  if (travelling !== undefined || addressed < layers) closing = href;
  if (travelling === undefined && addressed < layers) travel(addressed - layers);
  // A layer that was refused before it opened never closes, so remove its entry here.
  setTimeout(dropSurplus);
}

/** Notes at a page that was opened by a layer's address that the layer is open. */
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
  travel(-surplus);
}

function travel(steps: number): void {
  if (!history) return;
  const { href, pathname, state } = history.location;
  late = undefined;
  travelling = setTimeout(() => {
    late = state.__TSR_index + steps;
    // Before what waits is opened, which has an entry of its own.
    if (history?.location.pathname === pathname) history.replace(history.location.href, { layers: open.length });
    arrive();
  }, LOST_MS);
  // A search typed just before the layer opened may have been written into the address after it: keep that address.
  const stop = history.subscribe(({ location }) => {
    stop();
    if (location.pathname === pathname && location.href !== href) {
      history?.replace(href, location.state);
    }
  });
  history.go(steps, { ignoreBlocker: true });
}

function arrive(): void {
  clearTimeout(travelling);
  travelling = undefined;
  closeBelow();
  // The entry of a layer that closed may lie further down.
  if (travelling !== undefined) return;
  const href = waiting;
  waiting = undefined;
  if (href !== undefined) openAddress(href);
  addMissing();
}

/** A step that was given up did arrive: nobody wanted to leave what was opened meanwhile, so its entries are made again. */
function stayAt({ href, pathname, state: { layers = 0, addressed } }: HistoryLocation): void {
  if (!history) return;
  const reached = history.location;
  for (let depth = depthOf(history) + 1; depth <= layers; depth += 1) {
    const state = depth < (addressed ?? 0) ? { ...reached.state, layers: depth } : { layers: depth, addressed };
    history.push(depth < (addressed ?? 0) ? reached.href : href, state, { ignoreBlocker: true });
    history.flush();
  }
  if (history.location.href === href) return;
  if (history.location.pathname === pathname) history.replace(href, history.location.state, { ignoreBlocker: true });
  else history.push(href, { layers, addressed }, { ignoreBlocker: true });
  history.flush();
}

/** Takes the address of a layer that closed out of the entry that was reached. */
function closeBelow(): void {
  const href = closing;
  closing = undefined;
  if (!history || href === undefined) return;
  const { pathname, state } = history.location;
  if (state.addressed !== undefined && href.split("?")[0] === pathname) closeAddress(href);
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
