import { type Cell, type CellStyle, colToLetter, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { sheetName } from "./write.ts";

/** A statement that is handed to others: who it is of, its tables, who signs it. Unlike a list it is made for reading. */
export type StatementRow = {
  kode: string;
  nama: string;
  tingkat: number;
  jenis: "judul" | "isi" | "jumlah" | "hasil";
  nilai: readonly (number | null)[];
  mark: boolean;
};
export type StatementTable = { kepala: string; kolom: readonly string[]; baris: readonly StatementRow[] };
export type Statement = {
  /** The company, a line each; the first is its name. */
  kop: readonly string[];
  judul: string;
  /** Of which time it is, when it was printed. */
  keterangan: readonly string[];
  tabel: readonly StatementTable[];
  catatan: readonly string[];
  tandaTangan: readonly string[];
};

/** Real numbers; a zero is a dash. */
const ANGKA = '#,##0;[Red]-#,##0;"-"';
const THIN = { style: "thin" } as const;
const HEADER: CellStyle = {
  font: { bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E9EFEE" } },
  border: { top: THIN, bottom: THIN },
  alignment: { horizontal: "right", wrapText: true, vertical: "center" },
};
const MARKED: CellStyle["fill"] = { type: "pattern", pattern: "solid", fgColor: { rgb: "FFF3C4" } };
const BORDER: Partial<Record<StatementRow["jenis"], CellStyle["border"]>> = {
  jumlah: { top: THIN },
  hasil: { top: THIN, bottom: { style: "double" } },
};

/** Cells row after row. */
class Lines {
  readonly cells = new Map<string, Partial<Cell>>();
  readonly rows: (string | number | null)[][] = [];

  add(row: readonly { value: string | number | null; style?: CellStyle }[] = []): number {
    row.forEach(({ value, style }, at) => {
      if (style) this.cells.set(`${this.rows.length},${at}`, { value, style });
    });
    return this.rows.push(row.map(({ value }) => value)) - 1;
  }
}

export async function statementXlsx(statement: Statement): Promise<Buffer> {
  const { kop, judul, keterangan, tabel, catatan, tandaTangan } = statement;
  const lines = new Lines();
  kop.forEach((value, at) => {
    lines.add([{ value, style: { font: at === 0 ? { bold: true, size: 14 } : { color: { rgb: "555555" } } } }]);
  });
  lines.add();
  lines.add([{ value: judul, style: { font: { bold: true, size: 13 } } }]);
  for (const value of keterangan) lines.add([{ value }]);
  for (const table of tabel) addTable(lines, table);
  if (catatan.length > 0) lines.add();
  for (const value of catatan) lines.add([{ value, style: { font: { italic: true, color: { rgb: "555555" } } } }]);
  addSignatures(lines, tandaTangan);
  const last = 1 + Math.max(...tabel.map(({ kolom }) => kolom.length));
  const sheet: WriteSheet = {
    name: sheetName(judul),
    columns: [{ width: 10 }, { width: 46 }, ...Array.from({ length: last - 1 }, () => ({ width: 21 }))],
    rows: lines.rows,
    cells: lines.cells,
    pageSetup: {
      paperSize: "a4",
      orientation: last > 4 ? "landscape" : "portrait",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printArea: `$A$1:$${colToLetter(last)}$${lines.rows.length}`,
      showGridLines: false,
    },
  };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}

function addTable(lines: Lines, { kepala, kolom, baris }: StatementTable): void {
  const left: CellStyle = { ...HEADER, alignment: { horizontal: "left", vertical: "center" } };
  lines.add();
  lines.add([
    { value: "Kode", style: left },
    { value: kepala, style: left },
    ...kolom.map((value) => ({ value, style: HEADER })),
  ]);
  for (const row of baris) {
    const { kode, nama, tingkat, nilai } = row;
    lines.add([
      { value: kode === "" ? null : kode, style: styleOf(row, { numFmt: "@" }) },
      { value: nama, style: styleOf(row, { alignment: { horizontal: "left", indent: tingkat } }) },
      ...kolom.map((_, at) => ({
        value: nilai[at] ?? null,
        style: styleOf(row, { numFmt: ANGKA, alignment: { horizontal: "right" } }),
      })),
    ]);
  }
}

function styleOf({ jenis, mark }: StatementRow, style: CellStyle): CellStyle {
  const border = BORDER[jenis];
  return {
    ...style,
    ...(jenis === "isi" ? {} : { font: { bold: true } }),
    ...(border ? { border } : {}),
    ...(mark ? { fill: MARKED } : {}),
  };
}

/** Names to be written by hand above lines; each in a column of its own, the first below the names of the rows. */
function addSignatures(lines: Lines, names: readonly string[]): void {
  if (names.length === 0) return;
  const row = (value: (name: string) => string, style: CellStyle) =>
    lines.add([{ value: null }, ...names.map((name) => ({ value: value(name), style }))]);
  lines.add();
  lines.add();
  row((name) => `${name} oleh,`, { alignment: { horizontal: "center" } });
  for (let blank = 0; blank < 3; blank++) lines.add();
  row(() => "(                              )", { alignment: { horizontal: "center" } });
}
