import { useEffect, useId } from "react";

/** The open modals, the topmost last. Esc belongs to the topmost alone. */
const layers: string[] = [];
let topAtKey: string | undefined;

// Before any modal hears the key: closing the top one must not make the one below answer the same press.
window.addEventListener("keydown", () => (topAtKey = layers.at(-1)), { capture: true });
for (const end of ["keyup", "pointerdown"]) {
  window.addEventListener(end, () => (topAtKey = undefined), { capture: true });
}

/** Registers an open modal; the answer tells whether it is the one that the person is closing. */
export function useModalLayer(opened: boolean): () => boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    layers.push(id);
    return () => {
      const at = layers.lastIndexOf(id);
      if (at !== -1) layers.splice(at, 1);
    };
  }, [opened, id]);
  return () => (topAtKey ?? layers.at(-1)) === id;
}
