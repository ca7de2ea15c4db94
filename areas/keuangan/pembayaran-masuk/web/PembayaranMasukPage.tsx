import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { isiPembayaran, type PembayaranMasuk, pembayaranMasuk } from "../contract.ts";
import { STATUS } from "./status.ts";

const columns = columnsOf<PembayaranMasuk>([
  recordColumn(isiPembayaran, "rujukan", {
    sort: "rujukan",
    card: "title",
    cell: ({ rujukan, idInvoice }) =>
      idInvoice === null ? rujukan : <DocumentLink kind="invoice" kunci={idInvoice} label={rujukan} />,
  }),
  recordColumn(isiPembayaran, "status", {
    card: "aside",
    cell: ({ status }) => <StatusBadge map={STATUS} state={status} />,
  }),
  recordColumn(isiPembayaran, "nominal", { sort: "nominal", card: "second" }),
  recordColumn(isiPembayaran, "tagihan"),
  recordColumn(isiPembayaran, "pelanggan", { sort: "pelanggan", card: "third", wrap: 200 }),
  recordColumn(isiPembayaran, "cara", {
    card: "third",
    cell: ({ cara, penyedia }) => <TwoLines below={penyedia}>{cara}</TwoLines>,
  }),
  recordColumn(isiPembayaran, "waktu", { sort: "waktu" }),
  recordColumn(isiPembayaran, "idTransaksi", { wrap: 170, card: "none" }),
]);

const MATI =
  "Belum ada penyedia yang dipakai: administrator mengisi kunci Midtrans atau token Xendit di setelan server.";

/** What payment providers said of payments, and what became of each. */
export function PembayaranMasukPage() {
  const list = useLocalList(pembayaranMasuk.getPembayaranMasuk, {});
  const { data } = useCall(pembayaranMasuk.getPembayaranMasuk, {});
  const dipakai = data?.dipakai ?? [];
  return (
    <ListPage
      title="Pembayaran Online"
      columns={columns}
      list={list}
      rowKey={(row) => row.idPembayaran}
      rowName={(row) => row.rujukan}
      actions={[]}
      search={list.long ? "Untuk/Pelanggan" : null}
      empty={{
        title: "Belum ada pembayaran",
        text:
          dipakai.length === 0 ? MATI : `Yang dikabarkan ${dipakai.join(" dan ")} muncul di sini dengan sendirinya.`,
      }}
    />
  );
}
