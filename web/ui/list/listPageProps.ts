import type { ReactNode } from "react";
import type { ListChart } from "./chart.tsx";
import type { Columns, Sums } from "./columns.ts";
import type { RowTone } from "./DataTable.tsx";
import type { ListState } from "./listState.ts";
import type { ManyAction } from "./many.ts";
import type { RowAction } from "./rowActions.ts";
import type { Chosen } from "./useChosen.ts";

export type ListPageProps<Row, Filter extends string> = {
  /** Name of the table; a heading where a page has several, which is only read aloud where it repeats the page's own. */
  title: string;
  showTitle?: boolean | "aloud";
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
  /** What can be done with several rows at once. */
  many?: readonly ManyAction<Row>[];
  /** What is chosen, where the page itself says what can be done with it. */
  chosen?: Chosen<Row> | undefined;
  /** Shown in an empty list: what is missing, and what to do. */
  empty: { title: string; text: string };
  /** What is added up below the list on paper. */
  sums?: Sums<Row> | undefined;
  /** Shows it as a chart too. */
  chart?: ListChart;
};

/** What a page says of its list, and how the list is seen now. */
export type Seen<Row, Filter extends string> = ListPageProps<Row, Filter> & {
  phone: boolean;
  /** The actions that the person may use. */
  present: readonly RowAction<Row>[];
  /** The name under which the look of the list is kept. */
  name: string;
  choosing: boolean;
  /** It is shown as a chart. */
  drawn: boolean;
  /** Shows and hides the boxes on cards. */
  startChoosing: (() => void) | undefined;
};
