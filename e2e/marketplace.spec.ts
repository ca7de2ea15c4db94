import type { Page } from "@playwright/test";
import {
  barisCair,
  barisShopee,
  penghasilan,
  shopee,
} from "#areas/penjualan/marketplace/server/marketplace.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, test } from "./office.ts";

test.slow();

/** Pictures to look at, in the usual window and on a phone. */
async function foto(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${process.env.SHOTS}/marketplace-${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function unggah(page: Page, file: File): Promise<void> {
  const buffer = Buffer.from(await file.arrayBuffer());
  await page.getByLabel("Berkas marketplace").setInputFiles({ name: file.name, mimeType: file.type, buffer });
}

test("orders of Shopee are made, their SKU named once, and the settlement fills jasa online", async ({
  page,
  office,
}) => {
  await office.call(produk.addProduk, {
    ...{ kodeProduk: "PM-10", namaProduk: "Pengering Mini", kategoriProduk: "utama", hargaProduk: 1_200_000 },
    ...{ jumlahStock: 9, fotoProduk: [await picture()] },
  });
  await office.signIn(page, "Admin", { menu: ["Produk Card", "Sales Order", "Invoice"], at: "/admin/marketplace" });
  await expect(page.getByText("Belum ada pesanan")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "kosong");

  const hari = jakartaToday(new Date());
  const baris = (nomor: string, isi = {}) => barisShopee(nomor, { "Waktu Pesanan Dibuat": `${hari} 07:15`, ...isi });
  await unggah(
    page,
    await shopee([
      baris("2611200001ABCD", { Jumlah: "2" }),
      baris("2611200002EFGH", { "Username (Pembeli)": "roti.bu.sri", "Harga Setelah Diskon": "1.199.000" }),
      baris("2611200003IJKL", { "Status Pesanan": "Belum Bayar" }),
    ]),
  );
  await expect(page.getByText("Sebutkan produk dari 1 SKU yang belum dikenal")).toBeVisible();
  await expect(page.getByText("1 dilewati (Belum Bayar)")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "tanya");
  await page.getByRole("combobox", { name: "OVEN-MINI" }).click();
  await page.getByRole("option", { name: /Pengering Mini/ }).click();
  await page.getByRole("combobox", { name: "Rekening tempat Shopee mencairkan uangnya" }).fill("BCA RJP");
  await page.getByRole("option", { name: "BCA RJP" }).click();
  await page.getByRole("button", { name: "Periksa lagi" }).click();
  await expect(page.getByText("Siap: 2 order akan dibuat")).toBeVisible();
  await foto(page, "siap");
  await page.getByRole("button", { name: "Simpan 2 order" }).click();
  await expect(page.getByText("2 order dibuat dari Order.toship.xlsx")).toBeVisible();
  const daftar = page.getByRole("region", { name: "Pesanan Marketplace" });
  await expect(daftar.getByRole("row", { name: /2611200001ABCD/ })).toContainText("2.500.000");
  await page.getByRole("button", { name: "Selesai", exact: true }).click();

  await unggah(
    page,
    await penghasilan([
      barisCair("2611200001ABCD", "2.312.345"),
      barisCair("2611200002EFGH", "0", { "Jumlah Pengembalian Dana ke Pembeli": "\u22121.199.000" }),
    ]),
  );
  await expect(page.getByText("Siap: 2 baris penghasilan baru")).toBeVisible();
  await page.getByRole("button", { name: "Simpan 2 baris" }).click();
  await expect(page.getByText("2 baris penghasilan disimpan")).toBeVisible();
  await expect(daftar.getByRole("row", { name: /2611200001ABCD/ })).toContainText("187.655");
  await expectAccessible(page);
  await foto(page, "jadi");

  // Of many orders the older ones are found by their number, which the server is asked for.
  const asked = page.waitForRequest(/getPesananMarketplace\?.*cari=2611200001ABCD/);
  await page.getByRole("searchbox", { name: /No pesanan/ }).fill("2611200001ABCD");
  await asked;
  await expect(daftar.getByRole("row", { name: /2611200001ABCD/ })).toBeVisible();
  await expect(daftar.getByText("2611200002EFGH")).toHaveCount(0);
  await page.getByRole("searchbox", { name: /No pesanan/ }).fill("");

  await page.getByText("Perlu dilihat (1)").click();
  const perlu = daftar.getByRole("row", { name: /2611200002EFGH/ });
  await expect(perlu).toContainText("dikembalikan kepada pembeli");
  await expect(daftar.getByText("2611200001ABCD")).toHaveCount(0);
  await perlu.getByRole("button", { name: /Sudah dilihat/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ok" }).click();
  await expect(page.getByText("Tidak ada yang perlu dilihat")).toBeVisible();
});
