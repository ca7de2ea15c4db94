import { tanggal } from "#kernel/format.ts";
import { headingText } from "#platform/documents/grid/headings.ts";
import {
  type Jumlah,
  type Periode,
  plainText,
  readHari,
  readPeriode,
  readSen,
  readTanda,
} from "#platform/documents/grid/values.ts";
import type { GridRow } from "#platform/documents/xlsx/read.ts";
import { findHeadings, type Letak, noHeadings } from "./judul.ts";
import { type BarisKoran, type BarisTunda, type JudulKolom, type Koran, KoranRefused } from "./koran.ts";
import { orderedLines } from "./urutan.ts";

/** `nomor` is the number of the account that the statement must be of; "" where nobody noted it. */
export type BacaanKoran = { nomor: string; judul: JudulKolom };

const MAX_KETERANGAN = 500;
const NOMOR = /(?:no\.?|nomor|number)\s*(?:\.?\s*rek(?:ening)?|acc(?:ount)?)?\s*[:=,]\s*'?\s*([\d][\d .-]{5,})/i;
const KAKI = /^(saldo|mutasi|total|jumlah|opening|closing|balance|grand)/i;

/** The lines of a statement, oldest first. Its headings say what each column is. */
export function readKoran(rows: readonly GridRow[], { nomor, judul }: BacaanKoran): Koran {
  const letak = findHeadings(rows, judul);
  if (letak === null) throw noHeadings(judul);
  const { heading, body } = split(rows, letak);
  const above = heading.map((row) => ({ ...row, text: row.sel.map(plainText).join(" ") }));
  for (const { text, baris } of above) expectNomor(NOMOR.exec(text)?.[1] ?? "", nomor, baris);
  const periode = readPeriode(above.map(({ text }) => text).join(" "));
  const read: Terbaca = { lines: [], pending: [], saldoAwal: null };
  for (const row of body) readRow(row, letak, { nomor, periode }, read);
  if (read.lines.length + read.pending.length === 0) throw new KoranRefused("Berkas tidak berisi mutasi.");
  const { pending, saldoAwal } = read;
  return { lines: orderedLines(read.lines, saldoAwal), pending, saldoAwal };
}

type Terbaca = { lines: BarisKoran[]; pending: BarisTunda[]; saldoAwal: number | null };

function split(rows: readonly GridRow[], letak: Letak) {
  const at = rows.findIndex(({ baris }) => baris === letak.baris);
  const heading = rows.slice(0, at);
  return { heading, body: rows.slice(at + 1).filter((row) => headingText(row) !== letak.judul) };
}

const digits = (text: string): string => text.replace(/\D/g, "").replace(/^0+/, "");

function expectNomor(found: string, own: string, baris: number): void {
  const [lain, sendiri] = [digits(found), digits(own)];
  if (lain === "" || sendiri === "" || lain === sendiri) return;
  throw new KoranRefused(
    `Baris ${baris}: berkas ini milik rekening ${plainText(found)}, bukan ${plainText(own)}. Pilih rekeningnya atau unduh berkas yang benar.`,
    baris,
  );
}

function readRow(row: GridRow, letak: Letak, asked: { nomor: string; periode: Periode | null }, read: Terbaca): void {
  const { baris } = row;
  const cell = (at: number | null): string => (at === null ? "" : plainText(row.sel[at] ?? ""));
  const text = cell(letak.tanggal);
  const waits = /^pend/i.test(text);
  const hari = waits ? null : readHari(text, asked.periode);
  if (!waits && hari === null) {
    if (isFoot(row, letak, read)) return;
    throw new KoranRefused(unknownDay(baris, text, asked.periode), baris);
  }
  expectNomor(cell(letak.nomor), asked.nomor, baris);
  const sen = amountOf(row, letak);
  if (sen === 0) return;
  const keterangan = describe(row, letak);
  if (hari === null) read.pending.push({ baris, keterangan, sen });
  else read.lines.push({ baris, tanggal: hari, keterangan, sen, saldo: balanceOf(baris, cell(letak.saldo)) });
}

function unknownDay(baris: number, text: string, periode: Periode | null): string {
  const short = /^\d{1,2}[/-]\d{1,2}$/.test(text);
  if (short && periode === null) return `Baris ${baris}: tanggal ${text} tanpa tahun. Sertakan baris Periode.`;
  const luar = short && periode ? ` pada periode ${tanggal(periode.awal)} sampai ${tanggal(periode.akhir)}` : "";
  return `Baris ${baris}: tanggal "${text}" tidak dikenal${luar}.`;
}

/** Below the lines stand sums, and between the pages of a long statement other text; neither has a day and an amount. */
function isFoot(row: GridRow, letak: Letak, read: Terbaca): boolean {
  const text = row.sel.map(plainText).join(" ").trim();
  const [, awal = ""] = /^saldo awal\s*:?\s*(.+)$/i.exec(text) ?? [];
  if (awal !== "" && read.saldoAwal === null) read.saldoAwal = readSen(awal)?.sen ?? null;
  if (KAKI.test(text)) return true;
  return [letak.debit, letak.kredit, letak.jumlah].every((at) => at === null || plainText(row.sel[at] ?? "") === "");
}

const describe = ({ sel }: GridRow, { keterangan }: Letak): string => {
  const texts = keterangan.map((at) => plainText(sel[at] ?? "")).filter((text) => text !== "" && text !== "-");
  return [...new Set(texts)].join(" ").slice(0, MAX_KETERANGAN).trim() || "-";
};

function balanceOf(baris: number, text: string): number | null {
  if (text === "") return null;
  const saldo = readSen(text);
  if (saldo === null) throw new KoranRefused(`Baris ${baris}: saldo "${text}" tidak dapat dibaca.`, baris);
  return saldo.tanda === "DB" ? -saldo.sen : saldo.sen;
}

/** What came in, or what went out as a negative amount. */
function amountOf({ baris, sel }: GridRow, { debit, kredit, jumlah, tanda }: Letak): number {
  const amount = (at: number): Jumlah => {
    const read = readSen(sel[at] ?? "");
    if (read === null)
      throw new KoranRefused(`Baris ${baris}: jumlah "${plainText(sel[at] ?? "")}" tidak dapat dibaca.`, baris);
    return read;
  };
  if (debit !== null && kredit !== null) return Math.abs(amount(kredit).sen) - Math.abs(amount(debit).sen);
  if (jumlah === null) return 0;
  const read = amount(jumlah);
  const sign = read.tanda ?? (tanda === null ? null : readTanda(sel[tanda] ?? ""));
  return sign === null ? read.sen : sign === "DB" ? -Math.abs(read.sen) : Math.abs(read.sen);
}
