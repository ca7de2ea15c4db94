import type { Name, Shown, ShownRecord, ValuesOf } from "#kernel/record.ts";
import type { Of } from "#kernel/showing.ts";
import type { Column } from "../list/columns.ts";
import { Value } from "./Value.tsx";

/** A field of a record as a column of a list; `more` changes what differs in this list. */
export function recordColumn<R extends ShownRecord, N extends Name<R>, Row extends ValuesOf<Pick<R, N>>>(
  record: R,
  name: N,
  more: Partial<Omit<Column<Row>, "id">> = {},
): Column<Row> & Of<N> {
  const field: Shown = record[name] as Shown;
  return {
    id: name,
    header: field.short,
    align: field.kind === "money" || field.kind === "number" ? "right" : "left",
    unit: field.kind === "money" ? "Rp" : undefined,
    sortKind: field.kind === "day" || field.kind === "moment" ? "day" : undefined,
    cell: (row) => <Value of={field} value={row[name]} />,
    ...more,
  };
}

/** The number of a row in a short list; on a card below the name. */
export function idColumn<R extends ShownRecord, N extends Name<R>, Row extends ValuesOf<Pick<R, N>>>(
  record: R,
  name: N,
  width: number,
): Column<Row> & Of<N> {
  return recordColumn(record, name, { sort: name, width, card: "third", onCard: (row) => `ID ${row[name]}` });
}
