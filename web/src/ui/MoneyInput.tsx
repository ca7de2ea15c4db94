import { NumberInput, type NumberInputProps } from "@mantine/core";
import { MAX_RUPIAH } from "#contract/kernel/types.ts";

type MoneyInputProps = Omit<NumberInputProps, "value" | "onChange" | "prefix" | "min" | "max"> & {
  /** Whole rupiah; "" while nothing is typed. */
  value: number | string | null | undefined;
  onChange: (value: number | "") => void;
  min?: number;
  max?: number;
};

/** An amount in rupiah, grouped while it is typed. */
export function MoneyInput({ value, onChange, min = 0, max = MAX_RUPIAH, ...rest }: MoneyInputProps) {
  return (
    <NumberInput
      inputMode="numeric"
      hideControls
      {...rest}
      prefix="Rp "
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={0}
      allowDecimal={false}
      allowNegative={min < 0}
      min={min}
      max={max}
      clampBehavior="none"
      value={value ?? ""}
      onChange={(typed) => onChange(typed === "" ? "" : Number(typed))}
    />
  );
}
