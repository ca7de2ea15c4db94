import { expect, expectAccessible, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

test("Management sees what is expected in thirteen weeks, and opens the documents behind a figure", async ({
  page,
  browser,
  office,
}) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-77", namaProduk: "Oven Proyeksi", stock: 2 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 1 }]);
  await bayarDp(office, idSo, 2_500_000);
  await office.signIn(page, "Management", { at: "/admin/proyeksi-kas" });
  const minggu = page.getByRole("table", { name: "Proyeksi per minggu" });
  await expect(minggu.getByRole("row")).toHaveCount(14);
  await expectAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/proyeksi.png`, fullPage: true });
  const angka = minggu.getByRole("button", { name: /Sisa order minggu/ });
  await expect(angka).toHaveText("Rp 10.000.000");
  await angka.click();
  const dokumen = page.getByRole("row", { name: new RegExp(idSo) });
  await expect(dokumen).toContainText("10.000.000");
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const nama = await angka.evaluate((button) => getComputedStyle(button.closest("td") ?? button, "::before").content);
  expect(nama).toContain("Sisa order");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/proyeksi-390.png`, fullPage: true });
  await page.setViewportSize({ width: 1366, height: 850 });
  await dokumen.getByRole("button", { name: /Dokumen/ }).click();
  await expect(page).toHaveURL(new RegExp(`salesorder.*${idSo}`));

  const lain = await browser.newPage();
  await office.signIn(lain, "Admin", { menu: ["Sales Order", "Laba Rugi"] });
  await expect(lain.getByRole("link", { name: "Sales Order" }).first()).toBeVisible();
  await expect(lain.getByRole("link", { name: "Proyeksi Kas" })).toHaveCount(0);
});
