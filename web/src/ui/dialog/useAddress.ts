import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { type UrlChange, useUrlState } from "../list/urlState.ts";
import { closeAddress, openAddress, settleAddress } from "./layerHistory.ts";
import type { Dialog } from "./useDialog.ts";

/** The word of the address that names the document whose detail stands open. */
export const OPENED = "buka";

/** A dialog that stands in the address has a link for each record that it can be opened with. */
export type Addressed<T> = Dialog<T> & { readonly href: (record: T) => string };

/** The words of all dialogs that were ever shown: the link of one does not open another as well. */
const words = new Set<string>();

/** A dialog that stands in the address: `?buka=SO-2611-00001`. Reload, bookmark, shared link and Back find it there. */
export function useAddress(word: string = OPENED): Addressed<string> {
  words.add(word);
  const { values, hrefWith } = useUrlState();
  const asked = values[word];
  const [state, setState] = useState({ opened: false, record: asked, opening: 0 });
  if (asked === undefined) {
    if (state.opened) setState({ ...state, opened: false });
  } else if (!state.opened || state.record !== asked) {
    setState({ opened: true, record: asked, opening: state.opening + 1 });
  }
  useLayoutEffect(() => {
    if (asked !== undefined) settleAddress();
  }, [asked]);

  const href = useCallback(
    (record: string) => {
      const others: UrlChange = Object.fromEntries([...words].map((other) => [other, null]));
      return hrefWith({ ...others, [word]: record });
    },
    [word, hrefWith],
  );
  const open = useCallback((record: string) => openAddress(hrefWith({ [word]: record })), [word, hrefWith]);
  const close = useCallback(() => closeAddress(hrefWith({ [word]: null })), [word, hrefWith]);
  return useMemo(() => ({ ...state, open, close, href }), [state, open, close, href]);
}
