import type { ReactNode } from "react";

/** A column of a list. Columns are constants at module level, so that rows need not be drawn again. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the cell says where it has room for less, because another column stands in it too. */
  shared?: (row: Row) => ReactNode;
  /** The columns that stand in this cell, where there are several (together.tsx). */
  parts?: readonly Column<Row>[];
  /** What a card shows instead, where its heading says part of it already. */
  onCard?: (row: Row) => ReactNode;
  /** Numbers and money are right-aligned. */
  align?: "left" | "right";
  /** Width in pixels; without it as wide as the content. */
  width?: number;
  /** Long text wraps at this many pixels. */
  wrap?: number;
  /** The call's word for sorting by this column; its head is then a button. */
  sort?: string;
  /** What else the cell shows can be sorted by a button of its own in the head. */
  sortAlso?: { word: string; header: string };
  /** How the two directions are called where the column is not of texts, or of numbers on the right. */
  sortKind?: "day" | "overdue";
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
  /** Columns that share a cell, by their ids, unless somebody chose "Kolom lengkap". */
  readonly together: Together;
};
export type Together = readonly (readonly string[])[];

/** Columns that are sums on paper, by their ids, which are the names of what they add up. */
export type Sums<Row> = {
  of: readonly (keyof Row & string)[];
  /** Which rows count, where not all do, and what the others are: "dibatalkan". */
  only?: { counts: (row: Row) => boolean; others: string };
};

/** The columns of a list in the given order. The one that names the row on a card names it in a wide table too. */
export function columnsOf<Row>(list: readonly Column<Row>[], together: Together = []): Columns<Row> {
  return { list, name: list.find(({ card }) => card === "title")?.id, together };
}

const DIRECTIONS = {
  text: ["A–Z", "Z–A"],
  number: ["terkecil dulu", "terbesar dulu"],
  day: ["terlama dulu", "terbaru dulu"],
  overdue: ["paling baru lewat dulu", "paling lama lewat dulu"],
} as const;

/** Every order of a list with its name, for where no heads can be pressed. */
export function sortsOf<Row>({ list }: Columns<Row>): { value: string; label: string }[] {
  const both = (word: string, header: string, kind: keyof typeof DIRECTIONS) =>
    DIRECTIONS[kind].map((how, at) => ({ value: at === 0 ? word : `-${word}`, label: `${header}: ${how}` }));
  return list.flatMap(({ header, align, sort, sortAlso, sortKind }) => [
    ...(sort ? both(sort, header, sortKind ?? (align === "right" ? "number" : "text")) : []),
    ...(sortAlso ? both(sortAlso.word, sortAlso.header, "text") : []),
  ]);
}
