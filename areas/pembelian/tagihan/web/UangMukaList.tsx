import { Stack } from "@mantine/core";
import { send } from "#web/api/client.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { tagihan } from "../contract.ts";
import { isiUangMuka, type UangMuka } from "../isiTagihan.ts";

const UangMukaForm = onOpening(() => import("./UangMukaForms.tsx").then((file) => file.UangMukaForm));
const UangMukaKembali = onOpening(() => import("./UangMukaForms.tsx").then((file) => file.UangMukaKembali));

/** Where an uang muka went: the bills that used it, and what came back. */
function Pemakaian({ pemakaian }: Pick<UangMuka, "pemakaian">) {
  if (pemakaian.length === 0) return "-";
  return (
    <Stack gap={2}>
      {pemakaian.map(({ kunci, idTagihan, idPengajuan }) => (
        <DocumentLink
          key={kunci}
          kind={idTagihan === null ? "pengajuan" : "tagihan"}
          kunci={idTagihan ?? idPengajuan ?? ""}
        />
      ))}
    </Stack>
  );
}

const columns = columnsOf<UangMuka>([
  recordColumn(isiUangMuka, "idUangMuka", { card: "second" }),
  recordColumn(isiUangMuka, "namaPemasok", {
    card: "title",
    wrap: 240,
    cell: (row) => <DocumentLink kind="pemasok" kunci={String(row.idPemasok)} label={row.namaPemasok} />,
  }),
  recordColumn(isiUangMuka, "tanggal", { card: "third" }),
  {
    id: "po",
    header: "PO",
    cell: ({ idPo, kloter }) => (idPo === null ? "-" : <DocumentLink kind="po" kunci={idPo} label={kloter ?? idPo} />),
  },
  recordColumn(isiUangMuka, "keterangan", { wrap: 220 }),
  recordColumn(isiUangMuka, "nominal", { card: "third" }),
  recordColumn(isiUangMuka, "sisa", { card: "third" }),
  { id: "pemakaian", header: "Dipakai untuk", cell: (row) => <Pemakaian pemakaian={row.pemakaian} /> },
]);

const idOf = ({ idUangMuka }: UangMuka) => idUangMuka;

/** What was paid to suppliers before there was a bill, and where it was used. */
export function UangMukaList() {
  const list = useList(tagihan.getUangMuka, { filters: { idPemasok: "" }, prefix: "um" });
  const baru = useNewAddress(tagihan.addUangMuka, "uangMukaBaru");
  const kembali = useFormAddress<UangMuka>("kembali", {
    call: tagihan.kembaliUangMuka,
    key: idOf,
    load: async (cari) => (await send(tagihan.getUangMuka, { cari })).data.find((row) => row.idUangMuka === cari),
    boleh: ({ aksi }) => aksi.kembali,
  });
  const actions: RowAction<UangMuka>[] = [
    {
      kind: "balik",
      label: "Terima kembali",
      call: tagihan.kembaliUangMuka,
      boleh: ({ aksi }) => aksi.kembali,
      ...opens(kembali),
    },
  ];
  return (
    <>
      <ListPage
        title="Uang Muka Pembelian"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={idOf}
        search="ID/Pemasok/Keterangan"
        toolbar={<AddButton call={tagihan.addUangMuka} label="Bayar Uang Muka" onClick={() => baru.open()} />}
        actions={actions}
        empty={{
          title: "Belum ada uang muka",
          text: "Tekan Bayar Uang Muka untuk membayar pemasok sebelum barangnya datang.",
        }}
      />
      <UangMukaForm dialog={baru} />
      <UangMukaKembali dialog={kembali} />
    </>
  );
}
