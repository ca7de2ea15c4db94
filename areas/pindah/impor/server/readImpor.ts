import type { Pengimpor } from "#company/impor.ts";
import type { Problem } from "#kernel/problem.ts";
import { headingFingerprint } from "#platform/documents/grid/headings.ts";
import { readRows } from "#platform/documents/grid/readRows.ts";
import { refusingAt } from "#platform/documents/grid/refusingAt.ts";
import { decimalMark, plainAmount, plainText, readHari } from "#platform/documents/grid/values.ts";
import type { GridRow } from "#platform/documents/xlsx/read.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { PilihanKolom } from "../contract.ts";
import { bodyOf, chosen, findKepala, type Isian, type Kepala, namesRequired } from "./findColumns.ts";

/** A file as it was understood: its headings, what each column is, and its rows in Kantor's columns. */
export type Bacaan = {
  nama: string;
  sidik: string;
  sidikJudul: string;
  judul: readonly string[];
  isian: readonly Isian[];
  rows: SheetRow[];
  problems: Problem[];
};

type Ingat = (sidikJudul: string) => Promise<readonly PilihanKolom[] | null>;

/** The slow part without the transaction. `pilihan`: what the person says of the columns now; else what was said once counts. */
export async function readImpor(
  jenis: Pengimpor,
  { name, path, sha256 }: UploadedFile,
  pilihan: readonly PilihanKolom[] | null,
  remembered: Ingat,
): Promise<Bacaan> {
  const rows = await refusingAt("berkas", name, () => readRows(path, namesRequired(jenis)));
  const found = findKepala(rows, jenis);
  if (!found) throw invalidField("berkas", `${name}: berkas kosong. Isi judul kolom dan barisnya, lalu unggah lagi.`);
  const sidikJudul = headingFingerprint(found.row);
  const named = pilihan ?? (await remembered(sidikJudul));
  const kepala = named ? { ...found, isian: chosen(found, jenis, named) } : found;
  const body = bodyOf(rows, kepala);
  if (body.length === 0) throw invalidField("berkas", `${name}: tidak ada baris di bawah judul kolom.`);
  return {
    ...{ nama: name, sidik: sha256, sidikJudul, isian: kepala.isian, problems: [] },
    judul: found.row.sel.map((cell) => cell.trim()).filter((cell) => cell !== ""),
    rows: body.map(rowReader(jenis, name, kepala, body)),
  };
}

/** Reads a row into Kantor's columns; how a column writes its amounts is told by all of its cells. */
function rowReader(jenis: Pengimpor, file: string, { row: heading, isian }: Kepala, body: readonly GridRow[]) {
  const rounded = new Set(jenis.rounded);
  const readers = isian.map(({ column: { key, kind }, at, tetap }) => {
    if (at === null) return [key, () => tetap] as const;
    const cell = ({ sel }: GridRow): string => sel[at] ?? "";
    if (kind === "day") return [key, (row: GridRow) => readHari(cell(row), null) ?? plainText(cell(row))] as const;
    if (kind !== "number") return [key, (row: GridRow) => cell(row).replace(/^\s*'/, "").trim()] as const;
    const mark = decimalMark(body.map(cell));
    const whole = (text: string) =>
      rounded.has(key) && /^-?\d+\.\d+$/.test(text) ? String(Math.round(Number(text))) : text;
    return [key, (row: GridRow) => whole(plainAmount(cell(row), mark))] as const;
  });
  const headings = Object.fromEntries(
    isian.flatMap(({ column, at }) => (at === null ? [] : [[column.key, (heading.sel[at] ?? "").trim()]])),
  );
  return (row: GridRow): SheetRow => ({
    ...{ file, baris: row.baris, headings },
    values: Object.fromEntries(readers.map(([key, read]) => [key, read(row)])),
  });
}
