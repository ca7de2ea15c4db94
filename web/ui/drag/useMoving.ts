import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toastError } from "../dialog/dialogs.ts";

/** What putting something into a place does, or why it cannot be put there. */
export type Step = { label: string; run: () => void } | { alasan: string };

/** Things that are moved among places. Their state is derived: a move does a step and writes no place. */
export type Mover<Item> = {
  /** In the order in which the arrow keys pass them. */
  places: readonly { key: string; name: string }[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  placeOf: (item: Item) => string;
  step: (item: Item, place: string) => Step;
  /** How many places stand beside each other; up and down pass so many. */
  across?: number;
};

/** What is being moved, and the place that it is over; null while it is over none. */
export type Held<Item> = { item: Item; over: string | null; byKeys: boolean };

/** By how many places a key leads on. */
const aheadBy = (key: string, across: number): number =>
  ({ ArrowRight: 1, ArrowDown: across, ArrowLeft: -1, ArrowUp: -across })[key] ?? 0;

/** Moves things by pointer and by keys; `said` is for screen readers. */
export function useMoving<Item>(mover: Mover<Item>) {
  const [held, setHeld] = useState<Held<Item> | null>(null);
  const [said, say] = useState("");
  const latest = useRef({ mover, held });
  useLayoutEffect(() => {
    latest.current = { mover, held };
  });
  const acts = useMemo(() => actsOf(() => latest.current, setHeld, say), []);
  const stepTo = (place: string): Step | null =>
    held === null || mover.placeOf(held.item) === place ? null : mover.step(held.item, place);
  return { held, said, stepTo, isHeld: (item: Item) => held !== null && same(mover, held.item, item), acts };
}
export type Moving<Item> = ReturnType<typeof useMoving<Item>>;
type Acts<Item> = ReturnType<typeof actsOf<Item>>;

const same = <Item>({ keyOf }: Mover<Item>, one: Item, other: Item) => keyOf(one) === keyOf(other);

type Now<Item> = () => { mover: Mover<Item>; held: Held<Item> | null };

function actsOf<Item>(now: Now<Item>, setHeld: (held: Held<Item> | null) => void, say: (said: string) => void) {
  const nameAt = (place: string) => now().mover.places.find(({ key }) => key === place)?.name ?? "";
  const take = (item: Item, byKeys: boolean) => {
    const { mover } = now();
    const place = mover.placeOf(item);
    setHeld({ item, over: byKeys ? place : null, byKeys });
    const keys = byKeys ? ". Tombol panah memilih tempat, Spasi meletakkan, Escape membatalkan." : ".";
    say(`${mover.nameOf(item)} diangkat dari ${nameAt(place)}${keys}`);
  };
  const over = (item: Item, place: string | null, byKeys: boolean) => {
    const { mover } = now();
    setHeld({ item, over: place, byKeys });
    if (place === null) return say("Di luar semua tempat.");
    if (place === mover.placeOf(item)) return say(`${nameAt(place)}, tempat asalnya.`);
    const step = mover.step(item, place);
    say("alasan" in step ? `${nameAt(place)}, tidak dapat: ${step.alasan}` : `${nameAt(place)}: ${step.label}`);
  };
  const giveUp = () => {
    const { mover, held } = now();
    if (held === null) return;
    setHeld(null);
    say(`Dibatalkan, ${mover.nameOf(held.item)} tetap di ${nameAt(mover.placeOf(held.item))}.`);
  };
  const put = (item: Item, place: string | null, byKeys: boolean) => {
    const { mover } = now();
    if (place === null || place === mover.placeOf(item)) return giveUp();
    const step = mover.step(item, place);
    if ("alasan" in step) {
      say(`${nameAt(place)}, tidak dapat: ${step.alasan}`);
      // By keys the thing stays in hand, for another place.
      if (byKeys) return;
      setHeld(null);
      return toastError(`${nameAt(place)}: ${step.alasan}`);
    }
    setHeld(null);
    say(`${mover.nameOf(item)}: ${step.label}.`);
    step.run();
  };
  const walk = (item: Item, by: number) => {
    const { mover, held } = now();
    if (by === 0) return;
    const at = mover.places.findIndex(({ key }) => key === held?.over);
    const next = mover.places[(at + by + mover.places.length) % mover.places.length];
    over(item, next?.key ?? null, true);
  };
  return { now, take, over, giveUp, put, walk };
}

const placeIn = (targets: readonly { data: Record<string | symbol, unknown> }[]): string | null =>
  (targets[0]?.data.place as string | undefined) ?? null;

/** Makes an element the thing that a pointer drags. */
export function useDragged<Item>(element: RefObject<HTMLElement | null>, acts: Acts<Item>, item: Item): void {
  const latest = useRef(item);
  useLayoutEffect(() => {
    latest.current = item;
  });
  useEffect(() => {
    if (element.current === null) return undefined;
    const stop = draggable({
      element: element.current,
      getInitialData: () => ({ acts }),
      onDragStart: () => acts.take(latest.current, false),
      onDropTargetChange: ({ location }) => acts.over(latest.current, placeIn(location.current.dropTargets), false),
      onDrop: ({ location }) => acts.put(latest.current, placeIn(location.current.dropTargets), false),
    });
    return () => {
      stop();
      const { held, mover } = acts.now();
      if (held?.byKeys && same(mover, held.item, latest.current)) acts.giveUp();
    };
  }, [element, acts]);
}

/** Makes an element a place that takes what these acts move. */
export function usePlace<Item>(element: RefObject<HTMLElement | null>, acts: Acts<Item>, place: string): void {
  useEffect(() => {
    if (element.current === null) return undefined;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => source.data.acts === acts,
      getData: () => ({ place }),
    });
  }, [element, acts, place]);
}

/** The keys of the button by which a thing is moved without a pointer; where Enter does something else, only space takes it. */
export function moveKeys<Item>(acts: Acts<Item>, item: Item, takenBy: readonly string[] = [" ", "Enter"]) {
  const press = (event: KeyboardEvent) => {
    const { mover, held } = acts.now();
    const { key } = event;
    const puts = key === " " || key === "Enter";
    if (held === null || !same(mover, held.item, item)) {
      if (!takenBy.includes(key)) return;
      acts.take(item, true);
    } else if (puts) acts.put(item, held.over, true);
    else if (key === "Escape") acts.giveUp();
    else if (key === "Tab") return;
    else acts.walk(item, aheadBy(key, mover.across ?? 1));
    event.preventDefault();
    // The letters of the list do nothing while something is in hand.
    event.stopPropagation();
  };
  const blur = () => {
    if (acts.now().held?.byKeys) acts.giveUp();
  };
  return { onKeyDown: press, onBlur: blur };
}
