import { showing } from "#kernel/showing.ts";
import { SaldoRekening } from "#web/documents/SaldoRekening.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { isiRekening, type Rekening, rekening } from "../contract.ts";

const RekeningEdit = onOpening(() => import("./RekeningForm.tsx").then((file) => file.RekeningEdit));
const RekeningTambah = onOpening(() => import("./RekeningForm.tsx").then((file) => file.RekeningTambah));

const COLUMNS: readonly Column<Rekening>[] = showing(isiRekening, { others: ["atasNama", "kodeUnik"] }, [
  idColumn(isiRekening, "idRekening", 120),
  recordColumn(isiRekening, "namaRekening", { card: "title", sort: "namaRekening" }),
  recordColumn(isiRekening, "nomorRekening", {
    card: "second",
    wrap: 280,
    cell: ({ nomorRekening, atasNama }: Rekening) => (
      <TwoLines below={atasNama}>{nomorRekening || <Kosong />}</TwoLines>
    ),
  }),
  recordColumn(isiRekening, "posNeraca", { sort: "posNeraca", card: "second" }),
  recordColumn(isiRekening, "grup", { card: "third" }),
  recordColumn(isiRekening, "saldo", {
    sort: "saldo",
    card: "third",
    cell: (row: Rekening) => <SaldoRekening idRekening={row.idRekening} saldo={row.saldo} />,
  }),
]);
const columns = columnsOf(COLUMNS);

export function RekeningPage() {
  const list = useLocalList(rekening.getRekening, {});
  const tambah = useNewAddress(rekening.addRekening);
  const edit = useFormAddress<Rekening>("ubah", {
    call: rekening.updateRekening,
    key: ({ idRekening }) => String(idRekening),
    load: async (id) => (await list.whole()).find(({ idRekening }) => String(idRekening) === id),
    boleh: ({ aksi }) => aksi.edit,
  });
  const hapus = useConfirmedCall({
    call: rekening.deleteRekening,
    input: ({ idRekening }: Rekening) => ({ idRekening }),
    ask: ({ namaRekening }) => `Apakah anda yakin untuk menghapus rekening ${namaRekening}?`,
    busy: "Menghapus…",
    fallback: "Gagal hapus rekening",
  });
  const actions: RowAction<Rekening>[] = [
    { kind: "edit", call: rekening.updateRekening, boleh: (row) => row.aksi.edit, ...opens(edit) },
    { kind: "hapus", call: rekening.deleteRekening, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return (
    <>
      <ListPage
        title="Rekening"
        columns={columns}
        list={list}
        rowKey={(row) => row.idRekening}
        rowName={(row) => row.namaRekening}
        search={list.long ? "Rekening" : null}
        toolbar={<AddButton call={rekening.addRekening} label="Tambah Rekening" onClick={() => tambah.open()} />}
        actions={actions}
        empty={{ title: "Belum ada rekening", text: "Tekan Tambah Rekening untuk membuat yang pertama." }}
      />
      <RekeningTambah dialog={tambah} />
      <RekeningEdit dialog={edit} />
    </>
  );
}
