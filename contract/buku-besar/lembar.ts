import * as z from "zod/mini";
import { row } from "../kernel/call.ts";
import { idOf, tanggal, uang } from "../kernel/row.ts";

/** A statement of Buku Besar as it is laid out, the same on screen, in print and in a file. */
export const JENIS_BARIS = ["judul", "isi", "jumlah", "hasil"] as const;

const BarisLembar = row({
  kunci: z.string(),
  /** Of an account; empty otherwise. */
  kode: z.string(),
  nama: z.string(),
  /** A heading, a line, a sum of lines, a result of the statement. */
  jenis: z.enum(JENIS_BARIS),
  /** How far it is indented. */
  tingkat: z.int(),
  /** One figure for each column, null where there is none; no figures in a heading. */
  nilai: z.array(z.nullable(uang)),
  /** The account whose book holds the lines behind the figures. */
  idAkun: z.nullable(idOf("akun")),
  /** The need whose approved requests are behind the figures. */
  idKebutuhan: z.nullable(idOf("kebutuhan")),
  /** Nobody has said yet where it belongs. */
  belumDipetakan: z.boolean(),
});
export type BarisLembar = z.output<typeof BarisLembar>;

const KolomLembar = row({
  kunci: z.string(),
  nama: z.string(),
  /** The days on which the lines behind a figure of this column are. */
  dari: tanggal,
  sampai: tanggal,
});
export type KolomLembar = z.output<typeof KolomLembar>;

const TabelLembar = row({
  kunci: z.string(),
  /** What its rows are. */
  kepala: z.string(),
  kolom: z.array(KolomLembar),
  baris: z.array(BarisLembar),
});
export type TabelLembar = z.output<typeof TabelLembar>;

export const LembarBuku = row({
  judul: z.string(),
  masa: z.string(),
  /** The company above it. */
  kop: row({ nama: z.string(), alamat: z.string(), telepon: z.string(), email: z.string() }),
  tabel: z.array(TabelLembar),
  /** What stands below it. */
  catatan: z.array(z.string()),
});
export type LembarBuku = z.output<typeof LembarBuku>;

/** Who signs it. */
export const TANDA_TANGAN = ["Dibuat", "Diperiksa", "Disetujui"] as const;

const nol = ({ nilai }: BarisLembar) => nilai.every((angka) => angka === null || angka === 0);

/** Without the lines and sums that are zero in every column, and without headings that have nothing below them then. */
export function tanpaNol(baris: readonly BarisLembar[]): BarisLembar[] {
  const tampak: BarisLembar[] = [];
  // From below: a heading stays where the next row that stays is further in.
  for (const row of [...baris].reverse()) {
    const berikut = tampak.at(-1);
    const berisi = berikut !== undefined && berikut.tingkat > row.tingkat;
    if (row.jenis === "hasil" || (row.jenis === "judul" ? berisi : !nol(row))) tampak.push(row);
  }
  return tampak.reverse();
}
