import type { Kategori } from "#contract/produk/isiProduk.ts";
import { produk } from "#contract/produk/produk.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const daftarProduk = (kategori: Kategori) =>
  daftar(produk.getProduk, () => ({ urut: "" }), { fixed: { kategori }, prefix: kategori, unless: ["tab"] });
