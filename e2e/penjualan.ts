import { expect, type Page } from "@playwright/test";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { isianOrder } from "#test/support/order.ts";
import type { Office } from "./office.ts";

/** Adds an order of machines for Rp 10.000.000 each, one per line. */
export async function pesan(
  office: Office,
  tipeSo: "Reguler" | "Online",
  sumberProduk: "SG" | "PL" = "PL",
  banyak = 1,
  tglOrder = "",
): Promise<string> {
  const { data } = await office.call(produk.addProduk, {
    kodeProduk: `OV-${tipeSo}-${sumberProduk}`,
    namaProduk: "Oven Deck",
    kapasitas: "",
    tipe: "",
    kategoriProduk: "utama",
    hargaProduk: 10_000_000,
    hargaBeli: 6_000_000,
    jumlahStock: 5,
    minimalStock: 0,
    fotoProduk: [await picture()],
  });
  const tambahanHargaOnline = tipeSo === "Online" ? 300_000 : 0;
  const baris = { idProduk: data.idProduk, sumberProduk, hargaProduk: 10_000_000, tambahanHargaOnline };
  const answer = await office.call(order.addOrder, {
    ...isianOrder(Array.from({ length: banyak }, () => baris)),
    customerInstansi: "Roti Unyil",
    namaCustomer: "Hendra",
    alamatCustomer: "Jl. Merdeka 10",
    noTelp: "0812345678",
    tipeSo,
    tglOrder,
    dokumen: [await picture()],
  });
  return answer.data.idSo;
}

/** Adds an invoice by a call. */
export async function bill(office: Office, idSo: string, nominal: { nominalDp?: number; nominalLunas?: number }) {
  const { data } = await office.call(rekening.getRekeningDropdown, {});
  const idRekening = data.find((one) => one.namaRekening === "BCA RJP")?.idRekening ?? "";
  const answer = await office.call(invoice.addInvoice, {
    idSo,
    idRekening,
    tipePembayaran: nominal.nominalDp ? "DP" : "LN",
    nominalAdmin: 0,
    nominalPeti: 0,
    nominalOngkir: 0,
    nominalDiskon: 100_000,
    ...nominal,
    dokumen: [await picture()],
  });
  return answer.data.idInvoice;
}

export const gambar = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await (await picture(name)).arrayBuffer()),
});

/** Clicks a row action, in its button or in the menu of further actions. */
export async function aksi(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("button", { name: /^Detail INV/ })).toBeVisible();
  const shown = page.getByRole("button", { name: new RegExp(`^${name} INV`) });
  if ((await shown.count()) > 0) return shown.click();
  await page.getByRole("button", { name: /^Aksi lain INV/ }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).click();
}
