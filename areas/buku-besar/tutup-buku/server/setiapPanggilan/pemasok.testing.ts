import { bukanAngka, type Temuan } from "./temuan.testing.ts";

const SEBUTAN = bukanAngka("what a supplier is called: no report has a figure of it");
const DARI_SIAPA = bukanAngka("of whom something was bought: what is owed in all, and Hutang Usaha, stay as they are");

export const PEMASOK: Record<string, Temuan> = {
  "hutang.kirimHutangPdf": bukanAngka("a statement is mailed: what is owed stays as it is"),
  "hutang.kirimHutangBanyak": bukanAngka("statements are mailed"),
  "pemasok.addPemasok": SEBUTAN,
  "pemasok.updatePemasok": SEBUTAN,
  "pemasok.arsipkanPemasok": SEBUTAN,
  "pemasok.addCatatanPemasok": SEBUTAN,
  "pemasok.selesaikanLangkahPemasok": SEBUTAN,
  "pemasok.gabungPemasok": DARI_SIAPA,
  "pemasok.batalGabungPemasok": DARI_SIAPA,
  "pemasok.pindahPoPemasok": DARI_SIAPA,
  "pemasok.pindahProdukPemasok": DARI_SIAPA,
};
