import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { MoneyInput } from "./MoneyInput.tsx";
import { NumberField } from "./NumberField.tsx";

type Value = number | "";
type Field = (props: { label: string; value: Value; onChange: (value: Value) => void }) => ReactNode;

function show(Input: Field, start: Value, onChange = vi.fn()) {
  return onStage(() => {
    const [value, setValue] = useState<Value>(start);
    const take = (next: Value) => {
      onChange(next);
      setValue(next);
    };
    return <Input label="Nominal" value={value} onChange={take} />;
  });
}
const Money: Field = (props) => <MoneyInput {...props} />;
const Count: Field = (props) => <NumberField max={1000} {...props} />;

test("what is no amount stays as it was typed, is marked when the field is left, and is no number", async () => {
  const onChange = vi.fn();
  const screen = await show(Money, 5_000, onChange);
  const field = screen.getByLabelText("Nominal");
  for (const [typed, sentence] of [
    ["-5000", "Paling sedikit 0"],
    ["12.5", "Isi dengan rupiah bulat, misalnya 2.500.000"],
    ["1e5", "Isi dengan rupiah bulat, misalnya 2.500.000"],
    ["99999999999999999999", "Paling banyak 999.999.999.999.999"],
  ] as const) {
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toHaveAccessibleDescription(sentence);
    expect(onChange).toHaveBeenLastCalledWith("");
  }
  await field.fill("Rp 2.500.000");
  await expect.element(field).toHaveValue("Rp 2.500.000");
  expect(onChange).toHaveBeenLastCalledWith(2_500_000);
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("dots come and go while a person types, and the cursor stays where it is", async () => {
  const onChange = vi.fn();
  const screen = await show(Money, "", onChange);
  const field = screen.getByLabelText("Nominal");
  await field.click();
  await userEvent.keyboard("1250000");
  await expect.element(field).toHaveValue("Rp 1.250.000");
  // The cursor is behind the 5. Add a digit, remove one, then delete over a dot.
  (field.element() as HTMLInputElement).setSelectionRange(7, 7);
  await userEvent.keyboard("9");
  await expect.element(field).toHaveValue("Rp 12.590.000");
  await userEvent.keyboard("{Backspace}{Backspace}");
  await expect.element(field).toHaveValue("Rp 120.000");
  await userEvent.keyboard("3");
  await expect.element(field).toHaveValue("Rp 1.230.000");
  expect(onChange).toHaveBeenLastCalledWith(1_230_000);
  (field.element() as HTMLInputElement).setSelectionRange(4, 4);
  await userEvent.keyboard("{Delete}{Delete}");
  await expect.element(field).toHaveValue("Rp 130.000");
});

test("the first digit of an amount can be exchanged without losing the zeros behind it", async () => {
  const screen = await show(Money, 1_000);
  const field = screen.getByLabelText("Nominal");
  await field.click();
  (field.element() as HTMLInputElement).setSelectionRange(4, 4);
  await userEvent.keyboard("{Backspace}2");
  await expect.element(field).toHaveValue("Rp 2.000");
});

test("a count goes up and down with the arrows, and not beyond its limits", async () => {
  const onChange = vi.fn();
  const screen = await show(Count, 999, onChange);
  const field = screen.getByLabelText("Nominal");
  await field.click();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(field).toHaveValue("1.000");
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange).toHaveBeenLastCalledWith(999);
  await field.fill("1001");
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription("Paling banyak 1.000");
});
