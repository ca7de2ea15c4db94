import type { Page } from "@playwright/test";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, test } from "./office.ts";

async function isiBaris(page: Page, ke: number, nama: string, sisi: "Debit" | "Kredit", nominal: string) {
  await page.getByRole("combobox", { name: `Akun baris ${ke}` }).fill(nama);
  await page.getByRole("option", { name: nama }).click();
  await page.getByLabel(`${sisi} baris ${ke}`).fill(nominal);
}

test("an entry is typed until it balances, approved by somebody else, and taken back", async ({ page, office }) => {
  await office.signIn(page, "Management", { nama: "Sari", at: "/admin/bukubesar/jurnal-umum" });
  await page.getByRole("button", { name: "Buat Jurnal Umum" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Keterangan").fill("Perlengkapan dari pemilik");
  await isiBaris(page, 1, "Aset Lain-lain", "Debit", "750000");
  await isiBaris(page, 2, "Modal", "Kredit", "500000");
  await expect(dialog.getByText("Debit lebih Rp 250.000")).toBeVisible();
  await dialog.getByRole("button", { name: "Tambah Baris" }).click();
  await isiBaris(page, 3, "Hutang Lain", "Kredit", "250000");
  await expect(dialog.getByText("Seimbang, Rp 750.000 di kedua sisi")).toBeVisible();
  await expectAccessible(page);
  const bukti = await picture();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: bukti.name,
    mimeType: bukti.type,
    buffer: Buffer.from(await bukti.arrayBuffer()),
  });
  await dialog.getByRole("button", { name: "Ajukan" }).click();
  const baris = page.getByRole("row").filter({ hasText: "Perlengkapan dari pemilik" });
  await expect(baris).toContainText("Menunggu");
  await expect(baris.getByRole("button", { name: /Setujui/ })).toBeDisabled();

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByLabel("No Karyawan").waitFor();
  await office.signIn(page, "Super Admin", { at: "/admin/bukubesar/jurnal-umum" });
  await baris
    .getByRole("button", { name: /Setujui/ })
    .or(baris.getByRole("link", { name: /Setujui/ }))
    .click();
  await expect(dialog.getByRole("table", { name: "Baris Jurnal" })).toContainText("3-1001 Modal");
  await dialog.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Disetujui" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(baris).toContainText("Disetujui");
  const idJurnalUmum = /JU-\d{4}-\d{5}/.exec(await baris.innerText())?.[0] ?? "";
  await baris.getByRole("button", { name: /Balik/ }).click();
  await expect(dialog.getByText(/debit dan kredit yang bertukar/)).toBeVisible();
  await dialog.getByRole("button", { name: "Balik", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Pembalikan JU-" })).toContainText("Menunggu");

  await page.goto(`${office.address}/admin/bukubesar/jurnal-umum?buka=${idJurnalUmum}`);
  // A line leads to the book of its account.
  await expect(dialog.getByRole("link", { name: "3-1001 Modal" })).toHaveAttribute(
    "href",
    /^\/admin\/bukubesar\/buku\?akun=\d+$/,
  );
  await dialog.getByRole("link", { name: /^\d+$/ }).click();
  await expect(page).toHaveURL(/bukubesar\/buku\?buka=\d+/);
  await expect(dialog.getByText("Jurnal umum", { exact: true })).toBeVisible();
});

test("a repeated entry shows what will be booked while it is typed, and to whoever decides", async ({
  page,
  office,
}) => {
  await office.signIn(page, "Management", { nama: "Sari", at: "/admin/bukubesar/jurnal-umum" });
  await page.getByRole("button", { name: "Buat Jurnal Umum" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Keterangan").fill("Sewa gudang setahun");
  await isiBaris(page, 1, "Hutang Lain", "Debit", "1000000");
  await isiBaris(page, 2, "Modal", "Kredit", "1000000");
  await dialog.getByRole("combobox", { name: "Pengulangan" }).click();
  await page.getByRole("option", { name: "Balik otomatis tanggal 1 bulan berikutnya" }).click();
  const jadwal = dialog.getByRole("table", { name: "Jurnal yang akan dibukukan" });
  await expect(jadwal.getByRole("row")).toHaveCount(3);
  await expect(jadwal).toContainText(/01-\d\d-\d{4}/);
  await expectAccessible(page);
  const bukti = await picture();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: bukti.name,
    mimeType: bukti.type,
    buffer: Buffer.from(await bukti.arrayBuffer()),
  });
  await dialog.getByRole("button", { name: "Ajukan" }).click();
  const baris = page.getByRole("row").filter({ hasText: "Sewa gudang setahun" });
  const idJurnalUmum = /JU-\d{4}-\d{5}/.exec(await baris.innerText())?.[0] ?? "";

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByLabel("No Karyawan").waitFor();
  await office.signIn(page, "Super Admin", { at: `/admin/bukubesar/jurnal-umum?ubah=${idJurnalUmum}` });
  await expect(dialog.getByRole("table", { name: "Jurnal yang mengikuti" })).toContainText("Menunggu persetujuan");
});
