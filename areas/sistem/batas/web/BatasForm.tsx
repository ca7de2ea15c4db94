import { Select } from "@mantine/core";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { blankOf, filledOf } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Batas, batas, isianBatas, SEMUA_KEBUTUHAN } from "../contract.ts";

export function BatasTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Batas"
      call={batas.addBatas}
      draft={() => "baru"}
      initial={() => blankOf(isianBatas)}
      checkedBy="browser"
      fallback="Gagal menambahkan batas"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

export function BatasEdit({ dialog }: { dialog: Dialog<Batas> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Edit Batas"
      call={batas.updateBatas}
      draft={({ idBatas }) => String(idBatas)}
      initial={({ idBatas, versi, ...row }) => ({ idBatas, versi, ...filledOf(isianBatas, row) })}
      checkedBy="browser"
      fallback="Gagal edit batas"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

type Values = FormValues<typeof batas.addBatas>;

function Isian({ form }: { form: Pick<FormApi<Values>, "field" | "values"> }) {
  const { data } = useCall(kebutuhan.getKebutuhanDropdown, {});
  const { idKebutuhan } = form.values;
  return (
    <Fields>
      <Select
        label={isianBatas.idKebutuhan.label}
        placeholder={SEMUA_KEBUTUHAN}
        searchable
        clearable
        openOnFocus={false}
        clearButtonProps={{ "aria-label": "Hapus kebutuhan" }}
        nothingFoundMessage="Tidak ditemukan"
        data={(data?.data ?? []).map((row) => ({ value: String(row.idKebutuhan), label: row.namaKebutuhan }))}
        {...form.field("idKebutuhan")}
        value={idKebutuhan === "" || idKebutuhan === null ? null : String(idKebutuhan)}
      />
      <RecordField of={isianBatas} name="nominalDari" form={form} description="Berlaku untuk nominal ini ke atas" />
      <RecordField of={isianBatas} name="namaRole" form={form} />
      <RecordField of={isianBatas} name="cara" form={form} />
    </Fields>
  );
}
