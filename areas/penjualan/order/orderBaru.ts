import * as z from "zod/mini";
import { id, listOf, optional, rupiah, text } from "#kernel/fields.ts";
import { blankable, inputOf } from "#kernel/record.ts";
import { type BarisKeranjang, type BarisKeranjangKirim, readBarisKeranjang } from "../keranjang/keranjang.ts";
import { customer, isianKepala, penerima } from "./isiOrder.ts";

export const KERANJANG_KOSONG =
  "Periksa kembali isian anda jangan ada yang salah atau kosong atau keranjang anda masih kosong";

/** The input of addOrder: customer, recipient and cart. */
export const OrderBaru = z.object({
  /** The customer; without one it is found by telephone number and name, or made. */
  idPelanggan: optional(id("pelanggan", "Pelanggan")),
  /** The visit whose parts it charges. */
  idKunjungan: optional(text("Kunjungan", { max: 40 })),
  ...inputOf(customer),
  ...inputOf(penerima),
  ...inputOf({ ...isianKepala, tglOrder: blankable(isianKepala.tglOrder) }),
  listProduk: listOf<BarisKeranjang, BarisKeranjangKirim>("Keranjang", readBarisKeranjang, {
    min: 1,
    max: 500,
    empty: KERANJANG_KOSONG,
  }),
  /** The total on the person's screen: compared with the server's, never stored. After the cart, which says why it is 0. */
  totalPembelian: rupiah("Total pembelian", { min: 1 }),
});
export type OrderBaru = z.output<typeof OrderBaru>;
