import type { Page } from "@playwright/test";
import { picture } from "#test/support/files.ts";
import { buka, pilih } from "./asset.ts";
import { expect, expectAccessible, type Office } from "./office.ts";
import { expectSaid } from "./said.ts";

const PERIKSA = "Periksa kembali isian anda jangan ada yang salah atau kosong";

/** Categories and locations are added, switched off and deleted. */
export async function kelolaTempat(page: Page, office: Office): Promise<void> {
  await expect(page.getByText("Belum ada kategori asset")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tambah Kategori Asset" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Kategori Asset" });
  await form.getByLabel("Nama Kategori").fill("Kendaraan");
  await form.getByLabel("Kode").fill("kdr");
  await form.getByLabel("Pembagi (Bulan)").fill("18");
  await expect(form.getByText("Habis disusutkan dalam 1,5 tahun")).toBeVisible();
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form.getByText("Jenis batas tidak boleh kosong")).toBeVisible();
  await pilih(page, "Jenis Batas", "Di Bawah");
  const batas = form.getByRole("textbox", { name: "Batas", exact: true });
  await batas.fill("5000000");
  await batas.press("Enter");
  await expectSaid(page, "Kategori berhasil ditambahkan");

  const row = page.getByRole("row").filter({ hasText: "Kendaraan" });
  for (const text of ["KDR", "18", "1,5", "Di Bawah", "Rp 5.000.000", "Aktif"]) await expect(row).toContainText(text);
  await row.getByRole("button", { name: "Aktif/Non-Aktif Kendaraan" }).click();
  await expect(row.getByText("Non-Aktif")).toBeVisible();
  await expect(page.getByText("Kendaraan dinonaktifkan")).toBeVisible();
  await row.getByRole("button", { name: "Hapus Kendaraan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText("Belum ada kategori asset")).toBeVisible();

  await buka(page, office, "setting/lokasiAsset");
  await page.getByRole("button", { name: "Tambah Lokasi Asset" }).click();
  await page.getByRole("dialog").getByLabel("Nama Lokasi").fill("Gudang Utama");
  await page.getByRole("dialog").getByLabel("Singkatan").fill("gu");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Gudang Utama" })).toContainText("GU");
  await expectAccessible(page);
}

/** A request tells the limit of its category while the price is typed, and everything that is missing. */
export async function mintaMesin(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.getByRole("button", { name: "Buat Pengajuan" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(page.getByText(PERIKSA)).toBeVisible();
  for (const sentence of [
    "Nama barang tidak boleh kosong.",
    "Kategori asset tidak boleh kosong.",
    "Lokasi asset tidak boleh kosong.",
    "Harga asset tidak boleh kosong.",
    "Rekening tidak boleh kosong.",
    "Deskripsi tidak boleh kosong.",
    "Dokumen tidak boleh kosong.",
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await form.getByLabel("Nama Barang").fill("Mesin las");
  // With a list open, too, the form is accessible.
  await form.getByRole("combobox", { name: "Kategori" }).click();
  await expect(page.getByRole("option", { name: "Mesin" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await pilih(page, "Kategori", "Mesin");
  await pilih(page, "Lokasi", "Gudang");
  await pilih(page, "Rekening", "Kas Kecil");
  await expect(form.getByText("Harga minimal Rp 1.000.000")).toBeVisible();
  await form.getByLabel("Harga").fill("999999");
  await form.getByLabel("Deskripsi").fill("Untuk bengkel");
  await expect(form.getByText("Harga tidak sesuai batas kategori Mesin")).toBeVisible();
  const file = await picture("penawaran.jpg");
  const buffer = Buffer.from(await file.arrayBuffer());
  await form.locator('input[type="file"]').setInputFiles({ name: file.name, mimeType: file.type, buffer });
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(form.getByText("Harga tidak sesuai batas kategori Mesin")).toBeVisible();
  await form.getByLabel("Harga").fill("2000000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expectSaid(page, "Pengajuan asset berhasil dibuat");
  const row = page.getByRole("row").filter({ hasText: "Mesin las" });
  await expect(row.getByText("Menunggu")).toBeVisible();
  // Only Super Admin and Management can decide; others do not see the action.
  await expect(row.getByRole("button", { name: /^Update pengajuan/ })).toHaveCount(0);
  await expect(row.getByRole("button", { name: /^Masukkan Asset/ })).toHaveAttribute("aria-disabled", "true");
  // The form is empty when it is opened again.
  await page.getByRole("button", { name: "Buat Pengajuan" }).click();
  await expect(form.getByLabel("Nama Barang")).toHaveValue("");
}
