import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { jakartaToday } from "#contract/format.ts";
import type { karyawan } from "#contract/karyawan/karyawan.ts";
import { DateField } from "../../../ui/field/DateField.tsx";
import { FieldGroup } from "../../../ui/form/Fields.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";

type Shared = FormValues<typeof karyawan.addUser>;
/** What adding and editing have in common. */
export type KaryawanForm = FormApi<Shared>;

const ALAMAT = ["alamat", "rt", "rw", "kelurahan", "kecamatan", "kota", "provinsi"] as const;
const LABEL = {
  alamat: "Alamat",
  rt: "RT",
  rw: "RW",
  kelurahan: "Kelurahan",
  kecamatan: "Kecamatan",
  kota: "Kota",
  provinsi: "Provinsi",
};

export function DataDiriFields({ form: { field } }: { form: KaryawanForm }) {
  return (
    <FieldGroup title="Data diri">
      <TextInput label="No Karyawan" autoCapitalize="characters" maxLength={20} withAsterisk {...field("noKaryawan")} />
      <TextInput label="Nama Lengkap" maxLength={100} withAsterisk {...field("namaLengkap")} />
      <TextInput label="Nama Panggilan" maxLength={100} {...field("namaPanggilan")} />
      <TextInput label="NIK" inputMode="numeric" maxLength={16} {...field("nik")} />
      <TextInput label="Email" type="email" maxLength={200} {...field("email")} />
      <TextInput label="No Telp" inputMode="tel" maxLength={14} {...field("noTelp")} />
      <TextInput label="Tempat Lahir" maxLength={100} {...field("tempatLahir")} />
      <DateField label="Tanggal Lahir" max={jakartaToday(new Date())} {...field("tanggalLahir")} />
      <DateField label="Awal Bekerja" {...field("awalBekerja")} />
    </FieldGroup>
  );
}

export function AlamatFields({ form }: { form: KaryawanForm }) {
  const copy = () => {
    for (const part of ALAMAT) form.set(`${part}Domisili`, form.values[`${part}Ktp`]);
  };
  return (
    <>
      <FieldGroup title="Alamat KTP">
        <AlamatLines form={form} of="Ktp" />
      </FieldGroup>
      <FieldGroup title="Alamat Domisili">
        <Group data-wide>
          <Button variant="default" size="compact-sm" onClick={copy}>
            Sama dengan alamat KTP
          </Button>
        </Group>
        <AlamatLines form={form} of="Domisili" />
      </FieldGroup>
    </>
  );
}

function AlamatLines({ form: { field }, of }: { form: KaryawanForm; of: "Ktp" | "Domisili" }) {
  return ALAMAT.map((part) =>
    part === "alamat" ? (
      <div key={part} data-wide>
        <Textarea label={LABEL.alamat} rows={2} maxLength={500} {...field(`alamat${of}`)} />
      </div>
    ) : (
      <TextInput
        key={part}
        label={LABEL[part]}
        maxLength={part === "rt" || part === "rw" ? 5 : 100}
        {...field(`${part}${of}`)}
      />
    ),
  );
}
