import * as z from "zod/mini";
import { digits, email, id, integer, kept, listOf, optional, text, withDefault } from "#kernel/fields.ts";
import { TELPN } from "#kernel/record.ts";
import { barisBy, isiBaris } from "../keranjang/keranjang.ts";
import { customer, isianKepala, penerima } from "../order/isiOrder.ts";

/** A line of the changed order: one with its idOrderan is there already, one without is new. */
const BarisDiubah = z.object({ ...isiBaris, idOrderan: optional(id("orderan", "Baris order")) });
export type BarisDiubah = z.output<typeof BarisDiubah>;
type BarisDiubahKirim = z.input<typeof BarisDiubah>;

export const BARIS_HABIS = "Order paling sedikit berisi satu barang. Untuk melepas semuanya, batalkan ordernya";

/* Blank is refused where the order needs it. */
const { customerInstansi, namaCustomer, alamatCustomer, noTelp } = customer;

/** What of an order can be changed; a field that is not given stays, and a blank one is emptied where it may be. */
export const isianUbah = {
  customerInstansi: z.optional(customerInstansi.input),
  namaCustomer: z.optional(namaCustomer.input),
  alamatCustomer: z.optional(alamatCustomer.input),
  noTelp: z.optional(noTelp.input),
  email: kept(email()),
  namaPenerima: kept(text(penerima.namaPenerima.label)),
  noTelpPenerima: kept(digits(penerima.noTelpPenerima.label, { max: 14, format: TELPN })),
  alamatPenerima: kept(text(penerima.alamatPenerima.label, { max: 500, lines: true })),
  tglOrder: z.optional(isianKepala.tglOrder.input),
  tipeSo: z.optional(isianKepala.tipeSo.input),
};

/** The input of editOrder. */
export const OrderDiubah = z.object({
  idSo: text("Kode order", { max: 40 }),
  alasan: withDefault<string, string>(text("Alasan", { max: 500, lines: true }), ""),
  versi: optional(integer("Versi")),
  /** Whose order it is; a field that is not given leaves it where it is. */
  idPelanggan: kept(id("pelanggan", "Pelanggan")),
  ...isianUbah,
  /** The whole order as it shall be: a line that is missing is removed. */
  listProduk: z.optional(
    listOf<BarisDiubah, BarisDiubahKirim>("Barang", barisBy(BarisDiubah), {
      min: 1,
      max: 500,
      empty: BARIS_HABIS,
    }),
  ),
});
export type OrderDiubah = z.output<typeof OrderDiubah>;
