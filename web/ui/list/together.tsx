import type { ReactNode } from "react";
import { TwoLines } from "../value/TwoLines.tsx";
import type { Column, Columns } from "./columns.ts";

/**
 * The columns of which several share a cell: the head names them all, the cell says the first and the others below it.
 * A shared cell stands where the first of its columns does, so that the headings keep their order.
 */
export function together<Row>({ list, name, together }: Columns<Row>): Columns<Row> {
  const groups = together.flatMap((ids) => {
    const parts = ids.flatMap((id) => list.find((column) => column.id === id) ?? []);
    return parts.length > 1 ? [parts] : [];
  });
  const cells = list.flatMap((column) => {
    const parts = groups.find((group) => group.includes(column));
    if (!parts) return [column];
    return list.find((one) => parts.includes(one)) === column ? [shared(column.id, parts)] : [];
  });
  const names = ({ id, parts = [] }: Column<Row>) => id === name || parts.some((one) => one.id === name);
  return { list: cells, name: cells.find(names)?.id, together };
}

/** Pixels of a text in a shared cell, which breaks earlier than in one of its own. */
const WIDEST = 280;

type Said = { id: string; unit: Column<never>["unit"]; node: ReactNode };

/** What a column says of the row in its part of the cell; null where another one says it. */
const said = <Row,>(row: Row, { id, unit, cell, shared = cell }: Column<Row>): Said => ({
  id,
  unit,
  node: shared(row),
});

function shared<Row>(id: string, parts: readonly Column<Row>[]): Column<Row> {
  const wraps = parts.flatMap(({ wrap }) => wrap ?? []);
  return {
    ...(parts[0] as Column<Row>),
    id,
    parts,
    header: parts.map(({ header }) => header).join(" / "),
    wrap: wraps.length > 0 ? Math.min(WIDEST, Math.max(...wraps)) : undefined,
    cell: (row) => {
      const [first, ...others] = parts.map((column) => said(row, column)).filter(({ node }) => node !== null);
      return first === undefined ? "-" : <Lines first={first.node} others={others} />;
    },
  };
}

function Lines({ first, others }: { first: ReactNode; others: readonly Said[] }) {
  const below = others.filter(({ node }) => node !== "-");
  if (below.length === 0) return first;
  return (
    <TwoLines
      below={below.map(({ id, unit, node }) => (
        <div key={id} data-unit={unit}>
          {node}
        </div>
      ))}
    >
      {first}
    </TwoLines>
  );
}
