import { type ParsedLocation, useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";

export type UrlChange = Readonly<Record<string, string | null>>;

/**
 * Something of the address of the screen on which this stands. While the next screen is being opened it stays what it was: a list
 * that is about to go would be drawn, and asked for, once more under an address that is not its own.
 */
function useOwnAddress(of: (location: ParsedLocation) => string): string {
  const [own] = useState<{ path?: string; last: string }>({ last: "" });
  return useLocation({
    select: (location) => {
      own.path ??= location.pathname;
      if (location.pathname === own.path) own.last = of(location);
      return own.last;
    },
  });
}

/** The name under which the look of a list is kept: its screen, and its prefix where a screen has several. */
export const useListName = (prefix = ""): string =>
  useOwnAddress(({ pathname }) => (prefix === "" ? pathname : `${pathname} ${prefix}`));

/**
 * A part of the address's query string, as texts. Two lists on a page have different prefixes. `null` removes a value;
 * "push" makes a history entry.
 */
export function useUrlState(prefix = "") {
  const router = useRouter();
  const query = useOwnAddress(({ searchStr }) => searchStr);
  const mark = prefix === "" ? "" : `${prefix}-`;

  const values = useMemo(() => {
    const found: Record<string, string> = {};
    for (const [key, value] of new URLSearchParams(query)) {
      if (key.startsWith(mark)) found[key.slice(mark.length)] = value;
    }
    return found;
  }, [query, mark]);

  /** The page's address with other values. */
  const hrefWith = useCallback(
    (values: UrlChange) => {
      // Read from the history, because the router's location may be late when two changes are made at once.
      const { href, pathname, search: before, hash } = router.history.location;
      const next = new URLSearchParams(before);
      // If nothing changes, keep the address as it is written: a blank may be "+" or "%20".
      if (Object.entries(values).every(([key, value]) => next.get(mark + key) === value)) return href;
      for (const [key, value] of Object.entries(values)) {
        if (value === null) next.delete(mark + key);
        else next.set(mark + key, value);
      }
      return `${pathname}${next.size === 0 ? "" : `?${next}`}${hash}`;
    },
    [router, mark],
  );

  const change = useCallback(
    (values: UrlChange, how: "push" | "replace") => {
      // Keep the state of the history entry (the layer that it opened, see dialog/layerHistory.ts).
      router.history[how](hrefWith(values), how === "replace" ? router.history.location.state : undefined);
    },
    [router, hrefWith],
  );
  return { values, hrefWith, change };
}
