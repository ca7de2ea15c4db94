import { Button, Group } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { FieldGroup } from "#web/ui/form/Fields.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { karyawan } from "../contract.ts";
import { alamatDomisili, alamatKtp, diri, mulaiKerja } from "../isiKaryawan.ts";
import { DIRI, DOMISILI, KERJA, KTP } from "./urutanKaryawan.ts";

/** The fields of adding and editing an employee. */
export type KaryawanForm = FormApi<FormValues<typeof karyawan.addUser>>;

export function DataDiriFields({ form }: { form: KaryawanForm }) {
  /** Further properties of inputs: the keyboard of a phone, and no day of birth after today. */
  const more: Partial<Record<(typeof DIRI)[number], object>> = {
    noKaryawan: { autoCapitalize: "characters" },
    nik: { inputMode: "numeric" },
    tanggalLahir: { latest: jakartaToday(new Date()) },
  };
  return (
    <FieldGroup title="Data diri">
      {DIRI.map((name) => (
        <RecordField key={name} of={diri} name={name} form={form} {...more[name]} />
      ))}
      {KERJA.map((name) => (
        <RecordField key={name} of={mulaiKerja} name={name} form={form} />
      ))}
    </FieldGroup>
  );
}

export function AlamatFields({ form }: { form: KaryawanForm }) {
  const copy = () => {
    for (const [at, name] of KTP.entries()) {
      const sama = DOMISILI[at];
      if (sama) form.set(sama, form.values[name]);
    }
  };
  return (
    <>
      <FieldGroup title="Alamat KTP">
        {KTP.map((name) => (
          <RecordField key={name} of={alamatKtp} name={name} form={form} />
        ))}
      </FieldGroup>
      <FieldGroup title="Alamat Domisili">
        <Group data-wide>
          <Button variant="default" size="compact-sm" onClick={copy}>
            Sama dengan alamat KTP
          </Button>
        </Group>
        {DOMISILI.map((name) => (
          <RecordField key={name} of={alamatDomisili} name={name} form={form} />
        ))}
      </FieldGroup>
    </>
  );
}
