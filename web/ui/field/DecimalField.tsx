import { TextInput, type TextInputProps } from "@mantine/core";
import type { ChangeEvent } from "react";

type DecimalFieldProps = Omit<TextInputProps, "value" | "onChange"> & {
  value?: number | string | null;
  onChange?: (value: string) => void;
  /** Its unit, at the end of the field. */
  satuan?: string;
};

/** A number with decimals, of a material or per cent, as it is typed: the contract reads it. */
export function DecimalField({ value, onChange, satuan, ...rest }: DecimalFieldProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={typed(value)}
      rightSection={satuan}
      rightSectionWidth={satuan === undefined ? undefined : 16 + satuan.length * 8}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.currentTarget.value)}
    />
  );
}

/** A number as it would be typed. */
const typed = (value: number | string | null | undefined): string =>
  typeof value === "number" ? String(value).replace(".", ",") : (value ?? "");
