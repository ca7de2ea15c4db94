import { Button, Group, Stack, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearchOff } from "@tabler/icons-react";
import { type ReactNode, useMemo, useRef } from "react";
import { LoadFailed } from "../page/Answered.tsx";
import { EmptyState } from "../page/EmptyState.tsx";
import { TanggalSalah } from "../value/TanggalSalah.tsx";
import { arranged } from "./arranged.ts";
import type { Columns } from "./columns.ts";
import { DataCards } from "./DataCards.tsx";
import { DataTable, type RowTone } from "./DataTable.tsx";
import { LookMenu } from "./LookMenu.tsx";
import classes from "./list.module.css";
import type { ListState } from "./listState.ts";
import { useActionsEnd, useLook } from "./look.ts";
import { Meant } from "./Meant.tsx";
import { Outside } from "./Outside.tsx";
import { Pager } from "./Pager.tsx";
import { PhoneFilters } from "./PhoneFilters.tsx";
import type { RowAction } from "./rowActions.ts";
import { SearchBox } from "./SearchBox.tsx";
import { useListName } from "./urlState.ts";
import { useListKeys } from "./useListKeys.ts";
import { usePresentActions } from "./usePresentActions.ts";

export type ListPageProps<Row, Filter extends string> = {
  /** Name of the table; shown as a heading where a page has several tables. */
  title: string;
  showTitle?: boolean;
  columns: Columns<Row>;
  list: ListState<Row, Filter>;
  rowKey: (row: Row) => string | number;
  /** The name of a row, for screen readers. */
  rowName: (row: Row) => string;
  /** Label of the search, e.g. "Nama/No Karyawan/NIK"; null without search. */
  search: string | null;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** Buttons above the list, the most important one last. */
  toolbar?: ReactNode;
  actions: readonly RowAction<Row>[];
  /** "start" where the specification puts them there. */
  actionsAt?: "start" | "end";
  rowTone?: (row: Row) => RowTone;
  /** Shown in an empty list: what is missing, and what to do. */
  empty: { title: string; text: string };
  /** `<tr>` elements below the last row, e.g. a total. Not shown on phones. */
  footer?: ReactNode;
};

/** A list with fewer columns shows them all. */
const CHOICE = 5;

export const PHONE = "(max-width: 48em)";

/** A list with toolbar, search, filters, table or cards, and pager. A page may have several. */
export function ListPage<Row, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { title, list, empty } = props;
  const name = useListName(title);
  const look = useLook(name);
  const columns = useMemo(() => arranged(props.columns, look), [props.columns, look]);
  const actionsAt = useActionsEnd() ? "end" : (props.actionsAt ?? "end");
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const actions = usePresentActions(props.actions);
  const root = useRef<HTMLDivElement>(null);
  useListKeys(root, { rows: list.rows, actions });
  const chooses = !phone && props.columns.list.length >= CHOICE;
  const hasHead = chooses || props.search !== null || props.filters || props.toolbar;
  const Rows = phone ? DataCards : DataTable;
  const shown = useMemo(() => (phone ? actions : actions.filter(({ onCard }) => !onCard)), [phone, actions]);
  return (
    <Stack gap="sm" className={classes.list} ref={root} data-list>
      {props.showTitle && (
        <Title order={2} size="h4">
          {title}
        </Title>
      )}
      {hasHead && (
        <div className={classes.head}>
          {props.search !== null && <SearchBox label={props.search} value={list.cari} onSearch={list.setCari} />}
          {phone && props.filters ? (
            <PhoneFilters narrowed={list.narrowed}>{props.filters}</PhoneFilters>
          ) : (
            props.filters
          )}
          {(props.toolbar || chooses) && (
            <Group className={classes.toolbar}>
              {chooses && (
                <LookMenu
                  name={name}
                  title={title}
                  columns={props.columns}
                  actionsStart={props.actionsAt === "start" && actions.length > 0}
                />
              )}
              {props.toolbar}
            </Group>
          )}
        </div>
      )}
      {list.held ? (
        <TanggalSalah masalah={list.held} />
      ) : list.error !== null && list.rows === undefined ? (
        <LoadFailed message={list.error} retry={list.retry} />
      ) : (
        <div className={classes.frame}>
          {list.rows?.length === 0 ? (
            list.narrowed ? (
              <EmptyState icon={IconSearchOff} title="Data Tidak Ditemukan" text="Ubah kata pencarian atau filternya.">
                <Meant list={list} />
                <Button variant="default" size="xs" onClick={list.reset}>
                  Hapus pencarian dan filter
                </Button>
              </EmptyState>
            ) : (
              <EmptyState title={empty.title} text={empty.text} />
            )
          ) : (
            <Rows
              label={title}
              columns={columns}
              rows={list.rows}
              firstNumber={list.firstNumber}
              limit={list.limit}
              rowKey={props.rowKey}
              rowName={props.rowName}
              rowTone={props.rowTone}
              actions={shown}
              actionsAt={actionsAt}
              stale={list.stale}
              footer={props.footer}
            />
          )}
          {!!list.outside && <Outside list={list} count={list.outside} />}
          <Pager label={title} list={list} />
        </div>
      )}
    </Stack>
  );
}
