import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { addLayer, type Layer } from "./layerHistory.ts";

/** The open modals, the topmost last. Esc belongs to the topmost alone. */
const layers: string[] = [];
let topAtKey: string | undefined;

// Before any modal hears the key: closing the top one must not make the one below answer the same press.
window.addEventListener("keydown", () => (topAtKey = layers.at(-1)), { capture: true });
for (const end of ["keyup", "pointerdown"]) {
  window.addEventListener(end, () => (topAtKey = undefined), { capture: true });
}

/** What the browser's Back does with a modal: it closes, and asks before where it is guarded. */
export type OnBack = Pick<Layer, "close"> & Partial<Layer>;

/**
 * Registers an open modal; the answer tells whether it is the one that the person is closing. Without `onBack` it is
 * no step of its own for the browser's Back.
 */
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
    });
  }, [isStep]);
  return () => (topAtKey ?? layers.at(-1)) === id;
}
