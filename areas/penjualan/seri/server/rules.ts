import type { Id, Tanggal } from "#kernel/types.ts";
import type { BarangKirim } from "../../surat-jalan/kirim.ts";
import type { NomorUnit } from "../isiSeri.ts";

/** A line of an order as the rules of numbers need it. */
export type BarisBerseri = {
  idOrderan: Id<"orderan">;
  idProduk: Id<"produk">;
  namaProduk: string;
  berseri: boolean;
  /** What the proposed numbers of its product begin with. */
  awalan: string;
};

/** A numbered unit on a delivery note; one that came back keeps its place there. */
export type UnitSurat = NomorUnit & { kembali: Tanggal | null; idRetur?: string | null };

/** A delivery note whose numbers are set. */
export type SuratBerseri = {
  baris: readonly BarisBerseri[];
  barang: readonly BarangKirim[];
  sekarang: readonly UnitSurat[];
  /** Whether its goods were out of the warehouse before this change. */
  tadiKeluar: boolean;
};

const hitung = (unit: readonly NomorUnit[], idOrderan: number): number =>
  unit.filter((one) => one.idOrderan === idOrderan).length;

/** The numbers that a note keeps where none are named: those of units that were cut are free. */
export function nomorTetap({ barang, sekarang }: SuratBerseri): NomorUnit[] {
  return barang.flatMap(({ idOrderan, qty }) => sekarang.filter((unit) => unit.idOrderan === idOrderan).slice(0, qty));
}

/** Why these numbers cannot stand on the note, or null. */
export function problemOfNomorSurat(surat: SuratBerseri, diminta: readonly NomorUnit[]): string | null {
  return (
    masalahGanda(diminta) ??
    masalahBaris(surat, diminta) ??
    masalahKembali(surat, diminta) ??
    surat.barang.map((kirim) => masalahJumlah(surat, kirim, diminta)).find((masalah) => masalah !== null) ??
    null
  );
}

function masalahGanda(diminta: readonly NomorUnit[]): string | null {
  const seen = new Set<string>();
  const ganda = diminta.find(({ nomor }) => seen.size === seen.add(nomor).size);
  return ganda ? `Nomor seri ${ganda.nomor} ditulis dua kali` : null;
}

function masalahBaris({ baris, barang, sekarang }: SuratBerseri, diminta: readonly NomorUnit[]): string | null {
  for (const { idOrderan, nomor } of diminta) {
    const line = baris.find((known) => known.idOrderan === idOrderan);
    if (!line || !barang.some((kirim) => kirim.idOrderan === idOrderan)) {
      return `Nomor seri ${nomor}: barangnya tidak ada di surat jalan ini`;
    }
    if (!line.berseri && !sekarang.some((unit) => unit.idOrderan === idOrderan)) {
      return `${line.namaProduk} tidak bernomor seri`;
    }
  }
  return null;
}

function masalahKembali({ sekarang }: SuratBerseri, diminta: readonly NomorUnit[]): string | null {
  const ada = new Set(diminta.map(({ idOrderan, nomor }) => `${idOrderan} ${nomor}`));
  const hilang = sekarang.find(
    (unit) => (unit.kembali ?? unit.idRetur ?? null) !== null && !ada.has(`${unit.idOrderan} ${unit.nomor}`),
  );
  return hilang ? `Unit ${hilang.nomor} sudah diretur, nomornya tidak dapat diganti` : null;
}

function masalahJumlah(
  { baris, sekarang, tadiKeluar }: SuratBerseri,
  { idOrderan, qty }: BarangKirim,
  diminta: readonly NomorUnit[],
): string | null {
  const nama = baris.find((line) => line.idOrderan === idOrderan)?.namaProduk ?? "";
  const jumlah = hitung(diminta, idOrderan);
  if (jumlah > qty) return `${nama}: ${jumlah} nomor seri untuk ${qty} unit`;
  if (tadiKeluar && jumlah < hitung(sekarang, idOrderan)) {
    return `${nama}: unit yang sudah keluar harus tetap bernomor seri`;
  }
  return null;
}

/** A number that is known already: its product, and the note that holds it. */
export type NomorDikenal = {
  nomor: string;
  idProduk: Id<"produk">;
  namaProduk: string;
  dipegang: string | null;
  /** The retur by which the unit came back damaged. */
  rusak: string | null;
  dibuang: boolean;
};

/** Why numbers that are known cannot be given to these units, or null. */
export function problemOfKnown(
  { baris }: Pick<SuratBerseri, "baris">,
  baru: readonly NomorUnit[],
  dikenal: readonly NomorDikenal[],
): string | null {
  for (const { nomor, idOrderan } of baru) {
    const known = dikenal.find((one) => one.nomor === nomor);
    if (!known) continue;
    if (known.dibuang) return `Nomor seri ${nomor} milik unit yang sudah dibuang`;
    if (known.rusak !== null) return `Unit ${nomor} rusak (${known.rusak}), catat perbaikannya di Produk dahulu`;
    if (known.dipegang !== null) return `Nomor seri ${nomor} sudah dipakai di surat jalan ${known.dipegang}`;
    const idProduk = baris.find((line) => line.idOrderan === idOrderan)?.idProduk;
    if (known.idProduk !== idProduk) return `Nomor seri ${nomor} milik produk ${known.namaProduk}`;
  }
  return null;
}

export type Kurang = BarisBerseri & { banyak: number };

/** Units that leave and have no number yet, per line of a product with numbers. */
export const unitTanpaNomor = (
  { baris, barang }: Pick<SuratBerseri, "baris" | "barang">,
  unit: readonly NomorUnit[],
): Kurang[] =>
  barang.flatMap(({ idOrderan, qty }) => {
    const line = baris.find((known) => known.idOrderan === idOrderan && known.berseri);
    const banyak = qty - hitung(unit, idOrderan);
    return line && banyak > 0 ? [{ ...line, banyak }] : [];
  });

const PANJANG_KODE = 40;

/** The beginning of a product's proposed numbers in a month: "OVN-9-2611-". */
export function awalanNomor(kodeProduk: string, today: Tanggal): string {
  const kode = kodeProduk.toUpperCase().replace(/[^A-Z0-9./-]+/g, "-");
  return `${kode.slice(0, PANJANG_KODE)}-${today.slice(2, 4)}${today.slice(5, 7)}-`;
}

/** "MP-01; MP-02: B-1", in the order of the lines: for the history and the spreadsheet. */
export const sebutNomor = (
  lines: readonly { idOrderan: Id<"orderan">; produk: { kodeProduk: string } }[],
  unit: readonly NomorUnit[],
): string =>
  lines
    .flatMap(({ idOrderan, produk }) => {
      const nomor = unit.filter((one) => one.idOrderan === idOrderan).map((one) => one.nomor);
      nomor.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
      return nomor.length === 0 ? [] : [`${produk.kodeProduk}: ${nomor.join(", ")}`];
    })
    .join("; ");
