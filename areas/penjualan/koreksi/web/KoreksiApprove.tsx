import { Stack } from "@mantine/core";
import { putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { blankOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { BedaKoreksi } from "#web/documents/BedaKoreksi.tsx";
import { KeputusanFields } from "#web/documents/KeputusanFields.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type Koreksi, koreksi } from "../contract.ts";
import { namaKoreksi } from "../isiKoreksi.ts";
import { koreksiFacts } from "./koreksiFacts.tsx";

type PutusProps = { dialog: Dialog<Koreksi>; detail: Dialog<string> };

/** Decides a correction that waits: what was asked for, what it changes, and the decision. */
export function KoreksiApprove({ dialog, detail }: PutusProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ jenis, idKoreksi }) => `Putuskan ${namaKoreksi(jenis)} ${idKoreksi}`}
      call={koreksi.putuskanKoreksi}
      initial={({ idKoreksi }) => ({ idKoreksi, ...blankOf(putusan) })}
      checkedBy="browser"
      toastWhenWrong
      instead={async ({ idKoreksi }) => {
        const { data } = await send(koreksi.getDetailKoreksi, { idKoreksi });
        return data.aksi.putuskan.boleh ? null : () => detail.open(idKoreksi);
      }}
      fallback="Gagal memutuskan koreksi"
      size="xl"
    >
      {(form, row) => (
        <Answered call={koreksi.getDetailKoreksi} input={{ idKoreksi: row.idKoreksi }} height={320}>
          {({ data: { dampak } }) => (
            <Stack gap="md">
              <Facts facts={koreksiFacts(row)} />
              <BedaKoreksi dampak={dampak} />
              <KeputusanFields form={form} disetujui={dampak.approve.boleh} />
            </Stack>
          )}
        </Answered>
      )}
    </FormShell>
  );
}
