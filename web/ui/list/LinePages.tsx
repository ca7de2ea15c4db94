import { Stack } from "@mantine/core";
import { type LineColumn, LineTable } from "../value/LineTable.tsx";
import { Pager } from "./Pager.tsx";

type LinePagesProps<Row> = {
  label: string;
  columns: readonly LineColumn<Row>[];
  /** A page as the server answers it, with at most `limit` rows. */
  answer: { data: readonly Row[]; totalDocs: number; totalPages: number; pagingCounter: number };
  lineKey: (row: Row) => string | number;
  empty: string;
  wide?: boolean;
  page: number;
  setPage: (page: number) => void;
  limit: number;
};

/** Lines inside a detail, a page at a time. */
export function LinePages<Row>({ answer, page, setPage, limit, ...table }: LinePagesProps<Row>) {
  const { data, totalDocs, totalPages, pagingCounter } = answer;
  return (
    <Stack gap="xs">
      <LineTable {...table} lines={data} />
      {totalPages > 1 && (
        <Pager
          label={table.label}
          list={{
            rows: data,
            page,
            totalPages,
            total: totalDocs,
            limit,
            limits: [limit],
            firstNumber: pagingCounter,
            setPage,
            setLimit: () => undefined,
          }}
        />
      )}
    </Stack>
  );
}
