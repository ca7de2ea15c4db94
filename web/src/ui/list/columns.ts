import { type ColumnDef, metaHelper, tableFeatures } from "@tanstack/react-table";
import type { ReactNode } from "react";

/** One column of a list. Lists of columns stand at module level, so that rows need not be drawn anew. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the right. */
  align?: "left" | "right" | "center";
  /** A fixed width in px; without it the column takes what its content needs. */
  width?: number;
  /** Long text may break into several lines, at most this many px wide. */
  wrap?: number;
  /** Its place on a phone's card: the heading, beside the heading, a labelled line (unless said otherwise), nowhere. */
  card?: "title" | "aside" | "line" | "none";
};

export type ColumnMeta = { align: "left" | "right" | "center"; width?: number; wrap?: number };
export const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() });
export type Features = typeof features;

export type Columns<Row> = {
  readonly list: readonly Column<Row>[];
  readonly defs: ColumnDef<Features, RecordOf<Row>, unknown>[];
};
/** A row of the table engine: the record with its number in the whole list. */
export type RecordOf<Row> = { readonly record: Row; readonly number: number };

/** Declares the columns of a list, in the order they are shown. */
export function columnsOf<Row>(list: readonly Column<Row>[]): Columns<Row> {
  return {
    list,
    defs: list.map(({ id, header, cell, align = "left", width, wrap }) => ({
      id,
      header,
      meta: { align, width, wrap },
      cell: (context) => cell(context.row.original.record),
    })),
  };
}
