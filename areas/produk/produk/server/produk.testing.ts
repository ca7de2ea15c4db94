import type { Id } from "#kernel/types.ts";
import type { Person } from "#test/support/office.ts";
import { produk } from "../contract.ts";

/** The input of addProduk in the tests of products. */
export const OVEN = {
  kodeProduk: "OVN-1",
  namaProduk: "Oven Pengering",
  kapasitas: "100 kg",
  kategoriProduk: "utama",
  tipe: "Gas",
  hargaProduk: 25_000_000,
  hargaBeli: 17_500_000,
  jumlahStock: 4,
  minimalStock: 1,
} as const;

export async function tambah(person: Person, lain: Partial<Record<keyof typeof OVEN, string | number>> = {}) {
  const { data } = await person.call(produk.addProduk, { ...OVEN, ...lain, fotoProduk: [] } as never);
  return data.idProduk;
}

/** The one product that a search finds. */
export async function satu(person: Person, cari: string) {
  const { data } = await person.call(produk.getProduk, { cari });
  const [row] = data;
  if (!row || data.length > 1) throw new Error(`${data.length} products for ${cari}`);
  return row;
}

/** The input of editProduk for an OVEN without changes. */
export const edit = ({ idProduk, versi }: { idProduk: Id<"produk">; versi?: number }, lain: object) => {
  const { jumlahStock: _, ...isi } = OVEN;
  return { ...isi, idProduk, versi, fotoProduk: [], ...lain } as never;
};
