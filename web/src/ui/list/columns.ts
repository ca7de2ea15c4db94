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

export type Columns<Row> = {
  readonly list: readonly Column<Row>[];
  /** The column that names the row; it stays in sight when the table scrolls. */
  readonly name: string | undefined;
};

/** The columns of a list in the given order. The one that names the row on a card names it in a wide table too. */
export function columnsOf<Row>(list: readonly Column<Row>[]): Columns<Row> {
  return { list, name: list.find(({ card }) => card === "title")?.id };
}
