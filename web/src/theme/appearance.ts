import { useSyncExternalStore } from "react";
import { ACCENTS, type Accent } from "./colors.ts";

/** How a person wants the app to look, on this device. Light or dark is Mantine's own to remember. */
export type Appearance = { readonly accent: Accent; readonly mini: boolean; readonly fixedTopBar: boolean };

const KEY = "kantor.tampilan";
export const MODE_KEY = "kantor.mode";
const DEFAULT: Appearance = { accent: "teal", mini: false, fixedTopBar: true };

let appearance = read();
const listeners = new Set<() => void>();

export function setAppearance(change: Partial<Appearance>): void {
  appearance = { ...appearance, ...change };
  localStorage.setItem(KEY, JSON.stringify(appearance));
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
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return DEFAULT;
    const { accent, mini, fixedTopBar } = { accent: null, mini: null, fixedTopBar: null, ...kept };
    return {
      accent: ACCENTS.find((name) => name === accent) ?? DEFAULT.accent,
      mini: mini === true,
      fixedTopBar: fixedTopBar !== false,
    };
  } catch {
    return DEFAULT;
  }
}

window.addEventListener("storage", (event) => {
  if (event.key !== KEY && event.key !== null) return;
  appearance = read();
  announce();
});
