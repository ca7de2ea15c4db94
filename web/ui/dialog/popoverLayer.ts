import { type RefObject, useLayoutEffect } from "react";

/**
 * The element in which open lists, menus and calendars are drawn. It is inside the page's main landmark, where people
 * who navigate by landmarks find them, and not at the end of the body.
 */
export const popoverLayer = document.createElement("div");
document.body.append(popoverLayer);

/** Moves the layer into this landmark while it is on the page. */
export function usePopoverLayer(landmark: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    landmark.current?.append(popoverLayer);
    return () => document.body.append(popoverLayer);
  }, [landmark]);
}
