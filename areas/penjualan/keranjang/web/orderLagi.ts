import { produk } from "#areas/produk/produk/contract.ts";
import type { Rupiah } from "#kernel/types.ts";
import { send } from "#web/api/client.ts";
import { toastInfo } from "#web/ui/dialog/dialogs.ts";
import type { Order } from "../../order/contract.ts";
import { type Baris, forCart } from "../isiKeranjang.ts";
import { kosong } from "./formOrder.ts";
import { isianOrder } from "./isianOrder.ts";
import { replaceKeranjang } from "./useKeranjang.ts";
import { mayReturn } from "./useOrder.ts";

/** Fills the cart with the lines of an order at today's prices, for the same customer. Answers whether it did. */
export async function orderLagi(idUser: number, row: Order): Promise<boolean> {
  if (!(await mayReturn(idUser))) return false;
  const kode = [...new Set(row.orders.map((baris) => baris.produk.kodeProduk))];
  const dijawab = await Promise.all(kode.map((cari) => send(produk.getProduk, { cari, limit: 20, page: 1 })));
  const kini = new Map(dijawab.flatMap(({ data }) => data).map((satu) => [satu.idProduk, satu]));
  const keranjang = row.orders.flatMap(({ idProduk, sumberProduk, qty, tambahanHargaOnline }): Baris[] => {
    const satu = kini.get(idProduk);
    return satu && !satu.softDelete
      ? [{ ...forCart(satu), sumberProduk, qty, tambahanHargaOnline: tambahanHargaOnline as Rupiah }]
      : [];
  });
  replaceKeranjang(idUser, keranjang);
  isianOrder.change(idUser, () => ({
    ...kosong,
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
  }));
  const hilang = row.orders.length - keranjang.length;
  if (hilang > 0) toastInfo(`${hilang} barang tidak dijual lagi dan tidak ikut`);
  return true;
}
