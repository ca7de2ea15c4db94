import { sebutanRekening } from "#areas/keuangan/rekening/contract.ts";
import type { Pengirim } from "#company/perusahaan.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { batal, catatanBatal } from "../../order/server/dibatalkan.ts";
import type { InvoiceRow, OrderRow } from "../../order/server/load.ts";
import { dibayarDari, harusDitransfer } from "../tagihan.ts";
import type { CaraBayar } from "./caraBayar.ts";

/** What the paper, the mail and the text for WhatsApp say alike of how an invoice stands. */

type Order = Pick<OrderRow, "statusSo" | "statusLunas">;
type Invoice = Pick<
  InvoiceRow,
  "statusApprove" | "nominalBayar" | "nominalSisaBayar" | "nominalPeti" | "nominalOngkir"
>;
type Bank = Pick<Pengirim, "bank">;

/** The invoice is not approved yet. */
export const menunggu = ({ statusApprove }: Pick<Invoice, "statusApprove">): boolean => statusApprove === "Menunggu";
export const MENUNGGU_PERSETUJUAN = "MENUNGGU PERSETUJUAN";
export const SUDAH_LUNAS = "Order ini sudah lunas.";

/** It was approved and then cancelled. */
export const dibatalkan = ({ statusApprove }: Pick<Invoice, "statusApprove">): boolean =>
  statusApprove === "Dibatalkan";
export const CATATAN_DIBATALKAN = "Invoice ini sudah dibatalkan.";

/** Somebody still has to pay: only then it says where to and until when. */
export const masihDitagih = (order: Order, invoice: Invoice): boolean =>
  !batal(order) && !dibatalkan(invoice) && !order.statusLunas && (menunggu(invoice) || invoice.nominalSisaBayar > 0);

/** The invoice's own account, if it says its number; else what the letterhead names. */
export function tujuan({ namaRekening, nomorRekening, atasNama }: CaraBayar, { bank }: Bank): readonly string[] {
  if (nomorRekening === "") return bank;
  return [`${sebutanRekening(namaRekening)} ${nomorRekening}${atasNama ? ` a.n. ${atasNama}` : ""}`];
}

/** A line each: what is paid or will be, what remains, until when and where to. */
export function kalimatInvoice(company: Bank, order: Order, invoice: Invoice, bayar: CaraBayar): string[] {
  if (dibatalkan(invoice)) return [CATATAN_DIBATALKAN];
  if (batal(order)) return [diterima(invoice), ...catatanBatal(order)];
  if (!masihDitagih(order, invoice)) return [diterima(invoice), ...(order.statusLunas ? [SUDAH_LUNAS] : [])];
  const bank = tujuan(bayar, company);
  const sisa = rupiah(invoice.nominalSisaBayar);
  const lagi = menunggu(invoice) ? `Sisa pembayaran setelahnya ${sisa}.` : `Sisa pembayaran ${sisa}.`;
  return [
    menunggu(invoice)
      ? `Status: ${MENUNGGU_PERSETUJUAN}. Akan dibayar ${rupiah(dibayarDari(invoice))}.`
      : diterima(invoice),
    ...tanpaPpn(invoice, bayar),
    ...transfer(invoice, bayar),
    ...(invoice.nominalSisaBayar > 0 ? [lagi] : []),
    `Jatuh tempo ${tanggal(bayar.jatuhTempo)}.`,
    ...(bank.length > 0 ? ["Pembayaran ke:", ...bank] : []),
  ];
}

/** Says what comes of a payment that is awaited where the customer keeps its PPN. */
const tanpaPpn = (invoice: Invoice, { ppnDipungut }: CaraBayar): string[] =>
  menunggu(invoice) && ppnDipungut > 0
    ? [
        `PPN ${rupiah(ppnDipungut)} di dalamnya tidak dibayar kepada kami, yang ditransfer ${rupiah(harusDitransfer(dibayarDari(invoice), null, ppnDipungut))}.`,
      ]
    : [];

/** Asks for the exact amount while the payment is awaited. */
const transfer = (invoice: Invoice, { kodeUnik, ppnDipungut }: CaraBayar): string[] =>
  menunggu(invoice) && kodeUnik !== null
    ? [
        `Mohon transfer tepat ${rupiah(harusDitransfer(dibayarDari(invoice), kodeUnik, ppnDipungut))}, termasuk kode unik ${kodeUnik}.`,
      ]
    : [];

const diterima = (invoice: Invoice): string => `Pembayaran sudah kami terima ${rupiah(dibayarDari(invoice))}.`;
