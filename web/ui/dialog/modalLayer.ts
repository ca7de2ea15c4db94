import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { addLayer, type Layer } from "./layerHistory.ts";

/** Ids of the open modals, the topmost last. Only the topmost reacts to Esc. */
const layers: string[] = [];
let topAtKey: string | undefined;

// Noted before any modal handles the key: after the top one has closed, the one below must not react to the same press.
window.addEventListener("keydown", () => (topAtKey = layers.at(-1)), { capture: true });
for (const end of ["keyup", "pointerdown"]) {
  window.addEventListener(end, () => (topAtKey = undefined), { capture: true });
}

// A press beside a dialog closes it, asks, or does nothing: until then the focus stays where it was within.
window.addEventListener("mousedown", (event) => {
  const isBeside =
    event.target instanceof Element && event.target.matches(".mantine-Modal-overlay, .mantine-Drawer-overlay");
  if (isBeside && layers.length > 0) event.preventDefault();
});

/** How a modal reacts to the browser's Back: it closes, and asks first if it is guarded. One with an address has links. */
export type OnBack = Pick<Layer, "close"> & Partial<Pick<Layer, "guarded" | "ask">> & { readonly href?: unknown };

/** Registers an open modal; answers a function that says whether it is the topmost. Without `onBack` Back ignores it. */
export function useModalLayer(opened: boolean, onBack: OnBack | null): () => boolean {
  const id = useId();
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!opened) return;
    layers.push(id);
    return () => {
      const at = layers.lastIndexOf(id);
      if (at !== -1) layers.splice(at, 1);
    };
  }, [opened, id]);

  const isStep = opened && onBack !== null;
  useEffect(() => {
    if (!isStep) return;
    return addLayer({
      close: () => latest.current?.close(),
      guarded: () => latest.current?.guarded?.() ?? false,
      ask: () => latest.current?.ask?.(),
      addressed: () => latest.current?.href !== undefined,
    });
  }, [isStep]);
  return () => (topAtKey ?? layers.at(-1)) === id;
}

/** Whether some modal is open, so that keys belong to it and not to the page. */
export const isModalOpen = (): boolean => layers.length > 0;
