import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { Board, type BoardCard } from "#web/ui/list/Board.tsx";
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
    />
  );
}
