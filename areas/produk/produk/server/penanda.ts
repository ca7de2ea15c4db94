import type { Id } from "#kernel/types.ts";

/**
 * The last column of an exported list: the id of the product and its values at the time of the export. By it an import
 * finds the product even if its code was changed, and knows what was changed in the file and what in the app.
 */
export const PENANDA = "Penanda";

export type Penanda = { idProduk: Id<"produk">; versi: number; jumlahStock: number };

export const penandaDari = ({ idProduk, versi, jumlahStock }: Penanda): string =>
  `P${idProduk}.V${versi}.S${jumlahStock}`;

export function readMark(text: string): Penanda | null {
  const [, id, versi, stock] = /^P(\d{1,9})\.V(\d{1,9})\.S(\d{1,9})$/.exec(text) ?? [];
  if (id === undefined) return null;
  return { idProduk: Number(id) as Id<"produk">, versi: Number(versi), jumlahStock: Number(stock) };
}
