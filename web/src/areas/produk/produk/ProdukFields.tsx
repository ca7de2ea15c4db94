import { Select, TextInput } from "@mantine/core";
import { KATEGORI, MAX_STOCK, type produk } from "#contract/produk/produk.ts";
import { MoneyInput } from "../../../ui/field/MoneyInput.tsx";
import { NumberField, type NumberFieldProps } from "../../../ui/field/NumberField.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";

type Tambah = FormValues<typeof produk.addProduk>;
type Edit = FormValues<typeof produk.editProduk>;
/** What adding and editing have in common. */
type Bersama = { [Name in keyof Tambah & keyof Edit]: Tambah[Name] };

const KATEGORI_DATA = KATEGORI.map((value) => ({ value, label: value === "utama" ? "Utama" : "Upgrade" }));

export function ProdukFields({ form: { field } }: { form: Pick<FormApi<Bersama>, "field"> }) {
  return (
    <>
      <TextInput label="Kode Mesin" maxLength={50} withAsterisk {...field("kodeProduk")} />
      <TextInput label="Nama Mesin" maxLength={200} withAsterisk {...field("namaProduk")} />
      <Select
        label="Kategori"
        data={KATEGORI_DATA}
        allowDeselect={false}
        withAsterisk
        comboboxProps={{ withinPortal: true }}
        {...field("kategoriProduk")}
      />
      <TextInput label="Tipe" maxLength={100} {...field("tipe")} />
      <TextInput label="Kapasitas" maxLength={100} {...field("kapasitas")} />
      <MoneyInput label="Harga Produk" withAsterisk {...field("hargaProduk")} />
      <MoneyInput label="Harga Beli" {...field("hargaBeli")} />
      <StockInput label="Minimal Stock" {...field("minimalStock")} />
    </>
  );
}

/** A number of machines, never below 0. */
export function StockInput(props: NumberFieldProps) {
  return <NumberField max={MAX_STOCK} {...props} />;
}
