import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { DateField } from "./DateField.tsx";
import { DateRange } from "./DateRange.tsx";

type Bounds = { start?: string; min?: string; max?: string; clearable?: boolean };

function show({ start = "", ...bounds }: Bounds, onChange = vi.fn()) {
  return onStage(() => {
    const [day, setDay] = useState(start);
    return (
      <DateField
        label="Tanggal Lahir"
        {...bounds}
        value={day}
        onChange={(next) => {
          onChange(next);
          setDay(next);
        }}
      />
    );
  });
}

const calendar = () => page.getByRole("dialog", { name: "Kalender" });

test("a day that no calendar has stays, is marked when the field is left, and is never handed over as a day", async () => {
  const onChange = vi.fn();
  const screen = await show({}, onChange);
  const field = screen.getByLabelText("Tanggal Lahir");
  for (const typed of ["31-06-1985", "1990-02-30", "29-02-2025"]) {
    await field.fill(typed);
    await expect.element(screen.getByText("Tanggal tidak ada")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(screen.getByText("Tanggal tidak ada")).toBeVisible();
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    expect(onChange).toHaveBeenLastCalledWith(typed);
  }
  await field.fill("30/6/1985");
  await expect.element(field).toHaveValue("30/6/1985");
  expect(onChange).toHaveBeenLastCalledWith("1985-06-30");
  await userEvent.tab();
  await expect.element(field).toHaveValue("30-06-1985");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("the calendar does not open by itself over what the field says, and keeps clear of it", async () => {
  const screen = await show({ start: "31-06-1985" });
  const field = screen.getByLabelText("Tanggal Lahir");
  (field.element() as HTMLInputElement).focus();
  await expect.element(screen.getByText("Tanggal tidak ada")).toBeVisible();
  await expect.element(calendar()).not.toBeInTheDocument();
  await field.click();
  await expect.element(calendar()).toBeVisible();
  const sentence = screen.getByText("Tanggal tidak ada").element().getBoundingClientRect();
  expect(calendar().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(sentence.bottom);
});

test("a day beyond the limit is marked when it is typed, and closed in the calendar", async () => {
  const onChange = vi.fn();
  const screen = await show({ max: "2026-11-21" }, onChange);
  const field = screen.getByLabelText("Tanggal Lahir");
  await field.fill("22-11-2026");
  const day = (name: string) => calendar().getByRole("button", { name: `${name} November 2026` });
  await expect.element(day("22")).toBeDisabled();
  await userEvent.tab();
  await expect.element(screen.getByText("Tanggal tidak boleh setelah 21-11-2026")).toBeVisible();
  expect((field.element() as HTMLInputElement).validationMessage).toBe("Tanggal tidak boleh setelah 21-11-2026");
  await field.click();
  await day("21").click();
  await expect.element(field).toHaveValue("21-11-2026");
  expect(onChange).toHaveBeenLastCalledWith("2026-11-21");
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(screen.getByText("Tanggal tidak boleh setelah 21-11-2026")).not.toBeInTheDocument();
});

test("a field that always has a day takes its day back when it is emptied", async () => {
  const onChange = vi.fn();
  const screen = await show({ start: "2026-11-21", clearable: false }, onChange);
  const field = screen.getByLabelText("Tanggal Lahir");
  await field.fill("");
  await userEvent.tab();
  await expect.element(field).toHaveValue("21-11-2026");
  expect(onChange).not.toHaveBeenCalled();
});

test("a range the wrong way round is said, and both days stay", async () => {
  const onChange = vi.fn();
  const screen = await onStage(() => {
    const [[from, to], set] = useState(["2026-01-01", "2026-06-30"] as [string, string]);
    return (
      <DateRange
        from={from}
        to={to}
        onChange={(start, end) => {
          onChange(start, end);
          set([start, end]);
        }}
      />
    );
  });
  const first = screen.getByLabelText("Tanggal Awal");
  await first.fill("01-07-2026");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Tanggal awal melewati tanggal akhir");
  await expect.element(screen.getByLabelText("Tanggal Akhir")).toHaveValue("30-06-2026");
  expect(onChange).toHaveBeenLastCalledWith("2026-07-01", "2026-06-30");
  onChange.mockClear();
  await first.fill("31-06-2026");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Tanggal tidak ada");
  await expect.element(first).toHaveValue("31-06-2026");
});
