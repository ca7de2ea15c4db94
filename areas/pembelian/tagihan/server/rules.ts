import { rupiah } from "#kernel/format.ts";
import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { BarangDitagih, BiayaMasuk } from "../contract.ts";
import type { StatusTagihan } from "../isiTagihan.ts";

type Keadaan = { status: StatusTagihan; sisa: Rupiah };

export const statusOf = ({ batal, sisa }: { batal: boolean; sisa: Rupiah }): StatusTagihan =>
  batal ? "Dibatalkan" : sisa === 0 ? "Lunas" : "Belum Lunas";

function terbuka(actor: User, { status }: Keadaan): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (status === "Dibatalkan") return tidak("Tagihan ini sudah dibatalkan");
  return status === "Lunas" ? tidak("Tagihan ini sudah lunas") : boleh;
}

export const mayPay = terbuka;

/** `adaUangMuka`: its supplier has uang muka that is not used yet. */
export function mayUseUangMuka(actor: User, keadaan: Keadaan, adaUangMuka: boolean): Boleh {
  const terpakai = terbuka(actor, keadaan);
  if (!terpakai.boleh || adaUangMuka) return terpakai;
  return tidak("Pemasok ini tidak mempunyai uang muka yang belum dipakai");
}

/** `dibayar`: the money that was paid for it and has not come back. `ppnBerfaktur`: PPN that faktur of Coretax say of it. */
export function mayCancel(
  actor: User,
  { status }: Keadaan,
  { dibayar, ppnBerfaktur }: { dibayar: Rupiah; ppnBerfaktur: Rupiah },
): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (status === "Dibatalkan") return tidak("Tagihan ini sudah dibatalkan");
  if (dibayar !== 0) return tidak(`Sudah dibayar ${rupiah(dibayar)}, batalkan pembayarannya dahulu`);
  return ppnBerfaktur === 0 ? boleh : tidak("Faktur masukannya sudah dihubungkan, lepaskan dahulu di Pajak, Masukan");
}

export function mayUndoPayment(
  actor: User,
  { status }: Pick<Keadaan, "status">,
  nominal: number,
  kembali: boolean,
): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (status === "Dibatalkan") return tidak("Tagihan ini sudah dibatalkan");
  if (nominal <= 0) return tidak("Ini sudah pembatalan");
  return kembali ? tidak("Pembayaran ini sudah dibatalkan") : boleh;
}

/** Whether the supplier can pay back what is left of an uang muka. */
export function mayReturn(actor: User, sisa: Rupiah): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  return sisa > 0 ? boleh : tidak("Uang muka ini sudah habis dipakai");
}

/** Why no more than what is left can be paid, or null. */
export const lebih = (apa: string, sisa: Rupiah, nominal: Rupiah): string | null =>
  nominal <= sisa ? null : `${apa} tersisa ${rupiah(sisa)}, nominal tidak boleh ${rupiah(nominal)}`;

/** A purchase order as a bill needs it, locked. */
export type PoDitagih = {
  idPo: string;
  idProduk: number;
  kloter: string;
  namaProduk: string;
  hargaSatuan: Rupiah;
  qtySelesai: number;
  qtyDitagih: number;
  /** What a unit of it brings to the stock. */
  isi: number;
  statusPembayaran: boolean;
  pemasok: number | null;
};

/** What is wrong with the units of a bill, or null; `pemasok` is its supplier after all merging. */
export function problemOfBarang(barang: readonly BarangDitagih[], po: ReadonlyMap<string, PoDitagih>, pemasok: number) {
  for (const { idPo, unit } of barang) {
    const row = po.get(idPo);
    if (!row) return `PO ${idPo} tidak ditemukan`;
    if (row.pemasok !== pemasok)
      return `PO ${row.kloter} bukan dari pemasok ini, pilih pemasoknya di Purchase Order dahulu`;
    if (row.statusPembayaran) return `PO ${row.kloter} sudah dibayar`;
    const sisa = row.qtySelesai - row.qtyDitagih;
    if (unit > sisa) {
      return sisa === 0
        ? `Semua unit PO ${row.kloter} yang datang sudah ditagih`
        : `Unit PO ${row.kloter} yang sudah datang dan belum ditagih tersisa ${sisa}, tidak dapat ditagih ${unit}`;
    }
  }
  return null;
}

export function problemOfBiaya(biaya: readonly BiayaMasuk[], po: ReadonlyMap<string, PoDitagih>): string | null {
  for (const { idPo, keterangan } of biaya) {
    if (new Set(idPo).size < idPo.length) return `Biaya ${keterangan}: satu PO hanya boleh dipilih sekali`;
    for (const satu of idPo) {
      const row = po.get(satu);
      if (!row) return `PO ${satu} tidak ditemukan`;
      if (row.qtySelesai === 0)
        return `PO ${row.kloter} belum datang, biaya ${keterangan} belum dapat dibagi ke unitnya`;
    }
  }
  return null;
}
