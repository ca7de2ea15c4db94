import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Pictures that were pasted on a row, on their way into the form which that opens. */
let waiting: readonly File[] = [];

const forget = (event: Event) => {
  if (!(event instanceof KeyboardEvent && event.repeat)) takePasted();
};

/** Whoever presses something else before the form is there has thought better of it: no other form gets them. */
export function bringPictures(files: readonly File[]): void {
  waiting = files;
  addEventListener("keydown", forget, true);
  addEventListener("pointerdown", forget, true);
}

export function takePasted(): readonly File[] {
  const files = waiting;
  waiting = [];
  removeEventListener("keydown", forget, true);
  removeEventListener("pointerdown", forget, true);
  return files;
}

/** Whether the form that opens now gets pictures. */
export const bringsPictures = (): boolean => waiting.length > 0;

export const picturesIn = ({ clipboardData }: ClipboardEvent): readonly File[] => [...(clipboardData?.files ?? [])];

/** A pasted picture is added to the focused field, or to the first one with room; one that was pasted on a row, at once. */
export function usePaste(area: RefObject<HTMLElement | null>, closed: boolean, add: (files: readonly File[]) => void) {
  const latest = useRef(add);
  useLayoutEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const files = closed ? [] : takePasted();
    if (files.length > 0) latest.current(files);
  }, [closed]);
  useEffect(() => {
    if (closed) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      const focused = document.activeElement?.closest("[data-image-upload]");
      const target = focused ?? document.querySelector('[data-image-upload="open"]');
      if (target !== area.current) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}
