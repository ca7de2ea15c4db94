import { type ColumnDef, metaHelper, tableFeatures } from "@tanstack/react-table";
import type { ReactNode } from "react";

/** A column of a list. Columns are constants at module level, so that rows need not be drawn again. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money are right-aligned. */
  align?: "left" | "right" | "center";
  /** Width in pixels; without it as wide as the content. */
  width?: number;
  /** Long text wraps at this many pixels. */
  wrap?: number;
  /** The call's word for sorting by this column; its head is then a button. */
  sort?: string;
  /** Said once in the head; the cells then hide their own. */
  unit?: "Rp";
  /**
   * Position on a card: heading, beside the heading, on the second or third line, or nowhere. Where no column names a
   * second or third line, each has a labelled line of its own (the default).
   */
  card?: "title" | "aside" | "second" | "third" | "line" | "none";
};

export type ColumnMeta = Pick<Column<never>, "width" | "wrap" | "unit" | "sort"> & {
  align: "left" | "right" | "center";
  pinned: boolean;
};
export const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() });
export type Features = typeof features;

export type Columns<Row> = {
  readonly list: readonly Column<Row>[];
  readonly defs: ColumnDef<Features, RecordOf<Row>, unknown>[];
};
/** A row of the table engine: a record and its number in the list. */
export type RecordOf<Row> = { readonly record: Row; readonly number: number };

/** The columns of a list in the given order. The one that names the row on a card names it in a wide table too. */
export function columnsOf<Row>(list: readonly Column<Row>[]): Columns<Row> {
  const name = list.find(({ card }) => card === "title")?.id;
  return {
    list,
    defs: list.map(({ id, header, cell, align = "left", width, wrap, unit, sort }) => ({
      id,
      header,
      meta: { align, width, wrap, unit, sort, pinned: id === name },
      cell: (context) => cell(context.row.original.record),
    })),
  };
}
