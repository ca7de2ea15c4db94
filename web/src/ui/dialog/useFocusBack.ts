import { useEffect, useRef } from "react";

/** A form that closes together with its dialogs gives the focus back first. */
const AFTER_FORMS_MS = 20;

/**
 * Question, blocking wait and error follow each other: only when the last of them is gone the focus goes back to
 * where it was before the first, or to what still stands around that place (the row of a deleted record is gone).
 */
export function useFocusBack(up: boolean): void {
  const before = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!up) return;
    const active = document.activeElement;
    if (active && !active.closest("[data-dialog]")) before.current = withParents(active);
    return () => {
      setTimeout(() => {
        if (isLost(document.activeElement)) before.current.find((place) => place.isConnected)?.focus();
      }, AFTER_FORMS_MS);
    };
  }, [up]);
}

function isLost(active: Element | null): boolean {
  const dialog = active?.closest("[data-dialog]");
  return active === null || active === document.body || (dialog !== null && dialog !== undefined);
}

function withParents(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place: Element | null = element; place; place = place.parentElement) {
    if (place instanceof HTMLElement && (place === element || place.tabIndex >= 0)) places.push(place);
  }
  return places;
}
