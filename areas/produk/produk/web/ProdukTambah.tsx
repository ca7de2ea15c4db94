import { blankOf, filledOf } from "#kernel/record.ts";
import { KolomSendiriFields } from "#web/documents/KolomSendiriFields.tsx";
import { isianDari } from "#web/documents/kolomSendiri.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Produk, produk } from "../contract.ts";
import { dataProduk, seriProduk, stockAwal } from "../isiProduk.ts";
import { FotoBaru } from "./FotoField.tsx";
import { ProdukFields, SeriField } from "./ProdukFields.tsx";

type Values = FormValues<typeof produk.addProduk>;

const kosong = {
  ...blankOf(dataProduk),
  ...blankOf(seriProduk),
  kategoriProduk: "utama" as const,
  minimalStock: 0,
  jumlahStock: 0,
  kolomSendiri: [],
  fotoProduk: [],
};

const TAMBAH = {
  call: produk.addProduk,
  checkedBy: "browser",
  fallback: "Gagal menambahkan Produk",
  size: "xl",
} as const;

export function ProdukTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell {...TAMBAH} dialog={dialog} title="Tambah Produk" draft={() => "baru"} initial={() => kosong}>
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

/** A new machine that begins as another one: all but its code, its stock and its photos. */
export function ProdukSalin({ dialog }: { dialog: Dialog<Produk> }) {
  return (
    <FormShell
      {...TAMBAH}
      dialog={dialog}
      title={({ namaProduk }) => `Duplikat Produk ${namaProduk}`}
      draft={({ idProduk }) => `salin-${idProduk}`}
      initial={(row) => ({
        ...kosong,
        ...filledOf(dataProduk, row),
        ...filledOf(seriProduk, row),
        kolomSendiri: isianDari(row),
        kodeProduk: "",
      })}
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

function Isian({ form }: { form: FormApi<Values> }) {
  return (
    <Fields>
      <ProdukFields form={form} />
      <RecordField of={stockAwal} name="jumlahStock" form={form} description="Stock awal di gudang" />
      <KolomSendiriFields untuk="produk" form={form} />
      <SeriField form={form} />
      <FotoBaru
        files={form.values.fotoProduk}
        onChange={(files) => form.set("fotoProduk", files)}
        error={form.errorAt("fotoProduk")}
        data-field="fotoProduk"
      />
    </Fields>
  );
}
