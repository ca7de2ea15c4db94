import { Stack } from "@mantine/core";
import { isianLokasi, isiLokasi, type LokasiAsset, lokasiAsset } from "#contract/asset/lokasi.ts";
import { blankOf, inOrder } from "#contract/kernel/record.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { RecordField } from "../../../ui/record/RecordField.tsx";
import { idColumn, recordColumn } from "../../../ui/record/recordColumn.tsx";
import { MasterAsset, NamaMaster } from "../MasterAsset.tsx";

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
      add={{
        call: lokasiAsset.addLokasiAsset,
        initial: () => blankOf(isianLokasi),
        fallback: "Gagal menambahkan lokasi",
        fields: (form) => (
          <Stack gap="sm">
            {inOrder(isianLokasi)("namaLokasi", "singkatan").map((name) => (
              <RecordField
                key={name}
                of={isianLokasi}
                name={name}
                form={form}
                withAsterisk={false}
                description={name === "singkatan" && "Menjadi bagian kode asset"}
              />
            ))}
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
