import { seesHargaBeli } from "#contract/kernel/permission.ts";
import { po } from "#contract/pembelian/po.ts";
import type { Kategori } from "#contract/produk/isiProduk.ts";
import { type Produk, produk } from "#contract/produk/produk.ts";
import { send } from "../../../api/client.ts";
import { useSession } from "../../../api/session.ts";
import { KATEGORI_LABEL } from "../../../documents/produk.ts";
import { onOpening } from "../../../ui/dialog/onOpening.tsx";
import { type Dialog, useDialog } from "../../../ui/dialog/useDialog.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "../../../ui/list/many.ts";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { useList } from "../../../ui/list/useList.ts";
import { COLUMNS_LENGKAP, COLUMNS_UMUM } from "./columns.tsx";
import type { Pesanan } from "./PoBanyakForm.tsx";
import { toneOf } from "./status.ts";

const PoBanyakForm = onOpening(() => import("./PoBanyakForm.tsx").then((file) => file.PoBanyakForm));

/** What can be done with several machines: purchase orders in the proposed quantities, and a file of them. */
function useSekaligus(pesan: Dialog<Pesanan>): readonly ManyAction<Produk>[] {
  return [
    {
      ...{ kind: "po", label: "Buat PO", call: po.addBeberapaPo, done: "PO dibuat", fallback: "Gagal membuat PO" },
      boleh: ({ aksi }) => aksi.po,
      asks: true,
      run: async (rows) => {
        const { data } = await send(produk.getUsulanPo, { idProduk: rows.map(({ idProduk }) => idProduk) });
        const usulan = new Map(data.map((row) => [row.idProduk, row]));
        // In the order in which they were chosen, as the results are told.
        const diminta = rows.map(({ idProduk }) => usulan.get(idProduk)).filter((row) => row !== undefined);
        return new Promise((done) => pesan.open({ rows: diminta, done }));
      },
    },
    exportsMany({
      call: produk.exportExcelProduk,
      input: (rows: readonly Produk[]) => ({ idProduk: rows.map(({ idProduk }) => idProduk) }),
    }),
  ];
}

type ProdukListProps = { kategori: Kategori; actions: readonly RowAction<Produk>[] };

/** The machines of a category. */
export function ProdukList({ kategori, actions }: ProdukListProps) {
  const columns = seesHargaBeli(useSession()) ? COLUMNS_LENGKAP : COLUMNS_UMUM;
  const list = useList(produk.getProduk, { filters: { urut: "" }, fixed: { kategori }, prefix: kategori });
  const pesan = useDialog<Pesanan>();
  const sekaligus = useSekaligus(pesan);
  return (
    <>
      <ListPage
        title={KATEGORI_LABEL[kategori]}
        showTitle={kategori === "utama" ? "aloud" : true}
        columns={columns}
        list={list}
        rowKey={(row) => row.idProduk}
        rowName={(row) => row.namaProduk}
        search="Nama Mesin/Kode Mesin"
        rowTone={toneOf}
        toolbar={
          list.narrowed && (
            <ExportButton
              call={produk.exportExcelProduk}
              input={list.searched}
              label="Export hasil"
              fallback="Gagal download data mesin"
            />
          )
        }
        actions={actions}
        many={sekaligus}
        empty={{ title: "Belum ada produk", text: "Tambahkan satu per satu, atau impor dari file excel." }}
      />
      <PoBanyakForm dialog={pesan} />
    </>
  );
}
