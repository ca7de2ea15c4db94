import { useSyncExternalStore } from "react";
import { ACCENTS, type Accent, TAMPILAN_KEY } from "./keys.ts";

/** How a person wants the app to look, on this device. Light or dark is Mantine's own to remember. */
export type Appearance = {
  readonly accent: Accent;
  readonly mini: boolean;
  readonly fixedTopBar: boolean;
  /** The picture at the foot of the sidebar. */
  readonly image: SidebarImage;
};

export const SIDEBAR_IMAGES = ["none", "factory", "mountains", "waves"] as const;
export type SidebarImage = (typeof SIDEBAR_IMAGES)[number];

const DEFAULT: Appearance = { accent: "teal", mini: false, fixedTopBar: true, image: "none" };

let appearance = read();
const listeners = new Set<() => void>();

export function setAppearance(change: Partial<Appearance>): void {
  appearance = { ...appearance, ...change };
  localStorage.setItem(TAMPILAN_KEY, JSON.stringify(appearance));
  announce();
}

export const useAppearance = (): Appearance => useSyncExternalStore(watch, () => appearance);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function read(): Appearance {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TAMPILAN_KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return DEFAULT;
    const { accent, mini, fixedTopBar, image } = { accent: null, mini: null, fixedTopBar: null, image: null, ...kept };
    return {
      accent: ACCENTS.find((name) => name === accent) ?? DEFAULT.accent,
      mini: mini === true,
      fixedTopBar: fixedTopBar !== false,
      image: SIDEBAR_IMAGES.find((name) => name === image) ?? DEFAULT.image,
    };
  } catch {
    return DEFAULT;
  }
}

window.addEventListener("storage", (event) => {
  if (event.key !== TAMPILAN_KEY && event.key !== null) return;
  appearance = read();
  announce();
});
