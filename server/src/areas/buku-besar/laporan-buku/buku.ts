import type { TabelLembar } from "#contract/buku-besar/lembar.ts";
import { geser, type Masa } from "#contract/buku-besar/masa.ts";
import type { Id, Tanggal } from "#contract/kernel/types.ts";
import type { AkunLaporan, Petak } from "./sql.ts";

/**
 * The movements of an account in a range of days. `saldo` is debit minus kredit; for Piutang Pelanggan see
 * server/migrations/0010_jurnal.sql.
 */
export type Jumlah = { debit: number; kredit: number; saldo: number };

/** Accounts and sums between the days that a statement needs. */
export type Buku = {
  semua: readonly AkunLaporan[];
  /** The accounts with bookings. */
  akun: readonly AkunLaporan[];
  dalam: (idAkun: Id<"akun">, masa: Masa) => Jumlah;
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

/** The accounts, and sums in every range that `batas` was made of. */
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
