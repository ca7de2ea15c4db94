import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";

afterEach(() => void vi.restoreAllMocks());

/** The stage has the tip layer. */
const Buttons = () => (
  <>
    <button type="button" data-tip="Edit (E)">
      Edit
    </button>
    <button type="button" aria-disabled="true" data-tip="Hapus: sudah lunas">
      Hapus
    </button>
  </>
);

const focusOn = async (name: string) => {
  const button = (await page.getByRole("button", { name }).findElement()) as HTMLElement;
  button.focus();
};

test("who points with a mouse reads what a button does, and its key", async () => {
  await onStage(Buttons);
  await focusOn("Edit");
  await expect.element(page.getByText("Edit (E)")).toBeVisible();
});

test("a finger reads only why something cannot be done", async () => {
  await onStage(Buttons);
  const asked = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((media) => asked(media === "(hover: none)" ? "all" : media));
  await focusOn("Hapus");
  await expect.element(page.getByText("Hapus: sudah lunas")).toBeVisible();
  await focusOn("Edit");
  await expect.element(page.getByText("Hapus: sudah lunas")).not.toBeInTheDocument();
  expect(page.getByText("Edit (E)").elements()).toEqual([]);
});
