import { kolomSendiri } from "#areas/sistem/kolom-sendiri/contract.ts";
import { sheetRows } from "#test/support/files.ts";
import { expect, expectAccessible, expectFingers, test } from "./office.ts";
import { makeMachine } from "./pengiriman.ts";

const gambar = (nama: string) => (process.env.GAMBAR ? { path: `${process.env.GAMBAR}/${nama}.png` } : null);

test("a field that the company makes is filled in, seen in the list and taken along in the file", async ({
  page,
  office,
}) => {
  const foto = async (nama: string) => {
    const di = gambar(nama);
    if (di) await page.screenshot(di);
  };
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
  await foto("kolom-form");
  await form.getByLabel("Nama Kolom").fill("Jenis Usaha");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("cell", { name: "UMKM, Pabrik, Koperasi" })).toBeVisible();
  await expectAccessible(page);
  await foto("kolom-daftar");

  await page.goto(`${office.address}/admin/pelanggan`);
  await page.getByRole("button", { name: "Tambah Pelanggan" }).first().click();
  const isian = page.getByRole("dialog", { name: "Tambah Pelanggan" });
  await isian.getByRole("textbox", { name: "Nama", exact: true }).fill("Bu Ratri");
  await isian.getByRole("combobox", { name: "Jenis Usaha" }).click();
  await page.getByRole("option", { name: "Koperasi" }).click();
  await foto("kolom-pelanggan-form");
  await isian.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("columnheader", { name: "Jenis Usaha" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Bu Ratri/ })).toContainText("Koperasi");
  await foto("kolom-pelanggan-daftar");
  await page.getByRole("combobox", { name: "Kolom sendiri" }).click();
  await page.getByRole("option", { name: "Jenis Usaha: UMKM" }).click();
  await expect(page.getByRole("row", { name: /Bu Ratri/ })).toBeHidden();
  await page.getByRole("combobox", { name: "Kolom sendiri" }).click();
  await page.getByRole("option", { name: "Jenis Usaha: Koperasi" }).click();
  await expect(page.getByRole("row", { name: /Bu Ratri/ })).toBeVisible();
  await foto("kolom-pelanggan-saringan");
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
  await foto("kolom-pelanggan-detail");
});

test("on a phone the card of a product says what was filled in, and a copy of it begins with the same", async ({
  page,
  office,
}) => {
  await office.call(kolomSendiri.addKolomSendiri, {
    ...{ untuk: "produk", jenis: "teks", nama: "Daya Listrik", posisi: 1, pilihan: [] },
  });
  await makeMachine(office, { kodeProduk: "OVL-6", namaProduk: "Oven Listrik", stock: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await office.signIn(page, "Management", { at: "/admin/produk?ubah=OVL-6" });
  const edit = page.getByRole("dialog", { name: "Edit Produk Oven Listrik" });
  await edit.getByLabel("Daya Listrik").fill("1.300 W");
  await expectFingers(page);
  await edit.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("Produk berhasil diubah").first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Oven Listrik" }).first()).toContainText("1.300 W");
  const di = gambar("kolom-produk-390");
  if (di) await page.screenshot(di);
  await page.goto(`${office.address}/admin/produk?salin=OVL-6`);
  const salin = page.getByRole("dialog", { name: "Duplikat Produk Oven Listrik" });
  await expect(salin.getByLabel("Daya Listrik")).toHaveValue("1.300 W");
});
