import type { Page } from "@playwright/test";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { isiRekening } from "./asset.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { expectSaid } from "./said.ts";

const BARU = { email: "", alamat: "", npwp: "", catatan: "", telepon: "", kontak: "", termin: 14 };

/** A workshop that delivered two purchase orders, and a carrier. */
async function siapkan(office: Office) {
  const isian = { kodeProduk: "OVN-1", namaProduk: "Oven Besar", kategoriProduk: "utama" as const };
  const harga = { hargaProduk: 12_000_000, hargaBeli: 6_000_000 };
  const { idProduk } = (await office.call(produk.addProduk, { ...isian, ...harga, fotoProduk: [] })).data;
  const { idPemasok } = (await office.call(pemasok.addPemasok, { ...BARU, nama: "CV Logam Jaya" })).data;
  await office.call(pemasok.addPemasok, { ...BARU, nama: "Ekspedisi Laut" });
  for (const qty of [2, 3]) {
    const { idPo } = (await office.call(po.addPo, { idProduk, qty, idPemasok })).data;
    await office.call(po.updatePoSelesai, { idPo, selesai: qty });
  }
  await isiRekening(office, "BCA RJP", 50_000_000);
}

async function pilih(page: Page, label: string, nama: string): Promise<void> {
  await page.getByRole("dialog").last().getByRole("combobox", { name: label }).fill(nama);
  await page.getByRole("option", { name: new RegExp(nama) }).click();
}

async function foto(page: Page, nama: string): Promise<void> {
  const file = await picture(nama);
  await page
    .getByRole("dialog")
    .last()
    .locator('input[type="file"]')
    .setInputFiles({ name: nama, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) });
}

const tekan = (page: Page, nama: string) =>
  page.getByRole("dialog").last().getByRole("button", { name: nama, exact: true }).click();
const baris = (page: Page, teks: string) => page.getByRole("row").filter({ hasText: teks });

/** A quarter of what will be billed, before there is a bill. */
async function bayarUangMuka(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bayar Uang Muka" }).click();
  await pilih(page, "Pemasok", "CV Logam Jaya");
  await page.getByRole("dialog").getByLabel("Nominal").fill("5000000");
  await pilih(page, "Rekening", "BCA RJP");
  await foto(page, "transfer.png");
  await expectAccessible(page);
  await tekan(page, "Bayar");
  await expectSaid(page, "Uang muka Rp 5.000.000 kepada CV Logam Jaya dibayar");
  await expect(baris(page, "CV Logam Jaya")).toContainText("Rp 5.000.000");
}

/** A bill for both purchase orders: one of them dearer than agreed, and the freight on it. */
async function catat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Catat Tagihan" }).click();
  const form = page.getByRole("dialog", { name: "Catat Tagihan Pemasok" });
  await pilih(page, "Pemasok", "CV Logam Jaya");
  await form.getByLabel("Nomor Tagihan").fill("LJ-118");
  await form
    .getByLabel(/OVN-1\/1/)
    .first()
    .check();
  await form
    .getByLabel(/OVN-1\/2/)
    .first()
    .check();
  await form.getByLabel("Harga satuan OVN-1/1").fill("6100000");
  await expect(form.getByText("Selisih +Rp 200.000")).toBeVisible();
  await form.getByRole("button", { name: "Tambah Biaya" }).click();
  await form.getByLabel("Keterangan biaya 1").fill("Ongkos truk");
  await form.getByLabel("Nominal biaya 1").fill("500000");
  await form.getByRole("combobox", { name: "PO biaya 1" }).fill("OVN-1/2");
  await page.getByRole("option", { name: /OVN-1\/2/ }).click();
  await page.keyboard.press("Escape");
  await expect(form.getByRole("status").filter({ hasText: "Total tagihan" })).toHaveText("Total tagihan Rp 30.700.000");
  await foto(page, "tagihan.png");
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("form.png") });
  await tekan(page, "Catat");
  await expectSaid(page, "Tagihan LJ-118 dari CV Logam Jaya dicatat");
}

test("a workshop's bill stands beside its photo, takes the uang muka and is paid in two parts; one payment is taken back", async ({
  page,
  office,
}) => {
  test.slow();
  await siapkan(office);
  await office.signIn(page, "Management", { at: "/admin/tagihan?tab=uang-muka" });
  await bayarUangMuka(page);
  await page.goto(`${office.address}/admin/tagihan`);
  await catat(page);
  await baris(page, "LJ-118")
    .getByRole("button", { name: /^Pakai uang muka/ })
    .click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Uang Muka" }).click();
  await page.getByRole("option", { name: /UM-/ }).click();
  await tekan(page, "Pakai");
  await expectSaid(page, "Uang muka Rp 5.000.000 dipakai untuk tagihan LJ-118");
  for (const [nominal, kata] of [
    ["10000000", "Tagihan LJ-118 dibayar Rp 10.000.000, tersisa Rp 15.700.000"],
    ["", "Tagihan LJ-118 lunas"],
  ] as const) {
    await baris(page, "LJ-118")
      .getByRole("button", { name: /^Bayar/ })
      .click();
    if (nominal !== "") await page.getByRole("dialog").getByLabel("Nominal").fill(nominal);
    await pilih(page, "Rekening", "BCA RJP");
    await foto(page, "transfer.png");
    await tekan(page, "Bayar");
    await expectSaid(page, kata);
  }
  await baris(page, "LJ-118")
    .getByRole("button", { name: /^Detail/ })
    .click();
  const detail = page.getByRole("dialog", { name: /^Tagihan TG-/ });
  await expect(detail.getByRole("table", { name: "Akibat tagihan" })).toContainText("Ongkos truk");
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("detail.png") });
  await detail.getByRole("button", { name: "Batalkan" }).last().click();
  await page.getByRole("dialog").last().getByLabel("Alasan").fill("Salah rekening");
  await tekan(page, "Batalkan pembayaran");
  await expectSaid(page, "Pembayaran Rp 15.700.000 dibatalkan");
  await expect(detail.getByText(/Rp 15.700.000 jatuh tempo/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/tagihan`);
  await expect(page.getByText("LJ-118")).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("phone.png") });
});
