import { Select } from "@mantine/core";
import { DateRange } from "../DateRange.tsx";
import classes from "./list.module.css";
import type { ListState } from "./listState.ts";

type Option = { value: string; label: string };

type SelectFilterProps<Filter extends string> = {
  list: Pick<ListState<unknown, Filter>, "filters" | "setFilters">;
  name: Filter;
  label: string;
  options: readonly Option[];
  /** What the empty choice is called; without it one of the options is always chosen. */
  all?: string;
  searchable?: boolean;
};

/** One filter of a list, chosen from a few options. */
export function SelectFilter<Filter extends string>(props: SelectFilterProps<Filter>) {
  const { list, name, label, options, all, searchable } = props;
  const choose = (value: string | null) => list.setFilters({ [name]: value ?? "" } as Partial<Record<Filter, string>>);
  return (
    <Select
      className={classes.filter}
      aria-label={label}
      placeholder={all ?? label}
      data={options}
      value={list.filters[name] === "" ? null : list.filters[name]}
      clearable={all !== undefined}
      allowDeselect={all !== undefined}
      searchable={searchable}
      clearButtonProps={{ "aria-label": `Hapus filter ${label}` }}
      comboboxProps={{ withinPortal: true }}
      nothingFoundMessage="Tidak ditemukan"
      onChange={choose}
    />
  );
}

type DateRangeFilterProps<Filter extends string> = {
  list: Pick<ListState<unknown, Filter>, "filters" | "setFilters">;
  from: Filter;
  to: Filter;
};

/** The two dates between which a list looks. */
export function DateRangeFilter<Filter extends string>({ list, from, to }: DateRangeFilterProps<Filter>) {
  return (
    <DateRange
      from={list.filters[from]}
      to={list.filters[to]}
      onChange={(start, end) => list.setFilters({ [from]: start, [to]: end } as Partial<Record<Filter, string>>)}
    />
  );
}
