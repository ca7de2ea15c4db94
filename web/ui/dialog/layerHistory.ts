import type { RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address parameter of the layer (dialog) for which this entry was pushed. */
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

const open: Layer[] = [];
let history: RouterHistory | undefined;
let unblock: (() => void) | undefined;

/** Uses this history from now on. */
export function followLayers(followed: RouterHistory): void {
  history = followed;
}

/** Registers an open layer; call the answer when it has closed. */
export function addLayer(layer: Layer): () => void {
  open.push(layer);
  if (open.length === 1) unblock = history?.block({ enableBeforeUnload: false, blockerFn: refuses });
  return () => {
    open.splice(open.indexOf(layer), 1);
    if (open.length === 0) unblock?.();
  };
}

/** Whether a step through the history stays here, because it means the topmost layer, which has no entry or asks first. */
function refuses({ action }: { action: string }): boolean {
  const top = open.at(-1);
  if (!top || action === "PUSH" || action === "REPLACE") return false;
  if (top.guarded()) setTimeout(top.ask);
  else if (top.addressed()) return false;
  else setTimeout(top.close);
  return true;
}

/** A step back over the entry of a layer that closed: the address to show there, and what opens then. */
let leaving: { href: string; next?: () => void } | undefined;

/** Opens a layer by its address, in a history entry of its own. */
export function openAddress(href: string, word: string): void {
  const push = () => history?.push(href, { opened: word }, { ignoreBlocker: true });
  if (leaving) leaving.next = push;
  else push();
}

/** Goes to the page's address without the layer: back, where the layer was opened from the page, else in its place. */
export function closeAddress(href: string): void {
  if (!history || history.location.href === href) return;
  history.replace(href, history.location.state, { ignoreBlocker: true });
  if (leaving) leaving.href = href;
  else if (isSurplus(history)) leave(history, { href });
}

/** Whether the present entry was made for a layer that is not open any more. */
function isSurplus({ location: { state, search } }: RouterHistory): boolean {
  return state.opened !== undefined && !new URLSearchParams(search).has(state.opened);
}

function leave(left: RouterHistory, step: NonNullable<typeof leaving>): void {
  leaving = step;
  const { pathname, state } = left.location;
  const end = () => {
    leaving = undefined;
    step.next?.();
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
      if (isSurplus(left)) leave(left, step);
      else end();
    });
    left.go(-1, { ignoreBlocker: true });
  });
}
