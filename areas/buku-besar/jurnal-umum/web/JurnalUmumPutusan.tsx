import { Stack } from "@mantine/core";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { blankOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { askImpact } from "#web/documents/tanyaDampak.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type JurnalUmum, jurnalUmum, keputusanJurnalUmum } from "../contract.ts";
import { JurnalUmumIsi } from "./JurnalUmumIsi.tsx";

/** Decides a typed entry that waits. */
export function JurnalUmumPutusan({ dialog }: { dialog: Dialog<JurnalUmum> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idJurnalUmum }) => `Setujui Jurnal Umum ${idJurnalUmum}`}
      call={jurnalUmum.approveJurnalUmum}
      initial={({ idJurnalUmum }) => ({ idJurnalUmum, ...blankOf(keputusanJurnalUmum) })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal melakukan approval"
      ask={async ({ idJurnalUmum, status }) =>
        status === "Disetujui" ? askImpact(send(dampakLaba.getDampakJurnalUmum, { idJurnalUmum })) : null
      }
      size="xl"
    >
      {(form, row) => (
        <Stack gap="md">
          <JurnalUmumIsi row={row} />
          <RecordField of={keputusanJurnalUmum} name="status" form={form} />
          <RecordField
            of={keputusanJurnalUmum}
            name="note"
            form={form}
            withAsterisk={form.values.status === "Ditolak"}
          />
        </Stack>
      )}
    </FormShell>
  );
}
