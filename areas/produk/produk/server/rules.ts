import { ribuan } from "#kernel/format.ts";
import { HANYA_PRIVILEGED, isPrivileged, seesHargaBeli } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { mayPo, type Produk, problemOfNilai } from "../contract.ts";

type Dikelola = { namaProduk: string; jumlahStock: number; stockSales: number; softDelete: boolean; hargaBeli: number };

export function mayManage(user: User): Boleh {
  return isPrivileged(user) ? boleh : tidak(HANYA_PRIVILEGED);
}

export function mayStatus(produk: Pick<Dikelola, "namaProduk" | "softDelete">, statusProduk: boolean): Boleh {
  if (produk.softDelete !== statusProduk) return boleh;
  return tidak(`${produk.namaProduk} sudah ${statusProduk ? "tidak aktif" : "aktif"}`);
}

/** Corrects the stock after a count; it cannot be less than open orders hold. */
export function mayCorrect(produk: Dikelola, jumlah: number): Boleh {
  const { namaProduk, jumlahStock, stockSales } = produk;
  const ditahan = jumlahStock - stockSales;
  if (jumlah === jumlahStock) return tidak(`Stock ${namaProduk} sudah ${jumlah}, tidak ada yang perlu dikoreksi`);
  if (jumlah < ditahan) {
    return tidak(`Stock ${namaProduk} tidak boleh kurang dari ${ditahan} unit yang ditahan order`);
  }
  const masalah = problemOfNilai(jumlah, produk.hargaBeli);
  return masalah === null ? boleh : tidak(masalah);
}

/** Refuses if goods moved between the count and its correction: the book has them already. */
export function masihSama({ namaProduk, jumlahStock }: Dikelola, dilihat: number | null): Boleh {
  if (dilihat === null || dilihat === jumlahStock) return boleh;
  return tidak(
    `Stock ${namaProduk} baru saja berubah dari ${dilihat} menjadi ${jumlahStock}, periksa kembali hitungannya`,
  );
}

/** `field` is the field to correct. */
export function problemOfStock(field: string, jumlah: number, hargaBeli: number): Problem[] {
  const message = problemOfNilai(jumlah, hargaBeli);
  return message === null ? [] : [{ field, message }];
}

/** The actions of a product with their reasons. The sentences never tell a purchase price. */
export const aksiProduk = (user: User, produk: Pick<Dikelola, "softDelete" | "hargaBeli">): Produk["aksi"] => ({
  edit: mayManage(user),
  po: mayPo(produk),
  status: mayManage(user),
  koreksi: mayManage(user),
});

type Persediaan = {
  stockSales: number;
  minimalStock: number;
  datangBebas: number;
  menunggu: number;
  lazim: number | null;
};

/**
 * How many units to order: those that lines made to order lack, and as many as bring what is free, now and on its way,
 * above the minimum (at the minimum it is to be ordered again). In whole lots where one quantity is usual.
 */
export function usulanPo({ stockSales, minimalStock, datangBebas, menunggu, lazim }: Persediaan): number {
  const kurang = Math.max(0, minimalStock + 1 - stockSales - datangBebas) + menunggu;
  const lot = lazim ?? 1;
  return Math.ceil(kurang / lot) * lot;
}

export const hargaBeliUntuk = <Harga>(user: User, hargaBeli: Harga): Harga | null =>
  seesHargaBeli(user) ? hargaBeli : null;

/** The message after an import. */
export function kalimatImpor({ baru, diubah }: { baru: number; diubah: number }): string {
  if (diubah === 0 && baru === 0) return "Tidak ada yang diubah: semua produk sudah sama dengan isi file";
  const rincian = diubah === 0 ? "" : ` (${baru} baru, ${diubah} diubah)`;
  return `${ribuan(baru + diubah)} produk berhasil diimpor${rincian}`;
}

/** Checks that every photo named exists and is named once, and that every photo sent is named. */
export function problemOfArrangement(lama: number, baru: number, susunan: readonly number[]): Problem[] {
  const known = (place: number) => place >= -baru && place < lama;
  const complete = susunan.filter((place) => place < 0).length === baru;
  if (susunan.every(known) && new Set(susunan).size === susunan.length && complete) return [];
  return [{ field: "susunanFoto", message: "Susunan foto tidak cocok dengan fotonya, muat ulang produk ini" }];
}

/** The photos of a product in its history, as a number. */
export function sebutanFoto(jumlah: number, susunan: readonly number[] | null): string {
  const baru = susunan?.filter((place) => place < 0).length ?? 0;
  const berubah = susunan?.some((place, at) => place !== at) ?? false;
  if (baru > 0) return `${jumlah} foto (${baru} baru)`;
  return berubah && jumlah > 1 ? `${jumlah} foto (urutan baru)` : `${jumlah} foto`;
}

type RusakKeluar = {
  qty: number;
  /** How many damaged units are here, and the numbers that some of them have. */
  rusak: number;
  bernomor: readonly string[];
};

/**
 * The serial numbers of damaged units that leave; refuses where it is not clear which. Units that left before their
 * product had numbers have none.
 */
export function seriKeluar({ qty, rusak, bernomor }: RusakKeluar, diminta: readonly string[] | null): string[] {
  const perlu = Math.min(qty, Math.max(0, bernomor.length - (rusak - qty)));
  if (diminta === null || diminta.length === 0) {
    if (perlu === bernomor.length) return [...bernomor];
    if (perlu > 0) throw invalidField("seri", `Pilih nomor seri ${perlu} unit yang keluar`);
    return [];
  }
  const nomor = [...new Set(diminta)];
  const asing = nomor.find((one) => !bernomor.includes(one));
  if (asing !== undefined) throw invalidField("seri", `Nomor seri ${asing} bukan unit rusak produk ini`);
  if (nomor.length > qty) throw invalidField("seri", `${nomor.length} nomor seri untuk ${qty} unit`);
  if (nomor.length < perlu) throw invalidField("seri", `Pilih nomor seri ${perlu} unit yang keluar`);
  return nomor;
}
