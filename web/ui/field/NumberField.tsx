import { TextInput, type TextInputProps } from "@mantine/core";
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { MAX_RUPIAH } from "#kernel/types.ts";
import { readNumber, shownAfter, writtenNumber } from "./readNumber.ts";
import { useUnusable } from "./unusable.ts";

export type NumberFieldProps = Omit<TextInputProps, "value" | "onChange" | "defaultValue" | "min" | "max"> & {
  /** "" for none. */
  value?: number | string | null;
  /** Called with the number, or "" if there is none or the text is no number. */
  onChange?: (value: number | "") => void;
  min?: number;
  max?: number;
};

/** A whole number. A text that is no number, or too small or large, stays and is marked. */
export function NumberField(props: NumberFieldProps) {
  return <WholeNumber uang={false} {...props} />;
}

/** The field of NumberField and MoneyInput; `uang` for amounts. */
export function WholeNumber(props: NumberFieldProps & { uang: boolean }) {
  const { value, onChange, min = 0, max = MAX_RUPIAH, uang, error, onFocus, onBlur, onKeyDown, ...rest } = props;
  const rules = { min, max, uang };
  const input = useRef<HTMLInputElement>(null);
  const { shown, take, type } = useShown(value ?? "", rules, input);
  const [left, setLeft] = useState(false);
  const { angka, masalah } = readNumber(shown.text, rules);
  useUnusable(input, masalah);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setLeft(false);
    onChange?.(type(event));
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const by = uang ? 0 : event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (by === 0 || masalah !== null || rest.readOnly) return;
    event.preventDefault();
    const next = angka === "" ? Math.max(min, 0) : angka + by;
    if (next < min || next > max) return;
    take(next);
    onChange?.(next);
  };
  return (
    <TextInput
      inputMode={min < 0 ? "text" : "numeric"}
      autoComplete="off"
      {...rest}
      ref={input}
      value={shown.text}
      error={(left || error) && masalah !== null ? masalah : error}
      onChange={change}
      onKeyDown={step}
      onFocus={(event) => {
        // A number that a form proposes is replaced by the one that is typed, however the field was reached.
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        if (masalah === null) take(angka);
        onBlur?.(event);
      }}
    />
  );
}

type Given = number | string;

/** The shown text: what was typed, until the value is changed from outside. */
function useShown(
  value: Given,
  rules: { min: number; max: number; uang: boolean },
  input: React.RefObject<HTMLInputElement | null>,
) {
  const written = (given: Given) => ({ text: writtenNumber(given, rules.uang), ours: true });
  const [shown, setShown] = useState(() => written(value));
  const [seen, setSeen] = useState(value);
  const caret = useRef<number | null>(null);

  if (seen !== value) {
    setSeen(value);
    if (String(readNumber(shown.text, rules).angka) !== String(value)) setShown(written(value));
  }
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });
  const type = (event: ChangeEvent<HTMLInputElement>): number | "" => {
    const { value: raw, selectionStart } = event.currentTarget;
    const { inputType = "", data = null } = event.nativeEvent as Partial<InputEvent>;
    const next = shownAfter(shown, { raw, inputType, data }, rules);
    setShown(next);
    const at = selectionStart ?? raw.length;
    // After the dots have moved, the cursor stays behind the same digit; Delete before a dot steps over it.
    const over = next.text === shown.text && inputType === "deleteContentForward" ? 1 : 0;
    caret.current = next.ours ? placeBehind(next.text, raw.slice(0, at).replace(/\D/g, "").length) + over : at;
    return readNumber(next.text, rules).angka;
  };
  return { shown, type, take: (given: Given) => setShown(written(given)) };
}

/** The position in a text behind its n-th digit. */
function placeBehind(text: string, digits: number): number {
  let place = text.search(/\d/);
  for (let passed = 0; passed < digits && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) passed += 1;
  }
  return Math.max(place, 0);
}
