import { Jumlah, Money } from "../value/Money.tsx";
import type { Column, Columns, Sums } from "./columns.ts";
import classes from "./list.module.css";

type SumRowProps<Row> = {
  columns: Columns<Row>;
  rows: readonly Row[] | undefined;
  actions: readonly unknown[];
  actionsAt: "start" | "end";
  sums: Sums<Row>;
};

/** What the rows of a printed list come to. */
export function SumRow<Row>({ columns, rows = [], actions, actionsAt, sums: { of, only } }: SumRowProps<Row>) {
  if (rows.length < 2) return null;
  const counted = only ? rows.filter(only.counts) : rows;
  const label = counted.length < rows.length ? `Jumlah, tanpa yang ${only?.others}` : "Jumlah";
  const labelAt = columns.list.findIndex((column) => summed(column, of).length === 0);
  const beside = actions.length > 0 && <td />;
  return (
    <tfoot className={classes.sums}>
      <tr>
        <td />
        {actionsAt === "start" && beside}
        {columns.list.map((column, at) => (
          <td key={column.id} data-unit={column.unit} style={{ textAlign: column.align ?? "left" }}>
            {at === labelAt && label}
            {summed(column, of).map(({ id, unit }) => {
              const value = sumOf(counted, id as keyof Row);
              // A second line of dashes would say nothing.
              if (column.parts && value === 0) return null;
              return <div key={id}>{unit === undefined ? <Jumlah value={value} /> : <Money value={value} />}</div>;
            })}
          </td>
        ))}
        {actionsAt === "end" && beside}
      </tr>
    </tfoot>
  );
}

/** What of a cell is added up: a shared one has several columns. */
const summed = <Row,>(column: Column<Row>, of: readonly string[]) =>
  (column.parts ?? [column]).filter(({ id }) => of.includes(id));

const sumOf = <Row,>(rows: readonly Row[], name: keyof Row): number =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
