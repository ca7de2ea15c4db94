import { desimal } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";

/** A discount is given off the price of a unit: of a line of a quotation, of the cart, of an order. */

/** A line at its price before the discount. */
export type Berdiskon = { harga: number; diskon: number };

/** What a unit is sold for. */
export const hargaBersih = ({ harga, diskon }: Berdiskon): Rupiah => (harga - diskon) as Rupiah;

/** What a unit of an order's line was priced before the discount. */
export const sebelumDiskon = ({ hargaProduk, diskon }: { hargaProduk: number; diskon: number }): Rupiah =>
  (hargaProduk + diskon) as Rupiah;

const persen = ({ harga, diskon }: Berdiskon): number => (harga === 0 ? 0 : (diskon * 100) / harga);

/** "12,5%" */
export const persenDiskon = (line: Berdiskon): string => `${desimal(persen(line))}%`;

export const DISKON_ONLINE = "Diskon per barang tidak berlaku untuk order Online";

/** Why a discount is not possible, or null. */
export const problemOfDiskon = (namaProduk: string, { harga, diskon }: Berdiskon): string | null =>
  diskon > harga ? `Diskon ${namaProduk} melebihi harganya` : null;

/** The most that a role may give off a price; null: as much as it likes. */
export type BatasDiskon = { role: string; batas: number | null };

/** Why an order of these lines waits: a discount beyond what the role of who makes it may give; null where there is none. */
export function diskonBerlebih(
  baris: readonly (Berdiskon & { namaProduk: string })[],
  { role, batas }: BatasDiskon,
): string | null {
  if (batas === null) return null;
  const lebih = baris.filter(({ harga, diskon }) => diskon * 100 > harga * batas);
  if (lebih.length === 0) return null;
  // Units of one machine that come from stock and that are made are two lines.
  const sebutan = new Set(
    // What is beyond by less than two digits show is not said to be the limit.
    lebih.map((line) => `${line.namaProduk} ${desimal(Math.max(persen(line), batas + 0.01))}%`),
  );
  return `Diskon ${[...sebutan].join(", ")} melebihi batas role ${role} ${batas}%`;
}
