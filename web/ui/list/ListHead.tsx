import { Button, Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useRef } from "react";
import { sortsOf } from "./columns.ts";
import { FoldedFilters } from "./FoldedFilters.tsx";
import { LookMenu } from "./LookMenu.tsx";
import classes from "./list.module.css";
import type { Seen } from "./listPageProps.ts";
import type { ListState } from "./listState.ts";
import { PrintButton } from "./PrintButton.tsx";
import { WIDE } from "./phone.ts";
import { SearchBox } from "./SearchBox.tsx";
import type { Sorting } from "./SortButton.tsx";
import { SortChoice } from "./SortChoice.tsx";
import { useListTools } from "./tools.ts";
import { useFolded } from "./useFolded.ts";

/** Where the call can sort, its filter `urut` says how; in the address like every filter. */
export function sortingOf<Row, Filter extends string>({
  filters,
  setFilters,
}: ListState<Row, Filter>): Sorting | undefined {
  const by: string | undefined = "urut" in filters ? String(filters.urut) : undefined;
  return by === undefined
    ? undefined
    : {
        by,
        sort: (urut) => setFilters({ urut } as Partial<Record<string, string>> as Partial<Record<Filter, string>>),
      };
}

/** A list with fewer columns shows them all. */
const CHOICE = 5;

/** Search, filters and buttons above a list. */
export function ListHead<Row, Filter extends string>(props: Seen<Row, Filter>) {
  const { list, search, filters, toolbar, phone, startChoosing } = props;
  const { SavedViews } = useListTools();
  const { chart, drawn } = props;
  const chooses = !phone && props.columns.list.length >= CHOICE;
  const sorting = sortingOf(list);
  const sorts = sorting ? sortsOf(props.columns) : [];
  const line = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const tight = useFolded(line, !phone && Boolean(filters));
  const folded = tight && !wide;
  if (!(chooses || search !== null || filters || toolbar || startChoosing || chart || list.starts)) return null;
  return (
    <div
      className={classes.head}
      data-saringan
      ref={line}
      data-one-line={(!phone && Boolean(filters) && !tight) || undefined}
    >
      {search !== null && <SearchBox label={search} value={list.cari} onSearch={list.setCari} />}
      {phone && (filters || sorts.length > 0) ? (
        <FoldedFilters label={filters ? "Filter" : "Urutkan"} narrowed={filters ? list.narrowed : !!sorting?.by}>
          {filters}
          {sorting && sorts.length > 0 && <SortChoice sorting={sorting} sorts={sorts} />}
        </FoldedFilters>
      ) : folded ? (
        <FoldedFilters label="Filter" narrowed={isFiltered(list)} opened={isFiltered(list)}>
          {filters}
        </FoldedFilters>
      ) : (
        filters
      )}
      {(toolbar || chooses || startChoosing || chart || list.starts) && (
        <Group className={classes.toolbar}>
          <SavedViews title={props.title} name={props.name} list={list} />
          {startChoosing && (
            <Button variant="default" aria-pressed={props.choosing} onClick={startChoosing}>
              Pilih
            </Button>
          )}
          {chooses && (
            <LookMenu
              name={props.name}
              title={props.title}
              columns={props.columns}
              actionsStart={props.actionsAt === "start" && props.present.length > 0}
            />
          )}
          {list.turn && !drawn && props.columns.list.length >= CHOICE && <PrintButton title={props.title} />}
          {chart && <chart.Button shown={drawn} prefix={list.prefix} phone={phone} />}
          {toolbar}
        </Group>
      )}
    </div>
  );
}

/** Whether a filter is not as at first; the order is none. */
const isFiltered = <Row, Filter extends string>({ filters, starts }: ListState<Row, Filter>): boolean =>
  Object.entries(filters).some(([name, value]) => name !== "urut" && value !== starts?.[name]);
