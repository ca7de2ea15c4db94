import type { Id, Rupiah } from "#kernel/types.ts";
import type { BarisLembar } from "../lembar.ts";
import type { AkunLaporan } from "./akun.ts";

/** Makes the rows of statements. */
type Nilai = readonly (number | null)[];

const row = (jenis: BarisLembar["jenis"], kunci: string, nama: string, tingkat: number, nilai: Nilai): BarisLembar => ({
  kunci,
  kode: "",
  nama,
  jenis,
  tingkat,
  // Turns a negative zero into zero.
  nilai: nilai.map((angka) => (angka === null ? null : ((angka || 0) as Rupiah))),
  idAkun: null,
  idKebutuhan: null,
  belumDipetakan: false,
  hari: null,
});

export const barisJudul = (kunci: string, nama: string, tingkat: number) =>
  row("judul", `judul ${kunci}`, nama, tingkat, []);
export const barisIsi = (kunci: string, nama: string, tingkat: number, nilai: Nilai) =>
  row("isi", kunci, nama, tingkat, nilai);
export const barisJumlah = (kunci: string, nama: string, tingkat: number, nilai: Nilai) =>
  row("jumlah", `jumlah ${kunci}`, nama, tingkat, nilai);
export const barisHasil = (kunci: string, nama: string, nilai: Nilai) => row("hasil", kunci, nama, 0, nilai);

/** A row of an account; `dibuka` is the account whose book has its lines, if it is another one. */
export const barisAkun = (akun: AkunLaporan, tingkat: number, nilai: Nilai, dibuka?: Id<"akun">): BarisLembar => ({
  ...barisIsi(akun.kunci, akun.nama, tingkat, nilai),
  kode: akun.kode,
  idAkun: dibuka ?? akun.idAkun,
  belumDipetakan: akun.bawaanLaporan === "belum-dipetakan",
  hari: akun.hari,
});

/** Sums of each column. */
export const addAngka = (kolom: number, banyak: readonly Nilai[]): number[] =>
  Array.from({ length: kolom }, (_, at) => banyak.reduce((sum, nilai) => sum + (nilai[at] ?? 0), 0));
export const kurangiAngka = (dari: readonly number[], apa: readonly number[]): number[] =>
  dari.map((angka, at) => angka - (apa[at] ?? 0));

/** Rows with a heading above and their total below. A single row with the name of the heading needs neither. */
export function kelompok(kunci: string, nama: string, tingkat: number, isinya: readonly BarisLembar[]): BarisLembar[] {
  const [satu] = isinya;
  if (!satu) return [];
  if (isinya.length === 1 && satu.nama === nama) return [{ ...satu, tingkat }];
  const dalam = isinya.map((line) => ({ ...line, tingkat: line.tingkat + 1 }));
  const lines = isinya.filter(({ jenis }) => jenis === "isi");
  return [
    barisJudul(kunci, nama, tingkat),
    ...dalam,
    ...(lines.length > 1
      ? [barisJumlah(kunci, `Jumlah ${nama}`, tingkat, jumlahIsi(lines[0]?.nilai.length ?? 0, isinya))]
      : []),
  ];
}

/** The sum of rows, without the headings and totals among them. */
export const jumlahIsi = (kolom: number, baris: readonly BarisLembar[]): number[] =>
  addAngka(
    kolom,
    baris.filter(({ jenis }) => jenis === "isi").map(({ nilai }) => nilai),
  );
