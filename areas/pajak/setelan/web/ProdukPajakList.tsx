import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { pajak } from "../contract.ts";
import { type IdentitasProduk, identitasProduk } from "../isiPajak.ts";

const berkode = (kode: string, nama: string) => [kode, nama].filter(Boolean).join(" · ");

const columns = columnsOf<IdentitasProduk>([
  {
    id: "namaProduk",
    header: "Produk",
    card: "title",
    wrap: 260,
    cell: ({ idProduk, namaProduk }) => <DocumentLink kind="produk" kunci={String(idProduk)} label={namaProduk} />,
  },
  { id: "kodeProduk", header: "Kode Produk", card: "second", cell: ({ kodeProduk }) => kodeProduk },
  recordColumn(identitasProduk, "jenis", { card: "aside" }),
  recordColumn(identitasProduk, "kode", {
    wrap: 320,
    card: "third",
    cell: ({ kode, namaKode }) => berkode(kode, namaKode),
  }),
  recordColumn(identitasProduk, "satuan", {
    card: "third",
    cell: ({ satuan, namaSatuan }) => berkode(satuan, namaSatuan),
  }),
]);

const idOf = ({ idProduk }: IdentitasProduk) => idProduk;

/** How Coretax calls each product. */
export function ProdukPajakList({ form }: { form: Addressed<IdentitasProduk> }) {
  const list = useList(pajak.getIdentitasProduk, { filters: { idProduk: "" }, prefix: "produk" });
  const actions: RowAction<IdentitasProduk>[] = [
    {
      kind: "edit",
      label: "Ubah kode",
      call: pajak.updateIdentitasProduk,
      boleh: "always",
      ...opens(form),
    },
  ];
  return (
    <ListPage
      title="Kode Pajak Produk"
      columns={columns}
      list={list}
      rowKey={idOf}
      rowName={({ namaProduk }) => namaProduk}
      search="Kode/Nama Produk"
      actions={actions}
      empty={{ title: "Belum ada produk", text: "Produk yang ditambahkan di layar Produk muncul di sini." }}
    />
  );
}
