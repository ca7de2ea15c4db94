import { Stack, TextInput } from "@mantine/core";
import { type LokasiAsset, lokasiAsset } from "#contract/asset/lokasi.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { MasterAsset, NamaMaster } from "../MasterAsset.tsx";

const columns = columnsOf<LokasiAsset>([
  { id: "idLokasi", header: "ID Lokasi", width: 100, cell: (row) => row.idLokasi },
  {
    id: "namaLokasi",
    header: "Nama Lokasi",
    card: "title",
    wrap: 320,
    cell: (row) => <NamaMaster nama={row.namaLokasi} softDelete={row.softDelete} />,
  },
  { id: "singkatan", header: "Singkatan", cell: (row) => row.singkatan },
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
