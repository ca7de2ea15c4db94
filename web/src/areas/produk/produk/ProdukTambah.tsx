import { produk } from "#contract/produk/produk.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { FotoBaru } from "./FotoField.tsx";
import { ProdukFields, StockInput } from "./ProdukFields.tsx";

const kosong = {
  kodeProduk: "",
  namaProduk: "",
  kapasitas: "",
  kategoriProduk: "utama" as const,
  tipe: "",
  hargaProduk: "",
  hargaBeli: "",
  jumlahStock: 0,
  minimalStock: 0,
  fotoProduk: [],
};

export function ProdukTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Produk"
      call={produk.addProduk}
      initial={() => kosong}
      checkedBy="browser"
      fallback="Gagal menambahkan Produk"
      size="xl"
    >
      {(form) => (
        <Fields>
          <ProdukFields form={form} />
          <StockInput
            label="Jumlah Stock"
            description="Stock awal di gudang"
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.field("jumlahStock")}
          />
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
