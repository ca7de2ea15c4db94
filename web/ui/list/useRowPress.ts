import { type RefObject, useEffect } from "react";
import { keyOf } from "./rowActions.ts";

/** What answers a press by itself. */
const INTERACTIVE = "a, button, input, label, select, textarea, summary, [role]";

/**
 * A press on a row opens its detail, as one on a card does, where it meets nothing else and no text was being selected. The button of
 * the detail says the same to who does not point.
 */
export function useRowPress(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = root.current;
    const press = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
      const row = target.closest("tr[data-row]");
      const inside = target.closest(INTERACTIVE);
      if (!row || (inside && row.contains(inside)) || window.getSelection()?.isCollapsed === false) return;
      row.querySelector<HTMLElement>(`[data-key="${keyOf("detail")}"]`)?.click();
    };
    list?.addEventListener("click", press);
    return () => list?.removeEventListener("click", press);
  }, [root]);
}
