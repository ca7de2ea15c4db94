import type { Page } from "@playwright/test";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarDp, kirim, makeMachine, pesan as pesanMesin } from "./pengiriman.ts";
import { bill, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test("what Kasir asks for Management decides: a nota kredit for a return, and an approved invoice cancelled", async ({
  page,
  office,
  browser,
}) => {
  test.slow();
  // A return of a machine that is half paid ends with a nota kredit.
  const oven = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Kopi", stock: 3 });
  const idSo = await pesanMesin(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo, 10_000_000);
  await kirim(office, idSo, idInvoice);
  const { data } = await office.call(suratJalan.getDetailOrderSj, { idSo });
  const barang = data.orders.map(({ idOrderan }) => ({ idOrderan, baik: 1, rusak: 0 }));
  const idSj = data.suratJalan[0]?.idSuratJalan ?? "";
  const { idRetur } = (
    await office.call(retur.addRetur, { idSj, alasan: "Penyok", barang, dokumen: [await picture()] })
  ).data;

  await office.signIn(page, "Kasir", { menu: ["Invoice", "Sales Order"], at: `/admin/retur?buka=${idRetur}` });
  await page.getByRole("button", { name: "Nota Kredit" }).click();
  const nota = page.getByRole("dialog", { name: `Nota Kredit ${idRetur}` });
  await expect(nota.getByLabel("Nominal")).toHaveValue("Rp 12.500.000");
  await nota.getByLabel("Alasan").fill("Kembali sebelum lunas");
  await expectAccessible(page);
  await nota.getByRole("button", { name: "Minta nota kredit" }).click();
  await expectSaid(page, /Nota kredit NK-\S+ menunggu persetujuan/);

  const [diminta] = (await office.call(koreksi.getNotaKredit, {})).data;
  const manajer = await browser.newPage({ locale: "id-ID", viewport: { width: 1440, height: 900 } });
  await office.signIn(manajer, "Management", { at: `/admin/koreksi?putus=${diminta?.idKoreksi}` });
  const putus = manajer.getByRole("dialog", { name: /^Putuskan Nota Kredit NK-/ });
  await expect(putus.getByRole("table", { name: "Jurnal" })).toContainText("Retur Penjualan");
  await putus.getByRole("combobox", { name: "Status" }).click();
  await manajer.getByRole("option", { name: "Disetujui" }).click();
  await putus.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(manajer, /NK-\S+ berhasil disetujui/);
  await manajer.goto(`${office.address}/admin/retur?buka=${idRetur}`);
  await expect(manajer.getByText(`Nota kredit ${diminta?.idKoreksi}`).first()).toBeVisible();
  await cancelInvoice(page, manajer, office);
});

/** The invoice stands as Dibatalkan; a credit note lowers what is due. */
async function cancelInvoice(page: Page, other: Page, office: Office): Promise<void> {
  const idSo = await pesan(office, "Reguler", "SG", 1);
  const idInv = await bill(office, idSo, { nominalDp: 2_000_000 });
  await office.call(invoice.approveInv, { idInv });
  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}&batalkan=${idInv}`);
  const form = page.getByRole("dialog", { name: `Batalkan Invoice ${idInv}` });
  await expect(form.getByText("invoice ini tertulis Dibatalkan")).toBeVisible();
  await form.getByLabel("Alasan").fill("Rekening salah");
  await form.getByRole("button", { name: "Minta pembatalan" }).click();
  await expectSaid(page, /Pembatalan BI-\S+ menunggu persetujuan/);

  await other.goto(`${office.address}/admin/koreksi`);
  await other.getByRole("button", { name: /^Putuskan BI-/ }).click();
  const putus = other.getByRole("dialog", { name: /^Putuskan Pembatalan Invoice BI-/ });
  await expect(putus.getByText("Uang keluar")).toBeVisible();
  await expectAccessible(other);
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
}
