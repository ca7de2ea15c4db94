import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { jakartaToday } from "#kernel/format.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { bayarLunas, makeMachine, pesan } from "./pengiriman.ts";

test("Management reads what a machine earned and opens the order behind it; others do not see the screen", async ({
  page,
  browser,
  office,
}) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-01", namaProduk: "Oven Kopi", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarLunas(office, idSo, 25_000_000);
  const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", tglSurat: jakartaToday(new Date()) });
  await office.call(suratJalan.addSuratJalan, isian);

  await office.signIn(page, "Management", { at: "/admin/laba-order" });
  await expect(page.getByRole("row", { name: new RegExp(idSo) })).toContainText("9.000.000");
  await page.getByText("Per Produk", { exact: true }).click();
  await expect(page.getByRole("row", { name: /Oven Kopi/ })).toContainText("36");
  await expectAccessible(page);
  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/laba.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${process.env.SHOTS}/laba-390.png` });
    await page.setViewportSize({ width: 1366, height: 850 });
  }
  await page
    .getByRole("row", { name: /Oven Kopi/ })
    .getByRole("button", { name: /Dokumen/ })
    .click();
  await expect(page.getByRole("button", { name: "Tampilkan semua, bukan hanya Oven Kopi" })).toBeVisible();
  await page
    .getByRole("row", { name: new RegExp(idSo) })
    .getByRole("button", { name: /Dokumen/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`salesorder.*${idSo}`));

  const lain = await browser.newPage();
  await office.signIn(lain, "Admin", { menu: ["Sales Order", "Laba Rugi"] });
  await expect(lain.getByRole("link", { name: "Sales Order" }).first()).toBeVisible();
  await expect(lain.getByRole("link", { name: "Laba per Order" })).toHaveCount(0);
});
