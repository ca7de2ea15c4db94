import type { BarangTerkunci } from "#books/pesanan/barang.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { NomorUnit } from "../isiSeri.ts";
import {
  awalanNomor,
  type BarisBerseri,
  type Kurang,
  nomorTetap,
  problemOfKnown,
  problemOfNomorSurat,
  type SuratBerseri,
  unitTanpaNomor,
} from "./rules.ts";
import { insertNomor, nomorBaru, nomorDikenal, releaseNomor } from "./sql.ts";

type Pemasangan = Omit<SuratBerseri, "baris"> & {
  idSuratJalan: string;
  /** Locks the goods of the order, whose lines and products tell what has numbers. */
  kunci: () => Promise<BarangTerkunci>;
  /** All numbers that the note is to have; null leaves those it has. */
  diminta: readonly NomorUnit[] | null;
  /** Whether its goods are out after this change. */
  keluar: boolean;
};

/**
 * Sets the serial numbers of a note's units, and numbers those that leave without one. Answers all numbers of the note.
 * The caller has locked the order, and stored the goods of the note.
 */
export async function attachSeri(deed: Deed, { kunci, ...surat }: Pemasangan): Promise<NomorUnit[]> {
  const { idSuratJalan, sekarang, diminta, keluar, tadiKeluar } = surat;
  const berangkat = keluar && !tadiKeluar;
  if (diminta === null && !berangkat && sekarang.length === 0) return [];
  // Products are locked before numbers, as everywhere, and their switch is read under the lock.
  const isi: SuratBerseri = { ...surat, baris: barisBerseri(await kunci(), deed.today) };
  const nomor = diminta === null ? nomorTetap(isi) : [...diminta];
  const masalah = problemOfNomorSurat(isi, nomor);
  if (masalah !== null) throw invalidField("seri", masalah);
  const tetap = (unit: NomorUnit, dalam: readonly NomorUnit[]) =>
    dalam.some((one) => one.nomor === unit.nomor && one.idOrderan === unit.idOrderan);
  const hilang = sekarang.filter((unit) => !tetap(unit, nomor));
  const baru = nomor.filter((unit) => !tetap(unit, sekarang));
  await releaseNomor(
    deed.tx,
    idSuratJalan,
    hilang.map((unit) => unit.nomor),
  );
  const dikenal = await nomorDikenal(
    deed.tx,
    baru.map((unit) => unit.nomor),
  );
  const bentrok = problemOfKnown(isi, baru, dikenal);
  if (bentrok !== null) throw invalidField("seri", bentrok);
  // Given numbers are stored before others are proposed, so that none of them is proposed.
  await insertNomor(deed, idSuratJalan, berproduk(isi, baru));
  const usulan = berangkat ? await usulkan(deed, unitTanpaNomor(isi, nomor)) : [];
  await insertNomor(deed, idSuratJalan, berproduk(isi, usulan));
  return [...nomor.map(({ idOrderan, nomor }) => ({ idOrderan, nomor })), ...usulan];
}

const barisBerseri = ({ baris, produk }: BarangTerkunci, today: Tanggal): BarisBerseri[] =>
  baris.map((line) => {
    const { berseri = false, kodeProduk = "" } = produk.get(line.idProduk) ?? {};
    return { ...line, berseri, awalan: awalanNomor(kodeProduk, today) };
  });

const berproduk = ({ baris }: SuratBerseri, unit: readonly NomorUnit[]) =>
  unit.flatMap((one) => {
    const line = baris.find((known) => known.idOrderan === one.idOrderan);
    return line ? [{ ...one, idProduk: line.idProduk }] : [];
  });

/** New numbers for the units of lines; lines of one product share its numbers. */
async function usulkan(deed: Deed, kurang: readonly Kurang[]): Promise<NomorUnit[]> {
  const perProduk = [...Map.groupBy(kurang, ({ idProduk }) => idProduk).values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, banyak: rest.reduce((sum, line) => sum + line.banyak, first.banyak) }] : [],
  );
  const nomor = Map.groupBy(await nomorBaru(deed, perProduk), ({ idProduk }) => idProduk);
  return kurang.flatMap(({ idOrderan, idProduk, banyak }) =>
    (nomor.get(idProduk) ?? []).splice(0, banyak).map((one) => ({ idOrderan, nomor: one.nomor })),
  );
}
