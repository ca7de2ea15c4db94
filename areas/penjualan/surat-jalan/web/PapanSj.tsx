import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { Board, type BoardMoves } from "#web/ui/list/Board.tsx";
import type { BoardCard } from "#web/ui/list/BoardCards.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { HARI_TERKIRIM, type KolomSj, NAMA_KOLOM_SJ } from "../../papan.ts";
import { type OrderSuratJalan, suratJalan } from "../contract.ts";
import { kapan } from "./kapan.ts";

const KOSONG: Readonly<Record<KolomSj, string>> = {
  siapKirim: "Tidak ada yang siap dikirim.",
  menungguMesin: "Tidak ada yang menunggu mesin.",
  terkirim: `Tidak ada yang dikirim dalam ${HARI_TERKIRIM} hari.`,
};

function barang({ orders }: OrderSuratJalan): string {
  const [pertama] = orders;
  if (!pertama) return "-";
  const lagi = orders.length > 1 ? `, +${orders.length - 1} lagi` : "";
  return `${pertama.qty} ${pertama.produk.namaProduk}${lagi}`;
}

/** Where a card stands follows from its machines and its delivery notes. */
const PINDAH: BoardMoves<OrderSuratJalan> = {
  to: ({ aksi }, column, from) => {
    if (column === "terkirim") return { kind: aksi.tambah.boleh || !aksi.muat.boleh ? "tambah" : "muat" };
    if (from === "terkirim") {
      if (column === "siapKirim") return { kind: "edit" };
      return { alasan: "Mesin order ini sudah selesai dan sudah dikirim" };
    }
    if (column === "menungguMesin") return { alasan: "Semua mesin order ini sudah selesai" };
    return {
      alasan: aksi.tambah.alasan ?? "Pindah sendiri setelah semua mesinnya selesai; yang sudah jadi dapat dikirim",
    };
  },
};

type PapanSjProps = { actions: readonly RowAction<OrderSuratJalan>[]; more: (kolom: string) => void };

/** What can go, what waits for machines, and what went lately. */
export function PapanSj({ actions, more }: PapanSjProps) {
  const { data, error, refetch } = useCall(suratJalan.getPapanSj, {});
  return (
    <Board
      label="Papan Surat Jalan"
      columns={data?.data.map(({ kolom, jumlah, kartu: rows }) => ({
        ...{ key: kolom, title: NAMA_KOLOM_SJ[kolom], count: jumlah, rows, empty: KOSONG[kolom] },
        card: (row: OrderSuratJalan): BoardCard => ({
          code: row.idSo,
          customer: row.customerInstansi || row.namaCustomer,
          goods: barang(row),
          when: kapan(row, kolom, jakartaToday(new Date())),
        }),
      }))}
      error={error === null ? null : error.message}
      retry={() => void refetch()}
      rowKey={(row) => row.idSo}
      rowName={(row) => row.idSo}
      actions={actions}
      more={more}
      moves={PINDAH}
    />
  );
}
