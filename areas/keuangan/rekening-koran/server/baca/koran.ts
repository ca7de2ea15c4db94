import type { Tanggal } from "#kernel/types.ts";

/**
 * A line of a statement. `sen` is hundredths of a rupiah, as banks write them: positive where money came in. `baris` is the row
 * of the file.
 */
export type BarisKoran = { baris: number; tanggal: Tanggal; keterangan: string; sen: number; saldo: number | null };
/** A line that the bank has not booked yet (PEND). */
export type BarisTunda = { baris: number; keterangan: string; sen: number };
export type Koran = { lines: BarisKoran[]; pending: BarisTunda[]; saldoAwal: number | null };

/** The headings that a person named for files of an account, where the usual words do not find them. */
export const KOLOM_KORAN = ["tanggal", "keterangan", "debit", "kredit", "jumlah", "tanda", "saldo"] as const;
export type KolomKoran = (typeof KOLOM_KORAN)[number];
export type JudulKolom = Partial<Readonly<Record<KolomKoran, string>>>;

/** A statement that is refused, and the row that is to blame. */
export class KoranRefused extends Error {
  readonly baris: number | null;
  constructor(message: string, baris: number | null = null) {
    super(message);
    this.name = "KoranRefused";
    this.baris = baris;
  }
}
