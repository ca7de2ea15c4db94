import { type ComboboxItem, type SelectProps, TextInput } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { whenIdle } from "../page/idle.ts";
import { fetched } from "../page/missingCode.ts";

type Select = typeof import("./select.ts").Select;

let found: Select | undefined;

async function fetchSelect(): Promise<Select> {
  found ??= (await fetched(import("./select.ts"))).Select;
  return found;
}

type LaterSelectProps = Omit<SelectProps, "data"> & { data: readonly ComboboxItem[] };

/** A select of the first screen: shows what is chosen until its code is there, which comes after the screen's data. */
export function LaterSelect({ data, ...props }: LaterSelectProps) {
  const [Part, setPart] = useState(() => found);
  const [wanted, want] = useState<"focus" | "open" | null>(null);
  const take = async () => {
    const select = await fetchSelect();
    setPart(() => select);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    if (Part === undefined) whenIdle(take);
  }, []);
  if (Part !== undefined)
    return <Part {...props} data={data} autoFocus={wanted !== null} defaultDropdownOpened={wanted === "open"} />;
  const hurry = (how: "focus" | "open") => {
    want(how);
    take().catch(() => undefined);
  };
  return (
    <TextInput
      className={props.className}
      aria-label={props["aria-label"]}
      placeholder={props.placeholder}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      pointer
      value={data.find(({ value }) => value === props.value)?.label ?? ""}
      rightSection={<IconSelector size={16} stroke={1.5} aria-hidden />}
      rightSectionPointerEvents="none"
      onFocus={() => hurry("focus")}
      onClick={() => hurry("open")}
    />
  );
}
