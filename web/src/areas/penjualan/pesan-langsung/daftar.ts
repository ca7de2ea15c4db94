import { pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_PESAN_LANGSUNG = daftar(
  pesanLangsung.getOrderanPl,
  (tahun) => ({ ...tahun, statusProduk: "Progress", bagian: "", urut: "" }),
  { board: true },
);
