import { Button, Group, Text } from "@mantine/core";
import type { ListState } from "./listState.ts";
import { useListTools } from "./tools.ts";

/** Where a search finds nothing: what was probably meant, to search for that instead. */
export function DidYouMean({ list: { cari, setCari } }: { list: Pick<ListState<unknown>, "cari" | "setCari"> }) {
  const { word: meant } = useListTools().useMeantWord(cari, cari !== "");
  if (meant === null) return null;
  return (
    <Button size="xs" onClick={() => setCari(meant)}>
      Maksud Anda “{meant}”?
    </Button>
  );
}

/** Says by which word the rows are found, because nothing is by what was typed. */
export function Forgiven({
  list: { cari, meant, setCari },
}: {
  list: Pick<ListState<unknown>, "cari" | "meant" | "setCari">;
}) {
  if (meant === undefined) return null;
  return (
    <Group gap="xs">
      <Text size="sm" role="status">
        Tidak ada “{cari}”. Yang tampil adalah hasil untuk “{meant}”.
      </Text>
      <Button size="compact-sm" variant="light" onClick={() => setCari(meant)}>
        Cari “{meant}”
      </Button>
    </Group>
  );
}
