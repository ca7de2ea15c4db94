import { type Batas, menurutBatas, type Penyetuju } from "#company/batas.ts";
import { setelahHariIni } from "#company/hariIni.ts";
import { masihDikoreksi, menungguIzin } from "#company/koreksi.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { type Actor, HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { invalidField, type Refusal } from "#platform/http/refusal.ts";
import type { StatusApprove, StatusSo, TipeSo } from "../../order/label.ts";
import { REKENING_KOSONG } from "../isiInvoice.ts";
import { type Rangkaian, rangkaianBaru, sambung, type Tagihan } from "../tagihan.ts";

type Order = {
  tipeSo: TipeSo;
  statusSo: StatusSo;
  statusLunas: boolean;
  totalPembelian: Rupiah;
  selisihTagihan: Rupiah;
  izin: string | null;
};
type Invoice = {
  idInvoice: string;
  statusApprove: StatusApprove;
  namaApprove: string | null;
  nominalSisaBayar: Rupiah;
};

/** Whether the order can get another invoice; `terakhir` is its last one. */
export function mayAdd(order: Order, terakhir: Invoice | undefined): Boleh {
  if (order.statusSo === "Cancel") return tidak("Order sudah dibatalkan");
  if (order.statusSo === "Tolak") return tidak("Order sudah ditolak");
  if (order.izin !== null) return tidak(menungguIzin(order.izin));
  if (order.statusLunas) return tidak("Order sudah lunas");
  if (terakhir?.statusApprove === "Menunggu") {
    return tidak(
      `Invoice ${terakhir.idInvoice} masih menunggu persetujuan, invoice baru dapat dibuat setelah disetujui`,
    );
  }
  if (terakhir && terakhir.nominalSisaBayar + order.selisihTagihan === 0) return tidak("Tidak ada sisa pembayaran");
  return boleh;
}

/** Invoices are always approved in order, because the next one can only be added after the approval. */
export function mayApprove(user: Pemutus, invoice: Diputus, batas: readonly Batas[]): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  const menunggu = masihMenunggu(invoice);
  if (!menunggu.boleh) return menunggu;
  return invoice.izin === null ? menurutBatas(user, perkaraInvoice(invoice), batas) : tidak(menungguIzin(invoice.izin));
}

type Pemutus = Pick<Actor, "role"> & { readonly idUser: number };
/** `diterima`: what the account receives; `izin`: the permission that its order waits for. */
type Diputus = Invoice & { diterima: number; penyetuju: readonly Penyetuju[]; izin: string | null };

/** What limits look at: invoices are for the need that the program books sales with. */
export const perkaraInvoice = ({ diterima, penyetuju }: Pick<Diputus, "diterima" | "penyetuju">) => ({
  kebutuhan: "penjualan",
  nominal: diterima,
  penyetuju,
});

export function mayRemove(actor: Pick<Actor, "role">, invoice: Invoice, terakhir: boolean): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (!terakhir) return tidak("Hanya invoice terakhir yang dapat dihapus");
  return masihMenunggu(invoice);
}

/** What cancelling an invoice depends on besides itself. */
type Sekitar = {
  /** The last invoice of its order. */
  terakhir: Invoice | undefined;
  /** The correction of its order that waits. */
  koreksi: string | null;
  /** What the account received for it, and how much of the order's money was not paid back or promised since. */
  diterima: Rupiah;
  bisaKembali: Rupiah;
};

/** Whether an approved invoice can be cancelled: the last one of a living order, with its money still here. */
export function mayCancelInvoice(order: Pick<Order, "statusSo">, invoice: Invoice, sekitar: Sekitar): Boleh {
  const { terakhir, koreksi, diterima, bisaKembali } = sekitar;
  if (invoice.statusApprove === "Menunggu") return tidak("Invoice yang masih menunggu ditarik atau dihapus saja");
  if (invoice.statusApprove === "Dibatalkan") return tidak(`Invoice ${invoice.idInvoice} sudah dibatalkan`);
  if (order.statusSo === "Cancel") return tidak("Order sudah dibatalkan");
  if (terakhir?.statusApprove === "Menunggu") {
    return tidak(`Invoice ${terakhir.idInvoice} masih menunggu persetujuan, tarik atau hapus dahulu`);
  }
  if (terakhir?.idInvoice !== invoice.idInvoice) return tidak("Hanya invoice terakhir yang dapat dibatalkan");
  if (koreksi !== null) return tidak(masihDikoreksi(koreksi));
  if (bisaKembali < diterima) return tidak("Sebagian uang order ini sudah dikembalikan atau diajukan kembali");
  return boleh;
}

/** Whether this person may take back an invoice that waits: its author, and only the last one. */
export function mayWithdraw(
  user: { readonly idUser: number },
  invoice: Invoice & { idUser: number },
  terakhir: boolean,
): Boleh {
  if (invoice.idUser !== user.idUser) return tidak("Hanya yang membuat invoice ini yang dapat menariknya");
  if (!terakhir) return tidak("Hanya invoice terakhir yang dapat ditarik");
  return masihMenunggu(invoice);
}

export function mayEdit(order: Order, invoice: Invoice): Boleh {
  if (order.tipeSo !== "Online") return tidak("Hanya invoice order Online yang dapat diubah");
  if (order.statusLunas) return tidak("Order sudah lunas");
  return masihMenunggu(invoice);
}

export function mayEditRekening(actor: Pick<Actor, "role">, order: Order, invoice: Invoice): Boleh {
  return isPrivileged(actor) ? mayEdit(order, invoice) : tidak(HANYA_PRIVILEGED);
}

function masihMenunggu({ idInvoice, statusApprove, namaApprove }: Invoice): Boleh {
  if (statusApprove === "Menunggu") return boleh;
  if (statusApprove === "Dibatalkan") return tidak(`Invoice ${idInvoice} sudah dibatalkan`);
  return tidak(`Invoice ${idInvoice} sudah disetujui oleh ${namaApprove ?? "orang lain"}`);
}

/** The amounts that an order's invoices, oldest first, have fixed. */
export function rangkaianDari(
  order: { tipeSo: TipeSo; totalPembelian: Rupiah; selisihTagihan: Rupiah },
  invoices: readonly Parameters<typeof sambung>[1][],
): Rangkaian {
  return invoices.reduce(sambung, rangkaianBaru(order));
}

export function problemOfTglInvoice(tglInvoice: Tanggal, tglOrder: Tanggal, today: Tanggal): string | null {
  const nanti = setelahHariIni("Tanggal invoice", tglInvoice, today);
  if (nanti) return `${nanti} (${tanggal(today)})`;
  if (tglInvoice < tglOrder) return `Tanggal invoice tidak boleh sebelum tanggal order (${tanggal(tglOrder)})`;
  return null;
}

type Terlihat = { totalPembelian?: Rupiah | null; nominalLunas: Rupiah | null };

/** The problem if totals changed since the person saw them, or null. Totals that were not sent are not compared. */
export function totalBerubah(
  terlihat: Terlihat,
  order: { totalPembelian: Rupiah },
  { nominalLunas }: Tagihan,
): Problem | null {
  const beda = (field: string, label: string, dilihat: Rupiah | null | undefined, sekarang: Rupiah) => ({
    field,
    message: `${label} berubah dari ${rupiah(dilihat ?? 0)} menjadi ${rupiah(sekarang)}, periksa kembali lalu simpan`,
  });
  const { totalPembelian } = terlihat;
  if (totalPembelian !== undefined && totalPembelian !== null && totalPembelian !== order.totalPembelian) {
    return beda("totalPembelian", "Total pembelian", totalPembelian, order.totalPembelian);
  }
  if (nominalLunas > 0 && terlihat.nominalLunas !== null && terlihat.nominalLunas !== nominalLunas) {
    return beda("nominalLunas", "Nominal Lunas", terlihat.nominalLunas, nominalLunas);
  }
  return null;
}

export const rekeningTidakDikenal = (): Refusal => invalidField("idRekening", "Rekening tidak dikenal");
/** LAINNYA is shown as a dash, so choosing it means choosing no account. */
export const rekeningKosong = (): Refusal => invalidField("idRekening", REKENING_KOSONG);

/** Why a customer cannot have kept that much PPh 23 of a payment, or null. */
export function problemOfPph23(pph: Rupiah, diterima: Rupiah, { atas, bawah }: { atas: number; bawah: number }) {
  const paling = Math.floor((2 * diterima * atas) / bawah);
  return pph <= paling ? null : `PPh 23 dari pembayaran ini paling banyak ${rupiah(paling)}`;
}
