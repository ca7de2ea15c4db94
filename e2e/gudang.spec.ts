import type { Browser, Locator, Page } from "@playwright/test";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
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

test("goods go out with a delivery note and come back, and leave from the ramp by their numbers, which the customer looks up", async ({
  page,
  office,
  browser,
}) => {
  test.slow();
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
  const row = page.getByRole("row").filter({ hasText: idSo });
  await expect(row.getByText("Dikirim")).toBeVisible();
  expect(await stockOf(office, oven)).toBe(3);
  await expect(row.getByRole("button", { name: `+ Surat Jalan ${idSo}` })).toHaveCount(0);

  // They come back with their note; the note is printed, and read on a phone.
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

  await page.setViewportSize({ width: 1366, height: 850 });
  await changeWhatWasHandedOver(page, office);
  await loadByNumbers(page, office, browser);
});

/** Of goods that were handed over and paid, only what is learned later can be changed. */
async function changeWhatWasHandedOver(page: Page, office: Office): Promise<void> {
  const oven = await makeMachine(office, { kodeProduk: "OVN-02", namaProduk: "Oven Roti", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo);
  await office.call(suratJalan.addSuratJalan, { idSo, idInvoice, statusSo: "Kirim", dokumen: [await picture()] });
  await bayarLunas(office, idSo, 7_500_000);

  await page.goto(`${office.address}/admin/suratjalan?bagian=`);
  const row = page.getByRole("row").filter({ hasText: idSo });
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
  await expectSaid(page, /Surat jalan SJ-\d{4}-00002 berhasil diubah/);
}

/** At the loading ramp, on a phone: scan, photograph, done; the customer's label opens the public page. */
async function loadByNumbers(page: Page, office: Office, browser: Browser): Promise<void> {
  const mesin = await makeMachine(office, { kodeProduk: "RMP-01", namaProduk: "Oven Ramp", stock: 2 });
  const { data } = await office.call(produk.getDetailProduk, { kodeProduk: "RMP-01" });
  const { idProduk, namaProduk, kodeProduk, tipe, kapasitas, hargaProduk, hargaBeli, minimalStock, versi } = data;
  const kategoriProduk = "utama";
  const isi = { namaProduk, kodeProduk, tipe, kapasitas, hargaProduk, minimalStock, kategoriProduk, versi } as const;
  await office.call(produk.editProduk, { ...isi, idProduk, hargaBeli: hargaBeli ?? 0, berseri: true, fotoProduk: [] });
  const idSo = await pesan(office, [{ idProduk: mesin, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo);
  const { idSuratJalan } = (await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }))).data;

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/suratjalan?muat=${idSuratJalan}`);
  const form = page.getByRole("dialog", { name: `Muat Barang ${idSuratJalan}` });
  await form.getByRole("button", { name: "Pindai" }).click();
  const scan = page.getByRole("dialog", { name: "Pindai Oven Ramp" });
  await expectAccessible(page);
  for (const nomor of ["ramp-1", "ramp-2"]) {
    await scan.getByLabel("Nomor seri").fill(nomor);
    await scan.getByLabel("Nomor seri").press("Enter");
  }
  await expect(scan).toBeHidden();
  await expect(form.getByText("RAMP-2")).toBeVisible();
  const { name, type } = await picture("muat.jpg", "#e8590c", 900);
  const buffer = Buffer.from(await (await picture("muat.jpg", "#e8590c", 900)).arrayBuffer());
  await form.locator("input[type=file]").setInputFiles({ name, mimeType: type, buffer });
  await expectAccessible(page);
  const keluar = form.getByRole("button", { name: "Barang Keluar" });
  // At the lower edge, where the thumb is, and large enough for it.
  const box = await keluar.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(650);
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  await keluar.click();
  await expect(form).toBeHidden();

  await page.goto(new URL("/admin/suratjalan?seri=RAMP-2", page.url()).href);
  const unit = page.getByRole("dialog", { name: "Nomor Seri RAMP-2" });
  await expect(unit.getByRole("link", { name: idSo })).toBeVisible();
  await expectAccessible(page);

  const [row] = await office.sql<{ kunci: string }[]>`select kunci from seri where nomor = 'RAMP-2'`;
  const stranger = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await stranger.goto(new URL(`/seri/RAMP-2?k=${row?.kunci}`, page.url()).href);
  await expect(stranger.getByRole("heading", { name: "Produk asli" })).toBeVisible();
  await expect(stranger.getByText("Oven Ramp")).toBeVisible();
  await expectAccessible(stranger);
  await stranger.goto(new URL("/s/RAMP-2?k=tidakTahuKuncinya", page.url()).href);
  await expect(stranger.getByRole("heading", { name: "Nomor seri tidak dikenal" })).toBeVisible();
  await stranger.close();
}
