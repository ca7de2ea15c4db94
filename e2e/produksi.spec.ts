import type { Page } from "@playwright/test";
import { po } from "#areas/pembelian/po/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

test("a workshop keeps materials, orders what is short, and reports machines finished, on the list and on the board", async ({
  page,
  office,
}) => {
  test.slow();
  await office.signIn(page, "Management");
  await keepMaterials(page, office);
  await page.setViewportSize({ width: 1366, height: 850 });
  await finish(page, office);
});

/** Writes a recipe, sees what is short and orders it by one press; uses less than the recipe says. */
async function keepMaterials(page: Page, office: Office): Promise<void> {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-B", namaProduk: "Oven Resep", stock: 0 });
  await page.goto(`${office.address}/admin/bahan`);
  await page.getByRole("button", { name: "Tambah Bahan" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Nama Bahan").fill("Plat Stainless");
  await form.getByLabel("Kode Bahan").fill("PLT-1");
  await form.getByLabel(/^Satuan( \*)?$/).fill("kg");
  await form.getByLabel(/^Satuan Beli( \*)?$/).fill("lembar");
  await form.getByLabel("Isi per Satuan Beli").fill("25,5");
  await form.getByLabel(/^Harga Beli/).fill("600000");
  await form.getByLabel("Stock Awal").fill("10,25");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("row", { name: /Plat Stainless/ })).toContainText("10,25 kg");

  await page.getByRole("tab", { name: "Resep" }).click();
  await page.getByRole("button", { name: "Buat Resep" }).click();
  await form.getByLabel(/^Produk( \*)?$/).fill("Oven Resep");
  await page.getByRole("option", { name: /Oven Resep/ }).click();
  await expect(form.getByText("Dipilih: Oven Resep")).toBeVisible();
  await form.getByLabel("Upah per unit").fill("350000");
  await form.getByLabel("Tambah bahan").fill("plat");
  await page.getByRole("option", { name: /Plat Stainless/ }).click();
  await form.getByLabel("Jumlah Plat Stainless").fill("12,5");
  await form.getByRole("button", { name: "Simpan" }).click();
  // 12,5 kg at Rp 600.000 for 25,5 kg, and the wage.
  await expect(page.getByRole("row", { name: /Oven Resep/ })).toContainText("644.117");

  await expectAccessible(page);

  const idSo = await pesan(office, [{ idProduk, qty: 1, sumberProduk: "PL" }]);
  await bayarDp(office, idSo);
  await page.getByRole("tab", { name: "Kebutuhan" }).click();
  await expect(page.getByText("1 bahan kurang")).toBeVisible();
  await expect(page.getByRole("table", { name: "Bahan yang diperlukan" })).toContainText("2,25 kg");
  await expect(page.getByRole("table", { name: "Pesanan yang memakai bahan" })).toContainText(
    "Plat Stainless kurang 2,25 kg",
  );
  await page.getByRole("button", { name: "Buat 1 PO" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ok" }).click();
  await expect(page.getByText("Semua bahan cukup, atau sudah dipesan.")).toBeVisible();
  await expectAccessible(page);

  // What came is taken by the workshop, on a phone: less than the recipe says.
  const [{ idPo } = { idPo: "" }] = (await office.call(po.getPo, { statusPo: "Proses" })).data;
  await office.call(po.updatePoSelesai, { idPo, selesai: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const [{ idOrderan } = { idOrderan: 0 }] = (await office.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  await page.goto(new URL(`/admin/pesanlangsung?selesai=${idOrderan}`, page.url()).href);
  await expect(form.getByText("Resep 12,5 kg, stock 35,75 kg")).toBeVisible();
  await form.getByRole("button", { name: "Yang dipakai berbeda" }).click();
  await form.getByLabel("Plat Stainless yang dipakai").fill("12");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("dialog", { name: "Update Mesin Selesai" })).toBeHidden();
  await page.goto(new URL("/admin/bahan?tab=biaya", page.url()).href);
  await expect(page.getByRole("table", { name: "Selisih menurut bahan" })).toContainText("-Rp 11.765");
}

/** Machines made to order are reported finished; what can not be done says why. */
async function finish(page: Page, office: Office): Promise<void> {
  const mesin = await makeMachine(office, { kodeProduk: "RTD-02", namaProduk: "Rotary Dryer" });
  const idSo = await pesan(office, [{ idProduk: mesin, qty: 3, sumberProduk: "PL" }]);
  const kosong = await pesan(office, [{ idProduk: mesin, qty: 1, sumberProduk: "PL" }], "UD Belum Bayar");
  await bayarDp(office, idSo);

  await page.goto(`${office.address}/admin/pesanlangsung`);
  const row = page.getByRole("row").filter({ hasText: idSo });
  await expect(row.getByText("Diproses")).toBeVisible();
  await expect(row.getByRole("cell", { name: idSo, exact: true })).toBeVisible();
  await expect(row.getByRole("cell", { name: /Dewi Lestari/ })).toHaveCount(1);
  await expectAccessible(page);
  const cancel = row.getByRole("button", { name: /^Cancel/ });
  await expect(cancel).toHaveAttribute("aria-disabled", "true");
  await expect(cancel).toHaveAccessibleDescription(/sudah memiliki invoice, hapus invoice atau batalkan order-nya/);
  const early = page
    .getByRole("row")
    .filter({ hasText: kosong })
    .getByRole("button", { name: /^Update Mesin Selesai/ });
  await expect(early).toHaveAccessibleDescription("Data tidak dapat diupdate karena belum memiliki invoice");

  await row.getByRole("button", { name: /^Update Mesin Selesai/ }).click();
  const form = page.getByRole("dialog", { name: "Update Mesin Selesai" });
  const counter = form.getByLabel("Jumlah mesin selesai");
  await expect(counter).toHaveValue("1");
  await counter.fill("9");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("Paling banyak 3, hanya itu yang belum selesai")).toBeVisible();
  await counter.fill("2");
  await expectAccessible(page);

  // A colleague was faster: the failure is shown, and typed text stays.
  const [line] = (await office.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  if (!line) throw new Error("the line is listed");
  await office.call(pesanLangsung.updatePl, { idOrderan: line.idOrderan, selesai: 1 });
  await form.getByRole("button", { name: "Update" }).click();
  const oops = page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "Oops..." });
  await expect(oops.getByText(/diubah oleh Penyiap/)).toBeVisible();
  await oops.getByRole("button").last().click();
  await expect(counter).toHaveValue("2");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("2 mesin Rotary Dryer selesai")).toBeVisible();

  await expect(row).toHaveCount(0);
  await page.getByRole("combobox", { name: "Status produksi" }).click();
  await expect(page.locator("[role=option]:visible")).toHaveText(["All", "Diproses", "Selesai"]);
  await page.getByRole("option", { name: "Selesai", exact: true }).click();
  await expect(row.getByText("Selesai", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/statusProduk=Selesai/);
  await page.setViewportSize({ width: 390, height: 844 });
  const kartu = page.getByRole("listitem").filter({ hasText: idSo });
  await expect(kartu.locator("time"), "a card of a finished one names that day").toHaveText([
    tanggal(jakartaToday(new Date())),
  ]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByText("Papan", { exact: true }).click();
  const menunggu = page.getByRole("region", { name: "Menunggu invoice 1" });
  await expect(menunggu.getByText("UD Belum Bayar")).toBeVisible();
  await expect(page).toHaveURL(/tampil=papan/);
  await expectAccessible(page);
  // A colleague approves an invoice: its card moves by itself. The board is remembered.
  await bayarDp(office, kosong);
  const nanti = page.getByRole("region", { name: "Nanti 1" });
  await expect(nanti.getByText(kosong)).toBeVisible();
  await page.goto(`${office.address}/admin/pesanlangsung`);
  await expect(nanti.getByRole("button", { name: `Update Mesin Selesai Rotary Dryer ${kosong}` })).toBeVisible();

  // What takes the card in hand says what it does, what does not says why; the drop opens the form of the step.
  await nanti.getByRole("listitem").hover();
  await page.mouse.down();
  await page.getByRole("heading", { name: /^Menunggu invoice/ }).hover();
  await page.getByRole("heading", { name: /^Terlambat/ }).hover();
  await expect(page.getByText(/^Kolom mengikuti deadline/).first()).toBeVisible();
  await expect(page.getByText("Order ini sudah memiliki invoice yang disetujui")).toBeVisible();
  await page.getByText("Mesin selesai", { exact: true }).hover();
  await page.mouse.up();
  await expect(page.getByRole("dialog").getByText(kosong).first()).toBeVisible();
}
