import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconLink } from "@tabler/icons-react";
import { useEffect } from "react";
import { type Neighbours, useNeighbours } from "../list/neighbours.ts";
import { copy } from "../page/copy.ts";
import { isTyping } from "../page/keys.ts";
import { type Addressed, OPENED } from "./useAddress.ts";

type DetailBarProps = { href: string; step: NonNullable<Addressed<string>["step"]>; isTop: () => boolean };

/** Above a detail with an address: the records beside it in its list ("[" and "]"), and its link for a colleague. */
export function DetailBar({ href, step, isTop }: DetailBarProps) {
  const beside = useNeighbours(href);
  const goTo = (other: string | undefined) => {
    const record = other === undefined ? null : new URL(other, window.location.origin).searchParams.get(OPENED);
    if (record !== null) step(record);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const other = event.key === "[" ? beside?.before : event.key === "]" ? beside?.after : undefined;
      if (other === undefined || event.ctrlKey || event.metaKey || !isTop() || isTyping(event.target)) return;
      event.preventDefault();
      goTo(other);
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

function Beside({ beside, goTo }: { beside: Neighbours; goTo: (other: string | undefined) => void }) {
  const { before, after, place, of } = beside;
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label="Dokumen sebelumnya"
        aria-keyshortcuts="["
        data-tip="Sebelumnya ( [ )"
        disabled={before === undefined}
        onClick={() => goTo(before)}
      >
        <IconChevronLeft size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label="Dokumen berikutnya"
        aria-keyshortcuts="]"
        data-tip="Berikutnya ( ] )"
        disabled={after === undefined}
        onClick={() => goTo(after)}
      >
        <IconChevronRight size={17} aria-hidden />
      </ActionIcon>
      <Text size="xs" c="dimmed">
        {place} dari {of}
      </Text>
    </>
  );
}
