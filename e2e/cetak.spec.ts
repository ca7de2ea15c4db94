import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { expect, expectAccessible, expectWhole, type Office, test } from "./office.ts";
import { makeMachine, pesan } from "./pengiriman.ts";
import { pesan as pesanDulu } from "./penjualan.ts";

/** The words of every sheet, and whether it stands upright. */
async function sheetsOf(page: Page): Promise<{ words: string; upright: boolean }[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const pdf = await getDocument({ data }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await pdf.getPage(number);
      const { width, height } = sheet.getViewport({ scale: 1 });
      const { items } = await sheet.getTextContent();
      const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      return { words: words.replace(/\s+/g, " "), upright: width < height };
    }),
  );
}

async function rename(office: Office): Promise<void> {
  const { data } = await office.call(perusahaan.getPerusahaan, {});
  const { logo: _, backup: __, aksi: ___, ...isi } = data;
  await office.call(perusahaan.updatePerusahaan, { ...isi, nama: "PT Sinar Pengering", logo: [] });
}

test("a year of orders as a chart; a printed list says whose it is, what narrows it and its heads on every sheet", async ({
  page,
  office,
}) => {
  await rename(office);
  const idProduk = await makeMachine(office, { kodeProduk: "OV-1", namaProduk: "Oven Deck", stock: 99 });
  const other = await makeMachine(office, { kodeProduk: "PL-1", namaProduk: "Mesin Pelet", stock: 99 });
  const orders: string[] = [];
  for (let count = 0; count < 24; count += 1) {
    orders.push(
      await pesan(office, [
        { idProduk, qty: 1 },
        { idProduk: other, qty: 2 },
      ]),
    );
  }
  await pesanDulu(office, "Reguler", "PL", 1, "2025-03-10");
  await pesanDulu(office, "Reguler", "SG", 2, "2025-05-02");
  await pesanDulu(office, "Online", "PL", 1, "2026-01-05");
  const setahun = "/admin/salesorder?tglAwal=2025-01-01&tglAkhir=2025-12-31";
  const { nama } = await office.signIn(page, "Management", { at: setahun });
  await bacaGrafik(page);
  await cetakDaftar(page, office, orders, nama);
  await page.goto(`${office.address}/admin/salesorder?buka=${orders[0]}`);
  await expect(page.getByRole("dialog").getByText("Riwayat", { exact: true })).toBeVisible();
  const record = await sheetsOf(page);
  expect(record[0]?.words).toContain(`Detail Order ${orders[0]}`);
  expect(new Set(record.map(({ upright }) => upright))).toEqual(new Set([true]));

  await cetakSemua(page, office, orders);

  // A year of months beside each other, as wide as the sheet and no wider.
  await page.goto(`${office.address}/admin/neraca`);
  await expect(page.getByRole("columnheader").nth(1)).toBeVisible();
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: "print" });
  await expectWhole(page.getByRole("table").locator(".."));
});

/** Sums by month and sales, a month that opens, a file, and a pivot. */
async function bacaGrafik(page: Page): Promise<void> {
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
}

async function cetakDaftar(page: Page, office: Office, orders: readonly string[], nama: string): Promise<void> {
  const kop = page.waitForResponse((response) => response.url().endsWith("/getKop"));
  await page.goto(`${office.address}/admin/salesorder?cari=kopi&limit=50`);
  await expect(page.getByRole("row")).toHaveCount(25);
  await kop;
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]?.words).toContain("PT Sinar Pengering");
  expect(sheets[0]?.words).toMatch(new RegExp(`Dicetak .* oleh ${nama}`));
  expect(sheets[0]?.words).toContain("Cari “kopi”");
  // What only a press would show stands there.
  expect(sheets[0]?.words).toMatch(/1× Oven Deck ?; ?2× Mesin Pelet/);
  for (const [at, { words, upright }] of sheets.entries()) {
    expect(words).toContain(`Halaman ${at + 1} dari ${sheets.length}`);
    expect(words, `heads of sheet ${at + 1}`).toMatch(/Nama Customer ?\/ ?Instansi/);
    expect(upright).toBe(false);
  }
  const written = sheets.map(({ words }) => words).join(" ");
  for (const idSo of orders) expect(written.replaceAll(" ", "")).toContain(idSo);
  // 24 orders of three machines, once and behind the last of them.
  expect(written.match(/900\.000\.000/g)).toHaveLength(1);
  expect(sheets.at(-1)?.words).toMatch(/Jumlah .*900\.000\.000/);
  for (const button of ["Log out", "Export", "Filter", "Tambah email"]) expect(written).not.toContain(button);
  await expect(page.locator("[data-kop], [data-disaring]"), "nothing of it stays on the screen").toHaveCount(0);
}

/** The screen shows ten of them; paper has them all, and the screen has ten again. */
async function cetakSemua(page: Page, office: Office, orders: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute("data-printed", true);
  });
  await page.goto(`${office.address}/admin/salesorder?cari=kopi`);
  await expect(page.getByRole("row")).toHaveCount(11);
  await page.getByRole("button", { name: "Cetak Sales Order" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await expect(page.getByRole("row")).toHaveCount(25);
  const whole = (await sheetsOf(page)).map(({ words }) => words).join(" ");
  for (const idSo of orders) expect(whole.replaceAll(" ", "")).toContain(idSo);
  expect(whole).toContain("1–24 dari 24");
  await expect(page.getByRole("row"), "as before").toHaveCount(11);
  await page.evaluate(() => document.documentElement.toggleAttribute("data-printed", false));
  // What listens to the key comes when the screen has its data.
  await expect(async () => {
    await page.keyboard.press("Control+p");
    await expect(page.locator("html[data-printed]")).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("row")).toHaveCount(25);
  expect((await sheetsOf(page)).length).toBeGreaterThan(1);
}
