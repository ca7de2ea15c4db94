import { cari, choice, id, optional } from "#kernel/fields.ts";
import { rentang } from "#kernel/range.ts";
import { KOLOM_PENAWARAN } from "../papan.ts";
import { ALASAN_KALAH, STATUS_PENAWARAN } from "./label.ts";

/** What the list, and a file of it, is asked with. */
export const saringan = {
  cari,
  ...rentang,
  status: optional(choice("Status", STATUS_PENAWARAN)),
  bagian: optional(choice("Bagian", KOLOM_PENAWARAN)),
  idSales: optional(id("karyawan", "Sales")),
  idProduk: optional(id("produk", "Produk")),
  alasan: optional(choice("Alasan kalah", ALASAN_KALAH)),
};
