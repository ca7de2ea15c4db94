import type { ListPageProps } from "./ListPage.tsx";

/**
 * How the rows of a list look. Its page shows them so, and so does what is painted before the code of the page has come
 * (web/awal).
 */
export type Baris<Row> = Pick<
  ListPageProps<Row, never>,
  "title" | "showTitle" | "columns" | "rowKey" | "rowName" | "rowTone" | "search" | "actionsAt"
>;
