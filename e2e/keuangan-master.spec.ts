import type { Page } from "@playwright/test";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";

test("needs, profit components and accounts are kept by a cashier; the books are checked by a Super Admin alone", async ({
  page,
  office,
}) => {
  await office.signIn(page, "Kasir", { menu: ["Kebutuhan", "Rekening"], at: "/admin/kebutuhan" });
  await kelolaKebutuhan(page);
  await page.goto(`${office.address}/admin/rekening`);
  await kelolaRekening(page, office);
  await expect(page.getByRole("navigation").getByText("Pemeriksaan Buku")).toHaveCount(0);
  await page.getByRole("button", { name: "Log out" }).click();
  await office.signIn(page, "Super Admin", { at: "/admin/sistem/pemeriksaan-buku" });
  await page.getByRole("button", { name: "Periksa Buku" }).click();
  await expect(page.getByText(/^Semua \d+ aturan dipenuhi\.$/)).toBeVisible();
  await expect(page.getByText("Lolos").first()).toBeVisible();
  await expectAccessible(page);
});

/** A need gets a profit component and gives it back, both on one screen. */
async function kelolaKebutuhan(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tambah Komponen Laba Rugi" }).click();
  await page.getByRole("dialog").getByLabel("Nama Komponen Laba").fill("Biaya Kantor");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "Biaya Kantor", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Tambah Kebutuhan" }).click();
  await page.getByRole("dialog").getByLabel("Nama Kebutuhan").fill("Listrik");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: "Listrik" });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await row.getByRole("button", { name: /^Assign/ }).click();
  const assign = page.getByRole("dialog", { name: "Assign Komponen Laba: Listrik" });
  await expect(page).toHaveURL(/\?assign=\d+$/);
  await page.reload();
  await assign.getByRole("button", { name: "Simpan" }).click();
  await expect(assign.getByText("Nama komponen laba tidak boleh kosong")).toBeVisible();
  await assign.getByRole("combobox", { name: "Komponen Laba" }).click();
  await page.getByRole("option", { name: "Biaya Kantor" }).click();
  await assign.getByRole("button", { name: "Simpan" }).click();
  await expect(row).toContainText("Biaya Kantor");

  await row.getByRole("button", { name: /^Lepas/ }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(row).not.toContainText("Biaya Kantor");
  const beli = page.getByRole("row").filter({ hasText: "Pembelian Produk" });
  await expect(beli.getByRole("button", { name: /^Assign/ })).toHaveAttribute("aria-disabled", "true");
}

/** An account is added, renamed without losing its row of the balance sheet, and LAINNYA stays. */
async function kelolaRekening(page: Page, office: Office): Promise<void> {
  await page.getByRole("button", { name: "Tambah Rekening" }).click();
  const tambah = page.getByRole("dialog", { name: "Tambah Rekening" });
  await tambah.getByLabel("Nama Rekening").fill("Mandiri");
  await tambah.getByRole("combobox", { name: "Pos Neraca" }).click();
  await page.getByRole("option", { name: "Kas Kecil" }).click();
  await expectAccessible(page);
  await tambah.getByRole("button", { name: "Simpan" }).click();
  const row = page.getByRole("row").filter({ hasText: "Mandiri" });
  await expect(row).toContainText("Kas Kecil");
  await row.getByRole("button", { name: /^Edit/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Rekening" });
  await expect(page).toHaveURL(/\?ubah=\d+$/);
  await page.reload();
  await expect(edit.getByLabel("Nama Rekening")).toHaveValue("Mandiri");
  await edit.getByLabel("Nama Rekening").fill("");
  await page.keyboard.press("Enter");
  await expect(edit.getByText("Nama rekening tidak boleh kosong")).toBeVisible();
  await edit.getByLabel("Nama Rekening").fill("Mandiri Utama");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Mandiri Utama" })).toContainText("Kas Kecil");
  const lainnya = page.getByRole("row").filter({ hasText: "LAINNYA" });
  await expect(lainnya.getByRole("button", { name: /^Hapus/ })).toHaveAttribute("aria-disabled", "true");
  const id = (await office.call(rekening.getRekeningDropdown, {})).data.find((one) => one.namaRekening === "LAINNYA");
  await page.goto(`${office.address}/admin/rekening?ubah=${id?.idRekening}`);
  const said = page.getByRole("dialog", { name: "Oops..." });
  await expect(said).toContainText("Rekening LAINNYA dipakai oleh aturan program");
  await said.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(`${office.address}/admin/rekening`);
  await expectAccessible(page);
}
