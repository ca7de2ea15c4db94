import { ActionIcon, Button } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { useMay } from "../api/session.ts";
import { onOpening } from "../ui/dialog/onOpening.tsx";
import { useDialog } from "../ui/dialog/useDialog.ts";
import type { Kertas } from "./kertas.ts";

const BagikanDialog = onOpening(() => import("./BagikanDialog.tsx").then((file) => file.BagikanDialog));

/** The button that hands a paper on: by the share sheet of the phone, as a file, or as a link by WhatsApp. */
export function Bagikan({ icon = false, ...kertas }: Kertas & { icon?: boolean }) {
  const dialog = useDialog();
  if (!useMay(kertas.cetak.call)) return null;
  return (
    <>
      {icon ? (
        <ActionIcon variant="subtle" color="gray" aria-label={`Bagikan ${kertas.id}`} onClick={() => dialog.open()}>
          <IconShare2 size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<IconShare2 size={16} aria-hidden />} onClick={() => dialog.open()}>
          Bagikan
        </Button>
      )}
      <BagikanDialog dialog={dialog} kertas={kertas} />
    </>
  );
}
