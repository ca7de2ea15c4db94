import { Stack } from "@mantine/core";
import { blankOf, filledOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Akun, akun, isianAkun } from "../contract.ts";

export function AkunTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Akun"
      call={akun.addAkun}
      draft={() => "baru"}
      initial={() => blankOf(isianAkun)}
      checkedBy="browser"
      fallback="Gagal menambahkan akun"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

export function AkunEdit({ dialog }: { dialog: Dialog<Akun> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Edit Akun"
      call={akun.updateAkun}
      draft={({ idAkun }) => String(idAkun)}
      initial={({ idAkun, versi, ...row }) => ({ idAkun, versi, ...filledOf(isianAkun, row) })}
      checkedBy="browser"
      fallback="Gagal edit akun"
      reload={async ({ idAkun }) => {
        const { data } = await send(akun.getBaganAkun, {});
        return data.find((row) => row.idAkun === idAkun);
      }}
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

type Values = FormValues<typeof akun.addAkun>;

function Isian({ form }: { form: Pick<FormApi<Values>, "field"> }) {
  const common = { of: isianAkun, form };
  return (
    <Stack gap="sm">
      <RecordField name="jenis" {...common} />
      <RecordField name="kode" description="Angka pertama mengikuti jenisnya, misalnya 1-7003 untuk Aset" {...common} />
      <RecordField name="nama" {...common} />
      <RecordField name="golongan" description="Judul di laporan yang memuat akun ini" {...common} />
    </Stack>
  );
}
