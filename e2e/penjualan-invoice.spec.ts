import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { aksi, gambar, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test("a down payment, its approval in another browser, and the rest, until nothing is left to invoice", async ({
  page,
  office,
  browser,
}) => {
  const idSo = await pesan(office, "Reguler");
  await office.signIn(page, "Kasir", { nama: "Ani", menu: ["Invoice"], at: "/admin/invoiceorder" });
  await expectAccessible(page);
  await page.getByRole("button", { name: `Detail Invoice ${idSo}` }).click();
  await expect(page.getByRole("heading", { name: `List Invoice-${idSo}-Reguler` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`order=${idSo}`));

  await page.getByRole("button", { name: "Tambah Invoice" }).click();
  const form = page.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("Periksa kembali isian anda jangan ada yang salah atau kosong")).toBeVisible();
  await expect(form.getByText("Rekening tidak boleh kosong.")).toBeVisible();
  await expect(form.getByText("*nominal DP tidak boleh kosong")).toBeVisible();
  await expect(form.getByText("Dokumen tidak boleh kosong.")).toBeVisible();
  // Corrected fields lose their message, the others keep it; a removed field takes its message along.
  await form.locator('input[type="file"]').setInputFiles([await gambar("bukti.jpg")]);
  await expect(form.getByText("Dokumen tidak boleh kosong.")).toHaveCount(0);
  await form.getByText("Lunas", { exact: true }).click();
  await expect(form.getByText("*nominal DP tidak boleh kosong")).toHaveCount(0);
  await form.getByText("DP", { exact: true }).click();
  await expect(form.getByText("Rekening tidak boleh kosong.")).toBeVisible();
  await expect(form.getByText("*nominal DP tidak boleh kosong")).toBeVisible();
  await form.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BCA RJP" }).click();
  await form.getByLabel("Nominal Peti").fill("200000");
  await form.getByLabel("Nominal Diskon").fill("100000");
  await form.getByLabel("Nominal DP").fill("10000000");
  const ringkasan = form.getByRole("region", { name: "Ringkasan tagihan" });
  await expect(ringkasan).toContainText("Harus dibayarRp 10.100.000");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(
    form.getByText("Nominal DP melebihi atau sama dengan sisa pembayaran, gunakan pembayaran Lunas"),
  ).toBeVisible();
  await form.getByLabel("Nominal DP").fill("4000000");
  await expect(ringkasan).toContainText("Dibayar dengan invoice iniRp 4.200.000");
  await expect(ringkasan).toContainText("Sisa pembayaranRp 5.900.000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /Invoice INV-\d{4}-\d{5} berhasil ditambahkan/);

  // Ani can neither approve nor delete; while the first invoice waits a second cannot be added.
  await expect(page.getByRole("cell", { name: /^INV-/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Approve INV/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Hapus INV/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Tambah Invoice" })).toHaveAttribute("aria-disabled", "true");

  // Management sees to the rupiah what its approval will do; here it appears by itself.
  const bos = await browser.newPage({ locale: "id-ID" });
  await office.signIn(bos, "Management", { at: `/admin/invoiceorder?order=${idSo}` });
  await aksi(bos, "Approve");
  const dialog = bos.getByRole("dialog", { name: /^Approve Invoice INV/ });
  await expect(dialog.getByRole("region", { name: "Rekening BCA RJP" })).toContainText(
    "Saldo sebelumRp 0Uang masukRp 4.200.000Saldo sesudahRp 4.200.000",
  );
  await expect(dialog).toContainText("Produksi 1 barang pesan langsung dimulai hari ini");
  await expectAccessible(bos);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expectSaid(bos, /Invoice INV-\d{4}-\d{5} berhasil disetujui/);
  await bos.close();
  await expect(page.getByRole("cell", { name: "Disetujui" })).toBeVisible();

  await page.getByRole("button", { name: "Tambah Invoice" }).click();
  const kedua = page.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await expect(kedua.getByLabel("Nominal Admin")).toHaveAttribute("readonly");
  await expect(kedua.getByLabel("Nominal Diskon")).toHaveValue("Rp 100.000");
  // What an approved invoice had is not billed again; what none had yet can still be.
  await expect(kedua.getByLabel("Nominal Peti")).toHaveAttribute("readonly");
  await expect(kedua.getByLabel("Nominal Ongkir")).not.toHaveAttribute("readonly");
  await expect(kedua.getByRole("combobox", { name: "Rekening" })).toHaveValue("BCA RJP");
  await kedua.getByText("Lunas", { exact: true }).click();
  await expect(kedua.getByLabel("Nominal Lunas")).toHaveValue("Rp 5.900.000");
  await kedua.locator('input[type="file"]').setInputFiles([await gambar("lunas.jpg")]);
  await kedua.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("cell", { name: /^INV-/ })).toHaveCount(2);
  const { data } = await office.call(invoice.getInvoice, { idSo });
  await office.call(invoice.approveInv, { idInv: data[0]?.idInvoice ?? "" });
  await expect(page.getByRole("cell", { name: /Lunas$/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Tambah Invoice" })).toHaveAttribute(
    "aria-description",
    "Order sudah lunas",
  );
  await page.getByRole("button", { name: "Close Invoice" }).click();
  await expect(page.getByRole("button", { name: `Detail Invoice ${idSo}` })).toBeVisible();
});

test("an Online invoice is corrected while it waits: amounts, proofs, account; then weighed, shown, printed and deleted", async ({
  page,
  office,
}) => {
  const idSo = await pesan(office, "Online", "SG");
  await office.signIn(page, "Super Admin", { at: `/admin/invoiceorder?order=${idSo}` });
  await page.getByRole("button", { name: "Tambah Invoice" }).click();
  const tambah = page.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await expect(tambah.getByText("Order Online hanya dapat dibayar Lunas")).toBeVisible();
  await tambah.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "-", exact: true }).click();
  await tambah.locator('input[type="file"]').setInputFiles([await gambar("a.jpg")]);
  await tambah.getByRole("button", { name: "Simpan" }).click();
  await expect(tambah.getByText("Rekening tidak boleh kosong.")).toBeVisible();
  await tambah.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BRI RJP" }).click();
  await tambah.getByRole("button", { name: "Simpan" }).click();
  const baris = page.getByRole("row").filter({ hasText: "INV-" });
  await expect(baris).toContainText("BRI RJP");

  await aksi(page, "Edit");
  const edit = page.getByRole("dialog", { name: /^Edit Invoice INV/ });
  await edit.getByRole("button", { name: "Hapus Dokumen 1" }).click();
  await edit.getByLabel("Nominal Ongkir").fill("50000");
  await edit.getByLabel("Jasa Online").fill("120000");
  await expect(edit.getByRole("region", { name: "Ringkasan tagihan" })).toContainText(
    "Tambahan onlineRp 300.000Jasa online-Rp 120.000Uang diterimaRp 10.230.000",
  );
  await edit.getByRole("button", { name: "Simpan" }).click();
  await expect(edit.getByText("Dokumen tidak boleh kosong.")).toBeVisible();
  await edit.locator('input[type="file"]').setInputFiles([await gambar("b.jpg")]);
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /berhasil diubah/);
  await expect(baris).toContainText("Rp 10.050.000");

  await aksi(page, "Edit rekening");
  const rekening = page.getByRole("dialog", { name: /^Edit Rekening Invoice INV/ });
  await rekening.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "Kas Kecil" }).click();
  await rekening.getByRole("button", { name: "Simpan" }).click();
  await expect(baris).toContainText("Kas Kecil");

  await aksi(page, "Approve");
  const approve = page.getByRole("dialog", { name: /^Approve Invoice INV/ });
  await expect(approve.getByRole("region", { name: "Rekening Kas Kecil" })).toContainText(
    "Tambahan onlineRp 300.000Jasa online-Rp 120.000Uang diterimaRp 10.230.000Saldo sebelumRp 0Uang masukRp 10.230.000",
  );
  await approve.getByRole("button", { name: "Batal" }).click();

  await aksi(page, "Detail");
  const detail = page.getByRole("dialog", { name: /^Detail Invoice INV/ });
  await expect(detail.getByText("Belum ada email yang dikirim")).toBeVisible();
  await detail.getByRole("button", { name: /^Perbesar/ }).click();
  await expect(page.getByRole("dialog", { name: /^Bukti invoice/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const printed = page.waitForEvent("popup");
  await aksi(page, "Cetak PDF");
  expect((await printed).url()).toContain("blob:");

  await aksi(page, "Hapus");
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText("Belum ada invoice")).toBeVisible();
});
