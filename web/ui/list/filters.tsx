import { ActionIcon } from "@mantine/core";
import { IconCalendarBolt } from "@tabler/icons-react";
import { DateRange } from "../field/DateRange.tsx";
import { LaterSelect } from "../field/LaterSelect.tsx";
import { opener } from "../page/opener.tsx";
import classes from "./list.module.css";
import type { ListState } from "./listState.ts";

type Option = { value: string; label: string };

type SelectFilterProps<Filter extends string> = {
  list: Pick<ListState<unknown, Filter>, "filters" | "setFilters">;
  name: Filter;
  label: string;
  options: readonly Option[];
  /** The option without a filter; without it one option is always chosen. */
  all?: string;
  searchable?: boolean;
};

/** Stands for the empty filter, because a select does not accept "" as an option. */
const ALL = "*";

/** A filter with a few options. */
export function SelectFilter<Filter extends string>(props: SelectFilterProps<Filter>) {
  const { list, name, label, options, all, searchable } = props;
  const choose = (value: string | null) =>
    list.setFilters({ [name]: value === null || value === ALL ? "" : value } as Partial<Record<Filter, string>>);
  const chosen = list.filters[name];
  return (
    <LaterSelect
      className={classes.filter}
      aria-label={label}
      data-semua={all !== undefined && chosen === "" ? true : undefined}
      placeholder={label}
      data={all === undefined ? options : [{ value: ALL, label: all }, ...options]}
      value={chosen === "" ? (all === undefined ? null : ALL) : chosen}
      allowDeselect={false}
      clearable={all !== undefined && chosen !== ""}
      searchable={searchable}
      comboboxProps={{ withinPortal: true }}
      nothingFoundMessage="Tidak ditemukan"
      onChange={choose}
    />
  );
}

const Ranges = opener("menu", () => import("./RangeMenu.tsx").then((file) => file.RangeMenu));

type DateRangeFilterProps<Filter extends string> = {
  list: Pick<ListState<unknown, Filter>, "filters" | "setFilters">;
  from: Filter;
  to: Filter;
  /** How to write the days, if not as DD-MM-YYYY. */
  format?: (day: string) => string;
};

/** The filter for a range of days. */
export function DateRangeFilter<Filter extends string>({ list, from, to, format }: DateRangeFilterProps<Filter>) {
  const choose = (start: string, end: string) =>
    list.setFilters({ [from]: start, [to]: end } as Partial<Record<Filter, string>>);
  return (
    <div className={classes.range}>
      <DateRange format={format} from={list.filters[from]} to={list.filters[to]} onChange={choose} />
      <Ranges
        choose={choose}
        button={
          <ActionIcon variant="default" size={36} aria-label="Rentang siap pakai" data-tip="Rentang siap pakai">
            <IconCalendarBolt size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        }
      />
    </div>
  );
}
