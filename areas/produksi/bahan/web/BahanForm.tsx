import { blankOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Bahan, bahan } from "../contract.ts";
import { dataBahan, stockAwalBahan } from "../isiBahan.ts";

type Baru = FormValues<typeof bahan.addBahan>;
type Lama = FormValues<typeof bahan.editBahan>;
type Isian = Omit<Baru, "jumlahStock">;

/** Adds a material. */
export const BahanTambah = ({ dialog }: { dialog: Dialog<true> }) => (
  <FormShell
    dialog={dialog}
    title="Tambah Bahan"
    call={bahan.addBahan}
    initial={(): Baru => ({
      ...blankOf(dataBahan),
      ...blankOf(stockAwalBahan),
      isiBeli: "1",
      minimalStock: "0",
      jumlahStock: "0",
    })}
    checkedBy="browser"
    draft={() => "baru"}
    fallback="Gagal menambahkan bahan"
    size="lg"
  >
    {(form) => (
      <Fields>
        <Isi form={form as unknown as FormApi<Isian>} />
        <DecimalField
          label={stockAwalBahan.jumlahStock.label}
          satuan={String(form.values.satuan)}
          withAsterisk
          {...form.field("jumlahStock")}
        />
      </Fields>
    )}
  </FormShell>
);

export const BahanEdit = ({ dialog }: { dialog: Dialog<Bahan> }) => (
  <FormShell
    dialog={dialog}
    title={(row) => `Edit ${row.namaProduk}`}
    call={bahan.editBahan}
    initial={(row): Lama => ({
      ...{ idProduk: row.idProduk, versi: row.versi, kodeProduk: row.kodeProduk, namaProduk: row.namaProduk },
      ...{ satuan: row.satuan, satuanBeli: row.satuanBeli, isiBeli: row.isiBeli, minimalStock: row.minimalStock },
      hargaBeli: row.hargaBeli ?? "",
    })}
    checkedBy="browser"
    fallback="Gagal mengubah bahan"
    size="lg"
  >
    {(form) => (
      <Fields>
        <Isi form={form as unknown as FormApi<Isian>} />
      </Fields>
    )}
  </FormShell>
);

function Isi({ form }: { form: FormApi<Isian> }) {
  const satuan = String(form.values.satuan);
  return (
    <>
      <RecordField of={dataBahan} name="namaProduk" form={form} />
      <RecordField of={dataBahan} name="kodeProduk" form={form} autoCapitalize="characters" />
      <RecordField of={dataBahan} name="satuan" form={form} description="Satuan di gudang dan di resep: kg, m, pcs" />
      <RecordField of={dataBahan} name="satuanBeli" form={form} description="Satuan di PO: batang, lembar, dus" />
      <DecimalField
        label={dataBahan.isiBeli.label}
        satuan={satuan}
        description={`Sebanyak ini dalam satu ${String(form.values.satuanBeli) || "satuan beli"}`}
        inputWrapperOrder={["label", "input", "description", "error"]}
        withAsterisk
        {...form.field("isiBeli")}
      />
      <RecordField of={dataBahan} name="hargaBeli" form={form} description="Per satuan beli; dipakai di PO" />
      <DecimalField label={dataBahan.minimalStock.label} satuan={satuan} withAsterisk {...form.field("minimalStock")} />
    </>
  );
}
