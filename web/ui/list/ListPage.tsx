import { Stack, Title, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useMemo, useRef, useState } from "react";
import { LoadFailed } from "../page/Answered.tsx";
import { later } from "../page/later.tsx";
import { TanggalSalah } from "../value/TanggalSalah.tsx";
import { arranged } from "./arranged.ts";
import { DataCards } from "./DataCards.tsx";
import { DataTable } from "./DataTable.tsx";
import { ListHead, sortingOf } from "./ListHead.tsx";
import classes from "./list.module.css";
import type { ListPageProps, Seen } from "./listPageProps.ts";
import { useActionsEnd, useLook } from "./look.ts";
import type { ManyBarProps } from "./ManyBar.tsx";
import { Nothing } from "./Nothing.tsx";
import { OutOfRange } from "./OutOfRange.tsx";
import { Pager } from "./Pager.tsx";
import { PHONE } from "./phone.ts";
import type { Whole } from "./shownLists.ts";
import { together } from "./together.tsx";
import { useListName, useUrlState } from "./urlState.ts";
import { type Chosen, useChosen } from "./useChosen.ts";
import { useListKeys } from "./useListKeys.ts";
import { usePresentActions } from "./usePresentActions.ts";
import { usePresentMany } from "./usePresentMany.ts";
import { useRowPress } from "./useRowPress.ts";

const ManyBar = later<ManyBarProps<never>>(() => import("./ManyBar.tsx").then((file) => file.ManyBar), 0);

/** Comes with the first row that is chosen, and stays for what became of them. */
function Many<Row>(props: ManyBarProps<Row>) {
  const [used, use] = useState(false);
  if (!used && props.chosen.rows.length > 0) use(true);
  return used && <ManyBar {...(props as unknown as ManyBarProps<never>)} />;
}

const NOTHING_TO_PRESS: readonly never[] = [];

/** A list with toolbar, search, filters, table or cards, and pager. A page may have several. */
export function ListPage<Row, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { title } = props;
  const [printed, print] = useState<Whole<Row> | null>(null);
  const list = printed ? { ...props.list, ...printed } : props.list;
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const phone = narrow && !printed;
  const may = usePresentActions(props.actions);
  const actions = printed ? NOTHING_TO_PRESS : may;
  const root = useRef<HTMLDivElement>(null);
  const present = usePresentMany(props.many);
  const own = useChosen(list.rows, props.rowKey);
  const chosen = props.chosen ?? own;
  // On a phone boxes stand on the cards only while rows are being chosen.
  const [choosing, setChoosing] = useState(false);
  const chooses =
    !printed && (props.chosen !== undefined || (present.length > 0 && (!phone || choosing || chosen.rows.length > 0)));
  useListKeys(root, { rows: list.rows, list, actions, choose: chooses ? chosen.toggle : undefined, print });
  useRowPress(root);
  const asked = useUrlState(list.prefix).values.grafik !== undefined;
  const drawn = props.chart !== undefined && asked;
  const name = useListName(props.showTitle ? title : undefined);
  const choosable = present.length > 0 && (chooses || list.rows?.length !== 0);
  const startChoosing = phone && choosable && !drawn ? () => setChoosing(!choosing) : undefined;
  const sums = list.totalPages > 1 || printed?.note ? undefined : props.sums;
  const seen = { ...props, sums, list, phone, present: actions, name, drawn, choosing: chooses, startChoosing };
  return (
    <Stack gap="sm" className={classes.list} ref={root} data-list>
      {props.showTitle === "aloud" && <VisuallyHidden component="h2">{title}</VisuallyHidden>}
      {props.showTitle === true && (
        <Title order={2} size="h4">
          {title}
        </Title>
      )}
      <ListHead {...seen} />
      {list.held ? (
        <TanggalSalah masalah={list.held} />
      ) : list.error !== null && list.rows === undefined ? (
        <LoadFailed message={list.error} retry={list.retry} />
      ) : props.chart && drawn ? (
        <div className={classes.frame}>
          <props.chart.Panel grafik={props.chart.grafik} list={list} />
        </div>
      ) : (
        <div className={classes.frame}>
          {list.rows?.length === 0 ? (
            <Nothing list={list} empty={props.empty} />
          ) : (
            <Found {...seen} chosen={chooses ? chosen : undefined} />
          )}
          {!!list.outside && <OutOfRange list={list} count={list.outside} />}
          {present.length > 0 && (
            <Many title={title} chosen={chosen} shown={list.rows ?? []} actions={present} rowName={props.rowName} />
          )}
          <Pager label={title} list={list} />
          {printed?.note && <small>{printed.note}</small>}
        </div>
      )}
    </Stack>
  );
}

function Found<Row, Filter extends string>(props: Seen<Row, Filter> & { chosen: Chosen<Row> | undefined }) {
  const { list, phone, present, chosen } = props;
  const look = useLook(props.name);
  const columns = useMemo(() => {
    const all = arranged(props.columns, look);
    return phone || look.full || all.together.length === 0 ? all : together(all);
  }, [props.columns, look, phone]);
  const actions = useMemo(() => (phone ? present : present.filter(({ onCard }) => !onCard)), [phone, present]);
  const actionsEnd = useActionsEnd();
  const Rows = phone ? DataCards : DataTable;
  return (
    <Rows
      label={props.title}
      columns={columns}
      rows={list.rows}
      firstNumber={list.firstNumber}
      limit={list.limit}
      rowKey={props.rowKey}
      rowName={props.rowName}
      rowTone={props.rowTone}
      actions={actions}
      actionsAt={actionsEnd ? "end" : (props.actionsAt ?? "end")}
      open={list.rows?.find((row) => props.actions.some(({ isOpen }) => isOpen?.(row)))}
      stale={list.stale}
      sorting={sortingOf(list)}
      sums={props.sums}
      chosen={chosen}
    />
  );
}
