import type { Page } from "@playwright/test";
import { idNeracaOf, neraca } from "#areas/laporan/neraca/contract.ts";
import { tanggal } from "#kernel/format.ts";
import { countKeystrokes } from "./ketukan.ts";
import { baris, berusaha, hariIni } from "./laporan.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { expectSaid } from "./said.ts";

const BULAN = ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"];
const bulanIni = `${BULAN[Number(hariIni.slice(5, 7)) - 1]} ${hariIni.slice(0, 4)}`;

test("an accountant reads Laba Rugi down to its documents, compares and prints it, and fills in Neraca", async ({
  page,
  office,
}) => {
  const { idPengajuan, idSo } = await berusaha(office);
  const ketukan = await countKeystrokes(page);
  const menu = ["Laba Rugi", "Neraca", "Pengajuan", "Sales Order"] as const;
  await office.signIn(page, "Akuntan", { nama: "Sari", menu, at: "/admin/labarugi" });
  await expect(page.getByRole("columnheader").last()).toHaveText("Total");
  await expect(page.getByRole("columnheader", { name: bulanIni })).toBeVisible();
  await expect(baris(page, "Pendapatan Penjualan")).toContainText("Rp 12.000.000");
  await expect(baris(page, "HPP")).toContainText("-Rp 8.000.000");
  await expect(baris(page, "Gaji")).toContainText("-Rp 7.000.000");
  await expect(baris(page, "Laba / Rugi")).toContainText("-Rp 3.900.000");
  await expect(baris(page, "Tanpa Komponen")).toContainText("Rp 100.000.000");
  await expectAccessible(page);

  for (const layar of ["Laba per Order", "Proyeksi Kas"]) {
    await expect(page.getByRole("link", { name: layar }), "for Management alone").toHaveCount(0);
  }
  await bukaDokumen(page, office, idPengajuan, idSo);
  await pilihGrup(page);
  await bawaPulang(page);
  await cariSebab(page, idPengajuan, ketukan);
  await page.goto(`${office.address}/admin/labarugi`);
  await page.getByRole("button", { name: /^Bulan dan tahun/ }).click();
  await page.getByRole("button", { name: "Tahun sebelumnya" }).click();
  await page.getByRole("dialog", { name: "Pilih bulan" }).getByRole("button", { name: /mar/i }).click();
  await expect(page).toHaveURL(new RegExp(`bulan=${Number(hariIni.slice(0, 4)) - 1}-03`));
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await expect(baris(page, "Laba / Rugi")).not.toContainText("900.000");

  await page.goto(`${office.address}/admin/neraca`);
  await bacaNeraca(page, office);
  await isiNeraca(page);
  await isiBersamaan(page, office);
  await lihatTahunLalu(page, office);
});

/** Every cell opens its documents, and has an address. */
async function bukaDokumen(page: Page, office: Office, idPengajuan: string, idSo: string): Promise<void> {
  await baris(page, "Gaji").getByRole("link", { name: "-Rp 7.000.000" }).click();
  const rincian = page.getByRole("dialog", { name: /^Gaji, / });
  await expect(rincian.getByText("Gaji Karyawan Tetap")).toBeVisible();
  await expect(rincian).toContainText("Total -Rp 7.000.000");
  await expectAccessible(page);
  await rincian.getByRole("link", { name: idPengajuan }).click();
  await expect(page.getByRole("dialog", { name: `Detail Pengajuan ${idPengajuan}` })).toBeVisible();
  await expect(page).toHaveURL(`${office.address}/admin/pengajuanBiaya?buka=${idPengajuan}`);
  await page.goBack();
  // Its address leads back to it, and Back from it to the report.
  await expect(page).toHaveURL(/\/admin\/labarugi\?rincian=k\d+-\d+\.\d{4}-\d{2}$/);
  await expect(rincian).toContainText("Total -Rp 7.000.000");
  await page.reload();
  await expect(rincian).toContainText("Total -Rp 7.000.000");
  await page.goBack();
  await expect(rincian).toBeHidden();
  await expect(page).toHaveURL(`${office.address}/admin/labarugi`);

  await baris(page, "Harga pokok barang keluar").getByRole("link").click();
  const hpp = page.getByRole("dialog", { name: /^Harga pokok barang keluar, / });
  await expect(hpp.getByText(/Kirim 1 Unit Oven Besar/)).toBeVisible();
  await expect(hpp.getByRole("link", { name: idSo })).toBeVisible();
  await page.keyboard.press("Escape");
  // Totals and zeros are not links.
  await expect(baris(page, "Laba / Rugi").getByRole("link")).toHaveCount(0);
  await expect(baris(page, "Pengembalian Dana").getByRole("link")).toHaveCount(0);
}

/** The result of a group of accounts, and from the groups to all accounts. */
async function pilihGrup(page: Page): Promise<void> {
  await page.getByText("ANEKA", { exact: true }).click();
  await expect(page).toHaveURL(/grup=ANEKA/);
  await expect(baris(page, "Laba / Rugi (sebelum HPP dan penyusutan)")).toContainText("-Rp 900.000");
  await expect(baris(page, "HPP")).toHaveCount(0);
  await page.getByText("RJP", { exact: true }).click();
  await expect(baris(page, "Laba / Rugi (sebelum HPP dan penyusutan)")).toContainText("Rp 5.000.000");
  await page.getByText("All", { exact: true }).click();
  await expect(baris(page, "HPP")).toHaveCount(1);
  // From the result of the groups to that of all accounts, which the balance sheet shows.
  const [laba, tanpaGrup] = ["-Rp 3.900.000", "-"];
  await expect(baris(page, "Laba / Rugi").getByRole("cell").last()).toHaveText(laba);
  await expect(baris(page, "Rekening tanpa grup").getByRole("cell").last()).toHaveText(tanpaGrup);
  await expect(baris(page, "Laba / Rugi semua rekening").getByRole("cell").last()).toHaveText(laba);
  await page.getByText("Semua Rekening", { exact: true }).click();
  await expect(page).toHaveURL(/grup=Semua/);
  await expect(baris(page, "Laba / Rugi").getByRole("cell").last()).toHaveText(laba);
  await expect(baris(page, "Rekening tanpa grup")).toHaveCount(0);
  await page.getByText("All", { exact: true }).click();
  await expect(baris(page, "Pengembalian Dana")).toBeVisible();
  await page.getByRole("switch", { name: "Baris nol" }).uncheck();
  await expect(baris(page, "Pengembalian Dana")).toHaveCount(0);
}

/** As a file, on paper, and where the system takes the colours away. */
async function bawaPulang(page: Page): Promise<void> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Laba Rugi" }).click();
  expect((await download).suggestedFilename()).toBe(
    `Export Laba Rugi-${hariIni.slice(5, 7)}-${hariIni.slice(0, 4)}.xlsx`,
  );
  await expect(page.getByText("Download Berhasil")).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page.getByRole("button", { name: "Cetak" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^Laba Rugi sampai / })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cetak" })).toBeHidden();
  // Where the system takes the backgrounds away, the chosen group of accounts is still marked.
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  await expect(page.getByText("Semua Rekening", { exact: true }).locator("xpath=ancestor::label")).toHaveCSS(
    "outline-style",
    "none",
  );
  await expect(page.locator("label[data-active]")).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ forcedColors: "none" });
}

/** Why the profit fell, from the report to the document. */
async function cariSebab(page: Page, idPengajuan: string, ketukan: () => Promise<number>): Promise<void> {
  await ketukan();
  await page.getByRole("combobox", { name: "Perbandingan" }).click();
  await page.getByRole("option", { name: "Bulan Lalu" }).click();
  const sebab = page.getByRole("status").filter({ hasText: "Paling menggerakkan" });
  await expect(sebab).toContainText(/^Rugi .* Rp 3\.900\.000, dari Rp 0 pada .* Gaji naik Rp 7\.000\.000/);
  await expectAccessible(page);
  // The rows of results lie below each other as high as they reckon each other to be.
  const hasil = page.locator("tr[data-lekat]");
  const lebih = await hasil.evaluateAll((rows) =>
    rows.map(
      (row) =>
        row.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(row).getPropertyValue("--setinggi")),
    ),
  );
  expect(Math.max(...lebih), "no row lies over the one above").toBeLessThan(1);
  await baris(page, "Gaji").getByRole("link", { name: "-Rp 7.000.000" }).first().click();
  await page
    .getByRole("dialog", { name: /^Gaji, / })
    .getByRole("link", { name: idPengajuan })
    .click();
  await expect(page.getByRole("dialog", { name: `Detail Pengajuan ${idPengajuan}` })).toBeVisible();
  expect(await ketukan()).toBeLessThanOrEqual(4);
}

/** Neraca says its difference, which opens its parts. */
async function bacaNeraca(page: Page, office: Office): Promise<void> {
  await expect(baris(page, "Bank BCA RJP").getByRole("cell").last()).toHaveText("Rp 55.000.000");
  await expect(baris(page, "Persediaan Stok").getByRole("cell").last()).toHaveText("Rp 16.000.000");
  // Rp 55 million and 49.1 million in the banks and 16 million of stock; the loss is 3.9 million.
  await expect(baris(page, "Total Aset").getByRole("cell").last()).toHaveText("Rp 120.100.000");
  await expect(baris(page, "Selisih").getByRole("cell").last()).toHaveText("Rp 124.000.000");
  await expectAccessible(page);

  // The difference opens its parts, which add up to it; the form proposes what Buku Besar knows.
  await baris(page, "Selisih").getByRole("link", { name: "Rp 124.000.000" }).click();
  const bagian = page.getByRole("dialog", { name: `Selisih Neraca ${tanggal(hariIni)}` });
  await expect(bagian.getByRole("row", { name: /^Belum Dipetakan/ })).toContainText("Rp 100.000.000");
  await expect(bagian.getByRole("row", { name: /^Selisih Neraca/ })).toContainText("Rp 124.000.000");
  await expectAccessible(page);
  await page.reload();
  await expect(bagian.getByRole("row", { name: /^Selisih Neraca/ })).toContainText("Rp 124.000.000");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${office.address}/admin/neraca`);
}

/** The six figures are entered. */
async function isiNeraca(page: Page): Promise<void> {
  await page.getByRole("button", { name: `Update Data ${tanggal(hariIni)}` }).click();
  const form = page.getByRole("dialog", { name: `Update Data Neraca ${tanggal(hariIni)}` });
  await expect(page).toHaveURL(new RegExp(`/admin/neraca\\?ubah=${hariIni}$`));
  await page.reload();
  await expect(form.getByText("Belum pernah diisi.")).toBeVisible();
  await form.getByLabel("Deviden").fill("");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("Jangan ada isian kosong").first()).toBeVisible();
  await form.getByLabel("Deviden").fill("0");
  await form.getByLabel("Laba Ditahan").fill("124000000");
  await expect(form.getByLabel("Laba Ditahan")).toHaveValue("Rp 124.000.000");
  await expect(form.getByText("Selisih Neraca dengan angka ini: Rp 0")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Data neraca berhasil disimpan");
  await expect(baris(page, "Selisih").getByRole("cell").last()).toHaveText("-");
}

/** The figures are named with who and when. A colleague saves others meanwhile: what was typed stays. */
async function isiBersamaan(page: Page, office: Office): Promise<void> {
  const form = page.getByRole("dialog", { name: `Update Data Neraca ${tanggal(hariIni)}` });
  await page.getByRole("button", { name: `Update Data ${tanggal(hariIni)}` }).click();
  await expect(form.getByText(/diisi oleh Sari pada/)).toBeVisible();
  await expect(form.getByText("Laba Ditahan:").locator("ins")).toHaveText("Rp 124.000.000");
  // A colleague saves other figures meanwhile: the second person is told and keeps what was typed.
  const isi = { piutangUsaha: 5, piutangKaryawan: 0, pembangunan: 0, assetLainLain: 0, labaDitahan: 1, deviden: 0 };
  await office.call(neraca.inputDataNeracaManual, { idNeraca: idNeracaOf(hariIni), ...isi });
  await form.getByLabel("Piutang Karyawan").fill("700000");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText(/sudah diubah oleh Penyiap/).first()).toBeVisible();
  await expect(form.getByLabel("Piutang Karyawan")).toHaveValue("Rp 700.000");
}

/** Neraca of a past day has the same figures, and goes to a file. */
async function lihatTahunLalu(page: Page, office: Office): Promise<void> {
  const tahunLalu = Number(hariIni.slice(0, 4)) - 1;
  await page.goto(`${office.address}/admin/neraca?tglToday=${tahunLalu}-03-15`);
  const kepala = page.getByRole("columnheader");
  await expect(kepala).toHaveCount(4);
  for (const [at, hari] of [`31-01-${tahunLalu}`, `28-02-${tahunLalu}`, `15-03-${tahunLalu}`].entries()) {
    await expect(kepala.nth(at + 1)).toContainText(hari.startsWith("28-02") ? /2[89]-02/ : hari);
  }
  await expect(baris(page, "Total Aset").getByRole("cell").last()).toHaveText("-");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Neraca" }).click();
  expect((await download).suggestedFilename()).toBe(`Export Neraca-15-03-${tahunLalu}.xlsx`);
  const hari = page.getByLabel("Tanggal neraca");
  await hari.fill(tanggal(hariIni));
  await hari.press("Enter");
  await expect(page).not.toHaveURL(/tglToday/);
  await expect(baris(page, "Bank BCA RJP").getByRole("cell").last()).toHaveText("Rp 55.000.000");
}
