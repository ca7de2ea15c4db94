import { useRef } from "react";

/** The same work, begun anew only once it has ended: a second click or key while it asks, or runs, is no second wish. */
export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const begun = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (begun.current) return;
    begun.current = true;
    try {
      await work(...args);
    } finally {
      begun.current = false;
    }
  };
}
