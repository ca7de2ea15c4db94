import { type PecahanPpn, pajakAtas } from "#kernel/pajak.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { ProdukBerharga } from "../../daftar-harga/server/berlaku.ts";
import type { BarisKeranjang } from "../../keranjang/keranjang.ts";
import type { BarisDinilai } from "../../order/server/rules.ts";

export type Harga = { qty: number; harga: Rupiah };

/** Units that cost so much together, at whole prices: where it does not divide, some cost one rupiah more. */
export function hargaSatuan(qty: number, jumlah: number): Harga[] {
  const harga = Math.floor(jumlah / qty);
  const lebih = jumlah - harga * qty;
  return [
    { qty: lebih, harga: (harga + 1) as Rupiah },
    { qty: qty - lebih, harga: harga as Rupiah },
  ].filter((satu) => satu.qty > 0);
}

/** Marketplaces sell at prices with PPN; ours has it too where it does not by itself. */
export const hargaBerPpn = (harga: Rupiah, ppn: PecahanPpn | null): Rupiah =>
  (ppn === null ? harga : harga + pajakAtas(harga, ppn)) as Rupiah;

type Diminta = { idProduk: BarisKeranjang["idProduk"]; qty: number; jumlah: number };
export type Dinilai = { lines: BarisDinilai[]; diskon: Rupiah; unitPl: number };

/**
 * The lines of an order of a marketplace: our price, and above it what the marketplace's is more; where it is less, its first invoice
 * has the difference as discount. Units that `bebas` has come from the warehouse and are taken off it, the others are made.
 */
export function nilaiPesanan(
  barang: readonly Diminta[],
  produk: ReadonlyMap<number, ProdukBerharga>,
  bebas: Map<number, number>,
  ppn: PecahanPpn | null,
): Dinilai {
  const hasil: Dinilai = { lines: [], diskon: 0 as Rupiah, unitPl: 0 };
  for (const { idProduk, qty, jumlah } of barang) {
    const satu = produk.get(idProduk);
    if (!satu) throw new Error(`Product ${idProduk} is not locked`);
    const milik = { ...satu, hargaProduk: hargaBerPpn(satu.hargaProduk, ppn) };
    for (const bagian of hargaSatuan(qty, jumlah)) {
      const ada = Math.max(0, Math.min(bagian.qty, bebas.get(idProduk) ?? 0));
      bebas.set(idProduk, (bebas.get(idProduk) ?? 0) - ada);
      const selisih = bagian.harga - milik.hargaProduk;
      if (selisih < 0) hasil.diskon = (hasil.diskon - selisih * bagian.qty) as Rupiah;
      hasil.unitPl += bagian.qty - ada;
      const tambahanHargaOnline = Math.max(0, selisih) as Rupiah;
      const line = (sumberProduk: "SG" | "PL", qty: number): BarisDinilai[] =>
        qty === 0
          ? []
          : [
              {
                baris: {
                  idProduk,
                  qty,
                  sumberProduk,
                  diskon: null,
                  hargaProduk: milik.hargaProduk,
                  tambahanHargaOnline,
                },
                produk: milik,
              },
            ];
      hasil.lines.push(...line("SG", ada), ...line("PL", bagian.qty - ada));
    }
  }
  return hasil;
}
