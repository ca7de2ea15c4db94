import { Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useRef } from "react";
import { ribuan } from "#kernel/format.ts";
import { LoadFailed } from "../page/Answered.tsx";
import { Tabs } from "../page/Tabs.tsx";
import classes from "./board.module.css";
import { ActionButton, MoreActions } from "./RowActions.tsx";
import { mainOf, type RowAction } from "./rowActions.ts";
import { useUrlState } from "./urlState.ts";
import { useListKeys } from "./useListKeys.ts";
import { usePresentActions } from "./usePresentActions.ts";

/** What a card says in its four lines. */
export type BoardCard = {
  code: string;
  customer: string;
  goods: string;
  when: ReactNode;
  /** Red: only what is late. */
  late?: boolean;
};

export type BoardColumn<Row> = {
  key: string;
  title: string;
  /** How many there are in all; `rows` are the first of them. */
  count: number;
  rows: readonly Row[];
  card: (row: Row) => BoardCard;
  /** Shown where there are none. */
  empty: string;
};

type BoardProps<Row> = {
  label: string;
  /** undefined until the first answer. */
  columns: readonly BoardColumn<Row>[] | undefined;
  error: string | null;
  retry: () => void;
  rowKey: (row: Row) => string | number;
  rowName: (row: Row) => string;
  actions: readonly RowAction<Row>[];
  /** Opens the list with those of a column. */
  more: (column: string) => void;
};

/** Where its columns would not all be in sight. */
const NARROW = "screen and (max-width: 56em)";

/** Work that is under way, in columns; where these have no room beside each other, one column at a time. */
export function Board<Row>(props: BoardProps<Row>) {
  const { label, columns, error, retry } = props;
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const actions = usePresentActions(props.actions);
  const root = useRef<HTMLElement>(null);
  const rows = columns?.flatMap((column) => column.rows);
  useListKeys(root, { rows, actions });
  if (columns === undefined)
    return error === null ? <Waiting narrow={narrow} /> : <LoadFailed message={error} retry={retry} />;
  const first = (at: number) => columns.slice(0, at).reduce((sum, column) => sum + column.rows.length, 0);
  const seen = { ...props, actions };
  return (
    <section ref={root} aria-label={label} data-list data-rows tabIndex={-1}>
      {narrow ? (
        <OneColumn {...seen} columns={columns} first={first} />
      ) : (
        <div className={classes.columns}>
          {columns.map((column, at) => (
            <section key={column.key} className={classes.column} aria-label={`${column.title} ${ribuan(column.count)}`}>
              <h2 className={classes.title}>
                {column.title} <span className={classes.count}>{ribuan(column.count)}</span>
              </h2>
              <Cards {...seen} column={column} first={first(at)} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

type Shown<Row> = BoardProps<Row> & { columns: readonly BoardColumn<Row>[]; first: (at: number) => number };

function OneColumn<Row>({ columns, first, ...props }: Shown<Row>) {
  const { values, change } = useUrlState();
  const asked = columns.findIndex(({ key }) => key === values.kolom);
  // The first column with something to do.
  const at =
    asked >= 0
      ? asked
      : Math.max(
          0,
          columns.findIndex(({ count }) => count > 0),
        );
  const chosen = columns[at];
  if (!chosen) return null;
  return (
    <Tabs
      label={props.label}
      tabs={columns.map(({ key, title, count }) => ({
        value: key,
        label: (
          <span className={classes.tab}>
            {title} <span className={classes.count}>{ribuan(count)}</span>
          </span>
        ),
      }))}
      value={chosen.key}
      onChange={(kolom) => change({ kolom }, "replace")}
      even
    >
      <Cards {...props} columns={columns} column={chosen} first={0} />
    </Tabs>
  );
}

type CardsProps<Row> = BoardProps<Row> & { column: BoardColumn<Row>; first: number };

/** `first`: how many cards stand before those of the column, for the keys. */
function Cards<Row>(props: CardsProps<Row>) {
  const { column, first, rowKey, more } = props;
  const { rows, count, empty } = column;
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <>
      <ol className={classes.cards}>
        {rows.map((row, at) => (
          <Card key={rowKey(row)} {...props} row={row} place={first + at} />
        ))}
      </ol>
      {count > rows.length && (
        <button type="button" className={classes.more} onClick={() => more(column.key)}>
          +{ribuan(count - rows.length)} lagi
        </button>
      )}
    </>
  );
}

type CardProps<Row> = CardsProps<Row> & { row: Row; place: number };

function Card<Row>({ row, place, column, actions, rowName }: CardProps<Row>) {
  const { code, customer, goods, when, late } = column.card(row);
  const detail = actions.find(({ kind }) => kind === "detail");
  const main = mainOf(row, actions);
  const rest = actions.filter((action) => action !== main && action !== detail);
  const name = rowName(row);
  return (
    <li className={classes.card} data-row={place} data-late={late || undefined} tabIndex={-1}>
      {detail && <ActionButton row={row} action={detail} name={name} look="cover" />}
      <span className={classes.head}>
        <b>{code}</b>
        <span className={classes.when}>{when}</span>
      </span>
      <span>{customer}</span>
      <span className={classes.goods}>{goods}</span>
      {(main || rest.length > 0) && (
        <span className={classes.actions}>
          {main && <ActionButton row={row} action={main} name={name} look="named" />}
          {rest.length > 0 && <MoreActions row={row} actions={rest} name={name} />}
        </span>
      )}
    </li>
  );
}

function Waiting({ narrow }: { narrow: boolean }) {
  return (
    <div className={classes.columns} aria-hidden>
      {(narrow ? [0] : [0, 1, 2]).map((column) => (
        <div key={column} className={classes.column}>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height={120} radius="md" />
          ))}
        </div>
      ))}
    </div>
  );
}
