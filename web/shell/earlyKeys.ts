import { isTyping } from "../ui/page/keys.ts";

/**
 * Ctrl K right after the sign-in comes before the code of the palette: it is kept until that is there, and the browser's
 * own search does not open meanwhile. What is typed until the palette has the focus is kept for it as well: it would
 * otherwise press the keys of the page below, and some of these decide.
 */
let waits = false;
let ready = false;
/** What was typed meanwhile; null while no palette is on its way. */
let typed: string | null = null;

export function keepEarlyKeys(signedIn: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, target } = event;
    const control = ctrlKey || metaKey;
    if (typed !== null && !control && !altKey && !isTyping(target)) {
      if (key === "Escape") {
        waits = false;
        typed = null;
      } else if (key.length === 1 || key === "Enter") {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (key.length === 1) typed += key;
      }
    }
    if (ready || code !== "KeyK" || !control || altKey || !signedIn()) return;
    event.preventDefault();
    waits = true;
    typed ??= "";
  };
  window.addEventListener("keydown", press, true);
  return () => window.removeEventListener("keydown", press, true);
}

/** The palette opens: what is typed is kept until `takeTyped`, when it has the focus, or does not come. */
export function keepTyping(): void {
  typed ??= "";
}

export function takeTyped(): string {
  const text = typed ?? "";
  typed = null;
  return text;
}

/** The palette is there: `open` is called if somebody asked for it before. */
export function paletteReady(open: () => void): () => void {
  ready = true;
  if (waits) open();
  waits = false;
  return () => {
    ready = false;
  };
}
