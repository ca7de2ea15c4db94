import { Checkbox, Pill, PillGroup, Stack, Text } from "@mantine/core";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useState } from "react";
import { jakartaToday } from "#kernel/format.ts";
import { blankOf, filledOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { PelangganSelect } from "../../pelanggan/web/PelangganSelect.tsx";
import { type DetailDaftarHarga, daftarHarga } from "../contract.ts";
import { isianDaftar } from "../isiDaftarHarga.ts";

type Dipilih = { idPelanggan: number; nama: string };
const kosong = () => ({
  ...blankOf(isianDaftar),
  mulai: jakartaToday(new Date()) as string,
  pelanggan: [] as Dipilih[],
  aktif: true,
});
type Values = ReturnType<typeof kosong>;

const dikirim = ({ pelanggan, ...values }: Values) => ({
  ...values,
  pelanggan: pelanggan.map(({ idPelanggan }) => idPelanggan),
});

type TambahProps = { dialog: Dialog<true>; detail: Pick<Dialog<string>, "open"> };

/** A new list; its prices are typed or imported in its detail. */
export const DaftarHargaTambah = ({ dialog, detail }: TambahProps) => (
  <FormShell
    dialog={dialog}
    title="Buat Daftar Harga"
    call={daftarHarga.addDaftarHarga}
    initial={kosong}
    prepare={(values: Values) => {
      const { aktif: _, ...isian } = dikirim(values);
      return isian;
    }}
    checkedBy="browser"
    fallback="Gagal membuat daftar harga"
    quiet
    size="lg"
    done={({ data }) => detail.open(String(data.idDaftarHarga))}
  >
    {(form) => <Isi form={form} />}
  </FormShell>
);

export const DaftarHargaUbah = ({ dialog }: { dialog: Dialog<DetailDaftarHarga> }) => (
  <FormShell
    dialog={dialog}
    title={({ nama }) => `Ubah ${nama}`}
    call={daftarHarga.editDaftarHarga}
    initial={(row): Values => ({
      ...filledOf(isianDaftar, row),
      aktif: row.aktif,
      pelanggan: row.pelanggan.map(({ idPelanggan, nama }) => ({ idPelanggan, nama })),
    })}
    prepare={(values: Values, { idDaftarHarga, versi }) => ({ ...dikirim(values), idDaftarHarga, versi })}
    checkedBy="browser"
    fallback="Gagal mengubah daftar harga"
    size="lg"
  >
    {(form) => (
      <Stack gap="md">
        <Isi form={form} />
        <Checkbox label="Aktif" {...form.field("aktif", "checkbox")} />
      </Stack>
    )}
  </FormShell>
);

function Isi({ form }: { form: FormApi<Values> }) {
  return (
    <Fields>
      <RecordField of={isianDaftar} name="nama" form={form} />
      <RecordField
        of={isianDaftar}
        name="kelompok"
        form={form}
        description="Berlaku bagi semua pelanggan dengan kelompok harga ini"
      />
      <RecordField of={isianDaftar} name="mulai" form={form} />
      <RecordField of={isianDaftar} name="sampai" form={form} description="Kosongkan bila tidak berakhir" />
      <Pelanggan form={form} />
    </Fields>
  );
}

/** The customers whom the list names, besides those of its group. */
function Pelanggan({ form }: { form: FormApi<Values> }) {
  const [typed, setTyped] = useState("");
  const { pelanggan } = form.values;
  return (
    <Stack gap={6} data-wide>
      <PelangganSelect
        label="Tambah pelanggan"
        placeholder="Tiga huruf nama, instansi atau nomor"
        value={typed}
        error={form.field("pelanggan").error}
        onType={setTyped}
        onChoose={({ idPelanggan, nama }) => {
          setTyped("");
          if (!pelanggan.some((satu) => satu.idPelanggan === idPelanggan)) {
            form.set("pelanggan", [...pelanggan, { idPelanggan, nama }]);
          }
        }}
      />
      {pelanggan.length === 0 ? (
        <Text size="xs" c="dimmed">
          Belum ada pelanggan yang dipilih
        </Text>
      ) : (
        <PillGroup aria-label="Pelanggan yang dipilih">
          {pelanggan.map((satu) => (
            <Pill
              key={satu.idPelanggan}
              withRemoveButton
              removeButtonProps={{ "aria-label": `Lepas ${satu.nama}`, tabIndex: 0, "aria-hidden": false }}
              onRemove={() =>
                form.set(
                  "pelanggan",
                  pelanggan.filter(({ idPelanggan }) => idPelanggan !== satu.idPelanggan),
                )
              }
            >
              {satu.nama}
            </Pill>
          ))}
        </PillGroup>
      )}
    </Stack>
  );
}
