import { blankOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { produk } from "../contract.ts";
import { dataProduk, seriProduk, stockAwal } from "../isiProduk.ts";
import { FotoBaru } from "./FotoField.tsx";
import { ProdukFields, SeriField } from "./ProdukFields.tsx";

const kosong = {
  ...blankOf(dataProduk),
  ...blankOf(seriProduk),
  kategoriProduk: "utama" as const,
  minimalStock: 0,
  jumlahStock: 0,
  fotoProduk: [],
};

export function ProdukTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Produk"
      call={produk.addProduk}
      draft={() => "baru"}
      initial={() => kosong}
      checkedBy="browser"
      fallback="Gagal menambahkan Produk"
      size="xl"
    >
      {(form) => (
        <Fields>
          <ProdukFields form={form} />
          <RecordField of={stockAwal} name="jumlahStock" form={form} description="Stock awal di gudang" />
          <SeriField form={form} />
          <FotoBaru
            files={form.values.fotoProduk}
            onChange={(files) => form.set("fotoProduk", files)}
            error={form.errorAt("fotoProduk")}
            data-field="fotoProduk"
          />
        </Fields>
      )}
    </FormShell>
  );
}
