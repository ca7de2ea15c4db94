import type { Browser, Page } from "@playwright/test";
import { role } from "#areas/karyawan/role/contract.ts";
import { daftarHarga } from "#areas/penjualan/daftar-harga/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, expectFingers, type Office, test } from "./office.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";
import { signOut } from "./signOut.ts";

test.slow();

test("Management makes a list and raises it after a preview; Sales gives a discount on it, and beyond the limit the order waits", async ({
  page,
  office,
  browser,
}) => {
  const { data: oven } = await office.call(produk.addProduk, {
    ...{ kodeProduk: "OVN-1", namaProduk: "Oven Deck", kategoriProduk: "utama", hargaProduk: 12_000_000 },
    ...{ jumlahStock: 9, fotoProduk: [await picture()] },
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
  await form.getByRole("button", { name: "Simpan" }).click();

  const detail = page.getByRole("dialog", { name: "Daftar Harga" });
  await detail.getByRole("button", { name: "Isi harga" }).click();
  const harga = page.getByRole("dialog", { name: "Harga di Mitra Kopi" });
  await harga.getByLabel("Tambah barang").fill("oven");
  await page.getByRole("option", { name: /Oven Deck/ }).click();
  await harga.getByLabel("Harga Oven Deck").fill("10000000");
  await expectAccessible(page);
  await harga.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /1 harga berhasil disimpan/);

  await detail.getByRole("button", { name: "Naikkan semua" }).click();
  const naik = page.getByRole("dialog", { name: "Naikkan semua harga di Mitra Kopi" });
  await naik.getByLabel("Kenaikan").fill("5");
  await expect(naik.getByRole("table", { name: "Harga baru" })).toContainText("10.500.000");
  await expectAccessible(page);
  await naik.getByRole("button", { name: "Naikkan", exact: true }).click();
  await expectSaid(page, /1 harga berhasil diubah/);
  await expect(detail.getByRole("table", { name: "Harga" })).toContainText("10.500.000");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("cell", { name: "Mitra Kopi Pelanggan tertentu" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${office.address}/admin/cardproduk`);
  await page.getByRole("button", { name: "Tambah Oven Deck ke keranjang" }).first().click();
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await expect(page.getByText("Rp 12.000.000").first()).toBeVisible();
  await page.getByLabel("Cari pelanggan lama").fill("siti");
  await page.getByRole("option", { name: /Siti/ }).click();
  await expect(page.getByText("Daftar harga: Mitra Kopi")).toBeVisible();
  await expect(page.getByText("Ada yang berubah")).toBeHidden();
  await page.getByLabel("Dokumen (bukti foto)", { exact: true }).setInputFiles(await gambar("bukti.jpg"));
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await page.getByRole("option", { name: "Reguler" }).click();
  await page.getByLabel("Sama dengan customer").check();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByText("Harga untuk Siti · CV Kopi Gayo")).toBeVisible();
  await expect(page.getByText("Daftar harga: Mitra Kopi")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(page.getByText("Rp 10.500.000 untuk CV Kopi Gayo")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/Order SO-.* sudah dibuat/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/daftar-harga`);
  await expect(page.getByText("Mitra Kopi")).toBeVisible();

  // A colleague takes the rise back.
  const [daftar] = (await office.call(daftarHarga.getDaftarHarga, {})).data;
  const baris = [{ idProduk: oven.idProduk, harga: 10_000_000 }];
  await office.call(daftarHarga.setHarga, { idDaftarHarga: daftar?.idDaftarHarga ?? 0, baris });
  await page.setViewportSize({ width: 1440, height: 900 });
  await giveDiscount(page, office, browser);
});

/** Sales may give off 10%. */
async function batasi(office: Office): Promise<void> {
  const { data: roles } = await office.call(role.getRole, {});
  const idRole = roles.find(({ namaRole }) => namaRole === "Sales")?.idRole ?? 0;
  await office.call(role.setBatasDiskon, { idRole, batasDiskon: 10 });
}

/** Fills the cart for Siti with one machine and this discount, as far as the order. */
async function isi(page: Page, diskon: string): Promise<void> {
  await page.getByRole("button", { name: "Tambah Oven Deck ke keranjang" }).first().click();
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await page.getByLabel("Cari pelanggan lama").fill("siti");
  await page.getByRole("option", { name: /Siti/ }).click();
  await expect(page.getByText("Daftar harga: Mitra Kopi")).toBeVisible();
  await page.getByRole("button", { name: "Beri diskon Oven Deck" }).click();
  await page.getByLabel("Diskon per unit Oven Deck").fill(diskon);
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await page.getByRole("option", { name: "Reguler" }).click();
  await page.getByLabel("Sama dengan customer").check();
  await page.getByLabel("Dokumen (bukti foto)", { exact: true }).setInputFiles(await gambar("bukti.jpg"));
}

async function kirim(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
}

/** Within the limit at once; beyond it the order waits, and Management lets it go on in the Kotak. */
async function giveDiscount(page: Page, office: Office, browser: Browser): Promise<void> {
  await signOut(page);
  await office.signIn(page, "Sales", { menu: ["Produk Card", "Sales Order"], at: "/admin/cardproduk" });
  await batasi(office);
  await isi(page, "1000000");
  const keranjang = page.getByRole("list", { name: "Isi keranjang" });
  await expect(keranjang).toContainText("10%, dijual Rp 9.000.000");
  await expect(page.getByRole("term").filter({ hasText: /^Diskon$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectFingers(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(page.getByText("Rp 9.000.000 untuk CV Kopi Gayo")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/Order SO-.* sudah dibuat/)).toBeVisible();
  await expect(page.getByText(/menunggu persetujuan/)).toHaveCount(0);

  await page.getByRole("link", { name: "Lihat order" }).click();
  const detail = page.getByRole("dialog", { name: /^Detail Order SO-/ });
  const barang = detail.getByRole("table", { name: /^Barang SO-/ });
  await expect(barang).toContainText("10.000.000");
  await expect(barang).toContainText("1.000.000");
  await expect(barang).toContainText("9.000.000");
  await expectAccessible(page);

  await page.goto(`${office.address}/admin/cardproduk`);
  await isi(page, "12000000");
  await expect(page.getByText("Diskon Oven Deck melebihi harganya").first()).toBeVisible();
  await page.getByLabel("Diskon per unit Oven Deck").focus();
  await page.getByLabel("Diskon per unit Oven Deck").fill("1500000");
  const alasan = "Diskon Oven Deck 15% melebihi batas role Sales 10%";
  await expect(page.getByText(`${alasan}. Order akan menunggu persetujuan.`)).toBeVisible();
  await kirim(page);
  await expect(page.getByText(`Order menunggu persetujuan: ${alasan}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Buat invoice" })).toHaveCount(0);
  await expectAccessible(page);
  const idSo = (await page.getByText(/Order SO-.* sudah dibuat/).innerText()).match(/SO-\S+/)?.[0] ?? "";

  const phone = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await office.signIn(phone, "Management", { nama: "Pak Budi", at: "/admin/persetujuan" });
  await phone.getByRole("button", { name: /IZ-/ }).first().click();
  await expect(phone.getByText(alasan).first()).toBeVisible();
  await expect(phone.getByRole("table", { name: "Barang" })).toContainText("diskon 1.500.000");
  await expect(phone.getByRole("region", { name: "Nilai order" })).toContainText("8.500.000");
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Setujui" }).last().click();
  await phone.getByRole("button", { name: "Konfirmasi" }).click();
  await expectSaid(phone, /berhasil disetujui/);
  await phone.close();

  // Its own Sales takes the discount back in part.
  await page.goto(`${office.address}/admin/salesorder?ubah=${idSo}`);
  const form = page.getByRole("dialog", { name: `Ubah Order ${idSo}` });
  await form.getByLabel("Diskon per unit Oven Deck").fill("500000");
  await expect(form.getByRole("region", { name: "Tagihan sesudah koreksi" })).toContainText("9.500.000");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await form.getByLabel("Diskon per unit Oven Deck").scrollIntoViewIfNeeded();
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, `Order ${idSo} berhasil diubah`);
  expect((await office.call(order.getDetailOrder, { idSo })).data).toMatchObject({
    totalPembelian: 9_500_000,
    orders: [{ hargaProduk: 9_500_000, diskon: 500_000 }],
  });

  // The same once more begins with the same discount.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await page.getByRole("button", { name: "Order lagi", exact: true }).click();
  await expect(page.getByLabel("Diskon per unit Oven Deck")).toHaveValue("Rp 500.000");
  await expect(page.getByText("Daftar harga: Mitra Kopi")).toBeVisible();
  await expect(page.getByText("5%, dijual Rp 9.500.000")).toBeVisible();
  // It becomes a quotation with it, too.
  await page.getByRole("link", { name: "Jadikan penawaran" }).click();
  const tawar = page.getByRole("dialog", { name: "Buat Penawaran" });
  await expect(tawar.getByLabel("Diskon per unit Oven Deck")).toHaveValue("Rp 500.000");
}
