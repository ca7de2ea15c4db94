import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

export type UrlChange = Readonly<Record<string, string | null>>;

/**
 * A part of the address bar's query string, as plain texts. Two lists on one page each take a prefix.
 * `null` removes a value; "push" makes a step that the back button undoes.
 */
export function useUrlState(prefix = "") {
  const router = useRouter();
  const query = useLocation({ select: (location) => location.searchStr });
  const mark = prefix === "" ? "" : `${prefix}-`;

  const values = useMemo(() => {
    const found: Record<string, string> = {};
    for (const [key, value] of new URLSearchParams(query)) {
      if (key.startsWith(mark)) found[key.slice(mark.length)] = value;
    }
    return found;
  }, [query, mark]);

  /** The address of the page with these values instead of its own. */
  const hrefWith = useCallback(
    (values: UrlChange) => {
      // The history's own location: the router's may lag behind two changes made at once.
      const { href, pathname, search: before, hash } = router.history.location;
      const next = new URLSearchParams(before);
      // Where nothing changes the address stays as it was written: a blank may be a plus or %20.
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
      // The same entry goes on standing for what is open over the page.
      router.history[how](hrefWith(values), how === "replace" ? router.history.location.state : undefined);
    },
    [router, hrefWith],
  );
  return { values, hrefWith, change };
}
