import { ActionIcon, Group, Skeleton, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";

/** How many rows a part of a detail shows at once. */
export const BARIS = 10;

/** The page of a part of a detail. It is not in the address, which has the detail alone. */
export const usePage = () => useState(1);

type BagianProps<Row> = {
  label: string;
  answer: { data: readonly Row[]; totalDocs: number; totalPages: number } | undefined;
  failure: string | null;
  page: number;
  setPage: (page: number) => void;
  columns: readonly LineColumn<Row>[];
  rowKey: (row: Row) => string | number;
  empty: string;
};

/** A part of a detail as a small table that is turned page by page. */
export function Bagian<Row>({ label, answer, failure, page, setPage, columns, rowKey, empty }: BagianProps<Row>) {
  if (answer === undefined) return failure === null ? <Skeleton height={80} aria-hidden /> : <Text>{failure}</Text>;
  const { totalDocs, totalPages } = answer;
  return (
    <>
      <LineTable label={label} wide columns={columns} lines={answer.data} lineKey={rowKey} empty={empty} />
      {totalPages > 1 && (
        <Group gap="xs" mt="xs" justify="flex-end">
          <Text size="xs" c="dimmed" role="status">
            {`Halaman ${page} dari ${totalPages}, ${totalDocs} baris`}
          </Text>
          <ActionIcon
            variant="default"
            aria-label={`${label}: halaman sebelumnya`}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={`${label}: halaman berikutnya`}
            disabled={page >= totalPages}
            onClick={() => setPage(page + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </Group>
      )}
    </>
  );
}
