import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { MasterAsset, NamaMaster } from "../../web/MasterAsset.tsx";
import { isiLokasi, type LokasiAsset, lokasiAsset } from "../contract.ts";

const LokasiAssetForm = onOpening(() => import("./LokasiAssetForm.tsx").then((file) => file.LokasiAssetForm));

const columns = columnsOf<LokasiAsset>([
  idColumn(isiLokasi, "idLokasi", 100),
  recordColumn(isiLokasi, "namaLokasi", {
    card: "title",
    sort: "namaLokasi",
    wrap: 320,
    cell: (row) => <NamaMaster nama={row.namaLokasi} softDelete={row.softDelete} />,
  }),
  recordColumn(isiLokasi, "singkatan", { sort: "singkatan", card: "third" }),
]);

export function LokasiAssetPage() {
  return (
    <MasterAsset
      title="Lokasi Asset"
      noun="lokasi"
      columns={columns}
      list={useLocalList(lokasiAsset.getLokasiAsset, {})}
      idOf={(row) => row.idLokasi}
      nameOf={(row) => row.namaLokasi}
      add={{ call: lokasiAsset.addLokasiAsset, form: (dialog) => <LokasiAssetForm dialog={dialog} /> }}
      status={{
        call: lokasiAsset.nonAktifLokasiAsset,
        input: ({ idLokasi, softDelete }) => ({ idLokasi, softDelete: !softDelete }),
        fallback: "Gagal ubah status lokasi",
      }}
      remove={{
        call: lokasiAsset.deleteLokasiAsset,
        input: ({ idLokasi }) => ({ idLokasi }),
        fallback: "Gagal hapus lokasi",
      }}
    />
  );
}
