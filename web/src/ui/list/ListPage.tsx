import { Button, Group, Stack, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearchOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { LoadFailed } from "../page/Answered.tsx";
import { EmptyState } from "../page/EmptyState.tsx";
import { TanggalSalah } from "../value/TanggalSalah.tsx";
import type { Columns } from "./columns.ts";
import { DataCards } from "./DataCards.tsx";
import { DataTable, type RowTone } from "./DataTable.tsx";
import classes from "./list.module.css";
import type { ListState } from "./listState.ts";
import { Pager } from "./Pager.tsx";
import type { RowAction } from "./rowActions.ts";
import { SearchBox } from "./SearchBox.tsx";
import { usePresentActions } from "./usePresentActions.ts";

type ListPageProps<Row, Filter extends string> = {
  /** Names the table; shown as a heading where a page has several. */
  title: string;
  showTitle?: boolean;
  columns: Columns<Row>;
  list: ListState<Row, Filter>;
  rowKey: (row: Row) => string | number;
  /** What a person calls the row: read out with its actions. */
  rowName: (row: Row) => string;
  /** What can be searched for, e.g. "Nama/No Karyawan/NIK"; null for a list without search. */
  search: string | null;
  /** Selects and dates beside the search box. */
  filters?: ReactNode;
  /** Buttons of the list as a whole, the most important last. */
  toolbar?: ReactNode;
  actions: readonly RowAction<Row>[];
  actionsAt?: "start" | "end";
  rowTone?: (row: Row) => RowTone;
  /** What stands where no row exists yet, and what to do about it. */
  empty: { title: string; text: string };
  /** Rows below the last one, e.g. a total: `<tr>` elements. Not shown on phones. */
  footer?: ReactNode;
};

export const PHONE = "(max-width: 48em)";

/** A whole list: toolbar, search, filters, table (cards on a phone), pager. Several may stand on one page. */
export function ListPage<Row, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { title, list, columns, empty, actionsAt = "start" } = props;
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const actions = usePresentActions(props.actions);
  const hasHead = props.search !== null || props.filters || props.toolbar;
  const Rows = phone ? DataCards : DataTable;
  return (
    <Stack gap="sm" className={classes.list}>
      {props.showTitle && (
        <Title order={2} size="h4">
          {title}
        </Title>
      )}
      {hasHead && (
        <div className={classes.head}>
          {props.search !== null && <SearchBox label={props.search} value={list.cari} onSearch={list.setCari} />}
          {props.filters}
          {props.toolbar && <Group className={classes.toolbar}>{props.toolbar}</Group>}
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
              actions={actions}
              actionsAt={actionsAt}
              stale={list.stale}
              footer={props.footer}
            />
          )}
          <Pager label={title} list={list} />
        </div>
      )}
    </Stack>
  );
}
