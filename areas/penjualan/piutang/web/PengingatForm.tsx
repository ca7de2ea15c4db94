import { Select, Stack } from "@mantine/core";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isiPengingat } from "../../pelanggan/isiPelanggan.ts";
import { CARA_DICATAT, type Piutang, piutang } from "../contract.ts";

/** Notes a reminder that was given outside the app, by telephone for example. */
export function PengingatForm({ dialog }: { dialog: Dialog<Piutang> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Catat pengingat ke ${nama}`}
      call={piutang.catatPengingat}
      draft={({ idPelanggan }) => String(idPelanggan)}
      initial={({ idPelanggan }) => ({ idPelanggan, cara: "Telepon" as const, catatan: "" })}
      checkedBy="browser"
      fallback="Gagal mencatat pengingat"
    >
      {(form) => (
        <Stack gap="sm">
          <Select
            label={isiPengingat.cara.label}
            withAsterisk
            allowDeselect={false}
            data={[...CARA_DICATAT]}
            comboboxProps={{ withinPortal: true }}
            {...form.field("cara")}
          />
          <RecordField of={isiPengingat} name="catatan" form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
