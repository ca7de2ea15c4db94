import type { TabelLembar } from "#contract/buku-besar/lembar.ts";
import { geser, type Masa } from "#contract/buku-besar/masa.ts";
import type { Id, Tanggal } from "#contract/kernel/types.ts";
import type { AkunLaporan, Petak } from "./sql.ts";

/** What an account came to in a time. `saldo` is debit less kredit; of Piutang Pelanggan see server/migrations/0010_jurnal.sql. */
export type Jumlah = { debit: number; kredit: number; saldo: number };

/** The books between the days that a statement asks for. */
export type Buku = {
  semua: readonly AkunLaporan[];
  /** Those on which something was ever booked. */
  akun: readonly AkunLaporan[];
  dalam: (idAkun: Id<"akun">, masa: Masa) => Jumlah;
};

/** What a statement is made of: its tables, and what stands below them. */
export type Isi = { tabel: TabelLembar[]; catatan: string[] };

/** What counts in the result of its year; what is left of it when the year is over is a line of the equity. */
export const hasilUsaha = ({ jenis }: AkunLaporan): boolean => jenis === "Pendapatan" || jenis === "Beban";

/** The book in which the lines of an account are: what customers paid ahead is in that of what they owe. */
export const idBuku = (buku: Buku, { idAkun, bawaan }: AkunLaporan): Id<"akun"> =>
  (bawaan === "uang-muka" && buku.akun.find((akun) => akun.bawaan === "piutang")?.idAkun) || idAkun;

/** The days on which the asked times begin, and those after their ends, in order. */
export const batasMasa = (masa: readonly Masa[]): Tanggal[] =>
  [...new Set(masa.flatMap(({ dari, sampai }) => [...(dari === null ? [] : [dari]), geser(sampai, 1)]))].sort();

/** All accounts, and their sums in any of the times that `batas` was made of. */
export function bukuDari(batas: readonly Tanggal[], akun: readonly AkunLaporan[], petak: readonly Petak[]): Buku {
  const perAkun = Map.groupBy(petak, (row) => row.idAkun);
  const mulai = (hari: Tanggal) => batas.indexOf(hari) + 1;
  return {
    semua: akun,
    akun: akun.filter(({ idAkun }) => perAkun.has(idAkun)),
    dalam(idAkun, { dari, sampai }) {
      const [awal, akhir] = [dari === null ? 0 : mulai(dari), mulai(geser(sampai, 1))];
      if (akhir === 0 || (dari !== null && awal === 0)) throw new Error(`Nobody asked for ${dari} to ${sampai}`);
      const jumlah = { debit: 0, kredit: 0, saldo: 0 };
      for (const row of perAkun.get(idAkun) ?? []) {
        if (row.petak < awal || row.petak >= akhir) continue;
        jumlah.debit += row.debit;
        jumlah.kredit += row.kredit;
        jumlah.saldo += row.saldo;
      }
      return jumlah;
    },
  };
}
