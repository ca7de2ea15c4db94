import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { type DaftarKode, daftarKode, type JenisKode, type Kode, type KodeTambahan, kodePada } from "../kode.ts";
import { readKode } from "./bacaKode.ts";

let bawaan: DaftarKode | undefined;

/** What the company added or ended, in the order in which it holds. */
export const loadTambahan = (db: Db) => db<KodeTambahan[]>`
  select jenis, kode, nama, mulai, sampai from pajak_kode order by mulai, id_pajak_kode`;

/** The codes of each day: the tables that the program brings with what the company added or ended. */
export function kodeHarian(tambahan: readonly KodeTambahan[]): (hari: Tanggal) => DaftarKode {
  bawaan ??= daftarKode(readKode());
  const tabel = bawaan;
  const perHari = new Map<Tanggal, DaftarKode>();
  return (hari) => {
    const daftar = perHari.get(hari) ?? kodePada(tabel, tambahan, hari);
    perHari.set(hari, daftar);
    return daftar;
  };
}

/** The codes of a day. */
export const kodeHari = async (db: Db, hari: Tanggal): Promise<DaftarKode> => kodeHarian(await loadTambahan(db))(hari);

export const kodeDari = (daftar: DaftarKode, jenis: JenisKode): Kode[] =>
  [...(daftar.get(jenis) ?? [])].map(([kode, nama]) => ({ jenis, kode, nama }));
