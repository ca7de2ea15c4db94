import type { Id } from "#contract/kernel/types.ts";

/**
 * The last column of an exported product: which product it is and how it stood then. An import that finds it changes that
 * very product, also where its code is another one now, and sees what was changed in the file and what in the app.
 */
export const PENANDA = "Penanda";

export type Penanda = { idProduk: Id<"produk">; versi: number; jumlahStock: number };

export const penandaDari = ({ idProduk, versi, jumlahStock }: Penanda): string =>
  `P${idProduk}.V${versi}.S${jumlahStock}`;

export function bacaPenanda(text: string): Penanda | null {
  const [, id, versi, stock] = /^P(\d{1,9})\.V(\d{1,9})\.S(\d{1,9})$/.exec(text) ?? [];
  if (id === undefined) return null;
  return { idProduk: Number(id) as Id<"produk">, versi: Number(versi), jumlahStock: Number(stock) };
}
