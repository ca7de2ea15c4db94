import { Checkbox, Select, Textarea, TextInput } from "@mantine/core";
import { memo, type ReactNode } from "react";
import type { Typed } from "#kernel/record.ts";
import { DateField } from "../field/DateField.tsx";
import { MoneyInput } from "../field/MoneyInput.tsx";
import { NumberField } from "../field/NumberField.tsx";
import type { FieldProps } from "../form/formTypes.ts";
import classes from "../ui.module.css";

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

/** Grows with its lines. Where the browser does it, no script measures after every key. */
const GROWING =
  typeof CSS !== "undefined" && CSS.supports?.("field-sizing", "content")
    ? { classNames: { input: classes.growing } }
    : { autosize: true, minRows: 2 };

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
  return <Input typed={typed} latest={latest} closed={closed} common={common} />;
}

type InputProps = {
  typed: Typed;
  latest: string | undefined;
  closed: string | undefined;
  common: FieldProps & { label: string; withAsterisk: boolean };
};

/** A key in one field leaves the others as they are. */
const Input = memo(PlainInput, (before, now) => {
  const a: Readonly<Record<string, unknown>> = { ...before.common };
  const b: Readonly<Record<string, unknown>> = { ...now.common };
  const names = Object.keys({ ...a, ...b });
  const same = (name: string) => Object.is(a[name], b[name]);
  return (
    before.typed === now.typed && before.latest === now.latest && before.closed === now.closed && names.every(same)
  );
});

function PlainInput({ typed, latest, closed, common }: InputProps) {
  switch (typed.kind) {
    case "lines":
      return <Textarea wrapperProps={WIDE} {...GROWING} maxLength={typed.max} {...common} />;
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
