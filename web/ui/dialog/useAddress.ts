import { useCallback, useMemo, useState } from "react";
import { type UrlChange, useUrlState } from "../list/urlState.ts";
import { closeAddress, openAddress } from "./layerHistory.ts";
import type { Dialog } from "./useDialog.ts";

/** Address parameter with the document whose detail is open. */
export const OPENED = "buka";

/** A dialog with an address has a link for each record. */
export type Addressed<T> = Dialog<T> & { readonly href: (record: T) => string };

/** The parameters of all dialogs shown so far: the link of one dialog closes the others. */
const words = new Set<string>();

/** The address of a link; one that opens a dialog of the screen that is shown keeps its search, filters and page. */
export function besideShown(href: string, shown: { readonly pathname: string; readonly search: string }): string {
  const { pathname, searchParams: asked } = new URL(href, window.location.origin);
  const kept = new URLSearchParams(shown.search);
  const opens = [...asked].every(([name, value]) => words.has(name) || kept.get(name) === value);
  if (pathname !== shown.pathname || asked.size === 0 || !opens) return href;
  for (const word of words) kept.delete(word);
  for (const [name, value] of asked) kept.set(name, value);
  return `${pathname}?${kept}`;
}

/**
 * A dialog that is opened by the address, such as `?buka=SO-2611-00001`, so that reload, bookmarks, links and Back
 * work.
 */
export function useAddress(word: string = OPENED): Addressed<string> {
  words.add(word);
  const { values, hrefWith, change } = useUrlState();
  const asked = values[word];
  const [state, setState] = useState({ opened: false, record: asked, opening: 0 });
  if (asked === undefined) {
    if (state.opened) setState({ ...state, opened: false });
  } else if (!state.opened || state.record !== asked) {
    setState({ opened: true, record: asked, opening: state.opening + 1 });
  }

  const href = useCallback(
    (record: string) => {
      const others: UrlChange = Object.fromEntries([...words].map((other) => [other, null]));
      return hrefWith({ ...others, [word]: record });
    },
    [word, hrefWith],
  );
  const open = useCallback((record: string) => openAddress(hrefWith({ [word]: record }), word), [word, hrefWith]);
  const close = useCallback(() => closeAddress(hrefWith({ [word]: null })), [word, hrefWith]);
  const step = useCallback((record: string) => change({ [word]: record }, "replace"), [word, change]);
  return useMemo(() => ({ ...state, open, close, href, step }), [state, open, close, href, step]);
}
