import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Whether what stands in this line is wider than it, where it `may` be folded. What it needs is known while it is not, so
 * that it is unfolded again once there is room.
 */
export function useFolded(line: RefObject<HTMLElement | null>, may: boolean): boolean {
  const [folded, setFolded] = useState(false);
  const needs = useRef(0);
  // Each time, because what stands in it may have come or gone; before it is painted.
  useLayoutEffect(() => {
    const box = line.current;
    if (!box || !may) return;
    const look = () => {
      if (!folded) needs.current = box.scrollWidth;
      setFolded(needs.current > box.clientWidth);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    // A filter that comes later draws itself alone.
    const come = new MutationObserver(look);
    come.observe(box, { childList: true });
    return () => {
      watch.disconnect();
      come.disconnect();
    };
  });
  return may && folded;
}
