import { Stack, TextInput } from "@mantine/core";
import { type LokasiAsset, lokasiAsset } from "#contract/asset/lokasi.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { MasterAsset } from "../MasterAsset.tsx";
import { STATUS_MASTER, statusMasterOf } from "../status.ts";

const columns = columnsOf<LokasiAsset>([
  { id: "idLokasi", header: "ID Lokasi", width: 100, cell: (row) => row.idLokasi },
  { id: "namaLokasi", header: "Nama Lokasi", card: "title", wrap: 320, cell: (row) => row.namaLokasi },
  { id: "singkatan", header: "Singkatan", cell: (row) => row.singkatan },
  {
    id: "status",
    header: "Status",
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS_MASTER} state={statusMasterOf(row)} />,
  },
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
      add={{
        call: lokasiAsset.addLokasiAsset,
        initial: () => ({ namaLokasi: "", singkatan: "" }),
        fallback: "Gagal menambahkan lokasi",
        fields: ({ field }) => (
          <Stack gap="sm">
            <TextInput label="Nama Lokasi" maxLength={100} {...field("namaLokasi")} />
            <TextInput
              label="Singkatan"
              description="Menjadi bagian kode asset"
              maxLength={20}
              {...field("singkatan")}
            />
          </Stack>
        ),
      }}
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
