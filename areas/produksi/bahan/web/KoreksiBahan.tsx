import { denganSatuan } from "#kernel/satuan.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Bahan, bahan } from "../contract.ts";
import { isianKoreksi } from "../isiBahan.ts";
import { muatBahan } from "./muatBahan.ts";

/** The form to correct the stock of a material after a count. */
export const KoreksiBahan = ({ dialog }: { dialog: Dialog<Bahan> }) => (
  <FormShell
    dialog={dialog}
    title={(row) => `Koreksi Stock ${row.namaProduk}`}
    call={bahan.koreksiBahan}
    initial={({ idProduk, jumlahStock }: Bahan) => ({
      idProduk,
      jumlahStock,
      keterangan: "",
      stockDilihat: jumlahStock,
    })}
    reload={({ idProduk }) => muatBahan(String(idProduk))}
    checkedBy="browser"
    ask={async ({ jumlahStock }, row) => ({
      title: "Apakah anda yakin untuk mengoreksi stock bahan ini?",
      text: `${row.namaProduk}: ${denganSatuan(row.jumlahStock, row.satuan)} menjadi ${jumlahStock} ${row.satuan}.\n${PASTIKAN}`,
    })}
    fallback="Gagal mengoreksi stock bahan"
  >
    {(form, row) => (
      <Fields>
        <DecimalField
          data-wide
          label={isianKoreksi.jumlahStock.label}
          satuan={row.satuan}
          description={`Menurut buku ${denganSatuan(row.jumlahStock, row.satuan)}`}
          inputWrapperOrder={["label", "input", "description", "error"]}
          withAsterisk
          {...form.field("jumlahStock")}
        />
        <RecordField of={isianKoreksi} name="keterangan" form={form} />
      </Fields>
    )}
  </FormShell>
);
