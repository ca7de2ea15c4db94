import type { ListPageProps } from "./listPageProps.ts";

/** How the rows of a list look: what a list's `columns.tsx` says, and its page hands on to `ListPage`. */
export type Baris<Row> = Pick<
  ListPageProps<Row, never>,
  "title" | "showTitle" | "columns" | "rowKey" | "rowName" | "rowTone" | "search" | "actionsAt" | "sums"
>;
