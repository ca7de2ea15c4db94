import type { Content, ContentTable, CustomTableLayout } from "pdfmake/interfaces";
import { ribuan, rupiah, tanggal } from "#kernel/format.ts";
import { printable } from "./text.ts";
import { ACCENT, GREY, LINE } from "./theme.ts";

export type ItemColumn = {
  header: string;
  /** `term`: a word of the house, which has its English where the document is in both languages. */
  kind: "text" | "term" | "number" | "money" | "date";
  /** In points; "*" shares the remaining width, "auto" fits the content. */
  width: number | "*" | "auto";
};
/** For text columns: a smaller line below the name. */
export type NamedItem = { nama: string; keterangan: string };
export type ItemCell = string | number | NamedItem | null;

/** The small line: what is known of it. */
export const smallLine = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "" && part !== "-").join(" · ");

/**
 * The table of a document: figures on the right, header repeated on every page, no row divided by a page break. `sum`
 * is a last row in bold.
 */
export function itemTable(
  columns: readonly ItemColumn[],
  rows: readonly (readonly ItemCell[])[],
  sum?: readonly ItemCell[],
): ContentTable {
  const header = columns.map((column) => ({ text: column.header, style: "itemHeader", ...aligned(column) }));
  const cells = (row: readonly ItemCell[]) => columns.map((column, at) => itemCell(column, row[at] ?? null));
  const body = rows.map(cells);
  if (sum) body.push(cells(sum).map((cell): Content => ({ stack: [cell], bold: true })));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map((column) => column.width),
      body: [header, ...body],
    },
    layout: "ruled",
    fontSize: 9,
    margin: [0, 0, 0, 10],
  };
}

function aligned(column: ItemColumn): { alignment: "left" | "right" } {
  return { alignment: column.kind === "number" || column.kind === "money" ? "right" : "left" };
}

const WRAPS: readonly string[] = ["text", "term"] satisfies ItemColumn["kind"][];

function itemCell(column: ItemColumn, value: ItemCell): Content {
  if (value !== null && typeof value === "object") return named(value);
  const term = column.kind === "term" ? { style: "term" } : {};
  return { text: shown(column, value), noWrap: !WRAPS.includes(column.kind), ...aligned(column), ...term };
}

function named({ nama, keterangan }: NamedItem): Content {
  const lines: Content[] = [{ text: printable(nama) }];
  if (keterangan) lines.push({ text: printable(keterangan), fontSize: 8, color: GREY });
  return { stack: lines };
}

function shown(column: ItemColumn, value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return column.kind === "money" ? rupiah(value) : ribuan(value);
  return column.kind === "date" ? tanggal(value) : printable(value);
}

const ruled: CustomTableLayout = {
  hLineWidth: (line, node) => (line === 0 ? 0 : line === 1 || line === node.table.body.length ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (line, node) => (line === 1 || line === node.table.body.length ? ACCENT : LINE),
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

/** By name, so that a document is data alone and can be drawn in another thread. */
export const LAYOUTS = { ruled };
