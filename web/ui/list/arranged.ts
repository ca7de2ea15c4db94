import { type Column, type Columns, columnsOf } from "./columns.ts";
import type { Look } from "./look.ts";

/** The columns in the person's order; those that it does not name stand behind, in their own. */
export function sortedBy<Row>(list: readonly Column<Row>[], order: readonly string[]): Column<Row>[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...list].sort((a, b) => place(a.id) - place(b.id));
}

/** The columns as the person wants them; what names the row is always there. */
export function arranged<Row>(columns: Columns<Row>, { hidden, order }: Look): Columns<Row> {
  if (hidden.length === 0 && order.length === 0) return columns;
  return columnsOf(
    sortedBy(columns.list, order).filter(({ id, card }) => card === "title" || !hidden.includes(id)),
    columns.together,
  );
}
