import type { Page } from "@playwright/test";
import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { isiRekening } from "./asset.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

const BARU = { email: "", alamat: "", npwp: "", catatan: "", telepon: "", kontak: "", termin: 14 };

async function tambahProduk(office: Office, kodeProduk: string, namaProduk: string) {
  const isian = { kodeProduk, namaProduk, kategoriProduk: "utama" as const, fotoProduk: [] };
  return (await office.call(produk.addProduk, { ...isian, hargaProduk: 12_000_000, hargaBeli: 6_000_000 })).data
    .idProduk;
}

/** A workshop that has become dearer, another one, and machines that nobody noted the origin of. */
async function siapkan(office: Office) {
  const idProduk = await tambahProduk(office, "OVN-1", "Oven Besar");
  const tambah = async (nama: string, telepon: string, termin: number) =>
    (await office.call(pemasok.addPemasok, { ...BARU, nama, telepon, kontak: "Pak Darto", termin })).data.idPemasok;
  const logam = await tambah("CV Logam Jaya", "0812-3456-7890", 0);
  const lain = await tambah("UD Plat Murah", "021 555 7788", 60);
  const datang = async (qty: number, dari: { idPemasok?: number; hargaPemasok?: number }) => {
    const { idPo } = (await office.call(po.addPo, { idProduk, qty, ...dari })).data;
    await office.call(po.updatePoSelesai, { idPo, selesai: qty });
  };
  await datang(2, { idPemasok: lain, hargaPemasok: 5_000_000 });
  await datang(1, { idPemasok: logam, hargaPemasok: 6_100_000 });
  await datang(3, { idPemasok: logam, hargaPemasok: 6_500_000 });
  await datang(1, {});
  await isiRekening(office, "BCA RJP", 50_000_000);
}

const baris = (page: Page, teks: string) => page.getByRole("row").filter({ hasText: teks });

test("two suppliers are merged and taken apart, ordered from at known prices and paid the oldest first; a bill takes the uang muka", async ({
  page,
  office,
}) => {
  test.slow();
  await siapkan(office);
  await office.signIn(page, "Management", { at: "/admin/pemasok" });
  await mergeAndSplit(page);
  await page.goto(`${office.address}/admin/produk`);
  await baris(page, "Oven Besar").getByRole("button", { name: /^PO/ }).click();
  const form = page.getByRole("dialog", { name: "Tambah PO Oven Besar" });
  await form.getByRole("button", { name: "CV Logam Jaya" }).click();
  await expect(form.getByLabel("Harga dari Pemasok")).toHaveValue("Rp 6.500.000");
  await expect(form.getByLabel("Lama Kirim (hari)")).toHaveValue("0");
  await form.getByLabel("Harga dari Pemasok").fill("6700000");
  await form.getByLabel("Lama Kirim (hari)").fill("12");
  await expect(form.getByText("Rp 6.700.000").first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Buat PO" }).click();
  await expectSaid(page, "PO OVN-1/5 berhasil dibuat");

  await page.goto(`${office.address}/admin/pemasok?cari=0812`);
  await baris(page, "CV Logam Jaya")
    .getByRole("button", { name: /^Detail/ })
    .click();
  const detail = page.getByRole("dialog", { name: "Detail Pemasok" });
  await expect(detail.getByRole("table", { name: "Hutang menurut umur" })).toContainText("Rp 25.600.000");
  await expect(detail.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me\/6281234567890\?text=/);
  await expectAccessible(page);
  await detail.getByRole("button", { name: "Riwayat harga Oven Besar" }).click();
  const harga = page.getByRole("dialog", { name: "Harga Oven Besar dari CV Logam Jaya" });
  await expect(harga.getByRole("row").nth(1)).toContainText("Rp 6.700.000");
  await expect(harga.getByRole("row").nth(3)).toContainText("Rp 6.100.000");
  await page.keyboard.press("Escape");
  await detail.getByRole("link", { name: "Lihat hutang per PO" }).click();

  await expect(page).toHaveURL(/\/admin\/hutang\?tab=po/);
  await expect(page.getByText("Hanya CV Logam Jaya")).toBeVisible();
  await page.getByRole("button", { name: "Tampilkan semua pemasok" }).click();
  const rows = page.getByRole("region", { name: "Hutang per PO" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("jatuh tempo hari ini");
  await expect(rows.nth(1)).toContainText("OVN-1/2");
  await expectAccessible(page);
  await rows
    .nth(1)
    .getByRole("button", { name: /^Update pembayaran/ })
    .click();
  await bayar(page);
  await expectSaid(page, "PO OVN-1/2 berhasil dibayar");
  await expect(rows.nth(1)).toContainText("OVN-1/3");

  await baris(page, "Tanpa pemasok")
    .getByRole("button", { name: /^Pilih pemasok/ })
    .click();
  const pilih = page.getByRole("dialog", { name: "Pemasok PO OVN-1/4" });
  await pilih.getByRole("combobox", { name: "Pemasok" }).fill("plat");
  await page.getByRole("option", { name: "UD Plat Murah" }).click();
  await pilih.getByRole("button", { name: "Pindahkan" }).click();
  await expect(page.getByText("1 PO dipindahkan ke UD Plat Murah")).toBeVisible();
  await page.getByRole("tab", { name: "Per Pemasok" }).click();
  await expect(baris(page, "UD Plat Murah")).toContainText("Rp 16.000.000");
  expect((await office.call(hutang.getHutang, {})).total).toBe(35_500_000);

  // As few letters fit in a line here as on a wider telephone whose letters are twice as large.
  await page.setViewportSize({ width: 220, height: 640 });
  const kartu = page.getByRole("listitem").filter({ hasText: "UD Plat Murah" });
  const nama = await kartu.getByRole("link", { name: "UD Plat Murah" }).boundingBox();
  const sisa = await kartu.getByText(/^\d+ hari lagi$/).boundingBox();
  // What is pressed reaches beyond the words of a link, above and below.
  expect(nama && sisa && nama.y + nama.height / 2 < sisa.y, "the days stand below the name, not on it").toBe(true);

  await page.setViewportSize({ width: 1366, height: 850 });
  await deliver(office);
  await billAndPay(page, office);
});

/** Two that are one are merged with a look at it, and taken apart again. */
async function mergeAndSplit(page: Page): Promise<void> {
  await baris(page, "UD Plat Murah")
    .getByRole("button", { name: /^Gabungkan/ })
    .click();
  const form = page.getByRole("dialog", { name: "Gabungkan UD Plat Murah" });
  await form.getByRole("button", { name: "Gabungkan" }).click();
  await expect(form.getByText("Pilih pemasok tujuan.")).toBeVisible();
  await form.getByRole("combobox", { name: "Gabung ke" }).fill("logam");
  await page.getByRole("option", { name: "CV Logam Jaya" }).click();
  await expect(form.getByRole("row").filter({ hasText: "Sesudah" })).toContainText("Rp 35.600.000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Gabungkan" }).click();
  await expect(page.getByText("Pemasok UD Plat Murah digabung ke CV Logam Jaya")).toBeVisible();
  await expect(baris(page, "UD Plat Murah")).toHaveCount(0);
  await baris(page, "CV Logam Jaya")
    .getByRole("button", { name: /^Detail/ })
    .click();
  await page.getByRole("dialog", { name: "Detail Pemasok" }).getByRole("button", { name: "Pisahkan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText("dipisahkan lagi dari CV Logam Jaya")).toBeVisible();
}

async function bayar(page: Page): Promise<void> {
  const form = page.getByRole("dialog", { name: /^Update Status Pembayaran PO/ });
  await form.getByRole("combobox", { name: "Status Pembayaran" }).click();
  await page.getByRole("option", { name: "Sudah Dibayar" }).click();
  await form.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BCA RJP" }).click();
  await form.getByLabel("Dokumen", { exact: true }).setInputFiles([await gambar("bukti.jpg")]);
  await form.getByRole("button", { name: "Update" }).click();
}

/** A workshop that delivered two purchase orders. */
async function deliver(office: Office) {
  const idProduk = await tambahProduk(office, "KKS-1", "Kukusan");
  const { idPemasok } = (await office.call(pemasok.addPemasok, { ...BARU, nama: "CV Baja Jaya" })).data;
  for (const qty of [2, 3]) {
    const { idPo } = (await office.call(po.addPo, { idProduk, qty, idPemasok })).data;
    await office.call(po.updatePoSelesai, { idPo, selesai: qty });
  }
}

async function pilih(page: Page, label: string, nama: string): Promise<void> {
  await page.getByRole("dialog").last().getByRole("combobox", { name: label }).fill(nama);
  await page.getByRole("option", { name: new RegExp(nama) }).click();
}

async function foto(page: Page, nama: string): Promise<void> {
  const form = page.getByRole("dialog").last();
  await form.locator('input[type="file"]').setInputFiles([await gambar(nama)]);
}

const tekan = (page: Page, nama: string) =>
  page.getByRole("dialog").last().getByRole("button", { name: nama, exact: true }).click();

/** A quarter of what will be billed, before there is a bill. */
async function bayarUangMuka(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bayar Uang Muka" }).click();
  await pilih(page, "Pemasok", "CV Baja Jaya");
  await page.getByRole("dialog").getByLabel("Nominal").fill("5000000");
  await pilih(page, "Rekening", "BCA RJP");
  await foto(page, "transfer.jpg");
  await expectAccessible(page);
  await tekan(page, "Bayar");
  await expectSaid(page, "Uang muka Rp 5.000.000 kepada CV Baja Jaya dibayar");
  await expect(baris(page, "CV Baja Jaya")).toContainText("Rp 5.000.000");
}

/** A bill for both purchase orders: one of them dearer than agreed, and the freight on it. */
async function catat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Catat Tagihan" }).click();
  const form = page.getByRole("dialog", { name: "Catat Tagihan Pemasok" });
  await pilih(page, "Pemasok", "CV Baja Jaya");
  await form.getByLabel("Nomor Tagihan").fill("LJ-118");
  for (const kloter of [/KKS-1\/1/, /KKS-1\/2/]) await form.getByLabel(kloter).first().check();
  await form.getByLabel("Harga satuan KKS-1/1").fill("6100000");
  await expect(form.getByText("Selisih +Rp 200.000")).toBeVisible();
  await form.getByRole("button", { name: "Tambah Biaya" }).click();
  await form.getByLabel("Keterangan biaya 1").fill("Ongkos truk");
  await form.getByLabel("Nominal biaya 1").fill("500000");
  await form.getByRole("combobox", { name: "PO biaya 1" }).fill("KKS-1/2");
  await page.getByRole("option", { name: /KKS-1\/2/ }).click();
  await page.keyboard.press("Escape");
  await expect(form.getByRole("status").filter({ hasText: "Total tagihan" })).toHaveText("Total tagihan Rp 30.700.000");
  await foto(page, "tagihan.jpg");
  await expectAccessible(page);
  await tekan(page, "Catat");
  await expectSaid(page, "Tagihan LJ-118 dari CV Baja Jaya dicatat");
}

/** The bill stands beside its photo, takes the uang muka and is paid in two parts; one payment is taken back. */
async function billAndPay(page: Page, office: Office): Promise<void> {
  await page.goto(`${office.address}/admin/tagihan?tab=uang-muka`);
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
    await foto(page, "transfer.jpg");
    await tekan(page, "Bayar");
    await expectSaid(page, kata);
  }
  await baris(page, "LJ-118")
    .getByRole("button", { name: /^Detail/ })
    .click();
  const detail = page.getByRole("dialog", { name: /^Tagihan TG-/ });
  await expect(detail.getByRole("table", { name: "Akibat tagihan" })).toContainText("Ongkos truk");
  await expectAccessible(page);
  await detail.getByRole("button", { name: "Batalkan" }).last().click();
  await page.getByRole("dialog").last().getByLabel("Alasan").fill("Salah rekening");
  await tekan(page, "Batalkan pembayaran");
  await expectSaid(page, "Pembayaran Rp 15.700.000 dibatalkan");
  await expect(detail.getByText(/Rp 15.700.000 jatuh tempo/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/tagihan`);
  await expect(page.getByText("LJ-118")).toBeVisible();
  await expectAccessible(page);
}
