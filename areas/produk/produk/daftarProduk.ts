import { saringanKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { cari, choice, optional, urutan } from "#kernel/fields.ts";
import { KATEGORI } from "./isiProduk.ts";

/** What the list can be sorted by. */
export const URUT_PRODUK = [
  "kodeProduk",
  "namaProduk",
  "hargaProduk",
  "jumlahStock",
  "stockSales",
  "minimalStock",
] as const;
export type UrutProduk = (typeof URUT_PRODUK)[number];

/** Those that can be sold from stock now. */
export const STOK = ["Ada"] as const;
export type Stok = (typeof STOK)[number] | null;

/** What the list of machines, and a file of them, is asked with. */
export const saringanProduk = {
  cari,
  kategori: optional(choice("Kategori", KATEGORI)),
  stok: optional(choice("Stok", STOK)),
  kolom: saringanKolom,
  urut: urutan(URUT_PRODUK),
};
