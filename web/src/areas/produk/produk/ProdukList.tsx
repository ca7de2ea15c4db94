import { seesHargaBeli } from "#contract/kernel/permission.ts";
import type { Kategori } from "#contract/produk/isiProduk.ts";
import { type Produk, produk } from "#contract/produk/produk.ts";
import { useSession } from "../../../api/session.ts";
import { KATEGORI_LABEL } from "../../../documents/produk.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { useList } from "../../../ui/list/useList.ts";
import { COLUMNS_LENGKAP, COLUMNS_UMUM } from "./columns.tsx";
import { toneOf } from "./status.ts";

type ProdukListProps = { kategori: Kategori; actions: readonly RowAction<Produk>[] };

/** The machines of a category. */
export function ProdukList({ kategori, actions }: ProdukListProps) {
  const columns = seesHargaBeli(useSession()) ? COLUMNS_LENGKAP : COLUMNS_UMUM;
  const list = useList(produk.getProduk, { filters: { urut: "" }, fixed: { kategori }, prefix: kategori });
  return (
    <ListPage
      title={KATEGORI_LABEL[kategori]}
      showTitle={kategori === "utama" ? "aloud" : true}
      columns={columns}
      list={list}
      rowKey={(row) => row.idProduk}
      rowName={(row) => row.namaProduk}
      search="Nama Mesin/Kode Mesin"
      rowTone={toneOf}
      actions={actions}
      empty={{ title: "Belum ada produk", text: "Tambahkan satu per satu, atau impor dari file excel." }}
    />
  );
}
