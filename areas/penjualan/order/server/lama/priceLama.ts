import type { ProdukTerkunci } from "#books/stok/stok.ts";
import { type KetentuanPpn, ppnDiAtas } from "#company/pajak.ts";
import { rupiah } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Tanggal } from "#kernel/types.ts";
import { type TotalOrder, totalOrder } from "../../../keranjang/keranjang.ts";
import type { BarisDinilai } from "../rules.ts";
import type { OrderLama } from "./judgeLama.ts";
import { at } from "./readLama.ts";

export type OrderDihitung = {
  lama: OrderLama;
  tglOrder: Tanggal;
  ketentuan: KetentuanPpn;
  total: TotalOrder;
  lines: BarisDinilai[];
  /** Of each line. */
  deadline: (Tanggal | null)[];
};

/**
 * Lines at the prices of the file. Units that `bebas` has come from the warehouse and are taken off it, the others are made, as with
 * orders of marketplaces.
 */
function linesOf({ lines }: OrderLama, produk: ReadonlyMap<number, ProdukTerkunci>, bebas: Map<number, number>) {
  return lines.flatMap(({ idProduk, qty, harga, deadline }) => {
    const satu = produk.get(idProduk);
    if (!satu) throw new Error(`Product ${idProduk} is not locked`);
    const ada = Math.max(0, Math.min(qty, bebas.get(idProduk) ?? 0));
    bebas.set(idProduk, (bebas.get(idProduk) ?? 0) - ada);
    const milik = { ...satu, hargaProduk: harga, daftar: null };
    const line = (sumberProduk: "SG" | "PL", qty: number) => {
      const baris = {
        idProduk,
        qty,
        sumberProduk,
        diskon: null,
        hargaProduk: harga,
        tambahanHargaOnline: 0 as typeof harga,
      };
      return { line: { baris, produk: milik } satisfies BarisDinilai, deadline };
    };
    return [line("SG", ada), line("PL", qty - ada)].filter(({ line }) => line.baris.qty > 0);
  });
}

type Bahan = {
  produk: ReadonlyMap<number, ProdukTerkunci>;
  berlaku: (hari: Tanggal) => KetentuanPpn;
  /** The day of an order: its own, or the last day of the old program where that month is closed. */
  hariOf: (order: OrderLama) => Tanggal;
};

/** Orders with their lines and totals; a total that cannot be, and a down payment beyond it, is a problem. */
export function priceLama(orders: readonly OrderLama[], { produk, berlaku, hariOf }: Bahan, problems: Problem[]) {
  const bebas = new Map([...produk].map(([id, { stockSales }]) => [id, stockSales]));
  return orders.flatMap((lama): OrderDihitung[] => {
    // Its products are among the problems already.
    if (lama.lines.length === 0) return [];
    const tglOrder = hariOf(lama);
    const ketentuan = berlaku(tglOrder);
    const isi = linesOf(lama, produk, bebas);
    const lines = isi.map(({ line }) => line);
    const harga = lines.map(({ baris, produk }) => ({ ...baris, hargaProduk: produk.hargaProduk }));
    const dinilai = totalOrder("Reguler", harga, ppnDiAtas(ketentuan));
    if (!dinilai || dinilai.total.totalPembelian < 1) {
      problems.push(at(lama.row, "harga", `Nilai order ${lama.nomor} nol atau di luar batas`));
      return [];
    }
    const { total } = dinilai;
    if (lama.dp > total.totalPembelian) {
      const nilai = `${rupiah(total.totalPembelian)}, nilai barang yang belum dikirim`;
      problems.push(at(lama.row, "dp", `DP melebihi ${nilai}. Isi bagian DP yang belum terpakai`));
    }
    return [{ lama, tglOrder, ketentuan, total, lines, deadline: isi.map(({ deadline }) => deadline) }];
  });
}
