import type { RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address parameter of the layer (dialog) for which this entry was pushed; PLAIN for one without an address. */
    opened?: string;
  }
}

/** A dialog over the page. The browser's Back closes the topmost one. */
export type Layer = {
  /** Closes the layer without asking. */
  close: () => void;
  /** Whether typed text would be lost: Back then asks instead of closing. */
  guarded: () => boolean;
  /** Asks the person whether to close it. */
  ask: () => void;
  /** Whether the address says that it is open (`?buka=…`), so that it closes with its history entry. */
  addressed: () => boolean;
};

const PLAIN = "-";
const open: Layer[] = [];
let history: RouterHistory | undefined;
/** The place of the entry with which the page was loaded. A step back from there leads to another document. */
let loadedAt = 0;
let unblock: (() => void) | undefined;

/** Uses this history from now on. */
export function followLayers(followed: RouterHistory): void {
  history = followed;
  loadedAt = followed.location.state.__TSR_index;
  // After a reload a layer without an address is closed.
  leaveSurplus();
}

/** Registers an open layer; call the answer when it has closed. */
export function addLayer(layer: Layer): () => void {
  open.push(layer);
  if (open.length === 1) unblock = history?.block({ enableBeforeUnload: false, blockerFn: refuses });
  if (!layer.addressed()) whenArrived(() => open.includes(layer) && standApart());
  return () => {
    open.splice(open.indexOf(layer), 1);
    if (open.length === 0) unblock?.();
    // Later, because another layer may open in the same moment.
    setTimeout(leaveSurplus);
  };
}

/** Pushes an entry where a step back would lead to another document: a page cannot refuse that one. */
function standApart(): void {
  if (history && history.location.state.__TSR_index <= loadedAt)
    history.push(history.location.href, { opened: PLAIN }, { ignoreBlocker: true });
}

/** Whether a step through the history stays here, because it means the topmost layer, which has no entry or asks first. */
function refuses({ action }: { action: string }): boolean {
  const top = open.at(-1);
  if (!top || action === "PUSH" || action === "REPLACE") return false;
  if (top.addressed() && !top.guarded()) return false;
  // When the browser is on the layer's entry again.
  window.addEventListener("popstate", () => setTimeout(top.guarded() ? top.ask : top.close), { once: true });
  return true;
}

/** A step back over the entry of a layer that closed: the address to show there, and what is done after it. */
let leaving: { href: string; after: (() => void)[] } | undefined;

function whenArrived(work: () => void): void {
  if (leaving) leaving.after.push(work);
  else work();
}

/** Opens a layer by its address, in a history entry of its own. */
export function openAddress(href: string, word: string): void {
  if (!history) return;
  const push = () => history?.push(href, { opened: word }, { ignoreBlocker: true });
  // What the new address does not open any more must not open again on the way back.
  const below = withoutDropped(history.location.href, href);
  if (leaving) leaving.href = below;
  if (leaving || history.location.state.opened !== PLAIN) whenArrived(push);
  else leave(history, { href: below, after: [push] });
}

/** An address without the parameters that the next one drops. */
function withoutDropped(present: string, next: string): string {
  const { pathname, searchParams } = new URL(present, window.location.origin);
  const kept = new URL(next, window.location.origin).searchParams;
  for (const name of [...searchParams.keys()]) if (!kept.has(name)) searchParams.delete(name);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/** Goes to the page's address without the layer: back, where the layer was opened from the page, else in its place. */
export function closeAddress(href: string): void {
  if (!history || history.location.href === href) return;
  history.replace(href, history.location.state, { ignoreBlocker: true });
  history.flush();
  if (leaving) leaving.href = href;
  else leaveSurplus();
}

function leaveSurplus(): void {
  if (history && !leaving && isSurplus(history)) leave(history, { href: history.location.href, after: [] });
}

/** Whether the present entry was made for a layer that is not open any more. */
function isSurplus({ location: { state, search } }: RouterHistory): boolean {
  if (state.opened === PLAIN) return !open.some((layer) => !layer.addressed());
  return state.opened !== undefined && !new URLSearchParams(search).has(state.opened);
}

function leave(left: RouterHistory, step: NonNullable<typeof leaving>): void {
  leaving = step;
  const { pathname, state } = left.location;
  const end = () => {
    leaving = undefined;
    for (const work of step.after) work();
  };
  // Later, because whoever closes a layer may go to another screen at the same moment.
  setTimeout(() => {
    if (left.location.pathname !== pathname || left.location.state.__TSR_index !== state.__TSR_index) return end();
    const stop = left.subscribe(({ action }) => {
      if (action.type === "PUSH" || action.type === "REPLACE") return;
      stop();
      if (left.location.pathname !== pathname) return end();
      // Searches and filters that changed while the layer was open stay.
      if (left.location.href !== step.href) left.replace(step.href, left.location.state, { ignoreBlocker: true });
      // The history writes later, and would make one entry of this and the one that is pushed after it.
      left.flush();
      if (isSurplus(left)) leave(left, step);
      else end();
    });
    left.go(-1, { ignoreBlocker: true });
  });
}
