import { readFile } from "node:fs/promises";
import { parseCsv } from "hucre/csv";
import { ribuan } from "#kernel/format.ts";
import { type GridRow, readGrid } from "#platform/documents/xlsx/read.ts";
import { XlsxRefused } from "#platform/documents/xlsx/refused.ts";
import { findHeadings } from "./judul.ts";
import { type JudulKolom, KoranRefused } from "./koran.ts";

const MAX_BARIS = 50_000;
const PROBE = 25;
/** A tab first: pasted amounts have commas too. */
const DELIMITERS = ["\t", ";", ","] as const;

/** The rows of an uploaded statement: a spreadsheet, or text with a delimiter, which pasted text is as well. */
export async function readBerkas(path: string, judul: JudulKolom): Promise<GridRow[]> {
  const bytes = await readFile(path);
  if (!isText(bytes)) return spreadsheet(path);
  return textRows(textOf(bytes), judul);
}

async function spreadsheet(path: string): Promise<GridRow[]> {
  try {
    return await readGrid(path, MAX_BARIS);
  } catch (error) {
    if (error instanceof XlsxRefused) throw new KoranRefused(error.message);
    throw error;
  }
}

/** The start of a zip archive and of an old Excel file have such bytes, a statement in text has none. */
const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 512).some((byte) => byte < 9) || isUtf16(bytes);
const isUtf16 = (bytes: Buffer): boolean => ["fffe", "feff"].includes(bytes.toString("hex", 0, 2));

function textOf(bytes: Buffer): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The row of headings decides about the delimiter. */
export function textRows(text: string, judul: JudulKolom): GridRow[] {
  if (/^\s*<(!doctype|html|table)/i.test(text)) {
    throw new KoranRefused("Berkas berisi halaman web. Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi.");
  }
  const delimiter =
    DELIMITERS.find((one) => findHeadings(gridOf(parseCsv(text, { delimiter: one, maxRows: PROBE })), judul)) ?? ",";
  const rows = gridOf(parseCsv(text, { delimiter, maxRows: MAX_BARIS + 1 }));
  if (rows.length > MAX_BARIS) {
    throw new KoranRefused(`Paling banyak ${ribuan(MAX_BARIS)} baris dalam satu berkas. Bagi menjadi beberapa berkas.`);
  }
  return rows;
}

const gridOf = (rows: readonly (readonly unknown[])[]): GridRow[] =>
  rows
    .map((cells, at) => ({ baris: at + 1, sel: cells.map((cell) => String(cell ?? "")) }))
    .filter(({ sel }) => sel.some((cell) => cell.trim() !== ""));
