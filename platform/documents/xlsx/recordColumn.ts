import type { Kind, Name, Shown, ShownRecord, ValuesOf } from "#kernel/record.ts";
import { said } from "#kernel/said.ts";
import type { Of } from "#kernel/showing.ts";
import type { ColumnKind } from "./cell.ts";
import type { ExportColumn } from "./write.ts";

/** A column of an export, and how to get its value from a row. */
export type RowColumn<Row> = ExportColumn & { value: (row: Row) => unknown };

const KINDS: Partial<Record<Kind, ColumnKind>> = { number: "number", money: "money", day: "date", moment: "datetime" };

/** A field of a record as a column of an export, with the label and words of the screens. */
export function recordColumn<R extends ShownRecord, N extends Name<R>>(
  record: R,
  name: N,
  more: Partial<Pick<ExportColumn, "header" | "total" | "width">> = {},
): RowColumn<ValuesOf<Pick<R, N>>> & Of<N> {
  const field: Shown = record[name] as Shown;
  const kind = KINDS[field.kind];
  return {
    header: field.short,
    kind: kind ?? "text",
    value: (row) => (kind ? row[name] : said(field, row[name])),
    ...more,
  };
}

/** The rows of a batch as lists of cell values. */
export const cellsOf = <Row>(columns: readonly RowColumn<Row>[], rows: readonly Row[]): unknown[][] =>
  rows.map((row) => columns.map((column) => column.value(row)));
