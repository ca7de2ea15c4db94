import { type ComponentProps, useRef } from "react";
import { isTanggal } from "#kernel/fields.ts";
import { DateField } from "./DateField.tsx";

type DayFilterProps = Omit<ComponentProps<typeof DateField>, "value" | "onBlur"> & { value: string };

/**
 * A day as filter of a page. It is applied when the field is left, also when it is no day: the page then shows why it
 * has no data.
 */
export function DayFilter({ value, onChange, ...rest }: DayFilterProps) {
  const typed = useRef<string | null>(null);
  const take = (day: string) => {
    typed.current = day === "" || isTanggal(day) ? null : day;
    // Not while somebody is typing: half a day is no filter.
    if (typed.current === null) onChange(day);
  };
  return (
    <DateField
      {...rest}
      value={value}
      onChange={take}
      onBlur={() => typed.current !== null && typed.current !== value && onChange(typed.current)}
    />
  );
}
