import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import type { BarisOrder } from "../contract.ts";
import type { StatusSo } from "../label.ts";

/** A long name wraps. */
export const nama: LineColumn<BarisOrder> = { header: "Produk", wrap: 165, cell: (line) => line.produk.namaProduk };
/** What follows the name wherever the lines of an order are shown. */
export const jumlah: readonly LineColumn<BarisOrder>[] = [
  { header: "Sumber", cell: (line) => line.sumberProduk },
  { header: "Qty", align: "right", cell: (line) => <Jumlah value={line.qty} /> },
  { header: "Selesai", align: "right", cell: (line) => <Jumlah value={line.qtySelesai} /> },
];
export const total: LineColumn<BarisOrder> = moneyColumn("Total", (line) => line.totalHarga);

/** The columns that fit into a cell of a list. */
const RINGKAS = [nama, ...jumlah, total];

export type OrderLinesProps = {
  order: { idSo: string; statusSo: StatusSo; orders: readonly BarisOrder[] };
  columns?: readonly LineColumn<BarisOrder>[];
};

/** The lines of an order; unfinished ones are marked while the order is open. */
export function OrderLines({ order, columns = RINGKAS }: OrderLinesProps) {
  const { idSo, statusSo, orders } = order;
  return (
    <LineTable
      label={`Barang ${idSo}`}
      columns={columns}
      lines={orders}
      lineKey={(line) => line.idOrderan}
      lineTone={(line) => (line.qty === line.qtySelesai || statusSo === "Cancel" ? undefined : "red")}
    />
  );
}
