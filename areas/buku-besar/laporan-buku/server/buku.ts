import type { Id, Tanggal } from "#kernel/types.ts";
import type { TabelLembar } from "../lembar.ts";
import { geser, type Masa } from "../masa.ts";
import type { AkunLaporan } from "./akun.ts";
import type { Petak } from "./sql.ts";

/**
 * The movements of an account in a range of days. `saldo` is debit minus kredit; for Piutang Pelanggan see
 * migrations/0009_buku_besar.sql.
 */
export type Jumlah = { debit: number; kredit: number; saldo: number };

/** Accounts and sums between the days that a statement needs. */
export type Buku = {
  semua: readonly AkunLaporan[];
  /** The accounts with bookings. */
  akun: readonly AkunLaporan[];
  dalam: (akun: AkunLaporan, masa: Masa) => Jumlah;
};

/** The content of a statement: its tables and the notes below. */
export type Isi = { tabel: TabelLembar[]; catatan: string[] };

/** Whether an account counts in the year's profit; the profit of earlier years is a line of the equity. */
export const hasilUsaha = ({ jenis }: AkunLaporan): boolean => jenis === "Pendapatan" || jenis === "Beban";

/** The account whose book has the lines: advances of customers are in the book of Piutang Pelanggan. */
export const idBuku = (buku: Buku, { idAkun, bawaan }: AkunLaporan): Id<"akun"> =>
  (bawaan === "uang-muka" && buku.akun.find((akun) => akun.bawaan === "piutang")?.idAkun) || idAkun;

/** The first days of the ranges and the days after their ends, in order. */
export const batasMasa = (masa: readonly Masa[]): Tanggal[] =>
  [...new Set(masa.flatMap(({ dari, sampai }) => [...(dari === null ? [] : [dari]), geser(sampai, 1)]))].sort();

/** Sums of accounts between the days `batas`. */
export type Jumlahan = { batas: readonly Tanggal[]; petak: readonly Petak[] };

/** The accounts, and sums in every range that `batas` was made of; `terbagi` for accounts that changed their place. */
export function bukuDari(akun: readonly AkunLaporan[], utuh: Jumlahan, terbagi: Jumlahan): Buku {
  const sumber = (jumlahan: Jumlahan) => ({
    batas: jumlahan.batas,
    perAkun: Map.groupBy(jumlahan.petak, (row) => row.idAkun),
  });
  const [satu, banyak] = [sumber(utuh), sumber(terbagi)];
  const milik = (row: AkunLaporan) => (row.masa === null ? satu : banyak);
  const petakDari = (row: AkunLaporan) => {
    const { batas, perAkun } = milik(row);
    const all = perAkun.get(row.idAkun) ?? [];
    if (row.masa === null) return all;
    const disini = row.masa.map(({ mulai, sampai }) => [petakPada(batas, mulai), petakPada(batas, sampai)] as const);
    return all.filter(({ petak }) => disini.some(([awal, akhir]) => awal <= petak && petak < akhir));
  };
  const isi = new Map(akun.map((row) => [row, petakDari(row)]));
  return {
    semua: akun,
    akun: akun.filter((row) => (isi.get(row)?.length ?? 0) > 0),
    dalam(row, { dari, sampai }) {
      const { batas } = milik(row);
      const mulai = (hari: Tanggal) => batas.indexOf(hari) + 1;
      const [awal, akhir] = [dari === null ? 0 : mulai(dari), mulai(geser(sampai, 1))];
      if (akhir === 0 || (dari !== null && awal === 0)) throw new Error(`Nobody asked for ${dari} to ${sampai}`);
      const jumlah = { debit: 0, kredit: 0, saldo: 0 };
      for (const bagian of isi.get(row) ?? []) {
        if (bagian.petak < awal || bagian.petak >= akhir) continue;
        jumlah.debit += bagian.debit;
        jumlah.kredit += bagian.kredit;
        jumlah.saldo += bagian.saldo;
      }
      return jumlah;
    },
  };
}

/** The range that begins with a day; 0 for a day before all of them. */
const petakPada = (batas: readonly Tanggal[], hari: string): number =>
  batas.filter((batasnya) => batasnya <= hari).length;
