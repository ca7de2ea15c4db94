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
