import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { MasterAsset, NamaMaster } from "../../web/MasterAsset.tsx";
import { isiKategori, type KategoriAsset, kategoriAsset } from "../contract.ts";

const KategoriAssetForm = onOpening(() => import("./KategoriAssetForm.tsx").then((file) => file.KategoriAssetForm));

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

export function KategoriAssetPage() {
  return (
    <MasterAsset
      title="Kategori Asset"
      noun="kategori"
      columns={columns}
      list={useLocalList(kategoriAsset.getKategoriAsset, {})}
      idOf={(row) => row.idKategoriAsset}
      nameOf={(row) => row.namaKategori}
      add={{ call: kategoriAsset.addKategoriAsset, form: (dialog) => <KategoriAssetForm dialog={dialog} /> }}
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
