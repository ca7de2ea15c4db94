import { Stack } from "@mantine/core";
import { putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { blankOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { KeputusanFields } from "#web/documents/KeputusanFields.tsx";
import { askImpact } from "#web/documents/tanyaDampak.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type JurnalUmum, jurnalUmum } from "../contract.ts";
import { JurnalUmumIsi } from "./JurnalUmumIsi.tsx";

/** Decides a typed entry that waits. */
export function JurnalUmumPutusan({ dialog }: { dialog: Dialog<JurnalUmum> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idJurnalUmum }) => `Setujui Jurnal Umum ${idJurnalUmum}`}
      call={jurnalUmum.approveJurnalUmum}
      initial={({ idJurnalUmum }) => ({ idJurnalUmum, ...blankOf(putusan) })}
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
          <KeputusanFields form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
