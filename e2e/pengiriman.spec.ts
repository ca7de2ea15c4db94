import type { Locator, Page } from "@playwright/test";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarDp, bayarLunas, makeMachine, pesan } from "./pengiriman.ts";
import { expectSaid } from "./said.ts";

async function choose(page: Page, dialog: Locator, status: string): Promise<void> {
  await dialog.getByRole("combobox", { name: "Status Barang" }).click();
  await page.getByRole("option", { name: status }).click();
}

const stockOf = async (office: Office, idProduk: number) =>
  (await office.sql`select jumlah_stock from produk where id_produk = ${idProduk}`)[0]?.jumlahStock;

test("machines made to order are reported finished; what can not be done says why", async ({ page, office }) => {
  const mesin = await makeMachine(office, { kodeProduk: "RTD-02", namaProduk: "Rotary Dryer" });
  const idSo = await pesan(office, [{ idProduk: mesin, qty: 3, sumberProduk: "PL" }]);
  const kosong = await pesan(office, [{ idProduk: mesin, qty: 1, sumberProduk: "PL" }], "UD Belum Bayar");
  await bayarDp(office, idSo);

  await office.signIn(page, "Management", { at: "/admin/pesanlangsung" });
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
});

test("goods go out with a delivery note", async ({ page, office }) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-01", namaProduk: "Oven Kopi", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo);

  // On the board the card is moved with keys: the column where it goes opens the form of that step.
  await office.signIn(page, "Logistik", { at: "/admin/suratjalan?tampil=papan" });
  const form = page.getByRole("dialog", { name: "Form Tambah Surat Jalan" });
  await page.getByRole("button", { name: `Pindahkan ${idSo}` }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Semua mesin order ini sudah selesai").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(form.getByLabel("Kode Order")).toHaveValue(idSo);
  await page.goto(`${office.address}/admin/suratjalan?tampil=daftar&bagian=`);
  await expect(page.getByRole("textbox", { name: "Tanggal Awal" })).toHaveValue(/^01\/01\/\d{4}$/);
  await page.getByRole("button", { name: `+ Surat Jalan ${idSo}` }).click();
  await expect(form.getByLabel("Kode Order")).toHaveValue(idSo);
  await expect(form.getByLabel("Kode Order")).not.toBeEditable();
  await expect(form.getByLabel("Kode Invoice")).toHaveValue(idInvoice);
  await expect(form.getByLabel("Nama Ekspedisi")).toHaveCount(0);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form.getByText("Status barang tidak boleh kosong.")).toBeVisible();
  await expect(form.getByText("Dokumen tidak boleh kosong.")).toBeVisible();
  await expect(page.getByText("Periksa kembali isian anda jangan ada yang salah atau kosong")).toBeVisible();

  await choose(page, form, "Pending");
  await form.getByLabel("Nama Ekspedisi").fill("Kargo Cepat");
  await choose(page, form, "Dikirim");
  await expect(form.getByLabel("Nama Ekspedisi")).toHaveValue("");
  await form.getByLabel("Nama Ekspedisi").fill("Kargo Kilat");
  const bukti = await picture("sj.jpg");
  const file = { name: "sj.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await bukti.arrayBuffer()) };
  await form.locator("input[type=file]").setInputFiles(file);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("Apakah anda yakin untuk membuat surat jalan?")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, /Surat jalan SJ-\d{4}-00001 berhasil dibuat/);
  const row = page.getByRole("row").filter({ hasText: "SJ-" });
  await expect(row.getByText("Dikirim")).toBeVisible();
  expect(await stockOf(office, oven)).toBe(3);
  await expect(row.getByRole("button", { name: `+ Surat Jalan ${idSo}` })).toHaveCount(0);
});

test("goods come back with their note; the note is printed, and read on a phone", async ({ page, office }) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-01", namaProduk: "Oven Kopi", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo);
  const dikirim = { statusSo: "Kirim" as const, namaEkspedisi: "Kargo Kilat", dokumen: [await picture("sj.jpg")] };
  await office.call(suratJalan.addSuratJalan, { idSo, idInvoice, ...dikirim });
  expect(await stockOf(office, oven)).toBe(3);

  await office.signIn(page, "Logistik", { at: "/admin/suratjalan?bagian=" });
  const row = page.getByRole("row").filter({ hasText: "SJ-" });
  await expect(row.getByText("Dikirim")).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Edit Status Surat Jalan/ }).click();
  const edit = page.getByRole("dialog", { name: /^Edit Status Surat Jalan/ });
  await expect(edit.getByLabel("Nama Ekspedisi")).toHaveValue("Kargo Kilat");
  await expect(edit.getByRole("button", { name: "Hapus Dokumen 1" })).toBeVisible();
  await choose(page, edit, "Belum Kirim");
  await expect(edit.getByText("Barang kembali ke gudang")).toBeVisible();
  await edit.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(row.getByText("Belum Kirim")).toBeVisible();
  expect(await stockOf(office, oven)).toBe(5);

  const tab = page.waitForEvent("popup");
  await row.getByRole("button", { name: /^Aksi lain/ }).click();
  await page.getByRole("menuitem", { name: /^Cetak PDF/ }).click();
  expect((await tab).url()).toMatch(/^blob:/);

  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole("listitem").filter({ hasText: idSo });
  // The sidebar closes with an animation.
  await expect.poll(async () => (await card.boundingBox())?.x ?? 390).toBeLessThan(20);
  await expectAccessible(page);
});

test("of goods that were handed over and paid, only what is learned later can be changed", async ({ page, office }) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-01", namaProduk: "Oven Kopi", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo);
  await office.call(suratJalan.addSuratJalan, { idSo, idInvoice, statusSo: "Kirim", dokumen: [await picture()] });
  await bayarLunas(office, idSo, 7_500_000);

  await office.signIn(page, "Logistik", { at: "/admin/suratjalan?bagian=" });
  const row = page.getByRole("row").filter({ hasText: "SJ-" });
  await expect(row.getByText("Selesai", { exact: true }).first()).toBeVisible();
  await row.getByRole("button", { name: /^Edit Status Surat Jalan/ }).click();
  const edit = page.getByRole("dialog", { name: /^Edit Status Surat Jalan/ });
  // The fields are read-only, but can be read and focused.
  for (const label of ["Status Barang", "Nama Penerima", "Nama Ekspedisi"]) {
    await expect(edit.getByLabel(label).first()).toHaveAttribute("readonly");
    await expect(edit.getByLabel(label).first()).toBeEnabled();
  }
  await edit.getByLabel("Nomor Resi").fill("KC-77");
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, /Surat jalan SJ-\d{4}-00001 berhasil diubah/);
});
