import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { ukurHalaman } from "./halaman.ts";

/** Lists of delivery notes and Pesan Langsung with 1,000,000 orders: node bench/suratjalan.ts [folder] [orders] */
const year = { tglAwal: "2025-01-01", tglAkhir: "2025-12-31" };
const notes = suratJalan.getInvoiceForSj;
const direct = pesanLangsung.getOrderanPl;

await ukurHalaman([
  { call: notes, name: "everything", input: {} },
  { call: notes, name: "100 rows a page", input: { limit: 100 } },
  { call: notes, name: "one year", input: year },
  { call: notes, name: "search: one code", input: { cari: "-0500000" } },
  { call: notes, name: "search: a seventh (kopi)", input: { cari: "kopi" } },
  { call: notes, name: "search: most (a)", input: { cari: "a" } },
  { call: notes, name: "search: nothing", input: { cari: "tidak ada yang begini" } },
  { call: direct, name: "everything", input: {} },
  { call: direct, name: "finished, one year", input: { ...year, statusProduk: "Selesai" } },
  { call: direct, name: "search: one code", input: { cari: "-0500000" } },
  { call: direct, name: "search: a seventh (kopi)", input: { cari: "kopi" } },
  { call: direct, name: "search: nothing", input: { cari: "tidak ada yang begini" } },
]);
