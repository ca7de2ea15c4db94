import { expect, expectAccessible, test } from "./office.ts";
import { pesan } from "./penjualan.ts";

test("Management sees a year of orders by month and sales, opens a month, and takes the sums along", async ({
  page,
  office,
}) => {
  await pesan(office, "Reguler", "PL", 1, "2025-03-10");
  await pesan(office, "Reguler", "SG", 2, "2025-05-02");
  await pesan(office, "Online", "PL", 1, "2026-01-05");
  await office.signIn(page, "Management", { at: "/admin/salesorder?tglAwal=2025-01-01&tglAkhir=2025-12-31" });
  await page.getByRole("button", { name: "Grafik", exact: true }).click();
  const table = page.getByRole("region", { name: "Tabel Total harga menurut Bulan" }).getByRole("table");
  await expect(table.getByRole("row").last()).toHaveText("Jumlah30.000.000");
  await page.getByRole("combobox", { name: "Lalu menurut" }).click();
  await page.getByRole("option", { name: "Sales", exact: true }).click();
  await expect(table.getByRole("columnheader")).toHaveText(["Bulan", "Penyiap", "Jumlah"]);
  await expect(table.getByRole("rowheader")).toHaveText(["Maret 2025", "April 2025", "Mei 2025", "Jumlah"]);
  await expectAccessible(page);

  const unduhan = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Grafik" }).click();
  expect((await unduhan).suggestedFilename()).toBe("Export Grafik Sales Order-01-01-2025 sampai 31-12-2025.xlsx");

  // The largest bar is that of May.
  await page.locator(".recharts-bar-rectangle path").last().click();
  await expect(page).toHaveURL(/tglAwal=2025-05-01&tglAkhir=2025-05-31/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.goBack();
  await expect(table.getByRole("row").last()).toHaveText("Jumlah30.000.00030.000.000");

  await page.getByRole("radio", { name: "Pivot" }).check();
  await expect(page.locator(".recharts-surface")).toHaveCount(0);
  await table.getByRole("button", { name: "Maret 2025" }).click();
  await expect(page).toHaveURL(/tglAwal=2025-03-01&tglAkhir=2025-03-31/);
  await page.getByRole("button", { name: "Grafik", exact: true }).click();
  await page.getByRole("button", { name: "Grafik", exact: true }).click();
  await expect(page).not.toHaveURL(/grafik=/);
});
