import type { Browser, Page } from "@playwright/test";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { tautan } from "#areas/penjualan/tautan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test.slow();

async function oven(office: Office): Promise<number> {
  const { data } = await office.call(produk.addProduk, {
    ...{ kodeProduk: "OVN-1", namaProduk: "Oven Deck", kategoriProduk: "utama", hargaProduk: 12_000_000 },
    ...{ jumlahStock: 3, fotoProduk: [await picture()] },
  });
  return data.idProduk;
}

test("Sales offers, revises and moves quotations; the customer agrees on a phone, and nine taps make the DP invoice", async ({
  page,
  office,
  browser,
}) => {
  const idProduk = await oven(office);
  const ketukan = await countKeystrokes(page);
  const menu = ["Produk Card", "Sales Order", "Invoice"] as const;
  await office.signIn(page, "Sales", { menu, at: "/admin/cardproduk" });
  await offer(page, office);
  await moveOnBoard(page, office, idProduk);
  await page.setViewportSize({ width: 1366, height: 850 });
  await agreeAndBill(page, office, browser, idProduk, ketukan);
});

/** What is in the cart is offered with a discount, sent and revised; the differences are shown. */
async function offer(page: Page, office: Office): Promise<void> {
  await page.getByRole("button", { name: "Tambah Oven Deck ke keranjang" }).first().click();
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await page.getByLabel("Instansi Customer").fill("CV Kopi Gayo");
  await page.getByLabel("Nama Customer").fill("Siti");
  await page.waitForTimeout(400);
  await page.getByRole("link", { name: "Jadikan penawaran" }).click();
  const form = page.getByRole("dialog", { name: "Buat Penawaran" });
  await expect(form.getByLabel("Instansi Customer")).toHaveValue("CV Kopi Gayo");
  await form.getByLabel("Alamat Customer").fill("Jl. Merdeka 10");
  await form.getByLabel("No Telpn Customer").fill("081234567890");
  await form.getByLabel("Diskon per unit Oven Deck").fill("1000000");
  await expect(form.getByText("Total Rp 11.000.000")).toBeVisible();
  await form.getByLabel("Catatan Internal").fill("Masih membandingkan");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  const detail = page.getByRole("dialog", { name: /^Detail Penawaran PN-/ });
  await expect(detail.getByText("Draft").first()).toBeVisible();

  await detail.getByRole("button", { name: "Tandai terkirim" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, /dicatat terkirim/);
  await detail.getByRole("link", { name: "Revisi" }).click();
  const ubah = page.getByRole("dialog", { name: /^Ubah Penawaran PN-/ });
  await expect(ubah.getByText("simpan ini menjadi revisi 2")).toBeVisible();
  await ubah.getByLabel("Jumlah Oven Deck").fill("2");
  await ubah.getByRole("button", { name: "Simpan" }).click();
  await expect(detail.getByRole("table", { name: "Perubahan revisi 2" })).toContainText("Rp 22.000.000");
  await expect(detail.getByRole("table", { name: "Barang revisi 1" })).toContainText("11.000.000");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("cell", { name: /PN-\d{4}-\d{5}\/R2/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${office.address}/admin/konversi-penawaran`);
  const konversi = page.getByRole("table", { name: "Konversi per Sales" });
  await expect(konversi.getByRole("link", { name: "1" }).first()).toBeVisible();
  await expectAccessible(page);
  await konversi.getByRole("link", { name: "1" }).first().click();
  await expect(page.getByRole("cell", { name: /PN-\d{4}-\d{5}\/R2/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.goto(`${office.address}/admin/konversi-penawaran`);
  await expectAccessible(page);
}

/** A quotation is dragged to the next step, and told why it does not go elsewhere. */
async function moveOnBoard(page: Page, office: Office, idProduk: number): Promise<void> {
  const tawar = async (customerInstansi: string, tindakLanjut: string) => {
    const hari = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const isi = { customerInstansi, namaCustomer: "Siti", alamatCustomer: "Jl. Merdeka 10", noTelp: "081234567890" };
    const barang = [{ idProduk, qty: 1, harga: 12_000_000 }];
    const { data } = await office.call(penawaran.addPenawaran, { ...isi, tindakLanjut, berlakuSampai: hari, barang });
    return data.idPenawaran;
  };
  const gayo = await tawar("CV Kopi Gayo", "");
  const toraja = await tawar("PT Kopi Toraja Nusantara", new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await office.sql`update penawaran set tindak_lanjut = current_date - 3 where id_penawaran = ${toraja}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${office.address}/admin/penawaran?tampil=papan`);
  const kolom = (nama: string) => page.getByRole("region", { name: nama, exact: true });
  const kartu = (id: string) => page.getByRole("listitem").filter({ hasText: id });
  await expect(kolom("Draft 3")).toContainText(/Terlambat \d hari/);
  await kartu(gayo).hover();
  await page.mouse.down();
  await page.getByRole("heading", { name: /^Disetujui/ }).hover();
  await page.getByRole("heading", { name: /^Dikirim/ }).hover();
  await expect(page.getByText(/^Hanya customer yang menyetujui/).first()).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText("Sudah diserahkan kepada customer?")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(kolom("Dikirim 1").getByRole("button", { name: `Buat order ${gayo}` })).toBeVisible();

  // With keys, from the first column back to the last one, which asks for the reason.
  await page.getByRole("button", { name: `Pindahkan ${toraja}` }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: "Alasan" }).click();
  await page.getByRole("option", { name: "Harga", exact: true }).click();
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(kolom("Kalah atau lewat 1")).toContainText("Harga");
  await expect(page).toHaveURL(/tampil=papan/);
  await kartu(gayo)
    .getByRole("button", { name: `Buat order ${gayo}` })
    .click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(kolom("Jadi order 1")).toContainText(/SO-\d{4}-\d{5}/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("tab", { name: "Jadi order 1" })).toBeVisible();
  await expectAccessible(page);
}

/** The customer needs no sign-in; from there to the DP invoice Sales needs nine taps at most. */
async function agreeAndBill(
  page: Page,
  office: Office,
  browser: Browser,
  idProduk: number,
  ketukan: () => Promise<number>,
): Promise<void> {
  const hari = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { idPenawaran } = (
    await office.call(penawaran.addPenawaran, {
      ...{ customerInstansi: "CV Kopi Gayo", namaCustomer: "Siti", alamatCustomer: "Jl. Merdeka 10" },
      ...{ noTelp: "081234567890", berlakuSampai: hari, catatanInternal: "Marjin tipis" },
      barang: [{ idProduk, qty: 2, harga: 12_000_000, diskon: 500_000 }],
    })
  ).data;
  const { alamat } = (await office.call(tautan.addTautan, { jenis: "penawaran", id: idPenawaran })).data;

  const phone = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await phone.goto(`${office.address}${alamat}`);
  await expect(phone.getByRole("heading", { name: `Penawaran ${idPenawaran}` })).toBeVisible();
  await expect(phone.getByText("Rp 23.000.000").first()).toBeVisible();
  await expect(phone.getByText("Marjin tipis")).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(phone);
  await phone.getByLabel("Nama Anda").fill("Siti Rahma");
  await phone.getByRole("button", { name: "Setuju" }).click();
  await expect(phone.getByRole("status")).toContainText("Disetujui oleh Siti Rahma");
  await phone.close();

  await page.goto(`${office.address}/admin/penawaran?buka=${idPenawaran}`);
  const detail = page.getByRole("dialog", { name: `Detail Penawaran ${idPenawaran}` });
  await expect(detail.getByText("Disetujui Siti Rahma")).toBeVisible();
  await ketukan();
  await detail.getByRole("button", { name: "Buat order" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await detail.getByRole("link", { name: "Buat invoice" }).click();
  const dp = page.getByRole("dialog", { name: /^Tambah Invoice SO-/ });
  await dp.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BCA RJP" }).click();
  // The amount is typed by a paste of what the customer paid: one tap into the field.
  await dp.getByLabel("Nominal DP").click();
  await page.keyboard.insertText("5000000");
  await dp.locator('input[type="file"]').setInputFiles([await gambar("bukti.jpg")]);
  await dp.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /Invoice INV-\d{4}-\d{5} berhasil ditambahkan/);
  // Choosing the picture is two taps of the system's own dialog, which no page sees.
  expect((await ketukan()) + 2).toBeLessThanOrEqual(9);
  const [satu] = (await office.call(order.getOrder, {})).data;
  expect(satu).toMatchObject({ totalPembelian: 23_000_000, customerInstansi: "CV Kopi Gayo" });
  expect((await office.call(invoice.getInvoice, { idSo: satu?.idSo ?? "" })).data).toHaveLength(1);
}
