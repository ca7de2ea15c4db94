import type { Page } from "@playwright/test";
import { expect, test } from "./office.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** Whether the worker has everything that the page has loaded. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller?.state !== "activated") return false;
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
    return (await Promise.all(loaded.map(({ name }) => caches.match(name)))).every((found) => found !== undefined);
  });

test("the app opens without a network", async ({ page, context, office }) => {
  await office.signIn(page, "Super Admin", { at: "/admin/setting/divisi" });
  await expect.poll(() => isKept(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Divisi" }).first()).toBeVisible();
  await expect(page.getByText("Data tidak dapat dimuat")).toBeVisible();
});
