import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { Money } from "#web/ui/value/Money.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { masukan } from "../contract.ts";
import type { TagihanBerPpn } from "../isiMasukan.ts";

const columns = columnsOf<TagihanBerPpn>([
  {
    id: "idTagihan",
    header: "Tagihan",
    card: "second",
    cell: ({ idTagihan }) => <DocumentLink kind="tagihan" kunci={idTagihan} />,
  },
  { id: "namaPemasok", header: "Pemasok", card: "title", wrap: 240, cell: ({ namaPemasok }) => namaPemasok },
  { id: "nomor", header: "Nomor Tagihan", card: "third", cell: ({ nomor }) => nomor },
  { id: "tglTagihan", header: "Tanggal", card: "third", cell: ({ tglTagihan }) => <Tanggal value={tglTagihan} /> },
  { id: "nomorFaktur", header: "Nomor Faktur", card: "third", cell: ({ nomorFaktur }) => nomorFaktur || "-" },
  { id: "ppn", header: "PPN", align: "right", card: "third", cell: ({ ppn }) => <Money value={ppn} /> },
  { id: "sisa", header: "Belum Berfaktur", align: "right", card: "aside", cell: ({ sisa }) => <Money value={sisa} /> },
]);

/** Bills whose supplier has not made their faktur, or under another number: it cannot be credited until he does. */
export function TanpaFakturList() {
  const list = useList(masukan.getTanpaFaktur, { filters: {}, prefix: "tanpa" });
  return (
    <ListPage
      title="Tagihan ber-PPN Tanpa Faktur"
      columns={columns}
      list={list}
      rowKey={({ idTagihan }) => idTagihan}
      rowName={({ idTagihan }) => `tagihan ${idTagihan}`}
      search="ID/Nomor/Pemasok"
      actions={[]}
      empty={{ title: "Semua tagihan ber-PPN berfaktur", text: "Tidak ada yang perlu ditanyakan ke pemasok." }}
    />
  );
}
