import { Fragment } from "react";
import { HeadUnit } from "../value/HeadUnit.tsx";
import { PageBox } from "./ChoiceBox.tsx";
import type { Column, Columns } from "./columns.ts";
import classes from "./list.module.css";
import type { RowAction } from "./rowActions.ts";
import { direction, SortButton, type Sorting } from "./SortButton.tsx";
import type { Chosen } from "./useChosen.ts";

type HeadRowProps<Row> = {
  columns: Columns<Row>;
  actions: readonly RowAction<Row>[];
  actionsAt: "start" | "end";
  sorting?: Sorting | undefined;
  chosen?: Chosen<Row> | undefined;
};

/** The head of a list: its columns by their names, and how they are sorted. */
export function HeadRow<Row>({ columns, actions, actionsAt, sorting, chosen }: HeadRowProps<Row>) {
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
      {columns.list.map((column) => (
        <ColumnHead key={column.id} column={column} pinned={column.id === columns.name} sorting={sorting} />
      ))}
      {actionsAt === "end" && actionsHead}
    </tr>
  );
}

type ColumnHeadProps<Row> = { column: Column<Row>; pinned: boolean; sorting: Sorting | undefined };

/** What the column is called, a button where the list can be sorted by it; of columns that share a cell, each its own. */
function ColumnHead<Row>({ column, pinned, sorting }: ColumnHeadProps<Row>) {
  const { align, width, wrap, unit, parts = [column] } = column;
  const words = parts.flatMap(({ sort, sortAlso }) => [sort, sortAlso?.word]).filter((word) => word !== undefined);
  return (
    <th
      data-pinned={pinned || undefined}
      aria-sort={sorting && words.length > 0 ? direction(sorting.by, ...words) : undefined}
      style={{ textAlign: align ?? "left", width, minWidth: width, ...breaking(wrap) }}
    >
      {parts.map((part, at) => (
        <Fragment key={part.id}>
          <ColumnName column={part} sorting={sorting} />
          {at < parts.length - 1 && (
            <>
              {"\u00a0/"}
              <br />
            </>
          )}
        </Fragment>
      ))}
      {unit && <HeadUnit unit={unit} />}
    </th>
  );
}

function ColumnName<Row>({ column, sorting }: Pick<ColumnHeadProps<Row>, "column" | "sorting">) {
  const { header, align, sort, sortAlso, sortKind } = column;
  return (
    <>
      {sorting && sort ? (
        <SortButton sorting={sorting} word={sort} down={align === "right" || sortKind === "overdue"}>
          {header}
        </SortButton>
      ) : (
        header
      )}
      {sorting && sortAlso && (
        <>
          <span className={classes.between}> </span>
          <SortButton sorting={sorting} word={sortAlso.word} down={false}>
            {sortAlso.header}
          </SortButton>
        </>
      )}
    </>
  );
}

/** How the cells of a column break their text. */
export const breaking = (wrap: number | undefined) =>
  wrap ? ({ whiteSpace: "normal", overflowWrap: "break-word", maxWidth: wrap, minWidth: wrap / 2 } as const) : {};
