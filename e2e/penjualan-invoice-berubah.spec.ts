import { invoice } from "#contract/penjualan/invoice.ts";
import { pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { expect, test } from "./office.ts";
import { gambar, pesan, tagih } from "./penjualan.ts";

test("the next invoice starts at the last one's account, whatever the list was searched for", async ({
  page,
  office,
}) => {
  const idSo = await pesan(office, "Reguler");
  await office.call(invoice.approveInv, { idInv: await tagih(office, idSo, { nominalDp: 4_000_000 }) });
  await office.signIn(page, "Kasir", { menu: ["Invoice"] });
  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}&inv-cari=tidak+ada`);
  await expect(page.getByText("Data Tidak Ditemukan")).toBeVisible();
  await page.getByRole("button", { name: "Tambah Invoice" }).click();
  const form = page.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await expect(form.getByRole("combobox", { name: "Rekening" })).toHaveValue("BCA RJP");
  await expect(form.getByRole("region", { name: "Ringkasan tagihan" })).toContainText(
    "Sisa invoice sebelumnyaRp 5.900.000",
  );
});

test("a total that changed while the form was open is told at its field, and taken over", async ({ page, office }) => {
  const idSo = await pesan(office, "Reguler", "PL", 2);
  await office.signIn(page, "Kasir", { menu: ["Invoice"] });
  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
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
  await expect(page.getByText(/Invoice INV-\d{4}-\d{5} berhasil ditambahkan/)).toBeVisible();
});
