import type { Page } from "@playwright/test";
import { kolomSendiri } from "#areas/sistem/kolom-sendiri/contract.ts";
import { sheetRows } from "#test/support/files.ts";
import { expect, expectAccessible, expectFingers, type Office, test } from "./office.ts";
import { makeMachine } from "./pengiriman.ts";

const foto = async (page: Page, nama: string) => {
  if (process.env.GAMBAR) await page.screenshot({ path: `${process.env.GAMBAR}/${nama}.png` });
};

test("fields that the company makes are filled in, seen in list and file, and on a phone on the card of a product", async ({
  page,
  office,
}) => {
  await office.signIn(page, "Management", { at: "/admin/setting/kolom-sendiri" });
  await expect(page.getByText("Belum ada kolom sendiri")).toBeVisible();
  await page.getByRole("button", { name: "Tambah Kolom" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Kolom" });
  await form.getByRole("combobox", { name: "Untuk" }).click();
  await page.getByRole("option", { name: "Pelanggan" }).click();
  await form.getByRole("combobox", { name: "Jenis Isian" }).click();
  await page.getByRole("option", { name: "Pilihan" }).click();
  await form.getByLabel("Nama Kolom").fill("Email");
  await form.getByLabel("Pilihan").fill("UMKM\nPabrik\nKoperasi");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form.getByText("Email sudah menjadi kolom pelanggan, pilih nama lain")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "kolom-form");
  await form.getByLabel("Nama Kolom").fill("Jenis Usaha");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("cell", { name: "UMKM, Pabrik, Koperasi" })).toBeVisible();
  await expectAccessible(page);
  await foto(page, "kolom-daftar");

  await isiPelanggan(page, office);
  await isiProduk(page, office);
});

async function isiPelanggan(page: Page, office: Office): Promise<void> {
  await page.goto(`${office.address}/admin/pelanggan`);
  await page.getByRole("button", { name: "Tambah Pelanggan" }).first().click();
  const isian = page.getByRole("dialog", { name: "Tambah Pelanggan" });
  await isian.getByRole("textbox", { name: "Nama", exact: true }).fill("Bu Ratri");
  await isian.getByRole("combobox", { name: "Jenis Usaha" }).click();
  await page.getByRole("option", { name: "Koperasi" }).click();
  await foto(page, "kolom-pelanggan-form");
  await isian.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("columnheader", { name: "Jenis Usaha" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Bu Ratri/ })).toContainText("Koperasi");
  await foto(page, "kolom-pelanggan-daftar");
  await page.getByRole("combobox", { name: "Kolom sendiri" }).click();
  await page.getByRole("option", { name: "Jenis Usaha: UMKM" }).click();
  await expect(page.getByRole("row", { name: /Bu Ratri/ })).toBeHidden();
  await page.getByRole("combobox", { name: "Kolom sendiri" }).click();
  await page.getByRole("option", { name: "Jenis Usaha: Koperasi" }).click();
  await expect(page.getByRole("row", { name: /Bu Ratri/ })).toBeVisible();
  await foto(page, "kolom-pelanggan-saringan");
  const unduhan = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Pelanggan" }).click();
  const berkas = await (await unduhan).createReadStream();
  const rows = await sheetRows(Buffer.concat(await berkas.toArray()));
  expect(rows[0]).toMatchObject({ Nama: "Bu Ratri", "Jenis Usaha": "Koperasi" });
  await page
    .getByRole("row", { name: /Bu Ratri/ })
    .getByText("Bu Ratri")
    .click();
  await expect(page.getByRole("dialog", { name: "Detail Pelanggan" })).toContainText("Koperasi");
  await foto(page, "kolom-pelanggan-detail");
}

/** A card says what was filled in, and a copy of the product begins with the same. */
async function isiProduk(page: Page, office: Office): Promise<void> {
  await office.call(kolomSendiri.addKolomSendiri, {
    ...{ untuk: "produk", jenis: "teks", nama: "Daya Listrik", posisi: 1, pilihan: [] },
  });
  await makeMachine(office, { kodeProduk: "OVL-6", namaProduk: "Oven Listrik", stock: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/produk?ubah=OVL-6`);
  const edit = page.getByRole("dialog", { name: "Edit Produk Oven Listrik" });
  await edit.getByLabel("Daya Listrik").fill("1.300 W");
  await expectFingers(page);
  await edit.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("Produk berhasil diubah").first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Oven Listrik" }).first()).toContainText("1.300 W");
  await foto(page, "kolom-produk-390");
  await page.goto(`${office.address}/admin/produk?salin=OVL-6`);
  const salin = page.getByRole("dialog", { name: "Duplikat Produk Oven Listrik" });
  await expect(salin.getByLabel("Daya Listrik")).toHaveValue("1.300 W");
}
