import { Select } from "@mantine/core";
import { useCall } from "#web/api/hooks.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FieldProps } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { kunjungan } from "../contract.ts";
import { isianRencana } from "../isiKunjungan.ts";

/** Plans a visit for a complaint. */
export function RencanaForm({ dialog }: { dialog: Dialog<{ idKeluhan: string }> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idKeluhan }) => `Jadwalkan kunjungan ${idKeluhan}`}
      call={kunjungan.addKunjungan}
      initial={({ idKeluhan }) => ({ idKeluhan, rencana: "", idTeknisi: "" })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal merencanakan kunjungan"
      submit="Jadwalkan"
    >
      {(form) => (
        <Fields>
          {inputsOf(isianRencana, {
            rencana: <RecordField of={isianRencana} name="rencana" form={form} />,
            idTeknisi: <PilihTeknisi field={form.field("idTeknisi")} set={(id) => form.set("idTeknisi", id)} />,
          })}
        </Fields>
      )}
    </FormShell>
  );
}

/** Who is sent. */
export function PilihTeknisi({ field, set }: { field: FieldProps; set: (id: string) => void }) {
  const { data } = useCall(kunjungan.getBahanKunjungan, {});
  return (
    <Select
      label={isianRencana.idTeknisi.label}
      withAsterisk
      searchable
      data={(data?.data.teknisi ?? []).map(({ idUser, namaLengkap }) => ({
        value: String(idUser),
        label: namaLengkap,
      }))}
      nothingFoundMessage="Tidak ditemukan"
      {...field}
      value={field.value === "" || field.value === null ? null : String(field.value)}
      onChange={(value) => set(value ?? "")}
    />
  );
}
