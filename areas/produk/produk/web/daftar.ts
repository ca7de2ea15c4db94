import { daftar } from "#web/ui/list/daftar.ts";
import { produk } from "../contract.ts";
import type { Kategori } from "../isiProduk.ts";

export const daftarProduk = (kategori: Kategori) =>
  daftar(produk.getProduk, () => ({ stok: "", kolom: "", urut: "" }), {
    fixed: { kategori },
    prefix: kategori,
    unless: ["tab"],
  });
