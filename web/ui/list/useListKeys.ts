import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { belongsToPage } from "../page/keys.ts";
import { bringPictures, picturesIn } from "../picture/pasted.ts";
import { keyOf, labelOf, verdictOf } from "./rowActions.ts";
import { focusRow, type ShownList, useShownList } from "./shownLists.ts";

/** All that a key can reach in a list. */
type Reach<Row> = ShownList<Row> & {
  /** Chooses the row at this place, where several can be chosen. */
  choose?: ((at: number, through: boolean) => void) | undefined;
};

/** The keys of an action, for the overview of all keys. */
export type ActionKey = { key: string; label: string };

const shown = new Set<() => readonly ActionKey[]>();

/** The action keys of all lists on the screen. */
export const actionKeys = (): ActionKey[] => [
  ...new Map([...shown].flatMap((keys) => keys()).map((one) => [one.key, one])).values(),
];

/**
 * J and K walk the rows of a list, X chooses and Enter opens the focused one, every action has its letter, and a pasted
 * photo opens the form that asks for one; "/" searches. What is walked is the real focus, so no row is drawn again. Of
 * several lists the one with the focus answers, else the first.
 */
export function useListKeys<Row>(root: RefObject<HTMLElement | null>, reach: Reach<Row>): void {
  useShownList(root, reach);
  const latest = useRef(reach);
  useLayoutEffect(() => {
    latest.current = reach;
  });
  useEffect(() => {
    const keys = () => [
      ...(latest.current.choose ? [{ key: "X", label: "Pilih baris" }] : []),
      ...latest.current.actions.flatMap((action) => {
        const key = keyOf(action.kind);
        const byPhoto = action.takesPhoto
          ? [{ key: "Ctrl V", label: `${labelOf(action)}, dengan foto yang disalin` }]
          : [];
        return key === undefined ? byPhoto : [{ key, label: labelOf(action) }, ...byPhoto];
      }),
    ];
    const press = (event: KeyboardEvent) => {
      const list = root.current;
      if (!list || !belongsToPage(event) || listOf(event.target) !== list) return;
      const act = event.key === "/" ? search(list) : (walk(list, event) ?? onRow(event, latest.current));
      if (!act) return;
      event.preventDefault();
      act();
    };
    const paste = (event: ClipboardEvent) => {
      const list = root.current;
      const files = picturesIn(event);
      if (!list?.contains(document.activeElement) || files.length === 0) return;
      const act = withPhoto(document.activeElement, latest.current);
      if (!act) return;
      event.preventDefault();
      bringPictures(files);
      act();
    };
    shown.add(keys);
    window.addEventListener("keydown", press);
    document.addEventListener("paste", paste);
    return () => {
      shown.delete(keys);
      window.removeEventListener("keydown", press);
      document.removeEventListener("paste", paste);
    };
  }, [root]);
}

const listOf = (target: EventTarget | null): Element | null =>
  (target instanceof Element && target.closest("[data-list]")) || document.querySelector("[data-list]");

function search(list: HTMLElement): (() => void) | undefined {
  const box = list.querySelector<HTMLInputElement>("input[type=search]");
  return box ? () => box.select() : undefined;
}

function walk(list: HTMLElement, { key, target }: KeyboardEvent): (() => void) | undefined {
  const step = { J: 1, K: -1 }[key.toUpperCase()];
  if (step === undefined) return undefined;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  const now = rows.findIndex((row) => target instanceof Node && row.contains(target));
  const next = rows[now === -1 ? 0 : now + step];
  return next && (() => focusRow(next));
}

function onRow<Row>(event: KeyboardEvent, { rows, actions, choose }: Reach<Row>): (() => void) | undefined {
  const { key, target, shiftKey } = event;
  const [element, row] = rowAt(target, rows);
  if (!element || row === undefined) return undefined;
  if (key.toUpperCase() === "X") return choose && (() => choose(Number(element.dataset.row), shiftKey));
  // A pressed Enter on a button inside the row is the button's own.
  if (key === "Enter" && target !== element) return undefined;
  const letter = key === "Enter" ? "D" : key.toUpperCase();
  const button = element.querySelector<HTMLElement>(`[data-key="${CSS.escape(letter)}"]`);
  if (button) return () => button.click();
  const action = actions.find(({ kind }) => keyOf(kind) === letter);
  return action && verdictOf(row, action).boleh ? () => action.run(row) : undefined;
}

function withPhoto<Row>(target: Element | null, { rows, actions }: Reach<Row>): (() => void) | undefined {
  const [, row] = rowAt(target, rows);
  const action = row && actions.find((action) => action.takesPhoto && verdictOf(row, action).boleh);
  return action && (() => action.run(row));
}

function rowAt<Row>(target: EventTarget | null, rows: Reach<Row>["rows"]): [HTMLElement | null, Row | undefined] {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return [element, rows?.[Number(element?.dataset.row)]];
}
