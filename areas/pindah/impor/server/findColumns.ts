import type { Pengimpor } from "#company/impor.ts";
import { headingText, placeOf, plainHeading } from "#platform/documents/grid/headings.ts";
import type { GridRow, ImportColumn } from "#platform/documents/xlsx/read.ts";
import type { PilihanKolom } from "../contract.ts";

/** Where each column stands, or the one value that it has in all rows. */
export type Isian = { column: ImportColumn; at: number | null; tetap: string };
export type Kepala = { row: GridRow; isian: readonly Isian[] };

type Dikenal = Pick<Pengimpor, "columns" | "words" | "fixed">;

const WITHIN = 20;

/** The row of headings among the first rows: the one that names the most columns, or else the one with the most cells. */
export function findKepala(rows: readonly GridRow[], jenis: Dikenal): Kepala | null {
  let best: Kepala | null = null;
  for (const row of rows.slice(0, WITHIN)) {
    const kepala = { row, isian: placesOf(row, jenis) };
    if (best === null || weightOf(kepala) > weightOf(best)) best = kepala;
  }
  return best;
}

const filled = ({ row }: Kepala): number => row.sel.filter((cell) => cell.trim() !== "").length;
const known = ({ isian }: Kepala): number => isian.filter(({ at }) => at !== null).length;
const weightOf = (kepala: Kepala): number => known(kepala) * 1000 + filled(kepala);

/** Whether the first rows name all columns that a file must have. */
export const namesRequired =
  (jenis: Dikenal) =>
  (rows: readonly GridRow[]): boolean => {
    const kepala = findKepala(rows, jenis);
    return kepala !== null && known(kepala) > 0 && missing(kepala.isian).length === 0;
  };

/** The columns that must be filled, and that neither a heading nor one value fills. */
export const missing = (isian: readonly Isian[]): ImportColumn[] =>
  isian.flatMap(({ column, at, tetap }) => (column.required && at === null && tetap === "" ? [column] : []));

/** Each heading is one column: those with Kantor's own words first, then those with the words of other programs. */
function placesOf(row: GridRow, { columns, words, fixed = {} }: Dikenal): Isian[] {
  const headings = row.sel.map(plainHeading);
  const places = new Map<string, number>();
  const take = (column: ImportColumn, named: readonly string[]) => {
    const at = places.has(column.key) ? null : placeOf(headings, named.map(plainHeading));
    if (at === null) return;
    places.set(column.key, at);
    headings[at] = "";
  };
  for (const column of columns) take(column, [column.header, ...(column.also ?? [])]);
  for (const column of columns) take(column, words[column.key]?.split(" | ") ?? []);
  return columns.map((column) => {
    const at = places.get(column.key) ?? null;
    return { column, at, tetap: at === null ? (fixed[column.key] ?? "") : "" };
  });
}

/** The columns as a person named them; a column that the person did not name is not read. */
export function chosen({ row }: Kepala, { columns }: Dikenal, pilihan: readonly PilihanKolom[]): Isian[] {
  const headings = row.sel.map(plainHeading);
  return columns.map((column) => {
    const own = pilihan.find(({ kolom }) => kolom === column.key);
    const at = own?.judul ? placeOf(headings, [plainHeading(own.judul)]) : null;
    return { column, at, tetap: at === null ? (own?.tetap ?? "") : "" };
  });
}

const FOOT = /^(grand ?total|total|jumlah|subtotal)\b/i;

/** The rows below the headings, without repeated headings and the sums at the end. */
export function bodyOf(rows: readonly GridRow[], { row, isian }: Kepala): GridRow[] {
  const judul = headingText(row);
  const read = isian.flatMap(({ column, at }) => (column.required && at !== null ? [at] : []));
  const isFoot = ({ sel }: GridRow): boolean => {
    const first = sel.find((cell) => cell.trim() !== "") ?? "";
    return FOOT.test(first.trim()) && read.some((at) => (sel[at] ?? "").trim() === "");
  };
  return rows
    .slice(rows.indexOf(row) + 1)
    .filter((one) => headingText(one) !== judul)
    .filter((one) => !isFoot(one));
}
