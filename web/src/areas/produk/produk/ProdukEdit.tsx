import { Switch } from "@mantine/core";
import { type Produk, produk } from "#contract/produk/produk.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
import { FotoField } from "./FotoField.tsx";
import { ProdukFields, StockInput } from "./ProdukFields.tsx";
import { terbaru } from "./terbaru.ts";

type Values = FormValues<typeof produk.editProduk>;

export function ProdukEdit({ dialog }: { dialog: Dialog<Produk> }) {
  return (
    <FormShell
      dialog={dialog}
      title={(row) => `Edit Produk ${row.namaProduk}`}
      call={produk.editProduk}
      initial={valuesOf}
      checkedBy="browser"
      fallback="Gagal menambahkan Produk"
      reload={terbaru}
      size="xl"
    >
      {(form, row) => (
        <Fields>
          <ProdukFields form={form} />
          <StockInput
            label="Penambahan Stock"
            description={`Stock gudang sekarang ${row.jumlahStock}`}
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.field("penambahanStock")}
          />
          <Switch
            data-wide
            label="Reminder stock: ingatkan untuk PO saat stock mencapai minimal"
            {...form.field("reminder", "checkbox")}
          />
          <FotoFields form={form} row={row} />
        </Fields>
      )}
    </FormShell>
  );
}

function FotoFields({ form, row }: { form: FormApi<Values>; row: Produk }) {
  const { susunanFoto, fotoProduk } = form.values;
  return (
    <FotoField
      images={row.fotoProduk}
      files={fotoProduk}
      places={[susunanFoto ?? []].flat().map(Number)}
      onChange={(places, files) => {
        form.set("susunanFoto", places);
        form.set("fotoProduk", files);
      }}
      error={form.errorAt("fotoProduk") ?? form.errorAt("susunanFoto")}
      data-field="fotoProduk"
    />
  );
}

function valuesOf(row: Produk): Values {
  const { idProduk, kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, hargaProduk, minimalStock, versi } = row;
  return {
    idProduk,
    kodeProduk,
    namaProduk,
    kapasitas,
    kategoriProduk,
    tipe,
    hargaProduk,
    hargaBeli: row.hargaBeli ?? 0,
    minimalStock,
    penambahanStock: 0,
    updateFoto: false,
    susunanFoto: row.fotoProduk.map((_, place) => place),
    reminder: row.mustPo,
    fotoProduk: [],
    versi,
  };
}
