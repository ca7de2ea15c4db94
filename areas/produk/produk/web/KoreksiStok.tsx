import { Textarea } from "@mantine/core";
import { send } from "#web/api/client.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Produk, produk } from "../contract.ts";
import { MAX_STOCK } from "../isiProduk.ts";

/** The form to correct the stock after a count. */
export function KoreksiStok({ dialog }: { dialog: Dialog<Produk> }) {
  return (
    <FormShell
      dialog={dialog}
      title={(row) => `Koreksi Stok ${row.namaProduk}`}
      call={produk.koreksiStok}
      initial={({ idProduk, jumlahStock }: Produk) => ({
        idProduk,
        jumlahStock,
        keterangan: "",
        stockDilihat: jumlahStock,
      })}
      reload={async ({ kodeProduk }) => (await send(produk.getDetailProduk, { kodeProduk })).data}
      checkedBy="browser"
      ask={async ({ jumlahStock }, row) => ({
        title: "Apakah anda yakin untuk mengoreksi stock produk ini?",
        text: `${row.namaProduk}: ${row.jumlahStock} menjadi ${jumlahStock} unit.\n${PASTIKAN}`,
      })}
      fallback="Gagal update produk"
    >
      {(form, row) => (
        <Fields>
          <NumberField
            data-wide
            max={MAX_STOCK}
            label="Jumlah Stock Hasil Hitungan"
            description={`Menurut buku ${form.values.stockDilihat}, ditahan order ${row.jumlahStock - row.stockSales}`}
            inputWrapperOrder={["label", "input", "description", "error"]}
            withAsterisk
            {...form.field("jumlahStock")}
          />
          <Textarea
            data-wide
            label="Keterangan"
            placeholder="Mengapa jumlahnya berbeda"
            maxLength={500}
            autosize
            minRows={2}
            withAsterisk
            {...form.field("keterangan")}
          />
        </Fields>
      )}
    </FormShell>
  );
}
