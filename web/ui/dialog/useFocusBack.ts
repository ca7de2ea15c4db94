import { useEffect, useRef } from "react";

/** Wait for a form that closes at the same time: it gives the focus back first. */
const AFTER_FORMS_MS = 20;

/**
 * After a series of dialogs (question, blocking dialog, error) the focus returns to where it was before the first one,
 * or to a remaining element around it if that is gone (the row of a deleted record).
 */
export function useFocusBack(up: boolean): void {
  const before = useRef<HTMLElement[]>([]);
  const back = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!up) return;
    // A dialog that opens right after another goes on with its series: the focus stays in it.
    clearTimeout(back.current);
    const active = document.activeElement;
    if (active && !active.closest("[data-dialog]")) before.current = withParents(active);
    return () => {
      back.current = setTimeout(() => {
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
