import type { Page } from "@playwright/test";
import { pilih } from "./asset.ts";
import { baris, berusaha } from "./laporan.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";
import { expectSaid } from "./said.ts";

test("a Super Admin chooses the basis of Neraca, and reads what a machine earned and what thirteen weeks will bring", async ({
  page,
  office,
}) => {
  const { idSo } = await berusaha(office);
  await office.signIn(page, "Super Admin", { at: "/admin/setting/perusahaan" });
  await pilihDasar(page);
  await page.goto(`${office.address}/admin/neraca`);
  await expect(page.getByRole("columnheader").last()).toContainText("Buku Besar");
  await expect(baris(page, "Selisih").getByRole("cell").last()).toHaveText("-");
  await expect(baris(page, "Total Aset").getByRole("cell").last()).toHaveText("Rp 120.600.000");
  await expectAccessible(page);
  await page.goto(`${office.address}/admin/labarugi`);
  await baris(page, "4-1001 Penjualan").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/admin\/bukubesar\/laba-rugi\?dari=/);

  await bacaLabaOrder(page, office, idSo);
  await bacaProyeksi(page, office);
});

/** Both are seen before one is chosen; then Neraca balances, and Laba Rugi leads to Buku Besar. */
async function pilihDasar(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Perusahaan" }).click();
  const form = page.getByRole("dialog", { name: "Edit Perusahaan" });
  await pilih(page, "Dasar Neraca", "Buku Besar");
  const dua = form.getByRole("table", { name: "Perbandingan Dasar Neraca" });
  await expect(dua.getByRole("row", { name: /^Selisih/ })).toContainText("Rp 124.000.000");
  await expect(form.getByText("Berlaku untuk semua bulan.")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Data perusahaan berhasil disimpan");
  await expect(page.getByRole("definition").filter({ hasText: "Buku Besar" })).toBeVisible();
}

/** What a machine earned leads to the order behind it. */
async function bacaLabaOrder(page: Page, office: Office, idSo: string): Promise<void> {
  await page.goto(`${office.address}/admin/laba-order`);
  await expect(page.getByRole("row", { name: new RegExp(idSo) })).toContainText("4.500.000");
  await page.getByText("Per Produk", { exact: true }).click();
  await expect(page.getByRole("row", { name: /Oven Besar/ })).toContainText("36");
  await expectAccessible(page);
  await page
    .getByRole("row", { name: /Oven Besar/ })
    .getByRole("button", { name: /Dokumen/ })
    .click();
  await expect(page.getByRole("button", { name: "Tampilkan semua, bukan hanya Oven Besar" })).toBeVisible();
  await page
    .getByRole("row", { name: new RegExp(idSo) })
    .getByRole("button", { name: /Dokumen/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`salesorder.*${idSo}`));
}

/** What is expected in thirteen weeks opens the documents behind a figure. */
async function bacaProyeksi(page: Page, office: Office): Promise<void> {
  const oven = await makeMachine(office, { kodeProduk: "OVN-77", namaProduk: "Oven Proyeksi", stock: 2 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 1 }]);
  await bayarDp(office, idSo, 2_500_000);
  await page.goto(`${office.address}/admin/proyeksi-kas`);
  const minggu = page.getByRole("table", { name: "Proyeksi per minggu" });
  await expect(minggu.getByRole("row")).toHaveCount(14);
  await expectAccessible(page);
  const angka = minggu.getByRole("button", { name: /Sisa order minggu/ });
  await expect(angka).toHaveText("Rp 10.500.000");
  await angka.click();
  const dokumen = page.getByRole("row", { name: new RegExp(idSo) });
  await expect(dokumen).toContainText("10.000.000");
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const nama = await angka.evaluate((button) => getComputedStyle(button.closest("td") ?? button, "::before").content);
  expect(nama).toContain("Sisa order");
  await page.setViewportSize({ width: 1366, height: 850 });
  await dokumen.getByRole("button", { name: /Dokumen/ }).click();
  await expect(page).toHaveURL(new RegExp(`salesorder.*${idSo}`));
}
