import { Alert, Stack } from "@mantine/core";
import { putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { blankOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { BarisOpname } from "#web/documents/BarisOpname.tsx";
import { KeputusanFields } from "#web/documents/KeputusanFields.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type Opname, opname } from "../contract.ts";
import { opnameFacts } from "./OpnameDetail.tsx";

type PutusanProps = { dialog: Dialog<Opname>; detail: Dialog<string> };

/** Decides an opname that waits: its differences with their value, and the decision. */
export function OpnamePutusan({ dialog, detail }: PutusanProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idOpname }) => `Putuskan Stock Opname ${idOpname}`}
      call={opname.putuskanOpname}
      initial={({ idOpname, versi }) => ({ idOpname, versi, ...blankOf(putusan) })}
      checkedBy="browser"
      toastWhenWrong
      instead={async ({ idOpname }) => {
        const { data } = await send(opname.getDetailOpname, { idOpname });
        return data.aksi.putuskan.boleh ? null : () => detail.open(idOpname);
      }}
      fallback="Gagal memutuskan stock opname"
      size="xl"
    >
      {(form, row) => (
        <Answered call={opname.getDetailOpname} input={{ idOpname: row.idOpname }} height={320}>
          {({ data }) => (
            <Stack gap="md">
              <Facts facts={opnameFacts(data)} />
              <BarisOpname idOpname={row.idOpname} bagian="selisih" />
              {!data.approve.boleh && <Alert color="red">{data.approve.alasan}</Alert>}
              <KeputusanFields form={form} disetujui={data.approve.boleh} />
            </Stack>
          )}
        </Answered>
      )}
    </FormShell>
  );
}
