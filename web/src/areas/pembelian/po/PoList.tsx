import type { StatusPo } from "#contract/pembelian/isiPo.ts";
import { type Po, po } from "#contract/pembelian/po.ts";
import { refreshTopics } from "../../../api/queries.ts";
import { useMay } from "../../../api/session.ts";
import { PASTIKAN } from "../../../ui/dialog/dialogs.ts";
import { useConfirmedCall } from "../../../ui/dialog/useConfirmedCall.ts";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { useList } from "../../../ui/list/useList.ts";
import { COLUMNS } from "./columns.tsx";
import { PoBayar } from "./PoBayar.tsx";
import { PoSelesai } from "./PoSelesai.tsx";

const KOSONG: Readonly<Record<StatusPo, { title: string; text: string }>> = {
  Proses: { title: "Tidak ada PO yang diproses", text: "Buat PO dari layar Produk, tab Harus PO." },
  Selesai: { title: "Belum ada PO selesai", text: "PO pindah ke sini setelah semua mesinnya selesai." },
};

/** What has arrived stays, and is paid: whoever cancels the rest is told so before. */
function akibatCancel({ qty, qtySelesai }: Po): string | undefined {
  if (qtySelesai === 0) return undefined;
  return `${PASTIKAN}\nSisa ${qty - qtySelesai} unit dibatalkan, PO selesai dengan ${qtySelesai} unit yang sudah datang.`;
}

type PoListProps = { statusPo: StatusPo; openDetail: (idPo: string) => void };

/** One of the two lists, with its own search and pages. */
export function PoList({ statusPo, openDetail }: PoListProps) {
  const list = useList(po.getPo, { filters: {}, fixed: { statusPo }, prefix: statusPo.toLowerCase() });
  const pays = useMay(po.updatePoLunas);
  const selesai = useDialog<Po>();
  const bayar = useDialog<Po>();
  const cancel = useConfirmedCall({
    call: po.cancelPo,
    input: ({ idPo }: Po) => ({ idPo }),
    ask: ({ kloter }) => `Apakah anda yakin untuk mengcancel PO ${kloter}?`,
    text: akibatCancel,
    busy: "Mengcancel…",
    fallback: "Gagal mengcancel order",
    // Also when it failed: a colleague may have been first.
    settled: () => void refreshTopics(po.cancelPo.changes),
  });
  const actions: RowAction<Po>[] = [
    { kind: "detail", call: "everyone", boleh: "always", run: ({ idPo }) => openDetail(idPo) },
    ...(statusPo === "Proses"
      ? ([
          {
            kind: "selesai",
            label: "Update PO Mesin Selesai",
            call: po.updatePoSelesai,
            boleh: (row) => row.aksi.selesai,
            run: selesai.open,
          },
          { kind: "batal", call: po.cancelPo, boleh: (row) => row.aksi.cancel, run: cancel },
        ] satisfies RowAction<Po>[])
      : ([
          {
            kind: "bayar",
            label: "Update Status Pembayaran PO",
            call: po.updatePoLunas,
            boleh: (row) => row.aksi.bayar,
            run: bayar.open,
          },
        ] satisfies RowAction<Po>[])),
  ];
  return (
    <>
      <ListPage
        title={`PO ${statusPo}`}
        columns={COLUMNS[statusPo][pays ? "semua" : "tanpa harga"]}
        list={list}
        rowKey={(row) => row.idPo}
        rowName={(row) => `PO ${row.kloter}`}
        rowTone={(row) => (row.qty === row.qtySelesai ? undefined : "red")}
        search="Kloter/Nama Mesin/Kode Mesin"
        actions={actions}
        empty={KOSONG[statusPo]}
      />
      <PoSelesai dialog={selesai} />
      <PoBayar dialog={bayar} />
    </>
  );
}
