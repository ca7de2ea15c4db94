import { Checkbox, Select, SimpleGrid } from "@mantine/core";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { MENUS } from "#kernel/permission.ts";
import { blankOf } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import type { Secret } from "#web/ui/dialog/OnceDialog.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldGroup, Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianKunci, isiKunci, kunciApi } from "../contract.ts";

type KunciTambahProps = { dialog: Dialog; onAdded: (kunci: Secret) => void };

export function KunciTambah({ dialog, onAdded }: KunciTambahProps) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Kunci API"
      call={kunciApi.addKunci}
      draft={() => "baru"}
      initial={() => ({ ...blankOf(isianKunci), menu: [] })}
      checkedBy="browser"
      fallback="Gagal membuat Kunci API"
      quiet
      done={({ data, message }) => onAdded({ title: message, secret: data.kunci })}
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

type Values = FormValues<typeof kunciApi.addKunci>;

function Isian({ form }: { form: FormApi<Values> }) {
  const { data } = useCall(karyawan.getUserDropDown, {});
  const { field } = form;
  return (
    <>
      <Fields>
        {inputsOf(isianKunci, {
          nama: <RecordField of={isianKunci} name="nama" form={form} description="Program yang memakainya" />,
          idUser: (
            <Select
              label={isianKunci.idUser.label}
              withAsterisk
              searchable
              openOnFocus={false}
              nothingFoundMessage="Tidak ditemukan"
              data={(data?.data ?? []).map((row) => ({ value: String(row.idUser), label: row.namaLengkap }))}
              {...field("idUser")}
              value={String(field("idUser").value ?? "") || null}
            />
          ),
          berlakuSampai: (
            <RecordField of={isianKunci} name="berlakuSampai" form={form} description="Kosong: sampai dicabut" />
          ),
          tulis: (
            <RecordField
              of={isianKunci}
              name="tulis"
              form={form}
              description="Tanpa ini kunci hanya membaca. Putusan, password dan hak tidak pernah lewat kunci."
            />
          ),
          usul: (
            <RecordField
              of={isianKunci}
              name="usul"
              form={form}
              description="Program menyusun perubahan sebagai usulan; seseorang memeriksa lalu mengirimnya dari Kotak Persetujuan."
            />
          ),
        })}
      </Fields>
      <FieldGroup title={isiKunci.menu.label}>
        <Checkbox.Group {...field("menu")} aria-label={isiKunci.menu.label} data-wide>
          <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs">
            {MENUS.map((name) => (
              <Checkbox key={name} value={name} label={name} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      </FieldGroup>
    </>
  );
}
