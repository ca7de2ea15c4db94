import { ActionIcon, Button, Group, NativeSelect, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import classes from "./list.module.css";
import type { ListState } from "./listState.ts";
import { pagesShown } from "./pages.ts";

type PagerProps = {
  /** Name of the list, for screen readers. */
  label: string;
  list: Pick<
    ListState<unknown>,
    "page" | "totalPages" | "total" | "limit" | "limits" | "firstNumber" | "setPage" | "setLimit"
  > & { rows: readonly unknown[] | undefined };
};

/** Shows which rows are visible and how many per page, and leads to the other pages. */
export function Pager({ label, list }: PagerProps) {
  const { page, totalPages } = list;
  const count = list.rows?.length ?? 0;
  const empty = list.rows !== undefined && count === 0;
  const range = `${ribuan(list.firstNumber)}–${ribuan(list.firstNumber + count - 1)} dari ${ribuan(list.total)}`;
  return (
    <Group justify="space-between" gap="sm" className={classes.pager} data-empty={empty || undefined}>
      <Group gap="sm">
        {list.limits.length > 1 && !empty && (
          <NativeSelect
            aria-label={`Baris per halaman ${label}`}
            size="xs"
            data={list.limits.map((limit) => ({ value: String(limit), label: `${limit} baris` }))}
            value={String(list.limit)}
            onChange={(event) => list.setLimit(Number(event.currentTarget.value))}
          />
        )}
        <Text size="sm" c="dimmed" className={classes.numbers} role="status">
          {list.rows === undefined ? "Memuat…" : empty ? "Tidak ada data" : range}
        </Text>
      </Group>
      {totalPages > 1 && (
        <Group component="nav" gap={4} aria-label={`Halaman ${label}`}>
          <Step label="Halaman sebelumnya" to={page - 1} list={list} icon={<IconChevronLeft size={16} />} />
          {pagesShown(page, totalPages).map((number, index) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
              <Text key={`gap ${index}`} size="sm" c="dimmed" aria-hidden>
                …
              </Text>
            ) : (
              <Button
                key={number}
                size="compact-sm"
                variant={number === page ? "filled" : "subtle"}
                color={number === page ? undefined : "gray"}
                aria-current={number === page ? "page" : undefined}
                aria-label={`Halaman ${number}`}
                className={classes.numbers}
                onClick={() => list.setPage(number)}
              >
                {ribuan(number)}
              </Button>
            ),
          )}
          <Step label="Halaman berikutnya" to={page + 1} list={list} icon={<IconChevronRight size={16} />} />
        </Group>
      )}
    </Group>
  );
}

function Step({ label, to, list, icon }: PagerProps & { to: number; icon: React.ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.step}
      aria-label={label}
      disabled={to < 1 || to > list.totalPages}
      onClick={() => list.setPage(to)}
    >
      {icon}
    </ActionIcon>
  );
}
