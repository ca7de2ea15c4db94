/**
 * Ctrl K right after the sign-in comes before the code of the palette: it is kept until that is there, and the browser's
 * own search does not open meanwhile.
 */
let waits = false;
let ready = false;

export function keepEarlyKeys(signedIn: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    if (ready || event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey || !signedIn()) return;
    event.preventDefault();
    waits = true;
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
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
