import { useRouter } from "@tanstack/react-router";
import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useUrlState } from "../list/urlState.ts";
import { closeAddress, openAddress, settleAddress } from "./layerHistory.ts";
import type { Dialog } from "./useDialog.ts";

/** The word of the address that names the document whose detail stands open. */
export const OPENED = "buka";

/** A dialog that stands in the address: `?buka=SO-2611-00001`. Reload, bookmark, shared link and Back find it there. */
export function useAddress(word: string = OPENED): Dialog<string> {
  const router = useRouter();
  const asked = useUrlState().values[word];
  const [state, setState] = useState({ opened: false, record: asked, opening: 0 });
  if (asked === undefined) {
    if (state.opened) setState({ ...state, opened: false });
  } else if (!state.opened || state.record !== asked) {
    setState({ opened: true, record: asked, opening: state.opening + 1 });
  }
  useLayoutEffect(() => {
    if (asked !== undefined) settleAddress();
  }, [asked]);

  const addressWith = useCallback(
    (value: string | null) => {
      // The history's own location: the router's may lag behind two changes made at once.
      const { pathname, search: before, hash } = router.history.location;
      const next = new URLSearchParams(before);
      if (value === null) next.delete(word);
      else next.set(word, value);
      return `${pathname}${next.size === 0 ? "" : `?${next}`}${hash}`;
    },
    [router, word],
  );
  const open = useCallback((record: string) => openAddress(addressWith(record)), [addressWith]);
  const close = useCallback(() => {
    if (new URLSearchParams(router.history.location.search).has(word)) closeAddress(addressWith(null));
  }, [router, word, addressWith]);
  return useMemo(() => ({ ...state, open, close }), [state, open, close]);
}
