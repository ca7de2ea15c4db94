import { daftar } from "#web/ui/list/daftar.ts";
import { pesanLangsung } from "../contract.ts";

export const DAFTAR_PESAN_LANGSUNG = daftar(
  pesanLangsung.getOrderanPl,
  (tahun) => ({ ...tahun, statusProduk: "Progress", bagian: "", urut: "" }),
  { board: true, fixed: { mendesak: "true" } },
);
