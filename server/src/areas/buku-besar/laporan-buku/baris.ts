import type { BarisLembar } from "#contract/buku-besar/lembar.ts";
import type { Id, Rupiah } from "#contract/kernel/types.ts";
import type { AkunLaporan } from "./sql.ts";

/** The rows that statements are made of. */
type Nilai = readonly (number | null)[];

const row = (jenis: BarisLembar["jenis"], kunci: string, nama: string, tingkat: number, nilai: Nilai): BarisLembar => ({
  kunci,
  kode: "",
  nama,
  jenis,
  tingkat,
  // A sum of nothing less something is no negative zero.
  nilai: nilai.map((angka) => (angka === null ? null : ((angka || 0) as Rupiah))),
  idAkun: null,
  belumDipetakan: false,
});

export const barisJudul = (kunci: string, nama: string, tingkat: number) =>
  row("judul", `judul ${kunci}`, nama, tingkat, []);
export const barisIsi = (kunci: string, nama: string, tingkat: number, nilai: Nilai) =>
  row("isi", kunci, nama, tingkat, nilai);
export const barisJumlah = (kunci: string, nama: string, tingkat: number, nilai: Nilai) =>
  row("jumlah", `jumlah ${kunci}`, nama, tingkat, nilai);
export const barisHasil = (kunci: string, nama: string, nilai: Nilai) => row("hasil", kunci, nama, 0, nilai);

/** A line of an account; `dibuka` where its lines are in the book of another. */
export const barisAkun = (akun: AkunLaporan, tingkat: number, nilai: Nilai, dibuka?: Id<"akun">): BarisLembar => ({
  ...barisIsi(`akun ${akun.idAkun}`, akun.nama, tingkat, nilai),
  kode: akun.kode,
  idAkun: dibuka ?? akun.idAkun,
  belumDipetakan: akun.bawaanLaporan === "belum-dipetakan",
});

/** Column by column. */
export const tambahAngka = (kolom: number, banyak: readonly Nilai[]): number[] =>
  Array.from({ length: kolom }, (_, at) => banyak.reduce((sum, nilai) => sum + (nilai[at] ?? 0), 0));
export const kurangiAngka = (dari: readonly number[], apa: readonly number[]): number[] =>
  dari.map((angka, at) => angka - (apa[at] ?? 0));

/** Lines with a heading above and their sum below; a single line that is called like the heading stands for itself. */
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

/** What lines come to: headings and sums among them do not count again. */
export const jumlahIsi = (kolom: number, baris: readonly BarisLembar[]): number[] =>
  tambahAngka(
    kolom,
    baris.filter(({ jenis }) => jenis === "isi").map(({ nilai }) => nilai),
  );
