import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./office.ts";

const BELUM = "Halaman ini belum dapat dimuat";

/** Code of a screen cannot be loaded, as after an upgrade while the page was open. */
const hilang = (page: Page, name: string) => page.route(`**/assets/${name}-*.js`, (route) => route.abort());

/** The stream of a server that came back with another build. */
const BARU = "/assets/index-baru.js";
const siaranBaru = (page: Page) =>
  page.route("**/api/live", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `data: {"versiWeb":"${BARU}"}\n\n` }),
  );

/** Counts how often the page is loaded from now on. */
function pageLoads(page: Page): () => number {
  let count = 0;
  page.on("domcontentloaded", () => {
    count += 1;
  });
  return () => count;
}

test("a screen whose code does not arrive says so, and comes after Muat ulang", async ({ page, office }) => {
  await office.signIn(page, "Super Admin");
  await hilang(page, "DivisiPage");
  const loads = pageLoads(page);
  await page.goto(`${office.address}/admin/setting/jabatan`);
  await page.getByRole("navigation").first().getByText("Divisi", { exact: true }).click();
  await expect(page.getByRole("heading", { name: BELUM })).toBeVisible();
  // The server has the same version, so the page is not reloaded.
  expect(loads()).toBe(1);
  await expectAccessible(page);
  // Other screens work.
  await page.getByRole("navigation").first().getByText("Role", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Role" }).first()).toBeVisible();

  await page.getByRole("navigation").first().getByText("Divisi", { exact: true }).click();
  await expect(page.getByRole("heading", { name: BELUM })).toBeVisible();
  await page.unroute("**/assets/DivisiPage-*.js");
  await page.getByRole("button", { name: "Muat ulang" }).click();
  await expect(page.getByRole("button", { name: "Tambah" })).toBeVisible();
});

test("after an upgrade a screen is fetched anew by itself, once and never in a circle", async ({ page, office }) => {
  await office.signIn(page, "Super Admin", { at: "/admin/setting/jabatan" });
  await expect(page.getByRole("button", { name: "Tambah" })).toBeVisible();
  await hilang(page, "DivisiPage");
  // The server has another version of the page, but still not the code of Divisi.
  await siaranBaru(page);
  await page.route(`${office.address}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[^"]+\.js/, BARU);
    await route.fulfill({ response, body });
  });
  const loads = pageLoads(page);
  await page.getByRole("navigation").first().getByText("Divisi", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Aplikasi diperbarui" })).toBeVisible();
  expect(loads()).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/admin/setting/divisi");
});

test("that the app was renewed and that the connection is gone are two things, each with its way out", async ({
  page,
  context,
  office,
}) => {
  await siaranBaru(page);
  await office.signIn(page, "Super Admin", { at: "/admin/setting/divisi" });
  const status = page.getByRole("status").filter({ hasText: /Aplikasi diperbarui|Koneksi terputus/ });
  await expect(status).toContainText("Aplikasi diperbarui");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tambah" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Divisi" });
  await form.getByRole("textbox").first().fill("Perakitan");
  // What was typed is not lost unasked.
  page.once("dialog", (asked) => asked.dismiss());
  await status.getByRole("button", { name: "Muat ulang" }).dispatchEvent("click");
  await expect(form.getByRole("textbox").first()).toHaveValue("Perakitan");
  await page.unroute("**/api/live");
  page.once("dialog", (asked) => asked.accept());
  // Without a network before it is loaded anew there would be no page at all.
  const loaded = page.waitForEvent("load");
  await status.getByRole("button", { name: "Muat ulang" }).dispatchEvent("click");
  await loaded;
  await expect(page.getByLabel("Status koneksi")).toContainText("Langsung");
  await expect(status).toHaveCount(0);

  await context.setOffline(true);
  await expect(status).toContainText("Koneksi terputus");
  await context.setOffline(false);
  await expect(status).toHaveCount(0);
});

test("charts that do not arrive leave the figures of the dashboard where they are", async ({ page, office }) => {
  await hilang(page, "Grafik");
  await office.signIn(page, "Super Admin");
  await expect(page.getByText("Bagian ini belum dapat dimuat", { exact: false })).toBeVisible();
  await expect(page.getByText("Total Order")).toBeVisible();
  await page.unroute("**/assets/Grafik-*.js");
  await page.getByRole("button", { name: "Muat ulang" }).click();
  await expect(page.getByRole("heading", { name: "Top Produk Terjual" })).toBeVisible();
});
