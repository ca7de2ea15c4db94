import type { Browser, Page } from "@playwright/test";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarDp, kirim, makeMachine, pesan } from "./pengiriman.ts";
import { bill, pesan as pesanOven } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test("a part of a down payment is kept, a debt written off, an order put right; Admin takes back what is his own", async ({
  page,
  office,
  browser,
}) => {
  test.slow();
  await keepPart(page, office);
  await page.setViewportSize({ width: 1366, height: 850 });
  await writeOff(page, office);
  await putRight(page, office, browser);
  await takeBack(page, office);
});

/** Of the down payment for a cancelled order a part is kept; an order is made again for the same customer. */
async function keepPart(page: Page, office: Office): Promise<void> {
  const oven = await makeMachine(office, { kodeProduk: "OVN-2", namaProduk: "Oven Roti", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  await bayarDp(office, idSo, 10_000_000);
  await office.call(order.cancelSo, { idSo, alasan: "Tidak jadi" });
  const menunggu = async () => (await office.call(pengajuan.getPengajuan, { cari: idSo, status: "Menunggu" })).data[0];
  const refund = await menunggu();
  await office.signIn(page, "Super Admin", { at: "/admin/persetujuan" });
  await expect(page.getByRole("article")).toHaveAccessibleName(`Pengembalian Dana ${refund?.idPengajuan}`);
  await expect(page.getByRole("region", { name: "Putusan" }).getByRole("button", { name: /^DP hangus/ })).toBeVisible();
  await page.keyboard.press("h");
  const form = page.getByRole("dialog", { name: `DP hangus ${idSo}` });
  await form.getByLabel("Nominal yang hangus").fill("4000000");
  await form.getByLabel("Alasan").fill("Sesuai perjanjian");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Hanguskan" }).click();
  // The rest waits anew, and nobody is told that somebody else had decided it.
  await expect(page.getByRole("article")).not.toHaveAccessibleName(`Pengembalian Dana ${refund?.idPengajuan}`);
  const sisa = await menunggu();
  await expect(page.getByRole("article")).toHaveAccessibleName(`Pengembalian Dana ${sisa?.idPengajuan}`);
  await expect(page.getByRole("article").getByText("Rp 6.000.000").first()).toBeVisible();
  await expect(page.getByText("tidak menunggu lagi")).toHaveCount(0);
  await page.goto(`${office.address}/admin/pengajuanBiaya?hangus=${sisa?.idPengajuan}`);
  await expect(form.getByText("Dari Rp 6.000.000 yang diminta kembali")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await page.getByRole("button", { name: "Order lagi" }).click();
  await expect(page).toHaveURL(/cardproduk\?keranjang=1/);
  await expect(page.getByText("Oven Roti").first()).toBeVisible();
  await expect(page.getByLabel("Instansi Customer")).toHaveValue("CV Kopi Nusantara");
}

/** A debt that nobody pays is asked to be written off. */
async function writeOff(page: Page, office: Office): Promise<void> {
  const oven = await makeMachine(office, { kodeProduk: "OVN-3", namaProduk: "Oven Teh", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo, 10_000_000);
  await kirim(office, idSo, idInvoice);
  await page.goto(`${office.address}/admin/piutang`);
  await page.getByRole("button", { name: /^Hapus piutang/ }).click();
  const hapus = page.getByRole("dialog", { name: /^Hapus Piutang/ });
  await hapus.getByRole("combobox", { name: "Order" }).click();
  await page.getByRole("option", { name: new RegExp(idSo) }).click();
  await expect(hapus.getByLabel("Nominal")).toHaveValue("Rp 15.000.000");
  await hapus.getByLabel("Alasan").fill("Customer tutup");
  await expectAccessible(page);
  await hapus.getByRole("button", { name: "Minta penghapusan" }).click();
  await expectSaid(page, /Penghapusan piutang HP-\S+ menunggu persetujuan/);
}

/** A minute after ordering; after the DP the same form asks, and Management decides it on a phone with the difference in sight. */
async function putRight(page: Page, office: Office, browser: Browser): Promise<void> {
  const idSo = await pesanOven(office, "Reguler", "SG", 2);
  await page.goto(`${office.address}/admin/salesorder?ubah=${idSo}`);
  const form = page.getByRole("dialog", { name: `Ubah Order ${idSo}` });
  await form.getByLabel("Jumlah Oven Deck").first().fill("2");
  await form.getByLabel("Nama Customer").fill("Hendra Wijaya");
  const beda = form.getByRole("region", { name: "Tagihan sesudah koreksi" });
  await expect(beda).toContainText("30.000.000");
  await expect(form.getByLabel("Alasan")).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, `Order ${idSo} berhasil diubah`);
  const kini = (await office.call(order.getDetailOrder, { idSo })).data;
  expect(kini).toMatchObject({ totalPembelian: 30_000_000, namaCustomer: "Hendra Wijaya", revisi: 1 });

  const idInv = await bill(office, idSo, { nominalDp: 5_000_000 });
  await office.call(invoice.approveInv, { idInv });
  await page.goto(`${office.address}/admin/salesorder?ubah=${idSo}`);
  await form.getByLabel("Jumlah Oven Deck").first().fill("1");
  await expect(form.getByText("perubahan barang diajukan dahulu")).toBeVisible();
  await form.getByLabel("Alasan").fill("Satu oven tidak jadi");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /Perubahan UB-\S+ menunggu persetujuan/);

  const phone = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await office.signIn(phone, "Management", { nama: "Pak Budi", at: "/admin/persetujuan" });
  await phone.getByRole("button", { name: /UB-/ }).first().click();
  await expect(phone.getByText("Satu oven tidak jadi").first()).toBeVisible();
  await expect(phone.getByRole("table", { name: "Perubahan barang" })).toContainText("2 menjadi 1");
  await expect(phone.getByRole("region", { name: "Tagihan sesudah koreksi" })).toContainText("20.000.000");
  await phone.getByRole("button", { name: "Setujui" }).last().click();
  await phone.getByRole("button", { name: "Konfirmasi" }).click();
  await expectSaid(phone, /berhasil disetujui/);
  await phone.close();

  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(detail.getByText("Revisi", { exact: true })).toBeVisible();
  await expect(detail.getByRole("table", { name: `Koreksi ${idSo}` })).toContainText("Perubahan Order");
  expect((await office.call(order.getDetailOrder, { idSo })).data).toMatchObject({
    totalPembelian: 20_000_000,
    revisi: 2,
  });
}

/** Admin takes back a waiting invoice of his own, and deletes a note before its goods leave. */
async function takeBack(page: Page, office: Office): Promise<void> {
  const oven = await makeMachine(office, { kodeProduk: "OVN-4", namaProduk: "Oven Mie", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 1 }]);
  const dp = await bayarDp(office, idSo, 1_000_000);
  await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice: dp }));
  const menunggu = await bill(office, idSo, { nominalLunas: 11_500_000 });
  await page.keyboard.press("Escape");
  // What was begun above and not sent is thrown away.
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Buang dan keluar" }).click();
  await page.waitForURL("**/auth/login-page");
  const { nokar } = await office.signIn(page, "Admin", {
    menu: ["Invoice", "Surat Jalan"],
    at: "/admin/suratjalan?bagian=",
  });
  const baris = page.getByRole("row").filter({ hasText: idSo });
  await baris.getByRole("button", { name: /^Aksi lain/ }).click();
  // Somebody else made it: only its author deletes it.
  await expect(page.getByRole("menuitem", { name: /^Hapus surat jalan/ })).toHaveAttribute("data-disabled", "true");
  await office.sql`
    update surat_jalan set id_user = k.id_user from karyawan k where k.no_karyawan = ${nokar}`;
  await office.sql`update invoice set id_user = k.id_user from karyawan k
    where k.no_karyawan = ${nokar} and id_invoice = ${menunggu}`;

  await page.reload();
  await baris.getByRole("button", { name: /^Aksi lain/ }).click();
  await page.getByRole("menuitem", { name: /^Hapus surat jalan/ }).click();
  const hapus = page.getByRole("dialog", { name: /^Hapus/ });
  await hapus.getByLabel("Alasan").fill("Salah alamat");
  await expectAccessible(page);
  await hapus.getByRole("button", { name: /^Hapus/ }).click();
  await expectSaid(page, /SJ-\S+ .*dihapus/);

  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await page.getByRole("button", { name: `Tarik ${menunggu}` }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, new RegExp(`${menunggu} .*ditarik`));
  expect((await office.call(invoice.getInvoice, { idSo })).data).toHaveLength(1);
}
