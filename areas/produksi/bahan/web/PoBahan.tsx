import { po } from "#areas/pembelian/po/contract.ts";
import { kepalaPo, totalPo } from "#areas/pembelian/po/isiPo.ts";
import { ribuan } from "#kernel/format.ts";
import { denganSatuan } from "#kernel/satuan.ts";
import { PemasokSelect } from "#web/documents/PemasokSelect.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import type { Bahan } from "../contract.ts";
import { tulisIsi } from "../isiBahan.ts";

type Values = FormValues<typeof po.addPo>;

/** A purchase order of a material, in packs. */
export const PoBahan = ({ dialog }: { dialog: Dialog<Bahan> }) => (
  <FormShell
    dialog={dialog}
    title={(row) => `Tambah PO ${row.namaProduk}`}
    call={po.addPo}
    initial={({ idProduk, hargaBeli }): Values => ({
      ...{ idProduk, qty: 1, hargaSatuan: hargaBeli, totalHarga: null, tglOrder: null },
      ...{ idPemasok: null, hargaPemasok: null, hariKirim: null },
    })}
    prepare={(values) => ({
      ...values,
      totalHarga: values.hargaSatuan === null ? null : totalPo(Number(values.qty), Number(values.hargaSatuan)),
    })}
    checkedBy="browser"
    fallback="Gagal membuat PO"
    submit="Buat PO"
    busy="Membuat PO…"
  >
    {(form, row) => (
      <Fields>
        <Facts
          facts={[
            { label: "Dibeli per", value: tulisIsi(row) },
            { label: "Stock", value: denganSatuan(row.jumlahStock, row.satuan) },
            { label: "Akan datang", value: denganSatuan(row.datang, row.satuan) },
            ...(row.hargaBeli === null
              ? []
              : [{ label: "Total", value: <Money value={totalPo(Number(form.values.qty), row.hargaBeli)} /> }]),
          ]}
        />
        <RecordField
          of={kepalaPo}
          name="qty"
          form={form}
          description={`${ribuan(Number(form.values.qty))} ${row.satuanBeli} = ${denganSatuan(Number(form.values.qty) * row.isiBeli, row.satuan)}`}
        />
        <PemasokSelect
          value={form.values.idPemasok}
          onChange={(idPemasok) => form.set("idPemasok", idPemasok)}
          idProduk={row.idProduk}
        />
      </Fields>
    )}
  </FormShell>
);
