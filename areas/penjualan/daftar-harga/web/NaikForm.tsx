import { Alert, Select, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { jakartaToday, ribuan, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { type DetailDaftarHarga, daftarHarga } from "../contract.ts";

type Values = { persen: number | string; bulat: string; mulai: string };
const BULAT = [
  { value: "1", label: "Tidak dibulatkan" },
  { value: "1000", label: "Ribuan terdekat" },
  { value: "10000", label: "Puluh ribu terdekat" },
  { value: "100000", label: "Ratus ribu terdekat" },
];

/** Raises all fixed prices of a list; below the fields stands what they become. */
export const NaikForm = ({ dialog }: { dialog: Dialog<DetailDaftarHarga> }) => (
  <FormShell<typeof daftarHarga.naikkanHarga, DetailDaftarHarga, Values>
    dialog={dialog}
    title={({ nama }) => `Naikkan semua harga di ${nama}`}
    call={daftarHarga.naikkanHarga}
    initial={(): Values => ({ persen: "", bulat: "1000", mulai: jakartaToday(new Date()) })}
    prepare={(values: Values, { idDaftarHarga, versi }) => ({ ...values, idDaftarHarga, versi })}
    checkedBy="browser"
    fallback="Gagal menaikkan harga"
    submit="Naikkan"
    size="lg"
  >
    {(form, { idDaftarHarga }) => (
      <Stack gap="md">
        <Fields>
          <DecimalField
            label="Kenaikan"
            description="Dengan tanda minus untuk menurunkan"
            satuan="%"
            withAsterisk
            {...form.field("persen")}
          />
          <Select label="Pembulatan" data={BULAT} allowDeselect={false} {...form.field("bulat")} />
          <DateField label="Berlaku mulai" {...form.field("mulai")} />
        </Fields>
        <Dampak idDaftarHarga={idDaftarHarga} values={form.values} />
      </Stack>
    )}
  </FormShell>
);

type Contoh = { namaProduk: string; sebelum: number; sesudah: number };

function Dampak({ idDaftarHarga, values }: { idDaftarHarga: number; values: Values }) {
  const [asked] = useDebouncedValue(values, 300);
  const enabled = /^-?\d{1,3}([.,]\d{1,2})?$/.test(String(asked.persen).trim());
  const { data, error } = useCall(daftarHarga.getDampakNaik, { ...asked, idDaftarHarga }, { enabled });
  if (!enabled) return <Text size="sm">Isi kenaikannya untuk melihat harga yang baru.</Text>;
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!data) return null;
  const { jumlah, mengikuti, contoh } = data.data;
  return (
    <Stack gap="xs" role="status">
      <Text size="sm">
        {ribuan(jumlah)} harga tetap berubah.
        {mengikuti > 0 &&
          ` ${ribuan(mengikuti)} harga dalam persen mengikuti harga produknya dan tidak ikut dinaikkan.`}
      </Text>
      {contoh.length > 0 && (
        <LineTable<Contoh>
          label="Harga baru"
          columns={[
            { header: "Produk", cell: ({ namaProduk }) => namaProduk },
            moneyColumn("Sekarang", ({ sebelum }) => sebelum),
            moneyColumn("Menjadi", ({ sesudah }) => sesudah),
          ]}
          lines={contoh}
          lineKey={({ namaProduk, sebelum }) => `${namaProduk} ${rupiah(sebelum)}`}
          empty=""
        />
      )}
      {jumlah > contoh.length && contoh.length > 0 && (
        <Text size="xs" c="dimmed">
          dan {ribuan(jumlah - contoh.length)} harga lain
        </Text>
      )}
    </Stack>
  );
}
