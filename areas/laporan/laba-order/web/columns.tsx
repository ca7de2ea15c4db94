import { columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type BarisLaba, isiLaba, type SudutLaba, tulisPersen } from "../contract.ts";

const uang = [
  recordColumn(isiLaba, "pendapatan", { sort: "pendapatan", card: "third" }),
  recordColumn(isiLaba, "hpp", { sort: "hpp", card: "third" }),
  recordColumn(isiLaba, "margin", { sort: "margin", card: "third" }),
  recordColumn(isiLaba, "persen", { sort: "persen", card: "third", cell: (row) => tulisPersen(row.persen) }),
];
const nama = (header: string) => recordColumn(isiLaba, "nama", { header, sort: "nama", card: "title", wrap: 320 });

export const COLUMNS = {
  order: columnsOf<BarisLaba>([
    recordColumn(isiLaba, "kode", { header: "Order", card: "second" }),
    recordColumn(isiLaba, "tanggal", { sort: "tanggal", card: "second" }),
    nama("Pelanggan"),
    ...uang,
  ]),
  produk: columnsOf<BarisLaba>([recordColumn(isiLaba, "kode", { card: "second" }), nama("Produk"), ...uang]),
  pelanggan: columnsOf<BarisLaba>([nama("Pelanggan"), ...uang]),
  sales: columnsOf<BarisLaba>([nama("Sales"), ...uang]),
} satisfies Record<SudutLaba, unknown>;
