import { ChoiceBox } from "./ChoiceBox.tsx";
import type { Column } from "./columns.ts";
import { handOnFocus, type RowsProps } from "./DataTable.tsx";
import classes from "./list.module.css";
import { ActionButton, MoreActions } from "./RowActions.tsx";
import { mainOf } from "./rowActions.ts";

/** The rows of a list on a phone, as cards. */
export function DataCards<Row>(props: RowsProps<Row>) {
  if (props.rows === undefined) {
    return (
      <div aria-hidden className={classes.comingCards}>
        {[0, 1, 2, 3].map((place) => (
          <span key={place} />
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
      {props.rows.map((row, index) => (
        <li
          key={props.rowKey(row)}
          ref={handOnFocus}
          className={classes.card}
          tabIndex={-1}
          data-row={index}
          data-tone={props.rowTone?.(row)}
          data-chosen={props.chosen?.has(row) || undefined}
        >
          <Card row={row} at={index} {...props} />
        </li>
      ))}
    </ol>
  );
}

type CardProps<Row> = RowsProps<Row> & { row: Row; at: number };

/** Three lines, where the columns say what stands on them; else every column with its name. The whole card opens the detail. */
function Card<Row>(props: CardProps<Row>) {
  const { row, at: place, columns, actions, rowName, chosen } = props;
  const on = (line: Column<Row>["card"]) => columns.list.filter((column) => (column.card ?? "line") === line);
  const [titles, asides, second, third] = [on("title"), on("aside"), on("second"), on("third")];
  const detail = actions.find(({ kind }) => kind === "detail");
  const brief = second.length + third.length > 0;
  // The action stands beside the last line that says something.
  const last = partsOf(third, row).length > 0 ? third : second;
  return (
    <>
      {detail && <ActionButton row={row} action={detail} name={rowName(row)} look="cover" />}
      {titles.length + asides.length > 0 && (
        <div className={classes.cardHead}>
          {chosen && (
            <ChoiceBox
              name={rowName(row)}
              chosen={chosen.has(row)}
              refused={chosen.refuses(row)}
              choose={(through) => chosen.toggle(place, through)}
            />
          )}
          <div className={classes.cardTitle}>{titles.map((column) => part(column, row))}</div>
          <div className={classes.cardAside}>{asides.map((column) => part(column, row))}</div>
        </div>
      )}
      {!brief && <Named columns={on("line")} row={row} />}
      {last === third && <Line columns={second} row={row} />}
      <div className={classes.cardFoot}>
        <Line columns={last} row={row} />
        <CardActions {...props} />
      </div>
    </>
  );
}

const shown = <Row,>({ cell, onCard = cell }: Column<Row>, row: Row) => onCard(row);
const part = <Row,>(column: Column<Row>, row: Row) => <div key={column.id}>{shown(column, row)}</div>;

const partsOf = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  columns.map((column) => ({ column, node: shown(column, row) })).filter(({ node }) => node !== null && node !== "-");

/** What a number counts stands before it, and what an amount is where the line has several. */
function Line<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const several = columns.filter(({ unit }) => unit).length > 1;
  const isNamed = ({ align, unit }: Column<Row>) => align === "right" && (several || !unit);
  const parts = partsOf(columns, row);
  if (parts.length === 0) return null;
  return (
    <div className={classes.cardLine}>
      {parts.map(({ column, node }) => (
        <div key={column.id} data-amount={column.unit && true}>
          {isNamed(column) && <span className={classes.counted}>{column.header} </span>}
          {node}
        </div>
      ))}
    </div>
  );
}

function Named<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className={classes.cardLines}>
      {columns.map((column) => (
        <div key={column.id}>
          <dt>{column.header}</dt>
          <dd>{shown(column, row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One action by its name, the others behind a button. */
function CardActions<Row>({ row, actions, rowName }: CardProps<Row>) {
  const main = mainOf(row, actions);
  const rest = actions.filter((action) => action !== main && action.kind !== "detail");
  if (!main && rest.length === 0) return null;
  const name = rowName(row);
  return (
    <div className={classes.cardActions}>
      {main && <ActionButton row={row} action={main} name={name} look="named" />}
      {rest.length > 0 && <MoreActions row={row} actions={rest} name={name} />}
    </div>
  );
}
