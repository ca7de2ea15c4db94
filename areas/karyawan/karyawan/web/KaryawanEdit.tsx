import { Checkbox, Select, SimpleGrid, Text } from "@mantine/core";
import { HANYA_PRIVILEGED, isPrivileged, MENUS } from "#kernel/permission.ts";
import { filledOf } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldGroup } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { role } from "../../role/contract.ts";
import { type Karyawan, karyawan } from "../contract.ts";
import { dataDiri, hakKaryawan, isianKeluar, RESIGN } from "../isiKaryawan.ts";
import { AlamatFields, DataDiriFields } from "./DataDiriFields.tsx";
import { PekerjaanFields } from "./PekerjaanFields.tsx";

type Values = FormValues<typeof karyawan.updateUser>;

export function KaryawanEdit({ dialog }: { dialog: Dialog<Karyawan> }) {
  const mayChangeRights = isPrivileged(useSession());
  return (
    <FormShell
      dialog={dialog}
      title={(row) => `Edit Karyawan ${row.namaLengkap}`}
      call={karyawan.updateUser}
      draft={({ idUser }) => String(idUser)}
      initial={valuesOf}
      checkedBy="browser"
      fallback="Gagal menambahkan Karyawan"
      prepare={(values) => ({ ...values, tglResign: values.resign === "Yes" ? values.tglResign : null })}
      size="xl"
    >
      {(form, row) => (
        <>
          <DataDiriFields form={form} />
          <PekerjaanFields form={form} roleLocked={!mayChangeRights} sendiri={row.idUser} />
          <ResignFields form={form} />
          <MenuField form={form} mayChange={mayChangeRights} />
          <AlamatFields form={form} />
        </>
      )}
    </FormShell>
  );
}

function ResignFields({ form }: { form: FormApi<Values> }) {
  const { field, values } = form;
  return (
    <FieldGroup title="Status">
      {inputsOf(isianKeluar, {
        resign: <Select label={isianKeluar.resign.label} data={RESIGN} allowDeselect={false} {...field("resign")} />,
        tglResign: values.resign === "Yes" && (
          <RecordField of={isianKeluar} name="tglResign" form={form} withAsterisk />
        ),
      })}
    </FieldGroup>
  );
}

type MenuFieldProps = { form: FormApi<Values>; mayChange: boolean };

function MenuField({ form: { field, values }, mayChange }: MenuFieldProps) {
  const roles = useCall(role.getRole, {}).data?.data ?? [];
  const chosen = roles.find((one) => String(one.idRole) === String(values.idRole));
  const hasAll = chosen !== undefined && isPrivileged({ role: chosen.namaRole });
  const menu = field("menu");
  return (
    <FieldGroup title={hakKaryawan.menu.label}>
      <Checkbox.Group {...menu} value={hasAll ? [...MENUS] : menu.value} aria-label={hakKaryawan.menu.label} data-wide>
        {(hasAll || !mayChange) && (
          <Text size="sm" c="dimmed" mb="xs">
            {hasAll
              ? `Role ${chosen.namaRole} selalu memiliki semua menu.`
              : `${HANYA_PRIVILEGED} yang dapat mengubah menu.`}
          </Text>
        )}
        <SimpleGrid cols={{ base: 2, xs: 3, sm: 4 }} spacing="xs">
          {MENUS.map((name) => (
            <Checkbox key={name} value={name} label={name} disabled={hasAll || !mayChange} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </FieldGroup>
  );
}

const valuesOf = (row: Karyawan): Values => ({
  ...filledOf(dataDiri, row),
  ...filledOf(isianKeluar, row),
  idUser: row.idUser,
  idRole: textOf(row.role[0]?.idRole) ?? "",
  idAtasan: textOf(row.atasan[0]?.idUser),
  idDivisi: textOf(row.divisi[0]?.idDivisi),
  idJabatan: textOf(row.jabatan[0]?.idJabatan),
  menu: row.menu,
  versi: row.versi,
});

const textOf = (id: number | undefined): string | null => (id === undefined ? null : String(id));
