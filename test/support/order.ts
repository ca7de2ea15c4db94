import type { SumberProduk } from "#areas/penjualan/order/label.ts";
import type { Rupiah } from "#kernel/types.ts";

type Baris = {
  idProduk: number;
  hargaProduk: number;
  qty?: number;
  /** SG needs stock; PL is made to order. */
  sumberProduk?: SumberProduk;
  tambahanHargaOnline?: number;
  /** Off the price of each unit. */
  diskon?: number;
};

const CUSTOMER = {
  customerInstansi: "CV Kopi Nusantara",
  namaCustomer: "Dewi Lestari",
  alamatCustomer: "Jl. Braga 5, Bandung",
  noTelp: "081234567890",
};

/** The input of addOrder, without pictures: a customer, these lines and their total. All tests make orders with it. */
export function isianOrder(baris: readonly Baris[]) {
  const listProduk = baris.map((line) => ({
    qty: 1,
    sumberProduk: "SG" as SumberProduk,
    tambahanHargaOnline: 0,
    ...line,
    hargaProduk: line.hargaProduk as Rupiah,
    diskon: (line.diskon ?? null) as Rupiah | null,
  }));
  const totalPembelian = listProduk.reduce((sum, line) => sum + line.qty * (line.hargaProduk - (line.diskon ?? 0)), 0);
  return { ...CUSTOMER, tipeSo: "Reguler" as const, totalPembelian, listProduk };
}
