import { ribuan } from "#kernel/format.ts";
import { GoodsLine } from "#web/ui/value/GoodsLine.tsx";
import { OrderLines, type OrderLinesProps } from "./OrderLines.tsx";

/** The goods of an order in one line, with how many are still to be made. */
export function BarangSingkat({ order }: Pick<OrderLinesProps, "order">) {
  const { orders, statusSo } = order;
  const qty = orders.reduce((sum, line) => sum + line.qty, 0);
  const selesai = orders.reduce((sum, line) => sum + line.qtySelesai, 0);
  const belum = selesai < qty && statusSo !== "Cancel";
  return (
    <GoodsLine
      lines={orders.map(({ qty: banyak, produk }) => ({ qty: banyak, nama: produk.namaProduk }))}
      note={belum ? `${ribuan(selesai)}/${ribuan(qty)} selesai` : undefined}
    >
      <OrderLines order={order} />
    </GoodsLine>
  );
}
