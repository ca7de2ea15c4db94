import { type ComponentProps, type ReactNode, useRef } from "react";
import { ribuan } from "#kernel/format.ts";
import { MoveHandle } from "../drag/MoveHandle.tsx";
import { type Moving, useDragged } from "../drag/useMoving.ts";
import classes from "./board.module.css";
import { ActionButton, MoreActions } from "./RowActions.tsx";
import { mainOf, type RowAction } from "./rowActions.ts";

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

export type CardsProps<Row> = {
  column: BoardColumn<Row>;
  /** How many cards stand before those of the column, for the keys. */
  first: number;
  rowKey: (row: Row) => string | number;
  rowName: (row: Row) => string;
  actions: readonly RowAction<Row>[];
  more: (column: string) => void;
  /** Where cards can be moved. */
  moving: Moving<Row> | null;
};

export function Cards<Row>(props: CardsProps<Row>) {
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

function Card<Row>(props: CardProps<Row>) {
  const { row, place, column, moving } = props;
  const inside = <Inside {...props} />;
  const common = {
    className: classes.card,
    "data-row": place,
    "data-late": column.card(row).late || undefined,
    tabIndex: -1,
    children: inside,
  };
  return moving ? <MovedCard {...common} moving={moving} row={row} /> : <li {...common} />;
}

type MovedCardProps<Row> = ComponentProps<"li"> & { moving: Moving<Row>; row: Row };

function MovedCard<Row>({ moving, row, ...card }: MovedCardProps<Row>) {
  const element = useRef<HTMLLIElement>(null);
  useDragged(element, moving.acts, row);
  return <li {...card} ref={element} data-held={moving.isHeld(row) || undefined} />;
}

function Inside<Row>({ row, column, actions, rowName, moving }: CardProps<Row>) {
  const { code, customer, goods, when } = column.card(row);
  const detail = actions.find(({ kind }) => kind === "detail");
  const main = mainOf(row, actions);
  const rest = actions.filter((action) => action !== main && action !== detail);
  const name = rowName(row);
  return (
    <>
      {detail && <ActionButton row={row} action={detail} name={name} look="cover" />}
      <span className={classes.head}>
        <b>{code}</b>
        <span className={classes.when}>
          {when}
          {moving && <MoveHandle moving={moving} item={row} name={name} />}
        </span>
      </span>
      <span>{customer}</span>
      <span className={classes.goods}>{goods}</span>
      {(main || rest.length > 0) && (
        <span className={classes.actions}>
          {main && <ActionButton row={row} action={main} name={name} look="named" />}
          {rest.length > 0 && <MoreActions row={row} actions={rest} name={name} />}
        </span>
      )}
    </>
  );
}
