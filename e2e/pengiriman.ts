import type { Page } from "@playwright/test";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { isianOrder } from "#test/support/order.ts";
import type { Office } from "./office.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

type Mesin = { kodeProduk: string; namaProduk: string; stock?: number };

export async function makeMachine(office: Office, { kodeProduk, namaProduk, stock = 0 }: Mesin) {
  const { data } = await office.call(produk.addProduk, {
    kodeProduk,
    namaProduk,
    kapasitas: "50 kg/jam",
    kategoriProduk: "utama",
    tipe: "Rotary",
    hargaProduk: 12_500_000,
    hargaBeli: 8_000_000,
    jumlahStock: stock,
    fotoProduk: [],
  });
  return data.idProduk;
}

type Baris = { idProduk: Id<"produk">; qty: number; sumberProduk?: "SG" | "PL" };

/** Adds an order by a call. */
export async function pesan(office: Office, baris: readonly Baris[], customerInstansi = "CV Kopi Nusantara") {
  const { data } = await office.call(order.addOrder, {
    ...isianOrder(baris.map((line) => ({ hargaProduk: 12_500_000, ...line }))),
    customerInstansi,
    dokumen: [await picture("so.jpg", "#228be6", 400)],
  });
  return data.idSo;
}

/** Adds and approves a down payment, so that production may start. */
export const bayarDp = (office: Office, idSo: string, nominalDp = 5_000_000) =>
  bayar(office, idSo, { tipePembayaran: "DP", nominalDp });

/** Adds and approves the full payment. */
export const bayarLunas = (office: Office, idSo: string, nominalLunas: number) =>
  bayar(office, idSo, { tipePembayaran: "LN", nominalLunas });

type Bayar = { tipePembayaran: "DP"; nominalDp: number } | { tipePembayaran: "LN"; nominalLunas: number };

async function bayar(office: Office, idSo: string, nominal: Bayar) {
  const accounts = (await office.call(rekening.getRekeningDropdown, {})).data;
  const idRekening = accounts.find((account) => account.namaRekening === "BCA RJP")?.idRekening ?? 0;
  const nothing = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };
  const dokumen = [await picture("bukti.jpg", "#fab005", 400)];
  const { idInvoice } = (await office.call(invoice.addInvoice, { idSo, idRekening, ...nominal, ...nothing, dokumen }))
    .data;
  await office.call(invoice.approveInv, { idInv: idInvoice });
  return idInvoice;
}

/** Adds a delivery note: the goods of the order leave. */
export async function kirim(office: Office, idSo: string, idInvoice: string): Promise<void> {
  await office.call(suratJalan.addSuratJalan, {
    idSo,
    idInvoice,
    statusSo: "Kirim",
    namaEkspedisi: "Indah Cargo",
    nomorResi: "R1",
    dokumen: [await picture()],
  } as never);
}

/** Sends what the open form of a delivery note is for, with a carrier and a photo. */
export async function kirimkan(page: Page): Promise<void> {
  const form = page.getByRole("dialog", { name: "Form Tambah Surat Jalan" });
  await form.getByRole("combobox", { name: "Status Barang" }).click();
  await page.getByRole("option", { name: "Dikirim" }).click();
  await form.getByLabel("Nama Ekspedisi").fill("Kargo Kilat");
  await form.locator("input[type=file]").setInputFiles([await gambar("kirim.jpg")]);
  await form.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, /Surat jalan SJ-\d{4}-00001 berhasil dibuat/);
}
