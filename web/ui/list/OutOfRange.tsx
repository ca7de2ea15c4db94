import { Button, Group, Text } from "@mantine/core";
import { ribuan } from "#kernel/format.ts";
import classes from "./list.module.css";
import type { ListState } from "./listState.ts";
import { DAYS } from "./useList.ts";

type OutsideProps<Filter extends string> = {
  list: Pick<ListState<unknown, Filter>, "filters" | "setFilters">;
  count: number;
};

/** What the search finds outside of the chosen days, one press away. */
export function OutOfRange<Filter extends string>({ list, count }: OutsideProps<Filter>) {
  const open = () => {
    const days = DAYS.filter((name) => name in list.filters);
    list.setFilters(Object.fromEntries(days.map((name) => [name, ""])) as Partial<Record<Filter, string>>);
  };
  return (
    <Group className={classes.outside} gap="xs">
      <Text size="sm" role="status">
        {ribuan(count)} hasil di luar rentang tanggal
      </Text>
      <Button size="compact-sm" variant="light" onClick={open}>
        Tampilkan semua
      </Button>
    </Group>
  );
}
