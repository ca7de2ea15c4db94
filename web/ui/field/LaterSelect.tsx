import { type ComboboxItem, type SelectProps, TextInput } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { whenUsed } from "../page/idle.ts";
import { fetched } from "../page/missingCode.ts";

type Select = typeof import("./select.ts").Select;

let found: Select | undefined;

async function fetchSelect(): Promise<Select> {
  found ??= (await fetched(import("./select.ts"))).Select;
  return found;
}

type LaterSelectProps = Omit<SelectProps, "data"> & {
  data: readonly ComboboxItem[];
  /** What is chosen narrows nothing, so that paper need not say it. */
  "data-semua"?: true | undefined;
};

type Taken = { Part: Select; opened: boolean; focused: boolean };

/** A select of the first screen: shows what is chosen until its code is there, which comes after the screen's data. */
export function LaterSelect({ data, ...props }: LaterSelectProps) {
  const [taken, setTaken] = useState<Taken | null>(() =>
    found ? { Part: found, opened: false, focused: false } : null,
  );
  const own = useRef<HTMLInputElement>(null);
  // Between a press and its click it stays what it is: the click would miss what took its place.
  const pressed = useRef(false);
  const wanted = useRef(false);
  const take = async () => {
    const Part = await fetchSelect();
    if (pressed.current || own.current === null) return;
    setTaken({ Part, opened: wanted.current, focused: document.activeElement === own.current });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    if (taken === null) whenUsed(take);
  }, []);
  const isShown = useShown(taken?.opened === true);
  if (taken !== null) {
    const { Part, opened, focused } = taken;
    return <Part {...props} data={data} autoFocus={focused || opened} defaultDropdownOpened={opened && !isShown} />;
  }
  const press = (isPressed: boolean) => {
    pressed.current = isPressed;
    take().catch(() => undefined);
  };
  const open = () => {
    wanted.current = true;
    press(false);
  };
  return (
    <TextInput
      ref={own}
      className={props.className}
      w={props.w}
      aria-label={props["aria-label"]}
      data-semua={props["data-semua"]}
      placeholder={props.placeholder}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      pointer
      value={data.find(({ value }) => value === props.value)?.label ?? ""}
      rightSection={<IconSelector size={16} stroke={1.5} aria-hidden />}
      rightSectionPointerEvents="none"
      onPointerDown={() => press(true)}
      onPointerCancel={() => press(false)}
      onBlur={() => press(false)}
      onClick={open}
      onKeyDown={(event) => {
        if (!OPENING.includes(event.key)) return;
        event.preventDefault();
        open();
      }}
    />
  );
}

/** A select that begins open knows only when it is drawn again what the list of its choices is called. */
function useShown(isOpened: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOpened) return;
    const frame = requestAnimationFrame(() => setShown(true));
    return () => cancelAnimationFrame(frame);
  }, [isOpened]);
  return isShown;
}

const OPENING: readonly string[] = ["Enter", " ", "ArrowDown", "ArrowUp"];
