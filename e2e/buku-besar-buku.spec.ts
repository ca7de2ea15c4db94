import { expect, expectAccessible, test } from "./office.ts";
import { bayarDp, kirim, makeMachine, pesan } from "./pengiriman.ts";

test("a book is opened from the chart, a line shows its whole entry, and the entry its document", async ({
  page,
  office,
}) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Besar", stock: 3 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo, 12_000_000);
  await kirim(office, idSo, idInvoice);

  await office.signIn(page, "Management", { at: "/admin/bukubesar/akun" });
  await page.getByRole("link", { name: "1-2001" }).click();
  await expect(page.getByRole("combobox", { name: "Akun" })).toHaveValue("1-2001 Piutang Pelanggan");
  const baris = page.getByRole("row").filter({ hasText: "Invoice disetujui" });
  await expect(baris).toContainText("12.000.000");
  await expect(page.getByText("Buku ini memuat setiap order di kedua sisinya")).toBeVisible();
  await expectAccessible(page);

  await baris.getByRole("button", { name: /Detail/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("table", { name: "Baris Jurnal" })).toContainText("Piutang Pelanggan");
  await expect(page).toHaveURL(/buka=\d+/);
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByRole("row").last()).toContainText("Rp 12.000.000Rp 12.000.000");
  await dialog.getByRole("link", { name: idInvoice }).click();
  await expect(page).toHaveURL(/invoiceorder/);

  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "Cari Kode dokumen lengkap" }).fill(idSo);
  await expect(page.getByRole("row").filter({ hasText: "Barang dikirim" })).toBeVisible();
  const unduhan = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Buku Besar" }).click();
  expect((await unduhan).suggestedFilename()).toContain("Export Buku Besar 1-2001 Piutang Pelanggan-");
  const seluruh = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Seluruh Jurnal" }).click();
  await page.getByRole("menuitem", { name: "CSV (.csv)" }).click();
  expect((await seluruh).suggestedFilename()).toMatch(/^Export Jurnal-.*\.csv$/);
});
