import type { Page } from "@playwright/test";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { expect, test } from "./office.ts";

/** Makes a window hidden or visible, as another tab in front of it would. */
const become = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("nine windows of a browser wait for no connection: a hidden one holds no stream, and hears of changes when it is seen", async ({
  page,
  context,
  office,
}) => {
  const streams = new Set<object>();
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/live") streams.add(request);
  });
  for (const over of ["requestfinished", "requestfailed"] as const) {
    context.on(over as "requestfinished", (request) => void streams.delete(request));
  }
  await office.signIn(page, "Super Admin", { at: "/admin/setting/divisi" });
  const windows = [page];
  for (let at = 0; at < 8; at += 1) {
    await become(windows[at] as Page, "hidden");
    const another = await context.newPage();
    windows.push(another);
    await another.goto(`${office.address}/admin/setting/divisi`);
    await expect(another.getByLabel("Status koneksi")).toContainText("Langsung");
    expect(streams.size).toBe(1);
  }

  await office.call(divisi.addDivisi, { namaDivisi: "Perakitan" });
  const added = (one: Page) => one.getByRole("cell", { name: "Perakitan", exact: true });
  await expect(added(windows[8] as Page)).toBeVisible();
  await expect(added(page)).toHaveCount(0);
  await become(page, "visible");
  await expect(added(page)).toBeVisible();
  await expect.poll(() => streams.size).toBe(2);
});
