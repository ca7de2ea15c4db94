import * as z from "zod/mini";
import { choice, date, digits, email, listOf, optional, rupiah, text, withDefault } from "../kernel/fields.ts";
import { type BarisKeranjang, type BarisKeranjangKirim, bacaBarisKeranjang } from "./keranjang.ts";
import { TIPE_SO } from "./label.ts";

const TELPN = "Format telpn salah atau terlalu panjang (maksimal 14 digit).";
export const KERANJANG_KOSONG =
  "Periksa kembali isian anda jangan ada yang salah atau kosong atau keranjang anda masih kosong";

const none = (label: string, max = 200, lines = false) => withDefault<string, string>(text(label, { max, lines }), "");

/** An order as the counter sends it: customer, recipient and cart. */
export const OrderBaru = z.object({
  customerInstansi: text("Instansi customer", { empty: "Instansi customer tidak boleh kosong." }),
  namaCustomer: text("Nama customer", { empty: "Nama customer tidak boleh kosong." }),
  alamatCustomer: text("Alamat customer", { max: 500, lines: true, empty: "Alamat customer tidak boleh kosong." }),
  noTelp: digits("No Telpn customer", { max: 14, format: TELPN, empty: "No Telpn customer tidak boleh kosong." }),
  email: withDefault<string, string>(email(), ""),
  tipeSo: choice("Tipe order", TIPE_SO, { empty: "Tipe order tidak boleh kosong." }),
  namaPenerima: none("Nama penerima"),
  alamatPenerima: none("Alamat penerima", 500, true),
  noTelpPenerima: withDefault<string, string | number>(digits("No Telpn penerima", { max: 14, format: TELPN }), ""),
  tglOrder: optional(date("Tanggal order")),
  /** The total the customer was told: compared with the server's own, never stored. */
  totalPembelian: rupiah("Total pembelian", { min: 1 }),
  listProduk: listOf<BarisKeranjang, BarisKeranjangKirim>("Keranjang", bacaBarisKeranjang, {
    min: 1,
    max: 500,
    empty: KERANJANG_KOSONG,
  }),
});
export type OrderBaru = z.output<typeof OrderBaru>;
