import { desimal } from "#kernel/format.ts";
import { blankOf, inOrder, type Name } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianKategori, kategoriAsset, tahunDari } from "../contract.ts";

type Values = FormValues<typeof kategoriAsset.addKategoriAsset>;

export function KategoriAssetForm({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Kategori Asset"
      call={kategoriAsset.addKategoriAsset}
      initial={() => blankOf(isianKategori)}
      checkedBy="server"
      fallback="Gagal menambahkan kategori"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

function Isian({ form }: { form: FormApi<Values> }) {
  const pembagi = Number(form.values.pembagi);
  const arti: Partial<Record<Name<typeof isianKategori>, string>> = {
    kode: "Menjadi awal kode asset",
    pembagi: pembagi >= 1 ? `Habis disusutkan dalam ${desimal(tahunDari(pembagi))} tahun` : "Lama penyusutan",
    jenisBatas: "Harga asset harus di atas atau di bawah batas",
    batas: "Harga yang sama dengan batas masih diterima",
  };
  return (
    <Fields>
      {inOrder(isianKategori)("namaKategori", "kode", "pembagi", "jenisBatas", "batas").map((name) => (
        <div key={name} data-wide={name === "namaKategori" || undefined}>
          <RecordField of={isianKategori} name={name} form={form} description={arti[name]} />
        </div>
      ))}
    </Fields>
  );
}
