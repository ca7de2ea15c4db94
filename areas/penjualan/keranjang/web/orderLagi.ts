import { produk } from "#areas/produk/produk/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import type { Rupiah } from "#kernel/types.ts";
import { send } from "#web/api/client.ts";
import { toastInfo } from "#web/ui/dialog/dialogs.ts";
import type { Order } from "../../order/contract.ts";
import { type Baris, forCart } from "../isiKeranjang.ts";
import { type IsianOrder, kosong } from "./formOrder.ts";
import { isianOrder } from "./isianOrder.ts";
import { replaceKeranjang } from "./useKeranjang.ts";
import { mayReturn } from "./useOrder.ts";

const NOL = 0 as Rupiah;

/** Units of a machine for the cart; without a source they come from stock as far as there are any. */
type Dipesan = { idProduk: number; kodeProduk: string; qty: number } & Partial<
  Pick<Baris, "sumberProduk" | "tambahanHargaOnline" | "diskon">
>;

/** Fills the cart with the lines of an order at today's prices with their discounts, for the same customer. Answers whether it did. */
export function orderLagi(idUser: number, row: Order): Promise<boolean> {
  const barang = row.orders.map(({ produk: { kodeProduk }, idProduk, sumberProduk, qty, ...line }) => ({
    ...{ idProduk, kodeProduk, qty, sumberProduk, tambahanHargaOnline: line.tambahanHargaOnline as Rupiah },
    diskon: line.diskon as Rupiah,
  }));
  return fillCart(idUser, barang, {
    customerInstansi: row.customerInstansi,
    namaCustomer: row.namaCustomer,
    alamatCustomer: row.alamatCustomer,
    noTelp: row.noTelp,
    email: row.email,
    namaPenerima: row.namaPenerima,
    noTelpPenerima: row.noTelpPenerima,
    alamatPenerima: row.alamatPenerima,
    tipeSo: row.tipeSo,
    idPelanggan: row.idPelanggan === null ? "" : String(row.idPelanggan),
    pelanggan: row.idPelanggan === null ? "" : row.customerInstansi,
  });
}

/** Fills the cart with the parts of a visit that its customer pays. Answers whether it did. */
export async function orderKunjungan(idUser: number, idKunjungan: string): Promise<boolean> {
  const { data } = await send(kunjungan.getDetailKunjungan, { idKunjungan });
  const { customer: namaCustomer, noTelp, aksi } = data;
  if (!aksi.tagih.boleh) {
    toastInfo(aksi.tagih.alasan ?? "Kunjungan ini tidak dapat ditagihkan");
    return false;
  }
  return fillCart(idUser, data.part, { namaCustomer, noTelp: noTelp.replace(/[^0-9]/g, ""), idKunjungan });
}

async function fillCart(idUser: number, barang: readonly Dipesan[], isian: Partial<IsianOrder>): Promise<boolean> {
  if (!(await mayReturn(idUser))) return false;
  const kode = [...new Set(barang.map(({ kodeProduk }) => kodeProduk))];
  const dijawab = await Promise.all(kode.map((cari) => send(produk.getProduk, { cari, limit: 20, page: 1 })));
  const kini = new Map<number, (typeof dijawab)[number]["data"][number]>(
    dijawab.flatMap(({ data }) => data).map((satu) => [satu.idProduk, satu]),
  );
  const keranjang = barang.flatMap(({ idProduk, qty, sumberProduk, tambahanHargaOnline, diskon }): Baris[] => {
    const satu = kini.get(idProduk);
    if (!satu || satu.softDelete) return [];
    const sumber = sumberProduk ?? (satu.stockSales >= qty ? "SG" : "PL");
    const baris = { ...forCart(satu), sumberProduk: sumber, qty, tambahanHargaOnline: tambahanHargaOnline ?? NOL };
    return [diskon ? { ...baris, diskon } : baris];
  });
  replaceKeranjang(idUser, keranjang);
  isianOrder.change(idUser, () => ({ ...kosong, ...isian }));
  const hilang = barang.length - keranjang.length;
  if (hilang > 0) toastInfo(`${hilang} barang tidak dijual lagi dan tidak ikut`);
  return true;
}
