import { Skeleton } from "@mantine/core";
import { type Row as TableRow, useTable } from "@tanstack/react-table";
import { type CSSProperties, memo, type ReactNode, useMemo } from "react";
import { ChoiceBox, PageBox } from "./ChoiceBox.tsx";
import { type Columns, type Features, features, type RecordOf } from "./columns.ts";
import classes from "./list.module.css";
import { useDense } from "./look.ts";
import { RowActions } from "./RowActions.tsx";
import type { RowAction } from "./rowActions.ts";
import { direction, SortButton, type Sorting } from "./SortButton.tsx";
import type { Chosen } from "./useChosen.ts";

/** Red rows need attention; blue rows are being worked on. */
export type RowTone = "red" | "blue" | undefined;

export type RowsProps<Row> = {
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[] | undefined;
  firstNumber: number;
  limit: number;
  rowKey: (row: Row) => string | number;
  /** The name of a row for screen readers. */
  rowName: (row: Row) => string;
  rowTone?: (row: Row) => RowTone;
  actions: readonly RowAction<Row>[];
  actionsAt: "start" | "end";
  stale: boolean;
  sorting?: Sorting;
  footer?: ReactNode;
  /** The rows that are chosen, where several can be. */
  chosen?: Chosen<Row>;
};

/** The table of a list. Head, number and name of a row are sticky; it scrolls inside its own box. */
export function DataTable<Row>(props: RowsProps<Row>) {
  const { columns, rows, firstNumber, rowKey } = props;
  const records = useMemo(
    () =>
      (rows ?? NONE).map((record, index): RecordOf<Row> => ({ record: record as Row, number: firstNumber + index })),
    [rows, firstNumber],
  );
  const table = useTable({
    features,
    columns: columns.defs,
    data: records,
    getRowId: (row) => String(rowKey(row.record)),
  });
  const dense = useDense();
  return (
    <section
      className={classes.scroll}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-rows
      data-stale={props.stale || undefined}
    >
      <table
        className={classes.table}
        data-dense={dense || undefined}
        style={numberWidth(firstNumber + props.limit, props.chosen !== undefined)}
      >
        <thead>
          <HeadRow table={table} {...props} />
        </thead>
        <tbody>
          <Body table={table} {...props} />
        </tbody>
        {props.footer && <tfoot>{props.footer}</tfoot>}
      </table>
    </section>
  );
}

type Table<Row> = ReturnType<typeof useTable<Features, RecordOf<Row>>>;

function HeadRow<Row>({ table, actions, actionsAt, sorting, chosen }: RowsProps<Row> & { table: Table<Row> }) {
  const actionsHead = actions.length > 0 && (
    <th className={classes.actionsCell} data-at={actionsAt}>
      Aksi
    </th>
  );
  return (
    <tr>
      <th className={classes.numberCell}>
        {chosen ? (
          <span className={classes.choice}>
            <PageBox chosen={chosen} />
            No
          </span>
        ) : (
          "No"
        )}
      </th>
      {actionsAt === "start" && actionsHead}
      {table.getFlatHeaders().map((header) => {
        const { meta } = header.column.columnDef;
        return (
          <th
            key={header.id}
            data-pinned={meta?.pinned || undefined}
            aria-sort={sorting && meta?.sort ? direction(sorting.by, meta.sort) : undefined}
            style={{ textAlign: meta?.align, width: meta?.width, minWidth: meta?.width, ...breaking(meta?.wrap) }}
          >
            {sorting && meta?.sort ? (
              <SortButton sorting={sorting} word={meta.sort} down={meta.align === "right"}>
                <table.FlexRender header={header} />
              </SortButton>
            ) : (
              <table.FlexRender header={header} />
            )}
            {meta?.unit && (
              <span className={classes.unit} aria-hidden>
                {meta.unit}
              </span>
            )}
          </th>
        );
      })}
      {actionsAt === "end" && actionsHead}
    </tr>
  );
}

function Body<Row>(props: RowsProps<Row> & { table: Table<Row> }) {
  const { table, columns, rows, actions, actionsAt, chosen } = props;
  if (rows === undefined) {
    const width = columns.list.length + (actions.length > 0 ? 2 : 1);
    return <SkeletonRows count={Math.min(props.limit, 10)} columns={width} />;
  }
  return table
    .getRowModel()
    .rows.map((row) => (
      <BodyRow
        key={row.id}
        row={row}
        record={row.original.record}
        number={row.original.number}
        name={props.rowName(row.original.record)}
        tone={props.rowTone?.(row.original.record)}
        chosen={chosen?.has(row.original.record)}
        choose={chosen?.toggle}
        actions={actions}
        actionsAt={actionsAt}
        render={table.FlexRender}
      />
    ));
}

/** What is pinned stands beside the numbers, so their column is as wide as the longest of them. */
const numberWidth = (last: number, choice: boolean) =>
  ({ "--numbers": `calc(${String(last).length + 1}ch + ${choice ? 22 : 0}px)` }) as CSSProperties;

const breaking = (wrap: number | undefined) =>
  wrap ? ({ whiteSpace: "normal", maxWidth: wrap, minWidth: wrap / 2 } as const) : {};

type BodyRowProps<Row> = {
  row: TableRow<Features, RecordOf<Row>>;
  record: Row;
  number: number;
  name: string;
  tone: RowTone;
  chosen: boolean | undefined;
  choose: Chosen<Row>["toggle"] | undefined;
  actions: readonly RowAction<Row>[];
  actionsAt: "start" | "end";
  render: Table<Row>["FlexRender"];
};

function PlainBodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, record, number, name, tone, chosen, choose, actions, actionsAt, render: Cell } = props;
  const actionsCell = actions.length > 0 && (
    <td className={classes.actionsCell} data-at={actionsAt}>
      <RowActions row={record} actions={actions} name={name} />
    </td>
  );
  return (
    <tr ref={handOnFocus} tabIndex={-1} data-row={row.index} data-tone={tone} data-chosen={chosen || undefined}>
      <td className={classes.numberCell}>
        {choose ? (
          <span className={classes.choice}>
            <ChoiceBox name={name} chosen={chosen ?? false} choose={(through) => choose(row.index, through)} />
            {number}
          </span>
        ) : (
          number
        )}
      </td>
      {actionsAt === "start" && actionsCell}
      {row.getAllCells().map((cell) => {
        const { meta } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            data-pinned={meta?.pinned || undefined}
            data-unit={meta?.unit}
            style={{
              textAlign: meta?.align,
              ...breaking(meta?.wrap),
            }}
          >
            <Cell cell={cell} />
          </td>
        );
      })}
      {actionsAt === "end" && actionsCell}
    </tr>
  );
}

// Memoized by record, because the table engine makes new row objects for every answer.
const BodyRow = memo(
  PlainBodyRow,
  (a, b) =>
    a.record === b.record &&
    a.number === b.number &&
    a.tone === b.tone &&
    a.chosen === b.chosen &&
    a.choose === b.choose &&
    a.actions === b.actions &&
    a.row.table === b.row.table,
) as typeof PlainBodyRow;

/** When the focused row is removed (deleted), the focus goes to the box of the list. */
export const handOnFocus = (row: HTMLElement | null) => () => {
  if (row?.contains(document.activeElement)) row.closest<HTMLElement>("[data-rows]")?.focus();
};

function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <td key={column}>
          <Skeleton height={14} width={column === 0 ? 18 : `${55 + ((row * 7 + column * 13) % 40)}%`} my={5} />
        </td>
      ))}
    </tr>
  ));
}

const NONE: readonly never[] = [];
