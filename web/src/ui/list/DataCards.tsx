import { Group, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { Column } from "./columns.ts";
import { handOnFocus, type RowsProps } from "./DataTable.tsx";
import classes from "./list.module.css";
import { RowActions } from "./RowActions.tsx";

/** The rows of a list on a phone, as cards. */
export function DataCards<Row>(props: RowsProps<Row>) {
  if (props.rows === undefined) {
    return (
      <div aria-hidden>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} height={112} radius="md" mb="sm" />
        ))}
      </div>
    );
  }
  return (
    <ol
      className={classes.cards}
      aria-label={props.label}
      tabIndex={-1}
      data-rows
      data-stale={props.stale || undefined}
    >
      {props.rows.map((row) => (
        <li key={props.rowKey(row)} ref={handOnFocus} className={classes.card} data-tone={props.rowTone?.(row)}>
          <Card row={row} {...props} />
        </li>
      ))}
    </ol>
  );
}

function Card<Row>({ row, columns, actions, rowName }: RowsProps<Row> & { row: Row }) {
  const at = (place: Column<Row>["card"]) => columns.list.filter((column) => (column.card ?? "line") === place);
  const titles = at("title");
  const asides = at("aside");
  return (
    <>
      {titles.length + asides.length > 0 && (
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs" mb={6}>
          <div className={classes.cardTitle}>{titles.map((column) => part(column, row))}</div>
          <div>{asides.map((column) => part(column, row))}</div>
        </Group>
      )}
      <dl className={classes.cardLines}>
        {at("line").map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && <RowActions row={row} actions={actions} name={rowName(row)} />}
    </>
  );
}

function part<Row>(column: Column<Row>, row: Row): ReactNode {
  return <div key={column.id}>{column.cell(row)}</div>;
}
