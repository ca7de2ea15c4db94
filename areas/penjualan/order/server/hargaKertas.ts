import type { ItemCell, ItemColumn } from "#platform/documents/pdf/table.ts";
import { type Berdiskon, hargaBersih, sebelumDiskon } from "../diskon.ts";

const HARGA: ItemColumn = { header: "Harga", kind: "money", width: "auto" };
const DISKON: ItemColumn = { header: "Diskon", kind: "money", width: "auto" };
/** Stands out less among figures than Rp 0. */
const TANPA_DISKON = "-";
const TOTAL: ItemColumn = { header: "Total", kind: "money", width: "auto" };

/** The price columns of a paper's lines, and the cells of one: discounts have a column where one was given. */
export function hargaKertas(baris: readonly { diskon: number }[]) {
  const berdiskon = baris.some(({ diskon }) => diskon > 0);
  return {
    columns: [HARGA, ...(berdiskon ? [DISKON] : []), TOTAL],
    cells: (line: Berdiskon & { qty: number }): ItemCell[] => [
      line.harga,
      ...(berdiskon ? [line.diskon || TANPA_DISKON] : []),
      line.qty * hargaBersih(line),
    ],
  };
}

/** The same of an order's lines. */
export function hargaBarisOrder(orders: readonly { qty: number; hargaProduk: number; diskon: number }[]) {
  const { columns, cells } = hargaKertas(orders);
  return {
    columns,
    cells: orders.map(({ qty, ...line }) => cells({ qty, diskon: line.diskon, harga: sebelumDiskon(line) })),
  };
}
