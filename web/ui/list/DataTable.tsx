import { type CSSProperties, memo, useRef } from "react";
import { useWholeNumbers } from "../value/useWholeNumbers.ts";
import { ChoiceBox } from "./ChoiceBox.tsx";
import type { Column, Columns, Sums } from "./columns.ts";
import { breaking, HeadRow } from "./HeadRow.tsx";
import classes from "./list.module.css";
import { useDense } from "./look.ts";
import { RowActions } from "./RowActions.tsx";
import type { RowAction } from "./rowActions.ts";
import type { Sorting } from "./SortButton.tsx";
import { SumRow } from "./SumRow.tsx";
import type { Chosen } from "./useChosen.ts";

/** Red rows need attention; of green ones somebody takes care already. */
export type RowTone = "red" | "green" | undefined;

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
  /** The row whose detail stands beside the list. */
  open?: Row | undefined;
  stale: boolean;
  sorting?: Sorting;
  sums?: Sums<Row> | undefined;
  /** The rows that are chosen, where several can be. */
  chosen?: Chosen<Row>;
};

/** The table of a list. Head, number and name of a row are sticky; it scrolls inside its own box. */
export function DataTable<Row>(props: RowsProps<Row>) {
  const dense = useDense();
  const box = useRef<HTMLElement>(null);
  useWholeNumbers(box);
  return (
    <section
      ref={box}
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
        data-together={props.columns.list.some(({ parts }) => parts) || undefined}
        data-opens={props.actions.some(({ kind }) => kind === "detail") || undefined}
        style={numberWidth(props.firstNumber + props.limit, props.chosen !== undefined)}
      >
        <thead>
          <HeadRow {...props} />
        </thead>
        <tbody>
          <Body {...props} />
        </tbody>
        {props.sums && <SumRow {...props} sums={props.sums} />}
      </table>
    </section>
  );
}

function Body<Row>(props: RowsProps<Row>) {
  const { columns, rows, firstNumber, actions, actionsAt, chosen } = props;
  if (rows === undefined) {
    const width = columns.list.length + (actions.length > 0 ? 2 : 1);
    return <SkeletonRows count={Math.min(props.limit, 10)} columns={width} />;
  }
  return rows.map((record, index) => (
    <BodyRow
      key={props.rowKey(record)}
      columns={columns}
      record={record}
      index={index}
      number={firstNumber + index}
      name={props.rowName(record)}
      tone={props.rowTone?.(record)}
      open={record === props.open}
      chosen={chosen?.has(record)}
      choose={chosen?.toggle}
      refused={chosen?.refuses(record) ?? null}
      actions={actions}
      actionsAt={actionsAt}
    />
  ));
}

/** What is pinned stands beside the numbers, so their column is as wide as the longest of them. */
const numberWidth = (last: number, choice: boolean) =>
  ({ "--numbers": `calc(max(1.3em, ${String(last).length}ch) + ${choice ? 23 : 0}px)` }) as CSSProperties;

type BodyRowProps<Row> = {
  columns: Columns<Row>;
  record: Row;
  index: number;
  number: number;
  name: string;
  tone: RowTone;
  open: boolean;
  chosen: boolean | undefined;
  choose: Chosen<Row>["toggle"] | undefined;
  refused: string | null;
  actions: readonly RowAction<Row>[];
  actionsAt: "start" | "end";
};

function PlainBodyRow<Row>(props: BodyRowProps<Row>) {
  const { columns, record, index, number, name, tone, open, chosen, choose, refused, actions, actionsAt } = props;
  const actionsCell = actions.length > 0 && (
    <td className={classes.actionsCell} data-at={actionsAt}>
      <RowActions row={record} actions={actions} name={name} />
    </td>
  );
  return (
    <tr
      ref={handOnFocus}
      tabIndex={-1}
      data-row={index}
      data-tone={tone}
      data-chosen={chosen || undefined}
      aria-current={open || undefined}
    >
      <td className={classes.numberCell}>
        {choose ? (
          <span className={classes.choice}>
            <ChoiceBox
              name={name}
              chosen={chosen ?? false}
              refused={refused}
              choose={(through) => choose(index, through)}
            />
            {number}
          </span>
        ) : (
          number
        )}
      </td>
      {actionsAt === "start" && actionsCell}
      {columns.list.map((column) => (
        <td
          key={column.id}
          data-pinned={column.id === columns.name || undefined}
          data-unit={column.unit}
          style={cellStyle(column)}
        >
          {column.cell(record)}
        </td>
      ))}
      {actionsAt === "end" && actionsCell}
    </tr>
  );
}

const cellStyle = <Row,>({ align, wrap }: Column<Row>) => ({ textAlign: align ?? "left", ...breaking(wrap) });

// A list has the same records, columns and actions as before when another part of the page changes.
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** When the focused row is removed (deleted), the focus goes to the box of the list. */
export const handOnFocus = (row: HTMLElement | null) => () => {
  if (row?.contains(document.activeElement)) row.closest<HTMLElement>("[data-rows]")?.focus();
};

/** Plain places, which breathe row by row: they come with the first paint of every screen, a hundred and more. */
function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
    <tr key={row} aria-hidden className={classes.coming}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <td key={column}>
          <span style={{ width: column === 0 ? 18 : `${55 + ((row * 7 + column * 13) % 40)}%` }} />
        </td>
      ))}
    </tr>
  ));
}
