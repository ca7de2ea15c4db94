import type { Page } from "@playwright/test";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { aksi, bill, gambar, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";
import { signOut } from "./signOut.ts";

test("what becomes of an invoice while Management approves or Kasir fills it in is told there, and the form made anew", async ({
  page,
  office,
}) => {
  test.slow();
  const online = await pesan(office, "Online", "SG");
  const idInvoice = await bill(office, online, { nominalLunas: 9_900_000 });
  await office.signIn(page, "Management", { at: `/admin/invoiceorder?order=${online}` });
  await approveWhatChanges(page, office, online, idInvoice);
  const idSo = await pesan(office, "Reguler", "SG");
  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await approveAfterAColleague(page, office, await bill(office, idSo, { nominalDp: 4_000_000 }));

  // The next one starts at its account, whatever the list is searched for.
  const next = `/admin/invoiceorder?order=${idSo}&inv-cari=tidak+ada`;
  await signOut(page);
  await office.signIn(page, "Kasir", { menu: ["Invoice"], at: next });
  await expect(page.getByText("Data Tidak Ditemukan")).toBeVisible();
  await page.getByRole("button", { name: "Tambah Invoice" }).click();
  const form = page.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await expect(form.getByRole("combobox", { name: "Rekening" })).toHaveValue("BCA RJP");
  await expect(form.getByRole("region", { name: "Ringkasan tagihan" })).toContainText(
    "Sisa invoice sebelumnyaRp 5.900.000",
  );

  const berdua = await pesan(office, "Reguler", "PL", 2);
  await page.goto(`${office.address}/admin/invoiceorder?order=${berdua}`);
  await billWhatBecameLess(page, office, berdua);
  await page.getByRole("cell", { name: /^INV-/ }).waitFor();
  const [pertama] = (await office.call(invoice.getInvoice, { idSo: berdua })).data;
  await office.call(invoice.hapusInvoice, { idInv: pertama?.idInvoice ?? "", idSo: berdua });
  await page.getByText("Belum ada invoice").waitFor();
  await billWhileTypingIsChecked(page, office, berdua);
});

/** The dialog follows the invoice to another account, and says when there is nothing left to approve. */
async function approveWhatChanges(page: Page, office: Office, idSo: string, idInvoice: string): Promise<void> {
  await aksi(page, "Approve");
  const dialog = page.getByRole("dialog", { name: `Approve Invoice ${idInvoice}` });
  await expect(dialog.getByRole("region", { name: "Rekening BCA RJP" })).toContainText(
    "Tambahan onlineRp 300.000Jasa online-Rp 300.000Uang diterimaRp 9.900.000Saldo sebelumRp 0Uang masukRp 9.900.000",
  );
  await expect(dialog.getByText("Invoice ini baru saja diubah")).toHaveCount(0);

  const { data } = await office.call(rekening.getRekeningDropdown, {});
  const idRekening = data.find((one) => one.namaRekening === "BRI RJP")?.idRekening ?? "";
  await office.call(invoice.updateRekeningInv, { idInvoice, idRekening });
  await expect(dialog.getByRole("region", { name: "Rekening BRI RJP" })).toBeVisible();
  await expect(dialog.getByText("Invoice ini baru saja diubah")).toBeVisible();
  await expectAccessible(page);

  await office.call(invoice.hapusInvoice, { idInv: idInvoice, idSo });
  await expect(dialog.getByText(`Invoice ${idInvoice} sudah dihapus oleh Penyiap`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await expect(page.getByText("Belum ada invoice")).toBeVisible();
}

/** An approval that a colleague gave first becomes the invoice's detail. */
async function approveAfterAColleague(page: Page, office: Office, idInvoice: string): Promise<void> {
  await aksi(page, "Approve");
  const dialog = page.getByRole("dialog", { name: `Approve Invoice ${idInvoice}` });
  await expect(dialog.getByRole("region", { name: "Rekening BCA RJP" })).toContainText(
    "Saldo sebelumRp 0Uang masukRp 4.000.000Saldo sesudahRp 4.000.000",
  );
  await office.call(invoice.approveInv, { idInv: idInvoice });
  const detail = page.getByRole("dialog", { name: `Detail Invoice ${idInvoice}` });
  await expect(detail.getByRole("alert")).toHaveText(`Invoice ${idInvoice} sudah disetujui oleh Penyiap`);
  await expect(detail.getByText("Disetujui Oleh", { exact: true })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
}

/** A total that changed while the form was open is told at its field, and taken over. */
async function billWhatBecameLess(page: Page, office: Office, idSo: string): Promise<void> {
  await page.getByRole("button", { name: "Tambah Invoice" }).click();
  const form = page.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await form.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BCA RJP" }).click();
  await form.getByText("Lunas", { exact: true }).click();
  await form.getByLabel("Nominal Ongkir").fill("50000");
  await expect(form.getByLabel("Nominal Lunas")).toHaveValue("Rp 20.050.000");
  await form.locator('input[type="file"]').setInputFiles([await gambar("bukti.jpg")]);

  const { data } = await office.call(pesanLangsung.getOrderanPl, { cari: idSo });
  await office.call(pesanLangsung.cancelPl, { idOrderan: data[0]?.idOrderan ?? "" });
  await form.getByRole("button", { name: "Simpan" }).click();
  const berubah = /^Total pembelian berubah dari Rp 20.000.000 menjadi Rp 10.000.000/;
  await expect(page.getByRole("dialog", { name: "Oops..." }).getByText(berubah)).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(form.getByText(berubah)).toBeVisible();
  await expect(form.getByLabel("Total Pembelian")).toHaveValue("Rp 10.000.000");
  await expect(form.getByLabel("Nominal Lunas")).toHaveValue("Rp 10.050.000");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /Invoice INV-\d{4}-\d{5} berhasil ditambahkan/);
}

/** Too large a discount or down payment is said while it is typed; what is paid adds up, in the open detail too. */
async function billWhileTypingIsChecked(page: Page, office: Office, idSo: string): Promise<void> {
  await page.getByRole("button", { name: "Tambah Invoice" }).click();
  const form = page.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await expect(form.getByText("*nominal DP tidak boleh kosong")).toHaveCount(0);
  const besar = form.getByText("Diskon harus lebih kecil dari total pembelian ditambah admin");
  await form.getByLabel("Nominal Diskon").fill("10000000");
  await expect(besar).toBeVisible();
  await form.getByLabel("Nominal Diskon").fill("100000");
  await expect(besar).toHaveCount(0);
  await form.getByLabel("Nominal DP").fill("9900000");
  await expect(form.getByText("gunakan pembayaran Lunas")).toBeVisible();
  await form.getByLabel("Nominal DP").fill("4000000");
  await form.getByLabel("Nominal Peti").fill("200000");
  await expect(form.getByText("gunakan pembayaran Lunas")).toHaveCount(0);
  await form.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BCA RJP" }).click();
  await form.locator('input[type="file"]').setInputFiles([await gambar("bukti.jpg")]);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("cell").filter({ hasText: "termasuk peti Rp 200.000" })).toContainText("Rp 4.200.000");
  await aksi(page, "Detail");
  const detail = page.getByRole("dialog", { name: /^Detail Invoice INV/ });
  await expect(detail.getByRole("region", { name: "Nominal invoice" })).toContainText(
    "Harus DibayarRp 10.100.000DPRp 4.000.000Peti dibayar bersama DPRp 200.000" +
      "Akan Dibayar (DP)Rp 4.200.000Sisa PembayaranRp 5.900.000",
  );
  await expectAccessible(page);

  // The open detail shows the approval by itself.
  const { data } = await office.call(invoice.getInvoice, { idSo });
  await office.call(invoice.approveInv, { idInv: data[0]?.idInvoice ?? "" });
  await expect(detail.getByText("Dibayar (DP)", { exact: true })).toBeVisible();
}
