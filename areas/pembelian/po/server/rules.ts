import type { Gerak } from "#books/stok/stok.ts";
import { nanti } from "#company/hariIni.ts";
import { rupiah } from "#kernel/format.ts";
import { HANYA_PRIVILEGED, hanya, isPrivileged, PRODUCTION, seesHargaBeli } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { Po } from "../contract.ts";
import { problemOfTotalPo, type StatusPo, totalPo } from "../isiPo.ts";
import type { PoTersimpan } from "./load.ts";

type Isian = { qty: number; tglOrder: Tanggal };
type Dilihat = { qty: number; hargaSatuan: Rupiah | null; totalHarga: Rupiah | null };
type Kesepakatan = { idPemasok: number | null; hargaPemasok: Rupiah | null };

/** The price of a unit: what was agreed with the supplier, by somebody who may see prices, or the product's own. */
export const hargaDisepakati = (user: User, { idPemasok, hargaPemasok }: Kesepakatan): Rupiah | null =>
  idPemasok !== null && seesHargaBeli(user) ? hargaPemasok : null;

/** The problems of a new purchase order. The sentences never tell `hargaBeli`. */
export function problemOfPo({ qty, tglOrder }: Isian, harga: Rupiah, today: Tanggal): Problem[] {
  const total = problemOfTotalPo(qty, harga);
  return [...nanti("tglOrder", "Tanggal order", tglOrder, today), ...(total ? [{ field: "qty", message: total }] : [])];
}

/** A price or a time of delivery that was agreed is agreed with somebody. */
export function problemOfKesepakatan(isian: Kesepakatan & { hariKirim: number | null }): Problem[] {
  if (isian.idPemasok !== null || (isian.hargaPemasok === null && isian.hariKirim === null)) return [];
  return [{ field: "idPemasok", message: "Pilih pemasok untuk harga dan lama kirim ini" }];
}

/** The price or total on the person's screen is outdated. Those who may not see prices sent none. */
export function hargaBerubah(user: User, dilihat: Dilihat, namaProduk: string, hargaBeli: Rupiah): Problem[] {
  if (!seesHargaBeli(user)) return [];
  const total = totalPo(dilihat.qty, hargaBeli);
  return [
    ...berubah("hargaSatuan", `Harga beli ${namaProduk}`, dilihat.hargaSatuan, hargaBeli),
    ...berubah("totalHarga", "Total harga PO", dilihat.totalHarga, total),
  ];
}

function berubah(field: string, what: string, from: Rupiah | null, to: Rupiah): Problem[] {
  if (from === null || from === to) return [];
  return [{ field, message: `${what} berubah dari ${rupiah(from)} menjadi ${rupiah(to)}` }];
}

type Keadaan = { statusPo: StatusPo; statusPembayaran: boolean; qtyDitagih: number };

export function mayFinish(actor: User, { statusPo }: Pick<Keadaan, "statusPo">): Boleh {
  if (!PRODUCTION.some((role) => role === actor.role)) return tidak(hanya(PRODUCTION));
  return statusPo === "Proses" ? boleh : tidak("Semua mesin PO ini sudah selesai");
}

/** Whether the last count, of `selesai` units, may be taken back. */
export function mayUndo(
  po: Pick<Keadaan, "statusPembayaran" | "qtyDitagih"> & { qtySelesai: number },
  selesai: number,
): Boleh {
  if (po.statusPembayaran) return tidak("PO sudah dibayar, mesin selesainya tidak dapat diurungkan");
  if (po.qtySelesai - selesai >= po.qtyDitagih) return boleh;
  return tidak(`${po.qtyDitagih} mesin PO ini sudah ditagih pemasok, batalkan tagihannya dahulu`);
}

export function mayCancel(actor: User, { statusPo }: Pick<Keadaan, "statusPo">): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  return statusPo === "Proses" ? boleh : tidak("PO sudah selesai, tidak dapat dibatalkan");
}

export function mayPay(actor: User, { statusPo, statusPembayaran, qtyDitagih }: Keadaan): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (statusPo === "Proses") return tidak("PO belum selesai, pembayaran dicatat setelah semua mesin selesai");
  if (statusPembayaran) return tidak("PO sudah dibayar");
  return qtyDitagih > 0 ? tidak("PO sudah ditagih pemasok, bayar tagihannya di Tagihan Pemasok") : boleh;
}

export const aksiPo = (actor: User, po: Keadaan): Po["aksi"] => ({
  selesai: mayFinish(actor, po),
  bayar: mayPay(actor, po),
  cancel: mayCancel(actor, po),
});

/** Why that many units cannot be finished now, or null. */
export function terlaluBanyak({ qty, qtySelesai }: { qty: number; qtySelesai: number }, selesai: number) {
  const sisa = qty - qtySelesai;
  return selesai <= sisa ? null : `Mesin yang belum selesai tersisa ${sisa}, jumlah selesai tidak boleh ${selesai}`;
}

export const terlambat = (po: { statusPo: StatusPo; tglDeadline: Tanggal }, today: Tanggal): boolean =>
  po.statusPo === "Proses" && po.tglDeadline < today;

/** Where the units of an arrival went, for the history. */
export function keteranganSelesai(
  untuk: readonly { idSo: string; namaCustomer: string; qty: number }[],
  stock: number,
) {
  const parts = untuk.map(({ idSo, namaCustomer, qty }) => `${qty} unit untuk ${idSo} (${namaCustomer})`);
  if (stock > 0) parts.push(`${stock} unit ke stock`);
  return parts.join(", ");
}

type Kedatangan = { untukOrderan: number; untukStock: number; keterangan: string };

/** The same for those who may not know whose orders they are; of what was taken back the numbers are negative. */
export function keteranganTanpaNama({ untukOrderan, untukStock, keterangan }: Kedatangan): string {
  if (untukOrderan === 0) return keterangan;
  const stock = untukStock === 0 ? "" : `, ${Math.abs(untukStock)} unit ke stock`;
  return `${untukOrderan < 0 ? "Diurungkan: " : ""}${Math.abs(untukOrderan)} unit untuk order${stock}`;
}

/** The movement of that many units, or packs of a material; below zero they leave again. */
export function kedatangan({ idPo, idProduk, isi, satuan }: PoTersimpan, unit: number): Gerak {
  const gerak = { idProduk, jenis: "po" as const, qty: unit * isi, sumber: idPo };
  return satuan === "" ? gerak : { ...gerak, unit };
}
