import { Button } from "@mantine/core";
import { IconSearchOff } from "@tabler/icons-react";
import { EmptyState } from "../page/EmptyState.tsx";
import { DidYouMean } from "./DidYouMean.tsx";
import type { ListState } from "./listState.ts";

type NothingProps<Row, Filter extends string> = {
  list: ListState<Row, Filter>;
  /** What is missing where nothing is filtered, and what to do. */
  empty: { title: string; text: string };
};

/** A list without rows. */
export function Nothing<Row, Filter extends string>({ list, empty }: NothingProps<Row, Filter>) {
  if (!list.narrowed) return <EmptyState title={empty.title} text={empty.text} />;
  return (
    <EmptyState icon={IconSearchOff} title="Data Tidak Ditemukan" text="Ubah kata pencarian atau filternya.">
      <DidYouMean list={list} />
      <Button variant="default" size="xs" onClick={list.reset}>
        Hapus pencarian dan filter
      </Button>
    </EmptyState>
  );
}
