import type { Page } from "@playwright/test";
import { awalPekan } from "#areas/laporan/kalender/hari.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { jatuhTempo } from "#kernel/umur.ts";
import { pilih } from "./asset.ts";
import { baris, berusaha } from "./laporan.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";
import { expectSaid } from "./said.ts";

test("a Super Admin chooses the basis of Neraca, and reads what a machine earned and what thirteen weeks will bring, and moves what the calendar has", async ({
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
  await pindahkanHari(page, office);
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

/** In the calendar an entry moves to another day with the pointer and with keys. */
async function pindahkanHari(page: Page, office: Office): Promise<void> {
  const senin = awalPekan(jakartaToday(new Date()) as Tanggal);
  const hari = (lagi: number) => jatuhTempo(senin, lagi);
  const { idPelanggan } = (await office.call(pelanggan.addPelanggan, { nama: "CV Kopi" })).data;
  const langkah = { isi: "Tanya oven", langkah: "Telepon", tglLangkah: hari(1) };
  await office.call(pelanggan.addPercakapan, { idPelanggan, ...langkah });
  await page.goto(`${office.address}/admin/kalender?tampilan=minggu`);
  const di = (lagi: number) => page.locator("td", { has: page.locator(`time[datetime="${hari(lagi)}"]`) });
  await di(1)
    .getByRole("link", { name: /Telepon: CV Kopi/ })
    .dragTo(di(3));
  await expect(di(3).getByText("Telepon: CV Kopi")).toBeVisible();
  await expect(di(1).getByText("Telepon: CV Kopi")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Pindahkan Telepon: CV Kopi/ }).focus();
  for (const key of ["Space", "ArrowRight", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(di(5).getByText("Telepon: CV Kopi")).toBeVisible();
  await page.getByRole("button", { name: /^Pindahkan Telepon: CV Kopi/ }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Pindahkan Telepon: CV Kopi" })).toBeVisible();
}
