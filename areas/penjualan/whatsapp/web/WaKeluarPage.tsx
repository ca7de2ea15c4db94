import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { STATUS_WA } from "#web/documents/statusWa.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { type PesanWa, whatsapp } from "../contract.ts";
import { isiPesanWa } from "../isiWa.ts";

const columns = columnsOf<PesanWa>([
  recordColumn(isiPesanWa, "idDokumen", {
    card: "title",
    sort: "idDokumen",
    cell: ({ jenis, idDokumen }) => <DocumentLink kind={jenis} kunci={idDokumen} />,
  }),
  recordColumn(isiPesanWa, "status", {
    card: "aside",
    cell: ({ status }) => <StatusBadge map={STATUS_WA} state={status} />,
  }),
  recordColumn(isiPesanWa, "nomor", { card: "second", sort: "nomor" }),
  recordColumn(isiPesanWa, "waktu", { card: "third", sort: "waktu" }),
  recordColumn(isiPesanWa, "sejak"),
  { id: "oleh", header: "Oleh", cell: (row) => row.user.namaLengkap },
  recordColumn(isiPesanWa, "alasan", { wrap: 360, card: "second", cell: ({ alasan }) => alasan || "-" }),
]);

/** What went out from the company's number at WhatsApp, and what became of it. */
export function WaKeluarPage() {
  const list = useLocalList(whatsapp.getWaKeluar, {});
  const { data } = useCall(whatsapp.getWaKeluar, {});
  return (
    <ListPage
      title="WhatsApp Keluar"
      columns={columns}
      list={list}
      rowKey={(row) => row.idPesan}
      rowName={(row) => `pesan ke ${row.nomor}`}
      actions={[]}
      search={list.long ? "Dokumen/Nomor" : null}
      empty={{
        title: "Belum ada pesan",
        text:
          data?.siap === false
            ? "WhatsApp belum disambungkan: administrator mengisi setelan WHATSAPP di server."
            : "Dokumen yang dikirim lewat Bagikan muncul di sini.",
      }}
    />
  );
}
