import { Checkbox, Select, SimpleGrid, Text } from "@mantine/core";
import { type Karyawan, karyawan } from "#contract/karyawan/karyawan.ts";
import { role } from "#contract/karyawan/role.ts";
import { HANYA_PRIVILEGED, isPrivileged, MENUS } from "#contract/kernel/permission.ts";
import { send } from "../../../api/client.ts";
import { useCall } from "../../../api/hooks.ts";
import { useSession } from "../../../api/session.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { DateField } from "../../../ui/field/DateField.tsx";
import { FieldGroup } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
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
      initial={valuesOf}
      checkedBy="browser"
      fallback="Gagal menambahkan Karyawan"
      prepare={(values) => ({ ...values, tglResign: values.resign === "Yes" ? values.tglResign : null })}
      reload={latest}
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

function ResignFields({ form: { field, values } }: { form: FormApi<Values> }) {
  return (
    <FieldGroup title="Status">
      <Select label="Resign" data={["No", "Yes"]} allowDeselect={false} {...field("resign")} />
      {values.resign === "Yes" && <DateField label="Tanggal Resign" withAsterisk {...field("tglResign")} />}
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
    <FieldGroup title="Menu">
      <Checkbox.Group {...menu} value={hasAll ? [...MENUS] : menu.value} aria-label="Menu" data-wide>
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

function valuesOf(row: Karyawan): Values {
  const { idUser, noKaryawan, namaLengkap, namaPanggilan, email, nik, tempatLahir, noTelp, resign, menu, versi } = row;
  return {
    idUser,
    noKaryawan,
    namaLengkap,
    namaPanggilan,
    email,
    nik,
    tempatLahir,
    tanggalLahir: row.tanggalLahir ?? "",
    noTelp,
    awalBekerja: row.awalBekerja ?? "",
    alamatKtp: row.alamatKtp,
    rtKtp: row.rtKtp,
    rwKtp: row.rwKtp,
    kelurahanKtp: row.kelurahanKtp,
    kecamatanKtp: row.kecamatanKtp,
    kotaKtp: row.kotaKtp,
    provinsiKtp: row.provinsiKtp,
    alamatDomisili: row.alamatDomisili,
    rtDomisili: row.rtDomisili,
    rwDomisili: row.rwDomisili,
    kelurahanDomisili: row.kelurahanDomisili,
    kecamatanDomisili: row.kecamatanDomisili,
    kotaDomisili: row.kotaDomisili,
    provinsiDomisili: row.provinsiDomisili,
    idRole: textOf(row.role[0]?.idRole) ?? "",
    idAtasan: textOf(row.atasan[0]?.idUser),
    idDivisi: textOf(row.divisi[0]?.idDivisi),
    idJabatan: textOf(row.jabatan[0]?.idJabatan),
    menu,
    resign,
    tglResign: row.tglResign ?? "",
    versi,
  };
}

const textOf = (id: number | undefined): string | null => (id === undefined ? null : String(id));

/** The employee as the server has them now. */
async function latest({ idUser, noKaryawan }: Karyawan): Promise<Karyawan | undefined> {
  const { data } = await send(karyawan.getUser, { page: 1, limit: 100, cari: noKaryawan });
  return data.find((row) => row.idUser === idUser);
}
