import { Switch } from "@mantine/core";
import { filledOf } from "#kernel/record.ts";
import { KolomSendiriFields } from "#web/documents/KolomSendiriFields.tsx";
import { isianDari } from "#web/documents/kolomSendiri.ts";
import { useOfferUndo } from "#web/ui/dialog/undo.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Produk, produk } from "../contract.ts";
import { dataProduk, stockTambahan } from "../isiProduk.ts";
import { FotoField } from "./FotoField.tsx";
import { ProdukFields, SeriField } from "./ProdukFields.tsx";
import "@mantine/core/styles/Switch.css";

type Values = FormValues<typeof produk.editProduk>;

export function ProdukEdit({ dialog }: { dialog: Dialog<Produk> }) {
  const tawarkan = useOfferUndo(produk.undoFotoProduk);
  return (
    <FormShell
      dialog={dialog}
      title={(row) => `Edit Produk ${row.namaProduk}`}
      call={produk.editProduk}
      draft={({ idProduk }) => String(idProduk)}
      initial={valuesOf}
      checkedBy="browser"
      fallback="Gagal menambahkan Produk"
      done={(_, { idProduk, namaProduk, fotoProduk }, { susunanFoto }) => {
        const hilang = fotoProduk.length - [susunanFoto ?? []].flat().filter((place) => Number(place) >= 0).length;
        if (hilang > 0) tawarkan(`${hilang} foto ${namaProduk} dihapus`, { idProduk });
      }}
      size="xl"
    >
      {(form, row) => (
        <Fields>
          <ProdukFields form={form} />
          <RecordField
            of={stockTambahan}
            name="penambahanStock"
            form={form}
            description={`Stock gudang sekarang ${row.jumlahStock}`}
          />
          <KolomSendiriFields untuk="produk" form={form} />
          <Switch
            data-wide
            label="Reminder stock: ingatkan untuk PO saat stock mencapai minimal"
            {...form.field("reminder", "checkbox")}
          />
          <SeriField form={form} />
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

const valuesOf = (row: Produk): Values => ({
  ...filledOf(dataProduk, row),
  idProduk: row.idProduk,
  penambahanStock: 0,
  updateFoto: false,
  susunanFoto: row.fotoProduk.map((_, place) => place),
  reminder: row.mustPo,
  berseri: row.berseri,
  kolomSendiri: isianDari(row),
  fotoProduk: [],
  versi: row.versi,
});
