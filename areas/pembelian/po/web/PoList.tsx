import { rupiah } from "#kernel/format.ts";
import { refreshTopics } from "#web/api/queries.ts";
import { useMay } from "#web/api/session.ts";
import { useOpen } from "#web/documents/useFollow.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { asChart } from "#web/ui/list/chart.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { type Po, po } from "../contract.ts";
import { grafikPo } from "../grafikPo.ts";
import { BAYAR_PO, type StatusPo } from "../isiPo.ts";
import { barisPo } from "./columns.tsx";
import { daftarPo } from "./daftar.ts";

const KOSONG: Readonly<Record<StatusPo, { title: string; text: string }>> = {
  Proses: { title: "Tidak ada PO yang diproses", text: "Tekan Buat PO: PO dibuat dari layar Produk, tab Harus PO." },
  Selesai: { title: "Belum ada PO selesai", text: "PO pindah ke sini setelah semua mesinnya selesai." },
};

/** The note before cancelling: units that arrived stay and have to be paid. */
function akibatCancel({ namaProduk, qty, qtySelesai, hargaSatuan }: Po): string {
  const sisa = qty - qtySelesai;
  const seharga = hargaSatuan === null ? "" : ` seharga ${rupiah(sisa * hargaSatuan)}`;
  if (qtySelesai === 0) return `${PASTIKAN}\n${qty} unit ${namaProduk}${seharga} tidak jadi dipesan.`;
  return `${PASTIKAN}\nSisa ${sisa} unit${seharga} dibatalkan, PO selesai dengan ${qtySelesai} unit yang sudah datang.`;
}

const SEKALIGUS: readonly ManyAction<Po>[] = [
  exportsMany({ call: po.exportPo, input: (rows: readonly Po[]) => ({ idPo: rows.map(({ idPo }) => idPo) }) }),
];

const PEMBAYARAN = BAYAR_PO.map((value) => ({ value, label: value }));

type Dialogs = { detail: Addressed<string>; kirim: Addressed<string>; selesai: Addressed<Po>; bayar: Addressed<Po> };
type PoListProps = { statusPo: StatusPo; dialogs: Dialogs };

/** The purchase orders of one status, with their own search and pages. */
export function PoList({ statusPo, dialogs }: PoListProps) {
  const list = useList(po.getPo, startsOf(daftarPo(statusPo)));
  const pays = useMay(po.updatePoLunas);
  const open = useOpen();
  const cancel = useConfirmedCall({
    call: po.cancelPo,
    input: ({ idPo }: Po) => ({ idPo }),
    ask: ({ kloter }) => `Apakah anda yakin untuk mengcancel PO ${kloter}?`,
    text: akibatCancel,
    busy: "Mengcancel…",
    fallback: "Gagal mengcancel order",
    // Also after a failure, because a colleague may have been faster.
    settled: () => void refreshTopics(po.cancelPo.changes),
  });
  const actions: RowAction<Po>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(dialogs.detail, ({ idPo }: Po) => idPo) },
    { kind: "email", call: po.kirimEmailPo, boleh: "always", ...opens(dialogs.kirim, ({ idPo }: Po) => idPo) },
    ...(statusPo === "Proses"
      ? ([
          {
            kind: "selesai",
            label: "Update PO Mesin Selesai",
            call: po.updatePoSelesai,
            boleh: (row) => row.aksi.selesai,
            ...opens(dialogs.selesai),
          },
          { kind: "batal", call: po.cancelPo, boleh: (row) => row.aksi.cancel, run: cancel },
        ] satisfies RowAction<Po>[])
      : ([
          {
            kind: "bayar",
            label: "Update Status Pembayaran PO",
            call: po.updatePoLunas,
            boleh: (row) => row.aksi.bayar,
            ...opens(dialogs.bayar),
            takesPhoto: true,
          },
        ] satisfies RowAction<Po>[])),
  ];
  return (
    <ListPage
      {...barisPo(statusPo, pays)}
      list={list}
      filters={
        statusPo === "Selesai" &&
        pays && <SelectFilter list={list} name="bayar" label="Pembayaran" options={PEMBAYARAN} all="Semua pembayaran" />
      }
      toolbar={
        statusPo === "Proses" && (
          <AddButton call={po.addPo} label="Buat PO" onClick={() => open("/admin/produk?tab=harus-po")} />
        )
      }
      actions={actions}
      many={SEKALIGUS}
      chart={asChart(grafikPo)}
      empty={KOSONG[statusPo]}
    />
  );
}
