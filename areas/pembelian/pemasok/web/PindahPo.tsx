import { Stack, Text } from "@mantine/core";
import { PemasokSelect } from "#web/documents/PemasokSelect.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { pemasok } from "../contract.ts";

/** A purchase order whose supplier is told or corrected. */
export type Dipindah = { idPo: string; kloter: string; nama: string };

/** Says of whom a purchase order was bought. */
export function PindahPo({ dialog }: { dialog: Dialog<Dipindah> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kloter }) => `Pemasok PO ${kloter}`}
      call={pemasok.pindahPoPemasok}
      initial={({ idPo }) => ({ idPo: [idPo], idPemasok: "" })}
      checkedBy="browser"
      fallback="Gagal memindahkan PO"
      submit="Pindahkan"
    >
      {(form, { nama }) => (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            Sekarang: {nama}. Nama yang tercatat di PO saat dibuat tidak berubah.
          </Text>
          <PemasokSelect
            description="Kosongkan untuk melepas PO dari pemasoknya"
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.field("idPemasok")}
          />
        </Stack>
      )}
    </FormShell>
  );
}
