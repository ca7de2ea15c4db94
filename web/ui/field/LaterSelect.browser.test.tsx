import { expect, test } from "vitest";
import { onStage } from "../../testing/stage.tsx";
import { LaterSelect } from "./LaterSelect.tsx";

const data = [
  { value: "baru", label: "Terbaru" },
  { value: "lama", label: "Terlama" },
];
const Pilihan = () => <LaterSelect aria-label="Urutan" data={data} value="baru" />;

test("a press opens it, also where its code comes between the press and the click", async () => {
  const screen = await onStage(Pilihan);
  const field = () => screen.getByRole("combobox", { name: "Urutan" });
  const before = field().element();
  before.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  (before as HTMLElement).focus();
  await import("./select.ts");
  await new Promise((done) => setTimeout(done, 150));
  expect(field().element()).toBe(before);
  (before as HTMLElement).click();
  await expect.element(screen.getByRole("option", { name: "Terlama" })).toBeVisible();
  expect(field().element()).not.toBe(before);
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  await expect.element(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").element().id);
});
