import { type ComponentProps, useRef } from "react";
import { isTanggal } from "#contract/kernel/fields.ts";
import { DateField } from "./DateField.tsx";

type DayFilterProps = Omit<ComponentProps<typeof DateField>, "value" | "onBlur"> & { value: string };

/**
 * A day that a page asks with. What is typed and no day comes along when the field is left: the page then asks
 * nothing and says why.
 */
export function DayFilter({ value, onChange, ...rest }: DayFilterProps) {
  const typed = useRef<string | null>(null);
  const take = (day: string) => {
    typed.current = day === "" || isTanggal(day) ? null : day;
    // Half a day is no question yet.
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
