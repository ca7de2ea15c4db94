import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { MENUS } from "#kernel/permission.ts";
import { picture, sheet } from "#test/support/files.ts";
import { expect, expectAccessible, expectFingers, type Office, test } from "./office.ts";
import { bill, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

const DP = "04002600000000017";
const PENUH = "04002600000000018";
const HARI_INI = jakartaToday(new Date());

const foto = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

/** Money for an invoice has come. */
async function terbayar(office: Office, idSo: string, nominal: { nominalDp?: number; nominalLunas?: number }) {
  const idInv = await bill(office, idSo, nominal);
  await office.call(invoice.approveInv, { idInv });
  return idInv;
}

const dialog = (page: Page) => page.getByRole("dialog").last();

/** The company says since when it is registered. */
async function menjadiPkp(page: Page): Promise<void> {
  await expect(page.getByText("Perusahaan belum PKP")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Buka Setelan" }).click();
  await page.getByRole("button", { name: "Edit Setelan Pajak" }).click();
  await dialog(page).getByLabel("PKP Sejak").fill("01-01-2026");
  await dialog(page).getByLabel("NPWP").fill("0012345678901000");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Setelan pajak disimpan");
  await expect(page.getByText("Pengusaha Kena Pajak")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "pajak-setelan");
}

/** Every field of the sheet that is copied, with one button. */
async function salinSemua(detail: Locator): Promise<number> {
  const next = detail.getByRole("status").filter({ hasText: /^(Berikutnya|Semua isian)/ });
  for (let copies = 0; copies < 13; copies += 1) {
    const said = (await next.textContent()) ?? "";
    if (said === "Semua isian sudah disalin") return copies;
    await detail.getByRole("button", { name: "Salin berikutnya" }).click();
    await expect(next).not.toHaveText(said);
  }
  throw new Error("More than twelve copies");
}

/** What is typed for the down payment; its number is noted. */
async function ketikUangMuka(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Perlu key-in 2/ }).click();
  await expect(page.getByRole("row").filter({ hasText: "Key-In" })).toHaveCount(2);
  await page
    .getByRole("row")
    .filter({ hasText: "Uang Muka" })
    .getByRole("button", { name: /^Detail/ })
    .click();
  const detail = page.getByRole("dialog", { name: /^Faktur FK-/ });
  await expect(detail.getByRole("heading", { name: "Lembar Key-In" })).toBeVisible();
  await expectAccessible(page);
  await foto(page, "pajak-detail");
  expect(await salinSemua(detail)).toBeLessThanOrEqual(12);
  await detail.getByRole("link", { name: "Catat" }).click();
  const form = page.getByRole("dialog", { name: /^Catat Faktur/ });
  await form.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Disetujui" }).click();
  await form.getByLabel("Nomor Faktur").fill(DP);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /dicatat/);
}

/** The line of the file on which the buyer's number stands. */
async function unduhBerkas(page: Page): Promise<number> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Buat berkas XML" }).click();
  await expect(dialog(page)).toContainText("Buat berkas XML dari 1 faktur?");
  await dialog(page).getByRole("button", { name: "Ok" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^faktur-\d{4}-\d{2}-1\.xml$/);
  const lines = readFileSync(await file.path(), "utf8").split("\n");
  return lines.findIndex((line) => line.includes("<BuyerTin>")) + 1;
}

/** Coretax does not know the buyer: he is put right from the line that says so. */
async function perbaikiPembeli(page: Page, baris: number, idInv: string): Promise<void> {
  await page.getByRole("button", { name: "Tempel kesalahan" }).click();
  const tempel = page.getByRole("dialog", { name: "Tempel kesalahan dari Coretax" });
  await tempel.getByLabel("Daftar kesalahan").fill(`Line ${baris}: Buyer TIN is not registered`);
  await tempel.getByRole("button", { name: "Baca kesalahan" }).click();
  const salah = tempel.getByRole("row").filter({ hasText: "NPWP pembeli" });
  await expect(salah).toContainText(idInv);
  await expectAccessible(page);
  await foto(page, "pajak-kesalahan");
  await salah.getByRole("link", { name: "Identitas pajak" }).click();
  const form = page.getByRole("dialog", { name: /^Identitas Pajak/ });
  await form.getByRole("combobox", { name: "Dikenal dengan" }).click();
  await page.getByRole("option", { name: "NIK" }).click();
  await form.getByLabel(/^Nomor/).fill("3201234567890001");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /Identitas pajak .* disimpan/);
  await expect(form).toBeHidden();
  await tempel.getByRole("button", { name: "Tutup" }).click();
  await expect(tempel).toBeHidden();
}

const hasil = (idInv: string) =>
  sheet([
    [
      ...["NPWP Pembeli / Identitas lainnya", "Nama Pembeli", "Kode Transaksi", "Nomor Faktur Pajak"],
      ...["Tanggal Faktur Pajak", "Masa Pajak", "Tahun", "Status Faktur", "Harga Jual/Penggantian/DPP"],
      ...["DPP Nilai Lain/DPP", "PPN", "Referensi"],
    ],
    [
      ...[
        "3201234567890001",
        "Roti Unyil",
        "04",
        PENUH,
        HARI_INI,
        HARI_INI.slice(5, 7),
        HARI_INI.slice(0, 4),
        "APPROVED",
      ],
      ...[8_918_919, 8_175_676, 981_081, idInv],
    ],
  ]);

/** What Coretax answers is read, and the number is there. */
async function bacaHasil(page: Page, idInv: string): Promise<void> {
  await page.getByRole("button", { name: "Baca hasil Coretax" }).click();
  const baca = page.getByRole("dialog", { name: "Baca hasil Coretax" });
  const file = await hasil(idInv);
  const buffer = Buffer.from(await file.arrayBuffer());
  await baca.locator('input[type="file"]').setInputFiles({ name: "keluaran.xlsx", mimeType: file.type, buffer });
  await expect(baca.getByText("1 faktur diperbarui, 0 tetap, 0 tidak dipakai.")).toBeVisible();
  await expectAccessible(page);
  await baca.getByRole("button", { name: "Tutup" }).click();
  await expect(page.getByRole("row").filter({ hasText: idInv })).toContainText(PENUH);
}

/** A product gets its code of Coretax, found by words. */
async function beriKode(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Ubah kode Oven Deck/ })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: /^Kode Pajak Oven Deck/ });
  await form.getByRole("combobox", { name: "Kode Coretax" }).fill("8419");
  await page.getByRole("option", { name: /^841900/ }).click();
  await expectAccessible(page);
  await foto(page, "pajak-produk-form");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Kode pajak Oven Deck disimpan");
  await expect(page.getByRole("row").filter({ hasText: "841900" })).toContainText("Oven Deck");
  await expectAccessible(page);
  await foto(page, "pajak-produk");
}

/** Prices without PPN: the setting says so, and the cart shows the PPN that comes on top. */
async function tanpaPpn(page: Page, office: Office): Promise<void> {
  await office.call(produk.addProduk, {
    ...{ kodeProduk: "RAK-1", namaProduk: "Rak Pengering", kategoriProduk: "utama" },
    ...{ hargaProduk: 1_000_003, jumlahStock: 5, fotoProduk: [await picture()] },
  });
  await page.getByRole("button", { name: "Edit Setelan Pajak" }).click();
  // The calendar of the first field is open above the box; it goes when the focus leaves it.
  const termasuk = page.getByRole("checkbox", { name: "Harga produk sudah termasuk PPN" });
  await termasuk.focus();
  await page.keyboard.press("Space");
  await expect(termasuk).not.toBeChecked();
  await expectAccessible(page);
  await foto(page, "pajak-setelan-harga");
  await dialog(page).getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("PPN ditambahkan pada harganya")).toBeVisible();

  await page.goto(`${office.address}/admin/cardproduk`);
  await page.getByRole("button", { name: "Tambah Rak Pengering ke keranjang" }).click();
  await page.getByRole("button", { name: /^Keranjang 1 produk/ }).click();
  await expect(page.getByText("Rp 110.000")).toBeVisible();
  await expect(page.getByText("Rp 1.110.003")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "keranjang-ppn");
}

test("a company becomes PKP; its down payment is typed, its file sent, a customer put right, and what Coretax says is read; a product gets its code, and prices come without PPN", async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await office.signIn(page, "Super Admin", { menu: MENUS, at: "/admin/pajak" });
  await menjadiPkp(page);

  const berantai = await pesan(office, "Reguler", "SG");
  await terbayar(office, berantai, { nominalDp: 1_000_000 });
  await terbayar(office, berantai, { nominalLunas: 8_900_000 });
  const penuh = await terbayar(office, await pesan(office, "Reguler", "PL"), { nominalLunas: 9_900_000 });
  await office.sql`update pelanggan set npwp = '01.234.567.8-901.000'`;

  await page.goto(`${office.address}/admin/pajak`);
  await expect(page.getByRole("button", { name: /^Siap berkas 1/ })).toBeVisible();
  await expectAccessible(page);
  await foto(page, "pajak-1366");
  await ketikUangMuka(page);
  await page.goto(`${office.address}/admin/pajak`);
  await expect(page.getByRole("row").filter({ hasText: "Uang Muka" })).toContainText(DP);
  await page
    .getByRole("row")
    .filter({ hasText: "Pelunasan" })
    .getByRole("button", { name: /^Detail/ })
    .click();
  await expect(
    page.getByRole("dialog", { name: /^Faktur FK-/ }).getByRole("table", { name: "Dokumen Transaksi" }),
  ).toContainText(DP);
  await page.keyboard.press("Escape");

  await perbaikiPembeli(page, await unduhBerkas(page), penuh);
  await bacaHasil(page, penuh);
  await expect(page.getByRole("button", { name: /^Disetujui 2/ })).toBeVisible();

  await page.goto(`${office.address}/admin/pajak?tab=produk`);
  await beriKode(page);
  await page.goto(`${office.address}/admin/pajak?tab=setelan`);
  await tanpaPpn(page, office);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/pajak`);
  await expect(page.getByRole("button", { name: /^Siap berkas 0/ })).toBeVisible();
  await expectFingers(page);
  await expectAccessible(page);
  await foto(page, "pajak-390");
});
