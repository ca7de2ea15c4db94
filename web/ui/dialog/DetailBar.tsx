import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconLink } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { ribuan } from "#kernel/format.ts";
import { CallFailed } from "../../api/client.ts";
import { copy } from "../page/copy.ts";
import { whenUsed } from "../page/idle.ts";
import { isTyping } from "../page/keys.ts";
import { toastError } from "./dialogs.ts";
import { type Neighbours, useNeighbours, type Way } from "./neighbours.ts";
import type { Addressed } from "./useAddress.ts";
import { useOneAtATime } from "./useOneAtATime.ts";

type DetailBarProps = {
  href: string;
  record: string;
  step: NonNullable<Addressed<string>["step"]>;
  isTop: () => boolean;
};

/** Above a detail with an address: the records beside it in its list ("[" and "]"), and its link for a colleague. */
export function DetailBar({ href, record, step, isTop }: DetailBarProps) {
  const beside = useNeighbours(record);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    shown.current = record;
    return () => {
      shown.current = null;
    };
  }, [record]);
  usePrepared(beside, record);
  const goTo = useOneAtATime(async (way: Way) => {
    try {
      const other = typeof way === "string" ? way : await way.go();
      if (other !== undefined && shown.current === record) step(other);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      toastError(failure.message);
    }
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = event.key === "[" ? beside?.before : event.key === "]" ? beside?.after : undefined;
      if (way === undefined || event.ctrlKey || event.metaKey || !isTop() || isTyping(event.target)) return;
      event.preventDefault();
      void goTo(way);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
  return (
    <Group gap={6} mb="xs" data-screen>
      {beside && beside.of > 1 && <Beside beside={beside} goTo={goTo} />}
      <Button
        variant="subtle"
        size="compact-sm"
        ml="auto"
        leftSection={<IconLink size={15} aria-hidden />}
        onClick={() => void copy(new URL(href, window.location.origin).href, "Tautan disalin")}
      >
        Salin tautan
      </Button>
    </Group>
  );
}

/** What stands on the page beside is asked for before it is wanted. */
function usePrepared(beside: Neighbours | null, record: string): void {
  const before = typeof beside?.before === "object" ? beside.before : undefined;
  const after = typeof beside?.after === "object" ? beside.after : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record at the end of a page
  useEffect(() => {
    let left = false;
    for (const way of [before, after]) if (way) whenUsed(async () => void (left || (await way.prepare())));
    return () => {
      left = true;
    };
  }, [record, before === undefined, after === undefined]);
}

function Beside({ beside, goTo }: { beside: Neighbours; goTo: (way: Way) => Promise<void> }) {
  const { before, after, place, of } = beside;
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label="Dokumen sebelumnya"
        aria-keyshortcuts="["
        data-tip="Sebelumnya ( [ )"
        disabled={before === undefined}
        onClick={() => before !== undefined && void goTo(before)}
      >
        <IconChevronLeft size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label="Dokumen berikutnya"
        aria-keyshortcuts="]"
        data-tip="Berikutnya ( ] )"
        disabled={after === undefined}
        onClick={() => after !== undefined && void goTo(after)}
      >
        <IconChevronRight size={17} aria-hidden />
      </ActionIcon>
      {place !== undefined && (
        <Text size="xs" c="dimmed">
          {ribuan(place)} dari {ribuan(of)}
        </Text>
      )}
    </>
  );
}
