import { type Cell, type CellStyle, colToLetter, type DataValidation, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { numberFormats } from "./cell.ts";
import { sheetName } from "./write.ts";

export type TemplateColumn = {
  header: string;
  example: string | number;
  width?: number;
  /** Shown as a comment at the heading. */
  note?: string;
  /** Offered as a drop-down list in the cells. */
  choices?: readonly string[];
};
/** The value of the identifying column in the example row: an import skips a row with it. */
export const CONTOH = "CONTOH";

export type XlsxTemplate = { sheet: string; columns: readonly TemplateColumn[] };

const LIST_SHEET = "Daftar";
/** Rows with drop-down lists: as many as an import takes. */
const LIST_ROWS = 10_000;
/** Rows formatted as text, so that Excel keeps the zero of a phone number and all 16 digits of a NIK. */
const TEXT_ROWS = 1_000;

const EXAMPLE: CellStyle = { font: { italic: true, color: { rgb: "6B7280" } } };
const EXAMPLE_NOTE = `Baris ${CONTOH} tidak diimpor. Isi data mulai dari baris di bawahnya.`;

const HEADER: CellStyle = {
  font: { bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E9EFEE" } },
  border: { bottom: { style: "thin" } },
};

/** The template of an import: an example row that is skipped, drop-down lists, notes at the headings. */
export async function templateXlsx({ sheet, columns: given }: XlsxTemplate): Promise<Buffer> {
  const columns = given.map((column) => (column.example === CONTOH ? explained(column) : column));
  const lists = columns.filter((column) => column.choices && column.choices.length > 0);
  const form: WriteSheet = {
    name: sheetName(sheet),
    columns: columns.map(({ header, example, width }) => ({
      width: width ?? Math.max(header.length, String(example).length, 10) + 3,
    })),
    rows: [columns.map((column) => column.header), columns.map((column) => column.example)],
    cells: styledCells(columns),
    freezePane: { rows: 1 },
    dataValidations: lists.map((column, at) => validation(columns.indexOf(column), at, column.choices?.length ?? 0)),
  };
  const sheets = lists.length > 0 ? [form, listSheet(lists)] : [form];
  return Buffer.from(await writeXlsx({ sheets }));
}

const explained = (column: TemplateColumn): TemplateColumn => ({
  ...column,
  note: [column.note, EXAMPLE_NOTE].filter(Boolean).join(". "),
});

function styledCells(columns: readonly TemplateColumn[]): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach((column, at) => {
    cells.set(`0,${at}`, {
      value: column.header,
      style: HEADER,
      ...(column.note ? { comment: { author: "Kantor", text: column.note } } : {}),
    });
    const text = typeof column.example === "string" ? { numFmt: numberFormats.text } : {};
    cells.set(`1,${at}`, { value: column.example, style: { ...text, ...EXAMPLE } });
    if (typeof column.example !== "string") return;
    for (let row = 2; row <= TEXT_ROWS; row++) cells.set(`${row},${at}`, { value: null, style: text });
  });
  return cells;
}

/** The lists have a sheet of their own: inside the rule Excel allows 255 characters and no commas. */
function validation(column: number, list: number, choices: number): DataValidation {
  const letter = colToLetter(column);
  const source = colToLetter(list);
  return {
    type: "list",
    formula1: `${LIST_SHEET}!$${source}$2:$${source}$${choices + 1}`,
    range: `${letter}2:${letter}${LIST_ROWS + 1}`,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: "stop",
    errorTitle: "Tidak ada dalam daftar",
    errorMessage: `Pilih salah satu isi dari lembar ${LIST_SHEET}.`,
  };
}

function listSheet(lists: readonly TemplateColumn[]): WriteSheet {
  const longest = Math.max(...lists.map((column) => column.choices?.length ?? 0));
  const rows = Array.from({ length: longest }, (_, row) => lists.map((column) => column.choices?.[row] ?? null));
  const cells = new Map<string, Partial<Cell>>(
    lists.map((column, at) => [`0,${at}`, { value: column.header, style: HEADER }]),
  );
  return {
    name: LIST_SHEET,
    columns: lists.map((column) => ({
      width: Math.max(column.header.length, ...(column.choices ?? []).map((choice) => choice.length)) + 3,
    })),
    rows: [lists.map((column) => column.header), ...rows],
    cells,
    freezePane: { rows: 1 },
  };
}
