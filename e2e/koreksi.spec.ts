import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { bill, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test("a quantity is put right a minute after ordering; after the DP the same form asks, and Management decides it on a phone with the difference in sight", async ({
  page,
  office,
  browser,
}) => {
  const idSo = await pesan(office, "Reguler", "SG", 2);
  await office.signIn(page, "Super Admin");
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
  if (process.env.SHOTS) await phone.screenshot({ path: `${process.env.SHOTS}/kotak-390.png`, fullPage: true });
  await phone.getByRole("button", { name: "Setujui" }).last().click();
  await phone.getByRole("button", { name: "Konfirmasi" }).click();
  await expectSaid(phone, /berhasil disetujui/);
  await phone.close();

  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(detail.getByText("Revisi", { exact: true })).toBeVisible();
  await expect(detail.getByRole("table", { name: `Koreksi ${idSo}` })).toContainText("Perubahan Order");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/order-1440.png` });
  expect((await office.call(order.getDetailOrder, { idSo })).data).toMatchObject({
    totalPembelian: 20_000_000,
    revisi: 2,
  });
});

test("an approved invoice is cancelled by two people and stands as Dibatalkan; a credit note lowers what is due", async ({
  page,
  office,
  browser,
}) => {
  const idSo = await pesan(office, "Reguler", "SG", 1);
  const idInv = await bill(office, idSo, { nominalDp: 2_000_000 });
  await office.call(invoice.approveInv, { idInv });
  await office.signIn(page, "Kasir", {
    menu: ["Invoice", "Sales Order"],
    at: `/admin/invoiceorder?order=${idSo}&batalkan=${idInv}`,
  });
  const form = page.getByRole("dialog", { name: `Batalkan Invoice ${idInv}` });
  await expect(form.getByText("invoice ini tertulis Dibatalkan")).toBeVisible();
  await form.getByLabel("Alasan").fill("Rekening salah");
  await form.getByRole("button", { name: "Minta pembatalan" }).click();
  await expectSaid(page, /Pembatalan BI-\S+ menunggu persetujuan/);

  const other = await browser.newPage({ locale: "id-ID", viewport: { width: 1440, height: 900 } });
  await office.signIn(other, "Management", { at: "/admin/koreksi" });
  await other.getByRole("button", { name: /^Putuskan BI-/ }).click();
  const putus = other.getByRole("dialog", { name: /^Putuskan Pembatalan Invoice BI-/ });
  await expect(putus.getByText("Uang keluar")).toBeVisible();
  await expectAccessible(other);
  if (process.env.SHOTS) await other.screenshot({ path: `${process.env.SHOTS}/putus-1440.png` });
  await putus.getByRole("combobox", { name: "Status" }).click();
  await other.getByRole("option", { name: "Disetujui" }).click();
  await putus.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(other, /BI-\S+ berhasil disetujui/);
  await other.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await expect(other.getByRole("table", { name: "Invoice yang dibatalkan" })).toContainText(idInv);

  const lagi = await bill(office, idSo, { nominalDp: 3_000_000 });
  await office.call(invoice.approveInv, { idInv: lagi });
  await other.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await other.getByRole("button", { name: "Nota Kredit" }).click();
  const nota = other.getByRole("dialog", { name: `Nota Kredit ${idSo}` });
  await nota.getByLabel("Nominal").fill("500000");
  await nota.getByLabel("Alasan").fill("Penyok sedikit");
  await nota.getByRole("button", { name: "Minta nota kredit" }).click();
  await expectSaid(other, /Nota kredit NK-\S+ menunggu persetujuan/);
});
