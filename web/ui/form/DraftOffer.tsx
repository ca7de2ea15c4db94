import { Alert, Button, Group } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { waktu } from "#kernel/format.ts";
import type { OfferedDraft } from "./useFormDraft.ts";

/** What was filled in earlier and never sent, to go on with. */
export function DraftOffer({ draft: { saved, photos, take, drop } }: { draft: OfferedDraft }) {
  return (
    <Alert color="blue" role="status" mb="md" icon={<IconHistory aria-hidden />} title="Isian ini belum terkirim">
      Diisi {waktu(new Date(saved))}
      {photos > 0 ? ` dengan ${photos} foto` : ""}, dan masih tersimpan di perangkat ini.
      <Group mt="sm" grow>
        <Button size="md" onClick={take}>
          Lanjutkan
        </Button>
        <Button size="md" variant="default" onClick={drop}>
          Buang
        </Button>
      </Group>
    </Alert>
  );
}
