import { isianKategori, isiKategori, type KategoriAsset, kategoriAsset, tahunDari } from "#contract/asset/kategori.ts";
import { desimal } from "#contract/format.ts";
import { blankOf, inOrder, type Name } from "#contract/kernel/record.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { RecordField } from "../../../ui/record/RecordField.tsx";
import { idColumn, recordColumn } from "../../../ui/record/recordColumn.tsx";
import { MasterAsset, NamaMaster } from "../MasterAsset.tsx";

const columns = columnsOf<KategoriAsset>([
  idColumn(isiKategori, "idKategoriAsset", 70),
  recordColumn(isiKategori, "namaKategori", {
    card: "title",
    sort: "namaKategori",
    wrap: 320,
    cell: (row) => <NamaMaster nama={row.namaKategori} softDelete={row.softDelete} />,
  }),
  recordColumn(isiKategori, "kode", { sort: "kode", card: "second" }),
  recordColumn(isiKategori, "pembagi", { sort: "pembagi" }),
  recordColumn(isiKategori, "tahun", { align: "right", card: "third" }),
  recordColumn(isiKategori, "jenisBatas", { card: "second" }),
  recordColumn(isiKategori, "batas", { card: "second" }),
]);

type Values = FormValues<typeof kategoriAsset.addKategoriAsset>;

export function KategoriAssetPage() {
  return (
    <MasterAsset
      title="Kategori Asset"
      noun="kategori"
      columns={columns}
      list={useLocalList(kategoriAsset.getKategoriAsset, {})}
      idOf={(row) => row.idKategoriAsset}
      nameOf={(row) => row.namaKategori}
      add={{
        call: kategoriAsset.addKategoriAsset,
        initial: () => blankOf(isianKategori),
        fallback: "Gagal menambahkan kategori",
        fields: (form) => <Isian form={form} />,
      }}
      status={{
        call: kategoriAsset.nonAktifKategoriAsset,
        input: ({ idKategoriAsset, softDelete }) => ({ idKategoriAsset, softDelete: !softDelete }),
        fallback: "Gagal ubah status kategori",
      }}
      remove={{
        call: kategoriAsset.deleteKategoriAsset,
        input: ({ idKategoriAsset }) => ({ idKategoriAsset }),
        fallback: "Gagal hapus kategori",
      }}
    />
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
          <RecordField of={isianKategori} name={name} form={form} withAsterisk={false} description={arti[name]} />
        </div>
      ))}
    </Fields>
  );
}
