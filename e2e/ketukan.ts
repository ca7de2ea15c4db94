import type { Page } from "@playwright/test";

/**
 * Counts what hands do on a page, touches, clicks and keys (Ctrl with another is one), from its next opening on; the
 * answer begins anew each time.
 */
export async function countKeystrokes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === "Control") return;
      if (event.isTrusted) sessionStorage.setItem("ketukan", String(Number(sessionStorage.getItem("ketukan")) + 1));
    };
    addEventListener("pointerdown", count, { capture: true });
    addEventListener("keydown", count, { capture: true });
  });
  return () =>
    page.evaluate(() => {
      const count = Number(sessionStorage.getItem("ketukan"));
      sessionStorage.removeItem("ketukan");
      return count;
    });
}
