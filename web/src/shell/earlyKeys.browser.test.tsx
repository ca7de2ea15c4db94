import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { keepEarlyKeys, paletteReady } from "./earlyKeys.ts";

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
