import { Checkbox, Select, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { Typed } from "#contract/kernel/record.ts";
import { DateField } from "../field/DateField.tsx";
import { MoneyInput } from "../field/MoneyInput.tsx";
import { NumberField } from "../field/NumberField.tsx";
import type { FieldProps } from "../form/formTypes.ts";

type Bound<N extends string> = { readonly field: (name: N, kind?: "checkbox") => FieldProps };
type RecordFieldProps<N extends string> = {
  of: Readonly<Record<NoInfer<N>, Typed>>;
  name: N;
  form: Bound<NoInfer<N>>;
  /** Shown below the input, so that inputs side by side stay aligned. */
  description?: ReactNode;
  /** Shown in a select while nothing is chosen. */
  placeholder?: string;
  /** The latest day allowed. */
  latest?: string;
  /** The last day of the months that are closed. */
  closed?: string | undefined;
  /** Whether to mark the field as required, if other than its record says. */
  withAsterisk?: boolean;
  /** Keyboard of a phone. */
  inputMode?: "numeric";
  autoCapitalize?: "characters";
  readOnly?: boolean;
  /** The look of a field that can never be edited here. */
  variant?: "filled";
  disabled?: boolean;
  /** Shown instead of the value, for a field that is computed from others. */
  shown?: string;
};

/** For the field and not for its input. */
const WIDE = { "data-wide": true };

const BELOW = { inputWrapperOrder: ["label" as const, "input" as const, "description" as const, "error" as const] };

/** The input of a record's field, with its label, limits and keyboard. */
export function RecordField<const N extends string>(props: RecordFieldProps<N>) {
  const { of, name, form, shown, latest, closed, ...rest } = props;
  const typed: Typed = of[name];
  const bound = form.field(name, typed.kind === "flag" ? "checkbox" : undefined);
  const common = {
    label: typed.label,
    withAsterisk: typed.required,
    ...rest,
    ...bound,
    ...(shown === undefined ? {} : { value: shown }),
    ...(rest.description === undefined || typed.kind === "flag" ? {} : BELOW),
  };
  switch (typed.kind) {
    case "lines":
      return <Textarea wrapperProps={WIDE} autosize minRows={2} maxLength={typed.max} {...common} />;
    case "phone":
      return <TextInput inputMode="tel" {...common} />;
    case "email":
      return <TextInput type="email" maxLength={typed.max} {...common} />;
    case "money":
      return <MoneyInput min={typed.min} max={typed.max} {...common} />;
    case "number":
      return <NumberField min={typed.min} max={typed.max} {...common} />;
    case "day":
      return <DateField max={latest} closed={closed} {...common} />;
    case "choice":
      return <ChoiceField typed={typed} {...common} />;
    case "flag":
      return <Checkbox {...common} />;
    default:
      return <TextInput maxLength={typed.max} autoComplete="off" {...common} />;
  }
}

type ChoiceProps = FieldProps & { typed: Typed; label: string };

function ChoiceField({ typed, value, ...rest }: ChoiceProps) {
  const { words = [], say } = typed;
  const called = typed.label.toLowerCase();
  return (
    <Select
      placeholder={`Pilih ${called}`}
      data={words.map((word) => ({ value: word, label: say?.(word as never) ?? word }))}
      allowDeselect={!typed.required}
      clearable={!typed.required}
      clearButtonProps={{ "aria-label": `Hapus ${called}` }}
      comboboxProps={{ withinPortal: true }}
      {...rest}
      value={value === "" ? null : value}
    />
  );
}
