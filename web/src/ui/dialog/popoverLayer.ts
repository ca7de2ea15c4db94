import { type RefObject, useLayoutEffect } from "react";

/**
 * Where open lists, menus and calendars are drawn. It stands inside the page's main landmark as soon as there is one:
 * who moves through the page by its landmarks must find them there, and not behind everything else in the body.
 */
export const popoverLayer = document.createElement("div");
document.body.append(popoverLayer);

/** Makes this landmark the place of the layer for as long as it is on the page. */
export function usePopoverLayer(landmark: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    landmark.current?.append(popoverLayer);
    return () => document.body.append(popoverLayer);
  }, [landmark]);
}
