import type { Page } from "@playwright/test";
import { role } from "#areas/karyawan/role/contract.ts";
import { daftarHarga } from "#areas/penjualan/daftar-harga/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, expectFingers, type Office, test } from "./office.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test.slow();

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

/** A machine for Rp 12.000.000 that Siti has for Rp 10.000.000. */
async function siap(office: Office): Promise<void> {
  const { data } = await office.call(produk.addProduk, {
    ...{ kodeProduk: "OVN-1", namaProduk: "Oven Deck", kategoriProduk: "utama", hargaProduk: 12_000_000 },
    ...{ jumlahStock: 9, fotoProduk: [await picture()] },
  });
  const kosong = { instansi: "CV Kopi Gayo", email: "", alamat: "Jl. Merdeka 10", npwp: "", catatan: "" };
  const { data: siti } = await office.call(pelanggan.addPelanggan, {
    ...{ ...kosong, nama: "Siti", telepon: "081234567890", termin: null },
  });
  const daftar = { nama: "Mitra Kopi", kelompok: "", mulai: "2026-01-01", sampai: "", pelanggan: [siti.idPelanggan] };
  const { idDaftarHarga } = (await office.call(daftarHarga.addDaftarHarga, daftar)).data;
  await office.call(daftarHarga.setHarga, { idDaftarHarga, baris: [{ idProduk: data.idProduk, harga: 10_000_000 }] });
}

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
  await shot(page, "diskon-beri");
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

test("Sales gives a discount within the limit at once; beyond it the order waits, and Management lets it go on in the Kotak", async ({
  page,
  office,
  browser,
}) => {
  await siap(office);
  await office.signIn(page, "Sales", { menu: ["Produk Card", "Sales Order"], at: "/admin/cardproduk" });
  await batasi(office);
  await isi(page, "1000000");
  const keranjang = page.getByRole("list", { name: "Isi keranjang" });
  await expect(keranjang).toContainText("10%, dijual Rp 9.000.000");
  await expect(page.getByRole("term").filter({ hasText: /^Diskon$/ })).toBeVisible();
  await expectAccessible(page);
  await shot(page, "diskon-keranjang");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectFingers(page);
  await shot(page, "diskon-keranjang-390");
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
  await shot(page, "diskon-order");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await shot(page, "diskon-order-390");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${office.address}/admin/cardproduk`);
  await isi(page, "12000000");
  await expect(page.getByText("Diskon Oven Deck melebihi harganya").first()).toBeVisible();
  await page.getByLabel("Diskon per unit Oven Deck").focus();
  await page.getByLabel("Diskon per unit Oven Deck").fill("1500000");
  const alasan = "Diskon Oven Deck 15% melebihi batas role Sales 10%";
  await expect(page.getByText(`${alasan}. Order akan menunggu persetujuan.`)).toBeVisible();
  await expectAccessible(page);
  await shot(page, "diskon-akan-menunggu");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await shot(page, "diskon-akan-menunggu-390");
  await page.setViewportSize({ width: 1440, height: 900 });
  await kirim(page);
  await expect(page.getByText(`Order menunggu persetujuan: ${alasan}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Buat invoice" })).toHaveCount(0);
  await expectAccessible(page);
  await shot(page, "diskon-menunggu");
  const idSo = (await page.getByText(/Order SO-.* sudah dibuat/).innerText()).match(/SO-\S+/)?.[0] ?? "";

  const phone = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await office.signIn(phone, "Management", { nama: "Pak Budi", at: "/admin/persetujuan" });
  await phone.getByRole("button", { name: /IZ-/ }).first().click();
  await expect(phone.getByText(alasan).first()).toBeVisible();
  await expect(phone.getByRole("table", { name: "Barang" })).toContainText("diskon 1.500.000");
  await expect(phone.getByRole("region", { name: "Nilai order" })).toContainText("8.500.000");
  await expectAccessible(phone);
  await shot(phone, "diskon-kotak-390");
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
  await shot(page, "diskon-ubah");
  await page.setViewportSize({ width: 390, height: 844 });
  await form.getByLabel("Diskon per unit Oven Deck").scrollIntoViewIfNeeded();
  await shot(page, "diskon-ubah-390");
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
});
