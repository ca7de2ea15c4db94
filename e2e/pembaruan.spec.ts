import type { Page } from "@playwright/test";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { isianPelanggan } from "#areas/penjualan/pelanggan/isiPelanggan.ts";
import { blankOf } from "#kernel/record.ts";
import { expect, expectAccessible, test } from "./office.ts";

const isian = { ...blankOf(isianPelanggan), telepon: "081298765432", idSales: null };

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

test("a screen or chart whose code does not arrive says so and comes after Muat ulang, after an upgrade by itself", async ({
  page,
  office,
}) => {
  await hilang(page, "Grafik");
  await office.signIn(page, "Super Admin");
  await expect(page.getByText("Bagian ini belum dapat dimuat", { exact: false })).toBeVisible();
  await expect(page.getByRole("region", { name: "Angka utama" }).getByText("Total Order")).toBeVisible();
  await page.unroute("**/assets/Grafik-*.js");
  await page.getByRole("button", { name: "Muat ulang" }).click();
  await expect(page.getByRole("heading", { name: "Top Produk Terjual" })).toBeVisible();

  // A screen.
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

  // After an upgrade a screen is fetched anew by itself, once and never in a circle.
  await page.goto(`${office.address}/admin/setting/jabatan`);
  await expect(page.getByRole("button", { name: "Tambah" })).toBeVisible();
  await hilang(page, "DivisiPage");
  // The server has another version of the page, but still not the code of Divisi.
  await siaranBaru(page);
  await page.route(`${office.address}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[^"]+\.js/, BARU);
    await route.fulfill({ response, body });
  });
  const again = pageLoads(page);
  await page.getByRole("navigation").first().getByText("Divisi", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Aplikasi diperbarui" })).toBeVisible();
  expect(again()).toBe(1);
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

  // A tall form keeps its buttons in reach meanwhile.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${office.address}/admin/pelanggan?milik=semua&baru=1`);
  const tall = page.getByRole("dialog", { name: "Tambah Pelanggan" });
  await tall.getByRole("textbox", { name: "Nama" }).fill("Sari");
  await context.setOffline(true);
  await expect(page.getByText("Koneksi terputus")).toBeVisible();
  // A trial fails where something lies over the button.
  await tall.getByRole("button", { name: "Simpan" }).click({ trial: true });
  await tall.getByRole("button", { name: "Batal" }).click({ trial: true });
});

test("a detail whose code is gone with an upgrade asks for the new version, and opens there", async ({
  page,
  office,
}) => {
  const { data } = await office.call(pelanggan.addPelanggan, { ...isian, nama: "Budi" });
  await siaranBaru(page);
  await hilang(page, "PelangganDetail");
  // The server gives out another page, whose code is there again.
  await page.route(`${office.address}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[^"]+\.js/, BARU);
    await route.fulfill({ response, body });
  });
  await office.signIn(page, "Sales", { at: "/admin/pelanggan?milik=semua" });
  await page.getByRole("button", { name: "Detail Budi" }).click();
  const asked = page.getByRole("dialog", { name: "Aplikasi diperbarui" });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Nanti saja" }).click();
  await expect(asked).toBeHidden();
  await expect(page).not.toHaveURL(/buka=/);

  await page.getByRole("button", { name: "Detail Budi" }).click();
  await expect(asked).toBeVisible();
  await page.unroute("**/assets/PelangganDetail-*.js");
  const loaded = page.waitForEvent("load");
  await asked.getByRole("button", { name: "Muat ulang" }).click();
  await loaded;
  await expect(page).toHaveURL(new RegExp(`buka=${data.idPelanggan}`));
  await expect(page.getByRole("dialog").getByText("081298765432").first()).toBeVisible();
});

test("a detail whose code does not come while the connection is gone says so, and not that the app was renewed", async ({
  page,
  context,
  office,
}) => {
  await office.call(pelanggan.addPelanggan, { ...isian, nama: "Budi" });
  await hilang(page, "PelangganDetail");
  await office.signIn(page, "Sales", { at: "/admin/pelanggan?milik=semua" });
  await expect(page.getByRole("button", { name: "Detail Budi" })).toBeVisible();
  await expect(page.getByLabel("Status koneksi")).toContainText("Langsung");
  // What says it comes when there is time for it.
  const come = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/Dialogs-"));
  await expect.poll(() => page.evaluate(come)).toBe(true);
  await context.setOffline(true);
  await expect(page.getByText("Koneksi terputus", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Detail Budi" }).click();
  await expect(page.getByText("Bagian ini belum dapat dimuat: koneksi terputus", { exact: false })).toBeVisible();
  await expect(page.getByText("Aplikasi diperbarui")).toHaveCount(0);
  await expect(page).not.toHaveURL(/buka=/);
});
