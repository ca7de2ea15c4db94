import { cleanTeks } from "./xml.ts";

/** A sentence of the tax office about a line of a file. */
export type BarisKesalahan = { nomor: number; pesan: string };

/** `tanpaNomor` is what names no line: headings, and what nobody can attribute. */
export type DaftarKesalahan = { kesalahan: BarisKesalahan[]; tanpaNomor: string[] };

/** `Line 12`, `LineNumber: 12`, `baris ke-12`, `Row #12`, `Ln. 1.204`; neither `Line Position 5` nor `inline 5`. */
const BERNOMOR =
  /\b(?:line|baris|row|ln)(?:[ _-]*(?:number|nomor|nr|no|ke))?["'\s:=#.-]*(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?![\d.,]*\d)/gi;
/** A line that begins with a number; a day or a time is none. */
const BERAWALAN = /^(\d{1,7})(?:\s*[).:;|,-]\s+|[;|]|\s+)(\S.*)$/;

const JUDUL = /^(?:xml)?(?:line|baris|row|ln)(?:number|nomor|no|ke|xml)*$/;
const PESAN = /^(?:pesan|message|error|errors|keterangan|kesalahan|description|deskripsi|errormessage|pesankesalahan)$/;
/** "Baris 5" in a cell is no heading. */
const plain = (cell: string): string => cell.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * Reads what somebody copied from Coretax. The form of its list is written down nowhere, so any is taken: a table with headings, a
 * table without, sentences that name a line. A line that has a number alone takes the next sentence.
 */
export function readKesalahan(teks: string): DaftarKesalahan {
  const rows = teks.split(/\r\n?|\n/).map((line) => line.split("\t").map(cleanTeks));
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ""));
  const letak = placesOf(filled);
  const hasil: DaftarKesalahan = { kesalahan: [], tanpaNomor: [] };
  for (const cells of filled.toSpliced(letak.judul, letak.judul < 0 ? 0 : 1)) {
    const found = byTable(cells, letak) ?? bySentence(cells.join(" ").trim());
    if (found !== null) hasil.kesalahan.push(...found);
    else takeRest(cells.join(" ").trim(), hasil);
  }
  return hasil;
}

function takeRest(pesan: string, hasil: DaftarKesalahan): void {
  const lalu = hasil.kesalahan.at(-1);
  if (lalu?.pesan === "") lalu.pesan = pesan;
  else hasil.tanpaNomor.push(pesan);
}

/** The row of headings (-1 without), the column of line numbers (null where there is no table) and that of the messages. */
type Letak = { judul: number; nomor: number | null; pesan: number | null };

const isNomor = (cell = ""): boolean => /^\d{1,7}$/.test(cell) && Number(cell) >= 1;

function placesOf(rows: readonly string[][]): Letak {
  const judul = rows.findIndex((cells) => cells.length > 1 && cells.some((cell) => JUDUL.test(plain(cell))));
  if (judul >= 0) {
    const kepala = (rows[judul] ?? []).map(plain);
    const pesan = kepala.findIndex((cell) => PESAN.test(cell));
    return { judul, nomor: kepala.findIndex((cell) => JUDUL.test(cell)), pesan: pesan < 0 ? null : pesan };
  }
  const tabel = rows.filter((cells) => cells.length > 1 && isNomor(cells[0]));
  if (tabel.length === 0) return { judul, nomor: null, pesan: null };
  // A first column that counts 1, 2, 3 beside another number is the number of the row of that list.
  const counted = tabel.every((cells, at) => Number(cells[0]) === at + 1 && isNomor(cells[1]));
  return { judul, nomor: counted ? 1 : 0, pesan: null };
}

function byTable(cells: readonly string[], { nomor, pesan }: Letak): BarisKesalahan[] | null {
  if (nomor === null || !isNomor(cells[nomor])) return null;
  const own = pesan === null ? "" : (cells[pesan] ?? "");
  const rest = cells.filter((cell, at) => at !== nomor && !(at < nomor && isNomor(cell)) && cell !== "");
  return [{ nomor: Number(cells[nomor]), pesan: own === "" ? rest.join(" · ") : own }];
}

function bySentence(teks: string): BarisKesalahan[] | null {
  const named = [...teks.matchAll(BERNOMOR)];
  if (named.length > 0) {
    const [first] = named;
    const isFirst = named.length === 1 && /^\W*$/.test(teks.slice(0, first?.index));
    const pesan = isFirst
      ? teks.slice((first?.index ?? 0) + (first?.[0].length ?? 0)).replace(/^[\s:;,.)\]"'|-]+/, "")
      : teks;
    const nomor = named.map(([, digits = ""]) => Number(digits.replace(/[.,]/g, "")));
    return [...new Set(nomor)].filter((satu) => satu >= 1).map((satu) => ({ nomor: satu, pesan }));
  }
  const [, digits = "", pesan = ""] = BERAWALAN.exec(teks) ?? [];
  return isNomor(digits) ? [{ nomor: Number(digits), pesan }] : null;
}
