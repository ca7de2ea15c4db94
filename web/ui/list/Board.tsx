import { Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useRef } from "react";
import { ribuan } from "#kernel/format.ts";
import { MovingSaid } from "../drag/MoveHandle.tsx";
import { type Mover, type Moving, type Step, useMoving, usePlace } from "../drag/useMoving.ts";
import { LoadFailed } from "../page/Answered.tsx";
import { Tabs } from "../page/Tabs.tsx";
import { type BoardColumn, Cards } from "./BoardCards.tsx";
import classes from "./board.module.css";
import { type ActionKind, labelOf, type RowAction, verdictOf } from "./rowActions.ts";
import { useUrlState } from "./urlState.ts";
import { useListKeys } from "./useListKeys.ts";
import { usePresentActions } from "./usePresentActions.ts";

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
  /** Where cards can be moved. */
  moves?: BoardMoves<Row>;
};

/** What a move of a card does: an action of the row, or nothing, with the reason. */
export type BoardMove = { kind: ActionKind } | { alasan: string };
export type BoardMoves<Row> = {
  to: (row: Row, column: string, from: string) => BoardMove;
  /** Places beside the columns, in sight while a card is in hand. */
  ends?: readonly { key: string; title: string }[];
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
  const shown = { ...props, actions, columns, first };
  return (
    <section ref={root} aria-label={label} data-list data-rows tabIndex={-1}>
      {narrow ? <OneColumn {...shown} moving={null} /> : <AllColumns {...shown} />}
    </section>
  );
}

function AllColumns<Row>(props: Omit<Shown<Row>, "moving">) {
  const { columns, first, moves } = props;
  const moving = useMoving(moverOf(props));
  return (
    <>
      <div className={classes.columns}>
        {columns.map((column, at) => (
          <Column
            key={column.key}
            {...props}
            moving={moves ? moving : null}
            place={moving}
            column={column}
            first={first(at)}
          />
        ))}
      </div>
      {moving.held !== null && (
        <div className={classes.ends}>
          {moves?.ends?.map((end) => (
            <End key={end.key} moving={moving} place={end.key} title={end.title} />
          ))}
        </div>
      )}
      <MovingSaid moving={moving} />
    </>
  );
}

function moverOf<Row>({ columns, actions, moves, rowKey, rowName }: Omit<Shown<Row>, "moving">): Mover<Row> {
  const placeOf = (row: Row) => columns.find(({ rows }) => rows.some((one) => rowKey(one) === rowKey(row)))?.key ?? "";
  const places = [...columns, ...(moves?.ends ?? [])].map(({ key, title }) => ({ key, name: title }));
  const step = (row: Row, place: string): Step => {
    const move = moves?.to(row, place, placeOf(row)) ?? { alasan: "" };
    if ("alasan" in move) return move;
    const action = actions.find(({ kind }) => kind === move.kind);
    if (!action) return { alasan: "Peran Anda tidak melakukan langkah ini" };
    const { boleh, alasan } = verdictOf(row, action);
    return boleh ? { label: labelOf(action), run: () => action.run(row) } : { alasan: alasan ?? "" };
  };
  return { places, keyOf: rowKey, nameOf: rowName, placeOf, step };
}

type ColumnProps<Row> = Omit<Shown<Row>, "first" | "columns"> & {
  column: BoardColumn<Row>;
  first: number;
  place: Moving<Row>;
};

function Column<Row>({ place, ...props }: ColumnProps<Row>) {
  const { key, title, count } = props.column;
  const element = useRef<HTMLElement>(null);
  usePlace(element, place.acts, key);
  return (
    <section ref={element} className={classes.column} aria-label={`${title} ${ribuan(count)}`} {...lookOf(place, key)}>
      <h2 className={classes.title}>
        {title} <span className={classes.count}>{ribuan(count)}</span>
      </h2>
      <What moving={place} place={key} />
      <Cards {...props} />
    </section>
  );
}

type PlaceProps<Row> = { moving: Moving<Row>; place: string };

function End<Row>({ moving, place, title }: PlaceProps<Row> & { title: string }) {
  const element = useRef<HTMLDivElement>(null);
  usePlace(element, moving.acts, place);
  return (
    <div ref={element} className={classes.end} {...lookOf(moving, place)}>
      <b>{title}</b>
      <What moving={moving} place={place} />
    </div>
  );
}

/** What putting the card here would do, or why it cannot be put here. */
function What<Row>({ moving, place }: PlaceProps<Row>) {
  const step = moving.stepTo(place);
  if (step === null) return null;
  return (
    <p className={classes.what}>
      <span>{"alasan" in step ? step.alasan : step.label}</span>
    </p>
  );
}

function lookOf<Row>({ held, stepTo }: Moving<Row>, place: string) {
  const step = stepTo(place);
  const takes = step === null ? undefined : "alasan" in step ? "no" : "yes";
  return { "data-takes": takes, "data-over": held?.over === place || undefined };
}

type Shown<Row> = BoardProps<Row> & {
  columns: readonly BoardColumn<Row>[];
  first: (at: number) => number;
  moving: Moving<Row> | null;
};

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
      <Cards {...props} column={chosen} first={0} />
    </Tabs>
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
