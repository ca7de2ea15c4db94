import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { modalLook } from "./modalLook.ts";

const origin = () => modalLook.transitionProps.transition.common.transformOrigin;
const middleOf = (name: string) => {
  const { x, y, width, height } = page.getByRole("button", { name }).element().getBoundingClientRect();
  return `calc(50% + ${x + width / 2}px - 50vw) calc(${y + height / 2}px - 5dvh)`;
};

test("a dialog grows from what was pressed, by the pointer or by a key", async () => {
  await onStage(() => (
    <>
      <button type="button">Tambah</button>
      <button type="button" style={{ marginLeft: 200 }}>
        Ubah
      </button>
    </>
  ));
  await userEvent.click(page.getByRole("button", { name: "Tambah" }));
  const pointer = origin();
  expect(pointer).toMatch(/^calc\(50% \+ [\d.]+px - 50vw\) calc\([\d.]+px - 5dvh\)$/);
  page.getByRole("button", { name: "Ubah" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(origin()).toBe(middleOf("Ubah"));
  expect(origin()).not.toBe(pointer);
});
