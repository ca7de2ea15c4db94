/** What the shell itself can show, opened by keys, the user's menu and the palette alike. */
export type Panel = "tombol" | "tampilan";

const openers = new Map<Panel, () => void>();

/** Tells who opens a panel; answers how to take that back. */
export function offerPanel(panel: Panel, open: () => void): () => void {
  openers.set(panel, open);
  return () => {
    openers.delete(panel);
  };
}

export const openPanel = (panel: Panel): void => openers.get(panel)?.();
