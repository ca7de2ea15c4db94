import type { Browser, Locator, Page } from "@playwright/test";
import type { Menu } from "#kernel/permission.ts";
import { expect, type Office, test } from "./office.ts";
import { kirimkan, makeMachine } from "./pengiriman.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test.slow();

/** Signs somebody in, in a browser context of their own, at one screen. */
async function meja(browser: Browser, office: Office, role: string, menu: readonly Menu[], path: string) {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 850 } })).newPage();
  await office.signIn(page, role, { menu, at: `/admin/${path}` });
  return page;
}

const ok = (page: Page) => page.getByRole("button", { name: "Ok", exact: true }).click();

async function simpanInvoice(form: Locator, page: Page): Promise<void> {
  await form.locator('input[type="file"]').setInputFiles([await gambar("bukti.jpg")]);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /Invoice INV-\d{4}-\d{5} berhasil ditambahkan/);
}

async function setujui(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Approve INV/ })
    .and(page.locator(":not([aria-disabled])"))
    .click();
  const dialog = page.getByRole("dialog", { name: /^Approve Invoice/ });
  // It is said for five seconds, which on a busy machine may be over before somebody begins to look.
  await Promise.all([
    expectSaid(page, /Invoice INV-\d{4}-\d{5} berhasil disetujui/),
    dialog.getByRole("button", { name: "Approve" }).click(),
  ]);
}

test("the whole way of an order: cart, down payment, production, the rest, delivery; five desks, each its own part", async ({
  browser,
  office,
}) => {
  await makeMachine(office, { kodeProduk: "RTD-02", namaProduk: "Rotary Dryer" });
  const sales = await meja(browser, office, "Sales", ["Produk Card", "Sales Order"], "cardproduk");
  await sales.getByRole("button", { name: "Pesan langsung Rotary Dryer" }).click();
  await sales.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await sales.getByLabel("Instansi Customer").fill("CV Kopi Gayo");
  await sales.getByLabel("Nama Customer").fill("Siti");
  await sales.getByLabel("Alamat Customer").fill("Jl. Merdeka 10");
  await sales.getByLabel("No Telpn Customer").fill("081234567890");
  await sales.getByRole("combobox", { name: "Tipe Order" }).click();
  await sales.getByRole("option", { name: "Reguler" }).click();
  await sales
    .locator("input[type=file]")
    .first()
    .setInputFiles([await gambar("pesanan.jpg")]);
  await sales.getByRole("button", { name: "Order", exact: true }).click();
  await ok(sales);
  await expect(sales.getByRole("button", { name: "Keranjang", exact: true })).toBeVisible();
  await sales.goto(`${office.address}/admin/salesorder`);
  const order = sales.getByRole("row").filter({ hasText: "CV Kopi Gayo" });
  await expect(order.getByText("Diorder")).toBeVisible();
  const idSo = (await order.getByText(/^SO-\d{4}-\d{5}$/).textContent()) ?? "";
  await expect(order.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);

  // Production cannot begin before a payment, and an unfinished machine cannot be delivered.
  const pabrik = await meja(browser, office, "Logistik", ["Pesan Langsung"], "pesanlangsung");
  const buat = pabrik.getByRole("button", { name: `Update Mesin Selesai Rotary Dryer ${idSo}` });
  await expect(buat).toHaveAccessibleDescription("Data tidak dapat diupdate karena belum memiliki invoice");
  const gudang = await meja(browser, office, "Logistik", ["Surat Jalan"], "suratjalan?bagian=");
  await expect(gudang.getByText("Data Tidak Ditemukan")).toBeVisible();

  const admin = await meja(browser, office, "Admin", ["Invoice"], `invoiceorder?order=${idSo}`);
  await admin.getByRole("button", { name: "Tambah Invoice" }).click();
  const dp = admin.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await dp.getByRole("combobox", { name: "Rekening" }).click();
  await admin.getByRole("option", { name: "BCA RJP" }).click();
  await dp.getByLabel("Nominal DP").fill("5000000");
  await simpanInvoice(dp, admin);
  await expect(admin.getByRole("button", { name: /^Approve INV/ })).toHaveCount(0);

  const bos = await meja(browser, office, "Management", [], `invoiceorder?order=${idSo}`);
  await setujui(bos);
  await expect(order.getByText("Diproses")).toBeVisible();

  const antar = gudang.getByRole("button", { name: `+ Surat Jalan ${idSo}` });
  await expect(antar).toHaveAccessibleDescription("Masih ada 1 produk yang diproses, tunggu sampai selesai");
  await buat.click();
  await pabrik.getByRole("dialog", { name: "Update Mesin Selesai" }).getByRole("button", { name: "Update" }).click();
  await expect(pabrik.getByText("1 mesin Rotary Dryer selesai")).toBeVisible();
  await expect(order.getByText("Belum Kirim")).toBeVisible();

  await admin.getByRole("button", { name: "Tambah Invoice" }).click();
  const lunas = admin.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await lunas.getByText("Lunas", { exact: true }).click();
  await expect(lunas.getByLabel("Nominal Lunas")).toHaveValue("Rp 7.500.000");
  await simpanInvoice(lunas, admin);
  await setujui(bos);
  await expect(order.getByText("Lunas", { exact: true })).toBeVisible();

  await antar.click();
  await kirimkan(gudang);

  // The order's page has followed everything without a reload.
  await expect(order.getByText("Selesai", { exact: true }).last()).toBeVisible();
  await expect(order.getByText("Belum Kirim")).toHaveCount(0);
  for (const page of [sales, pabrik, gudang, admin, bos]) await page.context().close();
});
