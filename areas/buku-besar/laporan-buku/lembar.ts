import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { idOf, tanggal, uang } from "#kernel/row.ts";

/** The layout of a statement, the same on screen, in print and in a spreadsheet. */
export const JENIS_BARIS = ["judul", "isi", "jumlah", "hasil"] as const;

const BarisLembar = row({
  kunci: z.string(),
  /** Code of the account; empty for other rows. */
  kode: z.string(),
  nama: z.string(),
  /** A heading, a row, a total, or a result of the statement. */
  jenis: z.enum(JENIS_BARIS),
  /** Level of indentation. */
  tingkat: z.int(),
  /** One figure per column, null for none; empty for a heading. */
  nilai: z.array(z.nullable(uang)),
  /** The account whose book has the lines of the figures. */
  idAkun: z.nullable(idOf("akun")),
  /** The need whose approved requests make the figures. */
  idKebutuhan: z.nullable(idOf("kebutuhan")),
  /** An account that nobody has mapped. */
  belumDipetakan: z.boolean(),
  /** The first and last day whose figures stand here, if the account counted elsewhere before or after. */
  hari: z.nullable(row({ dari: z.nullable(tanggal), sampai: z.nullable(tanggal) })),
});
export type BarisLembar = z.output<typeof BarisLembar>;

const KolomLembar = row({
  kunci: z.string(),
  nama: z.string(),
  /** The first day of the column's figures. */
  dari: tanggal,
  sampai: tanggal,
});
export type KolomLembar = z.output<typeof KolomLembar>;

const TabelLembar = row({
  kunci: z.string(),
  /** Heading of the column with names. */
  kepala: z.string(),
  kolom: z.array(KolomLembar),
  baris: z.array(BarisLembar),
});
export type TabelLembar = z.output<typeof TabelLembar>;

export const LembarBuku = row({
  judul: z.string(),
  masa: z.string(),
  /** Letterhead. */
  kop: row({ nama: z.string(), alamat: z.string(), telepon: z.string(), email: z.string() }),
  tabel: z.array(TabelLembar),
  /** Notes below. */
  catatan: z.array(z.string()),
});
export type LembarBuku = z.output<typeof LembarBuku>;

/** Lines for signatures. */
export const TANDA_TANGAN = ["Dibuat", "Diperiksa", "Disetujui"] as const;

const nol = ({ nilai }: BarisLembar) => nilai.every((angka) => angka === null || angka === 0);

/** Leaves out rows and totals with zeros in all columns, and headings without rows. */
export function tanpaNol(baris: readonly BarisLembar[]): BarisLembar[] {
  const tampak: BarisLembar[] = [];
  // From the bottom up: a heading stays if the row after it is indented more.
  for (const row of [...baris].reverse()) {
    const berikut = tampak.at(-1);
    const berisi = berikut !== undefined && berikut.tingkat > row.tingkat;
    if (row.jenis === "hasil" || (row.jenis === "judul" ? berisi : !nol(row))) tampak.push(row);
  }
  return tampak.reverse();
}
