import type { PecahanPpn } from "#kernel/pajak.ts";
import { totalOrder } from "../keranjang/keranjang.ts";
import { hargaBersih } from "../order/diskon.ts";

type Ditawarkan = { qty: number; harga: number; diskon: number };

/** The total that an order of these lines has, and the PPN in it; null if it is more than an amount can be. */
export function nilaiPenawaran(baris: readonly Ditawarkan[], ppn: PecahanPpn | null) {
  const dihargai = baris.map((line) => ({ qty: line.qty, hargaProduk: hargaBersih(line), tambahanHargaOnline: 0 }));
  const dinilai = totalOrder("Reguler", dihargai, ppn);
  return dinilai && { total: dinilai.total.totalPembelian, ppnDiAtas: dinilai.ppnDiAtas };
}
