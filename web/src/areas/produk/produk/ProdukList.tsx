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

type ProdukListProps = { kategori: Kategori; harusPo?: boolean; actions: readonly RowAction<Produk>[] };

/** The machines of a category, or those to reorder. */
export function ProdukList({ kategori, harusPo = false, actions }: ProdukListProps) {
  const columns = seesHargaBeli(useSession()) ? COLUMNS_LENGKAP : COLUMNS_UMUM;
  const list = useList(harusPo ? produk.getProdukHarusPo : produk.getProduk, {
    filters: {},
    fixed: { kategori },
    prefix: harusPo ? `po-${kategori}` : kategori,
  });
  return (
    <ListPage
      title={harusPo ? `${KATEGORI_LABEL[kategori]} harus PO` : KATEGORI_LABEL[kategori]}
      showTitle
      columns={columns}
      list={list}
      rowKey={(row) => row.idProduk}
      rowName={(row) => row.namaProduk}
      search="Nama Mesin/Kode Mesin"
      rowTone={toneOf}
      actions={actions}
      empty={
        harusPo
          ? { title: "Tidak ada yang harus PO", text: "Semua stock masih di atas minimalnya." }
          : { title: "Belum ada produk", text: "Tambahkan satu per satu, atau impor dari file excel." }
      }
    />
  );
}
