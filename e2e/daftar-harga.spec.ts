import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test.slow();

const shot = async (page: { screenshot(options: object): Promise<unknown> }, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

test("Management makes a list for a customer, raises it after a preview, and the cart is at its prices", async ({
  page,
  office,
}) => {
  await office.call(produk.addProduk, {
    ...{ kodeProduk: "OVN-1", namaProduk: "Oven Deck", kategoriProduk: "utama", hargaProduk: 12_000_000 },
    ...{ jumlahStock: 3, fotoProduk: [await picture()] },
  });
  const kosong = { instansi: "CV Kopi Gayo", email: "", alamat: "Jl. Merdeka 10", npwp: "", catatan: "" };
  await office.call(pelanggan.addPelanggan, { ...kosong, nama: "Siti", telepon: "081234567890", termin: null });
  await office.signIn(page, "Management", {
    menu: ["Produk Card", "Sales Order", "Pelanggan"],
    at: "/admin/daftar-harga",
  });
  await page.getByRole("button", { name: "Buat daftar harga" }).click();
  const form = page.getByRole("dialog", { name: "Buat Daftar Harga" });
  await form.getByLabel("Nama Daftar").fill("Mitra Kopi");
  await form.getByLabel("Tambah pelanggan").fill("siti");
  await page.getByRole("option", { name: /Siti/ }).click();
  await expect(form.getByText("Siti", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await shot(page, "daftar-harga-form");
  await form.getByRole("button", { name: "Simpan" }).click();

  const detail = page.getByRole("dialog", { name: "Daftar Harga" });
  await detail.getByRole("button", { name: "Isi harga" }).click();
  const harga = page.getByRole("dialog", { name: "Harga di Mitra Kopi" });
  await harga.getByLabel("Tambah barang").fill("oven");
  await page.getByRole("option", { name: /Oven Deck/ }).click();
  await harga.getByLabel("Harga Oven Deck").fill("10000000");
  await expectAccessible(page);
  await shot(page, "daftar-harga-isi");
  await harga.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /1 harga berhasil disimpan/);

  await detail.getByRole("button", { name: "Naikkan semua" }).click();
  const naik = page.getByRole("dialog", { name: "Naikkan semua harga di Mitra Kopi" });
  await naik.getByLabel("Kenaikan").fill("5");
  await expect(naik.getByRole("table", { name: "Harga baru" })).toContainText("10.500.000");
  await expectAccessible(page);
  await shot(page, "daftar-harga-naik");
  await naik.getByRole("button", { name: "Naikkan", exact: true }).click();
  await expectSaid(page, /1 harga berhasil diubah/);
  await expect(detail.getByRole("table", { name: "Harga" })).toContainText("10.500.000");
  await expectAccessible(page);
  await shot(page, "daftar-harga-detail");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("cell", { name: "Mitra Kopi Pelanggan tertentu" })).toBeVisible();
  await expectAccessible(page);
  await shot(page, "daftar-harga");

  await page.goto(`${office.address}/admin/cardproduk`);
  await page.getByRole("button", { name: "Tambah Oven Deck ke keranjang" }).first().click();
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await expect(page.getByText("Rp 12.000.000").first()).toBeVisible();
  await page.getByLabel("Cari pelanggan lama").fill("siti");
  await page.getByRole("option", { name: /Siti/ }).click();
  await expect(page.getByText("Daftar harga: Mitra Kopi")).toBeVisible();
  await expect(page.getByText("Ada yang berubah")).toBeHidden();
  await expectAccessible(page);
  await shot(page, "daftar-harga-keranjang");
  await page.getByLabel("Dokumen (bukti foto)", { exact: true }).setInputFiles(await gambar("bukti.jpg"));
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await page.getByRole("option", { name: "Reguler" }).click();
  await page.getByLabel("Sama dengan customer").check();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByText("Harga untuk Siti · CV Kopi Gayo")).toBeVisible();
  await expect(page.getByText("Daftar harga: Mitra Kopi")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "daftar-harga-katalog");
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(page.getByText("Rp 10.500.000 untuk CV Kopi Gayo")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/Order SO-.* sudah dibuat/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/daftar-harga`);
  await expect(page.getByText("Mitra Kopi")).toBeVisible();
  await shot(page, "daftar-harga-390");
});
