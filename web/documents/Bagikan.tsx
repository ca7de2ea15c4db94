import { ActionIcon, Button } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import type { JenisTautan } from "#areas/penjualan/tautan/contract.ts";
import type { answer, Call, Schema } from "#kernel/call.ts";
import type { Pdf, Pesan } from "#kernel/row.ts";
import { useMay } from "../api/session.ts";
import { onOpening } from "../ui/dialog/onOpening.tsx";
import { useDialog } from "../ui/dialog/useDialog.ts";

const BagikanDialog = onOpening(() => import("./BagikanDialog.tsx").then((file) => file.BagikanDialog));

type Asking<S extends Schema> = { call: Call<Schema, ReturnType<typeof answer<S>>>; input: object };

/** A paper, the call that prints it, and the one that has its text for WhatsApp ready. */
export type Kertas = {
  jenis: JenisTautan;
  id: string;
  cetak: Asking<typeof Pdf>;
  pesan: Asking<typeof Pesan>;
  /** The call that mails it, and the address of its form. */
  email?: { call: Call; href: string } | undefined;
};

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
