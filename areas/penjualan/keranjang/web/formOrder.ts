import type { ClientInput } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { PecahanPpn } from "#kernel/pajak.ts";
import { blankOf } from "#kernel/record.ts";
import type { order } from "../../order/contract.ts";
import { customer, isianKepala, penerima } from "../../order/isiOrder.ts";
import type { TipeSo } from "../../order/label.ts";
import {
  diskonBaris,
  hargaJual,
  type Keranjang,
  problemOfBaris,
  problemOfDiskonBaris,
  problemOfTambahan,
  totalHarga,
} from "../isiKeranjang.ts";
import { totalOrder } from "../keranjang.ts";

/** The form always sends today. */
const { tglOrder: _, ...isian } = isianKepala;

export const kosong = {
  ...blankOf(customer),
  ...blankOf(penerima),
  ...blankOf(isian),
  samaDenganCustomer: false,
  /** The id of the chosen customer, and its name; blank for one that is found or made by what is typed. */
  idPelanggan: "",
  pelanggan: "",
  /** The visit whose parts are charged; blank for none. */
  idKunjungan: "",
};
/** The typed fields of the order form. */
export type IsianCustomer = typeof kosong;
export type IsianOrder = IsianCustomer & { dokumen: File[] };

type Payload = ClientInput<typeof order.addOrder>;

/** The recipient to send. */
export const penerimaDari = (isian: IsianCustomer) =>
  isian.samaDenganCustomer
    ? {
        namaPenerima: isian.namaCustomer,
        alamatPenerima: isian.alamatCustomer,
        noTelpPenerima: isian.noTelp,
      }
    : {
        namaPenerima: isian.namaPenerima,
        alamatPenerima: isian.alamatPenerima,
        noTelpPenerima: isian.noTelpPenerima,
      };

export const totalKeranjang = (keranjang: Keranjang, tipeSo: TipeSo | "", ppn: PecahanPpn | null) =>
  totalOrder(
    tipeSo === "" ? null : tipeSo,
    keranjang.map((line) => ({
      qty: line.qty,
      hargaProduk: hargaJual(line, tipeSo),
      tambahanHargaOnline: line.tambahanHargaOnline ?? 0,
    })),
    ppn,
  );

/** The input of addOrder. A blank kind of sale is left to the call's own check; of what it does not know, as the names and prices on the screen, it takes no notice. */
export function payloadOf(isian: IsianOrder, keranjang: Keranjang, ppn: PecahanPpn | null, now: Date): Payload {
  const { samaDenganCustomer: _, pelanggan: __, ...typed } = isian;
  const total = totalKeranjang(keranjang, isian.tipeSo, ppn)?.total;
  const online = isian.tipeSo === "Online";
  const payload = {
    ...typed,
    ...penerimaDari(isian),
    idPelanggan: isian.idPelanggan === "" ? null : Number(isian.idPelanggan),
    tglOrder: jakartaToday(now),
    totalPembelian: total?.totalPembelian ?? 0,
    totalTambahanHargaOnline: total?.totalTambahanOnline ?? 0,
    listProduk: keranjang.map((line) => ({
      idProduk: line.idProduk,
      kodeProduk: line.kodeProduk,
      namaProduk: line.namaProduk,
      qty: line.qty,
      hargaProduk: line.hargaProduk,
      ...(diskonBaris(line, isian.tipeSo) > 0 ? { diskon: diskonBaris(line, isian.tipeSo) } : {}),
      totalHarga: totalHarga(line, isian.tipeSo) ?? 0,
      tambahanHargaOnline: online ? (line.tambahanHargaOnline ?? 0) : 0,
      sumberProduk: line.sumberProduk,
    })),
  };
  return payload;
}

/** Why the cart cannot be ordered, or null. */
export function problemOfKeranjang(keranjang: Keranjang, tipeSo: string, ppn: PecahanPpn | null): string | null {
  for (const line of keranjang) {
    const masalah = problemOfBaris(line) ?? problemOfTambahan(line, tipeSo) ?? problemOfDiskonBaris(line, tipeSo);
    if (masalah !== null) return masalah;
  }
  return totalKeranjang(keranjang, tipeSo as TipeSo | "", ppn) === null ? "Total order terlalu besar" : null;
}
