import { Select, Stack, Textarea } from "@mantine/core";
import { KEPUTUSAN } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { send } from "#web/api/client.ts";
import { BedaKoreksi } from "#web/documents/BedaKoreksi.tsx";
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
      initial={({ idKoreksi }) => ({ idKoreksi, status: "" as never, note: "" })}
      checkedBy="browser"
      toastWhenWrong
      instead={async ({ idKoreksi }) => {
        const { data } = await send(koreksi.getDetailKoreksi, { idKoreksi });
        return data.aksi.putuskan.boleh ? null : () => detail.open(idKoreksi);
      }}
      fallback="Gagal memutuskan koreksi"
      size="xl"
    >
      {({ field, values }, row) => (
        <Answered call={koreksi.getDetailKoreksi} input={{ idKoreksi: row.idKoreksi }} height={320}>
          {({ data: { dampak } }) => (
            <Stack gap="md">
              <Facts facts={koreksiFacts(row)} />
              <BedaKoreksi dampak={dampak} />
              <Select
                label="Status"
                placeholder="Pilih status"
                withAsterisk
                data-autofocus
                allowDeselect={false}
                data={KEPUTUSAN.map((value) => ({
                  value,
                  label: value,
                  disabled: value === "Disetujui" && !dampak.approve.boleh,
                }))}
                {...field("status")}
                value={(values.status as string) === "" ? null : values.status}
              />
              <Textarea
                label="Note"
                withAsterisk={values.status === "Ditolak"}
                rows={2}
                maxLength={1000}
                {...field("note")}
              />
            </Stack>
          )}
        </Answered>
      )}
    </FormShell>
  );
}
