import { berhenti, type StatusSo } from "#contract/penjualan/label.ts";
import type { BarisOrder } from "#contract/penjualan/order.ts";
import { type LineColumn, LineTable } from "../../../ui/value/LineTable.tsx";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { Whole } from "../../../ui/value/Whole.tsx";
import { STATUS_BARIS } from "./status.ts";

/** A long name wraps. */
const nama: LineColumn<BarisOrder> = { header: "Produk", wrap: 165, cell: (line) => line.produk.namaProduk };
const kode: LineColumn<BarisOrder> = { header: "Kode", cell: (line) => <Whole>{line.produk.kodeProduk}</Whole> };
const sumber: LineColumn<BarisOrder> = { header: "Sumber", cell: (line) => line.sumberProduk };
const qty: LineColumn<BarisOrder> = { header: "Qty", align: "right", cell: (line) => <Jumlah value={line.qty} /> };
const selesai: LineColumn<BarisOrder> = {
  header: "Selesai",
  align: "right",
  cell: (line) => <Jumlah value={line.qtySelesai} />,
};
const total: LineColumn<BarisOrder> = {
  header: "Total",
  align: "right",
  cell: (line) => <Money value={line.totalHarga} />,
};

/** The columns that fit into a cell of a list. */
const ringkas = [nama, sumber, qty, selesai, total];
const lengkap = (statusSo: StatusSo): LineColumn<BarisOrder>[] => [
  nama,
  kode,
  { header: "Tipe", cell: (line) => line.produk.tipe || "-" },
  { header: "Kapasitas", cell: (line) => line.produk.kapasitas || "-" },
  sumber,
  qty,
  selesai,
  { header: "Terkirim", align: "right", cell: (line) => <Jumlah value={line.qtyTerkirim} /> },
  { header: "Harga", align: "right", cell: (line) => <Money value={line.hargaProduk} /> },
  total,
  { header: "Tambahan Online", align: "right", cell: (line) => <Money value={line.totalTambahanHargaOnline} /> },
  {
    header: "Status",
    cell: ({ statusProduk }) => (
      <StatusBadge map={STATUS_BARIS} state={berhenti(statusSo, statusProduk) ? "Batal" : statusProduk} />
    ),
  },
  { header: "Mulai", cell: (line) => <Tanggal value={line.tglAwalPengerjaan} /> },
  { header: "Deadline", cell: (line) => <Tanggal value={line.tglDeadline} /> },
  { header: "Selesai Tgl", cell: (line) => <Tanggal value={line.tglSelesai} /> },
];

export type OrderLinesProps = {
  order: { idSo: string; statusSo: StatusSo; orders: readonly BarisOrder[] };
  full?: boolean;
};

/** The lines of an order; unfinished ones are marked while the order is open. */
export function OrderLines({ order, full = false }: OrderLinesProps) {
  const { idSo, statusSo, orders } = order;
  return (
    <LineTable
      label={`Barang ${idSo}`}
      columns={full ? lengkap(statusSo) : ringkas}
      lines={orders}
      lineKey={(line) => line.idOrderan}
      lineTone={(line) => (line.qty === line.qtySelesai || statusSo === "Cancel" ? undefined : "red")}
    />
  );
}
