import type { Id } from "#contract/kernel/types.ts";
import { rekening } from "#contract/keuangan/rekening.ts";
import { invoice } from "#contract/penjualan/invoice.ts";
import { order } from "#contract/penjualan/order.ts";
import { produk } from "#contract/produk/produk.ts";
import { picture } from "#server/testing/files.ts";
import type { Office } from "./office.ts";

type Mesin = { kodeProduk: string; namaProduk: string; stock?: number };

export async function buatMesin(office: Office, { kodeProduk, namaProduk, stock = 0 }: Mesin) {
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

/** An order as the counter takes it. */
export async function pesan(office: Office, baris: readonly Baris[], customerInstansi = "CV Kopi Nusantara") {
  const listProduk = baris.map((line) => ({ sumberProduk: "SG" as const, hargaProduk: 12_500_000, ...line }));
  const { data } = await office.call(order.addOrder, {
    customerInstansi,
    namaCustomer: "Dewi Lestari",
    alamatCustomer: "Jl. Braga 5, Bandung",
    noTelp: "081234567890",
    tipeSo: "Reguler",
    totalPembelian: listProduk.reduce((sum, line) => sum + line.qty * line.hargaProduk, 0),
    listProduk: JSON.stringify(listProduk),
    dokumen: [await picture("so.jpg", "#228be6", 400)],
  });
  return data.idSo;
}

/** A down payment, approved: production starts. */
export const bayarDp = (office: Office, idSo: string, nominalDp = 5_000_000) =>
  bayar(office, idSo, { tipePembayaran: "DP", nominalDp });

/** All that is left, approved. */
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
