import { Alert, Stack } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type Batas, batas, isiBatas, SEMUA_KEBUTUHAN } from "../contract.ts";

const BatasEdit = onOpening(() => import("./BatasForm.tsx").then((file) => file.BatasEdit));
const BatasTambah = onOpening(() => import("./BatasForm.tsx").then((file) => file.BatasTambah));

const columns = columnsOf<Batas>([
  recordColumn(isiBatas, "namaKebutuhan", {
    sort: "namaKebutuhan",
    card: "title",
    wrap: 300,
    cell: ({ namaKebutuhan }) => namaKebutuhan ?? SEMUA_KEBUTUHAN,
  }),
  recordColumn(isiBatas, "namaRole", { sort: "namaRole", card: "second" }),
  recordColumn(isiBatas, "nominalDari", { sort: "nominalDari", card: "third" }),
  recordColumn(isiBatas, "cara", { card: "aside" }),
]);

/** Who of those who decide may do so alone, and from which amount on two must. */
export function BatasPage() {
  const list = useLocalList(batas.getBatas, {});
  const tambah = useNewAddress(batas.addBatas);
  const edit = useFormAddress<Batas>("ubah", {
    call: batas.updateBatas,
    key: ({ idBatas }) => String(idBatas),
    load: async (id) => (await list.whole()).find(({ idBatas }) => String(idBatas) === id),
    boleh: ({ aksi }) => aksi.ubah,
  });
  const hapus = useConfirmedCall({
    call: batas.deleteBatas,
    input: ({ idBatas }: Batas) => ({ idBatas }),
    ask: "Apakah anda yakin untuk menghapus batas ini?",
    text: ({ namaKebutuhan, namaRole, nominalDari }) =>
      `${namaKebutuhan ?? SEMUA_KEBUTUHAN} mulai ${rupiah(nominalDari)}, ${namaRole}.\n${PASTIKAN}`,
    busy: "Menghapus…",
    fallback: "Gagal hapus batas",
  });
  const actions: RowAction<Batas>[] = [
    { kind: "edit", call: batas.updateBatas, boleh: (row) => row.aksi.ubah, ...opens(edit) },
    { kind: "hapus", call: batas.deleteBatas, boleh: (row) => row.aksi.ubah, run: hapus },
  ];
  return (
    <Stack gap="md">
      <Alert color="blue">
        Tanpa batas, Super Admin dan Management masing-masing memutuskan sendiri. Batas sebuah kebutuhan mendahului
        batas semua kebutuhan; yang berlaku adalah nominal tertinggi yang tercapai. Yang sudah diputuskan tidak berubah.
      </Alert>
      <ListPage
        title="Batas Persetujuan"
        columns={columns}
        list={list}
        rowKey={(row) => row.idBatas}
        rowName={(row) => `${row.namaRole} ${row.namaKebutuhan ?? ""}`}
        search={list.long ? "Role/Kebutuhan" : null}
        toolbar={<AddButton call={batas.addBatas} label="Tambah Batas" onClick={() => tambah.open()} />}
        actions={actions}
        empty={{ title: "Belum ada batas", text: "Setiap putusan diambil sendiri, tanpa batas nominal." }}
      />
      <BatasTambah dialog={tambah} />
      <BatasEdit dialog={edit} />
    </Stack>
  );
}
