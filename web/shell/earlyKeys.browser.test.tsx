import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { keepEarlyKeys, paletteReady, takeTyped } from "./earlyKeys.ts";

test("Ctrl K before the palette is there opens it as soon as it is, and only for who is signed in", async () => {
  let signedIn = false;
  const open = vi.fn();
  const end = keepEarlyKeys(() => signedIn);
  await userEvent.keyboard("{Control>}k{/Control}");
  paletteReady(open)();
  expect(open).not.toHaveBeenCalled();
  signedIn = true;
  await userEvent.keyboard("{Control>}k{/Control}");
  const gone = paletteReady(open);
  expect(open).toHaveBeenCalledOnce();
  // From here on the palette hears the keys itself.
  await userEvent.keyboard("{Control>}k{/Control}");
  gone();
  paletteReady(open)();
  expect(open).toHaveBeenCalledOnce();
  end();
});

test("what is typed before the palette has the focus is kept for it, and presses nothing on the page below", async () => {
  const below = vi.fn();
  const hear = ({ key }: KeyboardEvent) => below(key);
  const end = keepEarlyKeys(() => true);
  document.addEventListener("keydown", hear);
  const gone = paletteReady(() => {});
  gone();
  await userEvent.keyboard("{Control>}k{/Control}");
  below.mockClear();
  await userEvent.keyboard("setujui{Enter}");
  expect(below).not.toHaveBeenCalled();
  expect(takeTyped()).toBe("setujui");
  await userEvent.keyboard("s");
  expect(below.mock.calls, "the palette hears the keys itself").toEqual([["s"]]);

  // Who does not want it any more has the keys of the page again.
  await userEvent.keyboard("{Control>}k{/Control}{Escape}");
  below.mockClear();
  await userEvent.keyboard("x");
  expect(below.mock.calls).toEqual([["x"]]);
  document.removeEventListener("keydown", hear);
  end();
});
