import { Select } from "@mantine/core";
import { HANYA_PRIVILEGED, rank } from "#kernel/permission.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { FieldGroup } from "#web/ui/form/Fields.tsx";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { divisi } from "../../divisi/contract.ts";
import { jabatan } from "../../jabatan/contract.ts";
import { role } from "../../role/contract.ts";
import { karyawan } from "../contract.ts";
import { isianPekerjaan } from "../isiKaryawan.ts";
import type { KaryawanForm } from "./DataDiriFields.tsx";

type PekerjaanFieldsProps = {
  form: KaryawanForm;
  /** Shown, but cannot be changed by this person. */
  roleLocked: boolean;
  /** The edited employee, who cannot be the superior. */
  sendiri: number | null;
};

/** The selects for role, superior, division and position. */
export function PekerjaanFields({ form: { field }, roleLocked, sendiri }: PekerjaanFieldsProps) {
  const actor = useSession();
  const roles = useCall(role.getRole, {}).data?.data ?? [];
  const atasan = useCall(karyawan.getUserDropDown, {}).data?.data ?? [];
  const semuaDivisi = useCall(divisi.getDivisi, {}).data?.data ?? [];
  const semuaJabatan = useCall(jabatan.getJabatan, {}).data?.data ?? [];
  return (
    <FieldGroup title="Pekerjaan">
      {inputsOf(isianPekerjaan, {
        idRole: (
          <Select
            label={isianPekerjaan.idRole.label}
            withAsterisk
            disabled={roleLocked}
            description={roleLocked ? `${HANYA_PRIVILEGED} yang dapat mengubah role` : undefined}
            {...CHOOSE}
            data={roles
              .filter(({ namaRole }) => roleLocked || rank(namaRole) >= rank(actor.role))
              .map((one) => ({ value: String(one.idRole), label: one.namaRole }))}
            {...field("idRole")}
          />
        ),
        idAtasan: (
          <Select
            label={isianPekerjaan.idAtasan.label}
            clearable
            {...CHOOSE}
            data={atasan
              .filter((one) => one.idUser !== sendiri)
              .map((one) => ({ value: String(one.idUser), label: `${one.namaLengkap} (${one.noKaryawan})` }))}
            {...field("idAtasan")}
          />
        ),
        idDivisi: (
          <Select
            label={isianPekerjaan.idDivisi.label}
            clearable
            {...CHOOSE}
            data={semuaDivisi.map((one) => ({ value: String(one.idDivisi), label: one.namaDivisi }))}
            {...field("idDivisi")}
          />
        ),
        idJabatan: (
          <Select
            label={isianPekerjaan.idJabatan.label}
            clearable
            {...CHOOSE}
            data={semuaJabatan.map((one) => ({ value: String(one.idJabatan), label: one.namaJabatan }))}
            {...field("idJabatan")}
          />
        ),
      })}
    </FieldGroup>
  );
}

const CHOOSE = {
  searchable: true,
  placeholder: "Pilih",
  nothingFoundMessage: "Tidak ditemukan",
  clearButtonProps: { "aria-label": "Kosongkan", tabIndex: 0 },
  limit: 100,
} as const;
