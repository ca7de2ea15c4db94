import { rupiah } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import { type ProdukBerharga, sebutDaftar } from "../../daftar-harga/server/berlaku.ts";
import { hargaBersih, problemOfDiskon, sebelumDiskon } from "../../order/diskon.ts";
import type { BarisDiubah } from "../orderDiubah.ts";
import type { BarisKoreksi } from "./order.ts";

/** What a unit of a line is sold for, and what was given off for that. */
export type HargaBaris = { hargaProduk: Rupiah; diskon: Rupiah };

const TANPA = 0 as Rupiah;

/**
 * The price of a line of a changed order, or why it is none. A line keeps the price it was ordered at, or takes today's; a new one
 * takes today's. Who names a discount says the price before it; who names none says the price of the line as it is sold, whose discount
 * then stays with it.
 */
export function hargaBaris(
  { hargaProduk: harga, diskon }: BarisDiubah,
  ada: BarisKoreksi | undefined,
  produk: ProdukBerharga,
): HargaBaris | string {
  // A line as its order answers it.
  if (ada && harga === ada.hargaProduk && diskon === ada.diskon && harga !== produk.hargaProduk) {
    return { hargaProduk: harga, diskon };
  }
  const lama = ada && (diskon === null ? ada.hargaProduk : sebelumDiskon(ada));
  const dasar = dikenal(harga, lama, produk);
  if (dasar === null) {
    return `Harga ${produk.namaProduk} berubah dari ${rupiah(harga ?? 0)} menjadi ${rupiah(produk.hargaProduk)}${sebutDaftar(produk)}, periksa kembali`;
  }
  if (diskon === null) return { hargaProduk: dasar, diskon: ada && dasar === ada.hargaProduk ? ada.diskon : TANPA };
  const berdiskon = { harga: dasar, diskon };
  return problemOfDiskon(produk.namaProduk, berdiskon) ?? { hargaProduk: hargaBersih(berdiskon), diskon };
}

/** The same in a request that was made: the price as it is sold holds although the product's price changed since. */
export const hargaDisepakati = (baris: BarisDiubah, ada: BarisKoreksi | undefined): HargaBaris | null =>
  baris.hargaProduk === null
    ? null
    : {
        hargaProduk: baris.hargaProduk,
        diskon: baris.diskon ?? (baris.hargaProduk === ada?.hargaProduk ? ada.diskon : TANPA),
      };

/**
 * The price that is named, if it is the line's or today's. Where a price list says otherwise, whoever knows the machine's own price
 * alone gets the list's.
 */
function dikenal(harga: Rupiah | null, lama: Rupiah | undefined, produk: ProdukBerharga): Rupiah | null {
  const kini = produk.hargaProduk;
  if (harga === null) return lama ?? kini;
  if (harga === kini || harga === lama) return harga;
  return harga === produk.hargaSendiri ? kini : null;
}
