import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { ribuan } from "#contract/format.ts";
import { OrderLines, type OrderLinesProps } from "./OrderLines.tsx";
import classes from "./order.module.css";

/** The goods of an order in one line; pressed, it opens the table of them all. */
export function BarangSingkat({ order }: Pick<OrderLinesProps, "order">) {
  const [open, setOpen] = useState(false);
  const { orders, statusSo } = order;
  const [pertama] = orders;
  if (pertama === undefined) return "-";
  const qty = orders.reduce((sum, line) => sum + line.qty, 0);
  const selesai = orders.reduce((sum, line) => sum + line.qtySelesai, 0);
  return (
    <>
      <button type="button" className={classes.singkat} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={classes.qty}>{ribuan(pertama.qty)}×</span>
        <span className={classes.nama}>{pertama.produk.namaProduk}</span>
        {orders.length > 1 && <span className={classes.lagi}>+{orders.length - 1} lagi</span>}
        {selesai < qty && statusSo !== "Cancel" && (
          <span className={classes.belum}>
            {ribuan(selesai)}/{ribuan(qty)} selesai
          </span>
        )}
        <IconChevronDown size={14} aria-hidden className={classes.panah} />
      </button>
      {open && <OrderLines order={order} />}
    </>
  );
}
