import type { ClientInput } from "#kernel/call.ts";
import { filledOf } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Order } from "../../order/contract.ts";
import { sebelumDiskon } from "../../order/diskon.ts";
import { customer, penerima } from "../../order/isiOrder.ts";
import type { SumberProduk } from "../../order/label.ts";
import type { koreksi } from "../contract.ts";

/** A line of the order while it is typed. */
export type Baris = {
  kunci: string;
  idOrderan: number | null;
  idProduk: number;
  namaProduk: string;
  sumberProduk: SumberProduk;
  qty: number | "";
  /** Before the discount. */
  hargaProduk: Rupiah;
  diskon: number | "";
  tambahanHargaOnline: Rupiah;
};

/** The values of the form that changes an order. */
export const isianUbahOrder = (row: Order) => ({
  idSo: row.idSo,
  versi: row.versi,
  alasan: "",
  ...filledOf(customer, row),
  ...filledOf(penerima, row),
  listProduk: row.orders.map(
    (baris): Baris => ({
      kunci: String(baris.idOrderan),
      idOrderan: baris.idOrderan,
      idProduk: baris.idProduk,
      namaProduk: baris.produk.namaProduk,
      sumberProduk: baris.sumberProduk,
      qty: baris.qty,
      hargaProduk: sebelumDiskon(baris),
      diskon: baris.diskon || "",
      tambahanHargaOnline: baris.tambahanHargaOnline,
    }),
  ),
});
export type UbahValues = ReturnType<typeof isianUbahOrder>;

/** What to send: only what differs from the order, so that nothing else is asked for. */
export function payloadUbah(values: UbahValues, row: Order): ClientInput<typeof koreksi.editOrder> {
  const { idSo, versi, alasan, listProduk, ...data } = values;
  const lama = isianUbahOrder(row);
  const berubah = Object.fromEntries(
    Object.entries(data).filter(([name, value]) => value !== lama[name as keyof typeof data]),
  );
  const baris = listProduk.map(({ kunci: _, namaProduk: __, ...satu }) => ({
    ...satu,
    qty: Number(satu.qty),
    diskon: Number(satu.diskon),
  }));
  const sama = JSON.stringify(listProduk) === JSON.stringify(lama.listProduk);
  return { idSo, versi, alasan, ...berubah, ...(sama ? {} : { listProduk: baris }) };
}
