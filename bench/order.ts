import { order } from "#areas/penjualan/order/contract.ts";
import { ukurHalaman } from "./halaman.ts";

/** The list of orders with 1,000,000 orders and 3,000,000 lines: node bench/order.ts [folder] [orders] */
const year = { tglAwal: "2025-01-01", tglAkhir: "2025-12-31" };
const call = order.getOrder;

await ukurHalaman([
  { call, name: "everything", input: {} },
  { call, name: "100 rows a page", input: { limit: 100 } },
  { call, name: "one year", input: year },
  { call, name: "by the customer's name", input: { urut: "namaCustomer" } },
  { call, name: "largest first", input: { urut: "-totalPembelian" } },
  { call, name: "search: one code", input: { cari: "-0500000" } },
  { call, name: "search: a few (kopi nusantara 977)", input: { cari: "kopi nusantara 977" } },
  { call, name: "search: a seventh (kopi)", input: { cari: "kopi" } },
  { call, name: "search: most (a)", input: { cari: "a" } },
  { call, name: "search within a year (kopi)", input: { cari: "kopi", ...year } },
  { call, name: "search: nothing", input: { cari: "tidak ada yang begini" } },
]);
