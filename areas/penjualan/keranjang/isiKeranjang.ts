import { MAX_SEKALIGUS, type Produk } from "#areas/produk/produk/contract.ts";
import { rupiah } from "#kernel/format.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { type Id, MAX_RUPIAH, type Rupiah } from "#kernel/types.ts";
import { hargaBersih, problemOfDiskon } from "../order/diskon.ts";
import type { SumberProduk } from "../order/label.ts";
import { TAMBAHAN_KOSONG } from "./keranjang.ts";

/** The cart: what can be added, and what changed since it was filled. */

export const MAX_QTY = 1_000_000;

/** The fields of a product that a cart stores. Never the purchase price, because a cart outlives its session. */
const DISIMPAN = [
  "idProduk",
  "kodeProduk",
  "namaProduk",
  "kapasitas",
  "tipe",
  "kategoriProduk",
  "hargaProduk",
  "stockSales",
  "softDelete",
  "fotoProduk",
] as const satisfies readonly (keyof Produk)[];
export type ProdukDijual = Pick<Produk, (typeof DISIMPAN)[number]>;

export type Baris = ProdukDijual & {
  qty: number;
  /** Per unit, for Online orders; null if empty. */
  tambahanHargaOnline: Rupiah | null;
  sumberProduk: SumberProduk;
  /** Off the price of each unit, for orders that are not Online. */
  diskon?: Rupiah | null | undefined;
  /** The price list of the chosen customer that its price comes from. */
  daftarHarga?: string | undefined;
};
export type Keranjang = readonly Baris[];
export type Kunci = { idProduk: Id<"produk">; sumberProduk: SumberProduk };

/** What a cart keeps of a product. */
export const forCart = (produk: ProdukDijual): ProdukDijual =>
  Object.fromEntries(DISIMPAN.map((name) => [name, produk[name]])) as ProdukDijual;
const baris = (keranjang: Keranjang, { idProduk, sumberProduk }: Kunci) =>
  keranjang.find((line) => line.idProduk === idProduk && line.sumberProduk === sumberProduk);
const isAt = (line: Baris, kunci: Kunci) =>
  line.idProduk === kunci.idProduk && line.sumberProduk === kunci.sumberProduk;

export const MAKSIMAL = "Jumlah produk sudah mencapai stock maksimal";
export const HABIS = "Stock produk habis";

/** Whether another unit can come from stock, with `qty` in the cart already. */
export function mayGudang({ softDelete, stockSales }: ProdukDijual, qty: number): Boleh {
  if (softDelete) return tidak("Produk tidak aktif");
  if (stockSales <= 0) return tidak(HABIS);
  return qty < stockSales ? boleh : tidak(MAKSIMAL);
}

/** Whether another unit can be made to order. */
export function mayPesanLangsung({ softDelete, stockSales }: ProdukDijual, qty = 0): Boleh {
  if (softDelete) return tidak("Produk tidak aktif");
  if (stockSales > 0) return tidak(`Stock masih tersedia (${stockSales}), gunakan stock gudang`);
  return qty < MAX_QTY ? boleh : tidak(MAKSIMAL);
}

export type Hasil = { boleh: true; keranjang: Keranjang } | { boleh: false; alasan: string };

/** Adds a unit of the product. */
export function addItem(keranjang: Keranjang, produk: ProdukDijual, sumberProduk: SumberProduk): Hasil {
  const kunci = { idProduk: produk.idProduk, sumberProduk };
  const qty = baris(keranjang, kunci)?.qty ?? 0;
  const verdict = sumberProduk === "SG" ? mayGudang(produk, qty) : mayPesanLangsung(produk, qty);
  if (!verdict.boleh) return { boleh: false, alasan: verdict.alasan ?? "" };
  const known = forCart(produk);
  if (qty === 0) {
    if (keranjang.length >= MAX_SEKALIGUS) return { boleh: false, alasan: `Keranjang maksimal ${MAX_SEKALIGUS} baris` };
    const line: Baris = { ...known, qty: 1, tambahanHargaOnline: 0 as Rupiah, sumberProduk };
    return { boleh: true, keranjang: [...keranjang, line] };
  }
  const more = (line: Baris) => (isAt(line, kunci) ? { ...line, ...known, qty: qty + 1 } : line);
  return { boleh: true, keranjang: keranjang.map(more) };
}

/** Sets a typed quantity. One that the stock does not allow is refused, and the line keeps its quantity. */
export function changeQty(keranjang: Keranjang, kunci: Kunci, qty: number): Hasil {
  const line = baris(keranjang, kunci);
  if (!line || !Number.isSafeInteger(qty) || qty < 1) return { boleh: false, alasan: "Jumlah minimal 1" };
  if (qty > line.qty) {
    const verdict = line.sumberProduk === "SG" ? mayGudang(line, qty - 1) : bolehLanjutPl(line, qty);
    if (!verdict.boleh) return { boleh: false, alasan: verdict.alasan ?? "" };
  }
  return { boleh: true, keranjang: keranjang.map((each) => (isAt(each, kunci) ? { ...each, qty } : each)) };
}

/** A line made to order stays one, even if stock arrived meanwhile. */
const bolehLanjutPl = (line: Baris, qty: number): Boleh => {
  if (line.softDelete) return tidak("Produk tidak aktif");
  return qty <= MAX_QTY ? boleh : tidak(MAKSIMAL);
};

/** Removes a unit; a line with one unit is removed. */
export function takeOne(keranjang: Keranjang, kunci: Kunci): Keranjang {
  const line = baris(keranjang, kunci);
  if (!line || line.qty <= 1) return removeItem(keranjang, kunci);
  return keranjang.map((each) => (isAt(each, kunci) ? { ...each, qty: each.qty - 1 } : each));
}

export const removeItem = (keranjang: Keranjang, kunci: Kunci): Keranjang =>
  keranjang.filter((line) => !isAt(line, kunci));

export const changeTambahan = (keranjang: Keranjang, kunci: Kunci, tambahanHargaOnline: Rupiah | null): Keranjang =>
  keranjang.map((line) => (isAt(line, kunci) ? { ...line, tambahanHargaOnline } : line));

export const changeDiskon = (keranjang: Keranjang, kunci: Kunci, diskon: Rupiah | null): Keranjang =>
  keranjang.map((line) => (isAt(line, kunci) ? { ...line, diskon } : line));

/** The discount of a line that counts: an order of Online has none. */
export const diskonBaris = ({ diskon }: Baris, tipeSo: string): Rupiah =>
  tipeSo === "Online" ? (0 as Rupiah) : (diskon ?? (0 as Rupiah));

/** What a unit is sold for. */
export const hargaJual = (line: Baris, tipeSo: string): Rupiah =>
  Math.max(0, hargaBersih({ harga: line.hargaProduk, diskon: diskonBaris(line, tipeSo) })) as Rupiah;

/** What is given off the whole cart. */
export const totalDiskon = (keranjang: Keranjang, tipeSo: string): number =>
  keranjang.reduce((sum, line) => sum + line.qty * diskonBaris(line, tipeSo), 0);

export const jumlahUnit = (keranjang: Keranjang): number => keranjang.reduce((sum, line) => sum + line.qty, 0);

/** The price of a line; null if it is more than an amount can be. */
export function totalHarga(line: Baris, tipeSo: string): Rupiah | null {
  const total = line.qty * hargaJual(line, tipeSo);
  return total <= MAX_RUPIAH ? (total as Rupiah) : null;
}

/** Why a line cannot be ordered, or null. */
export function problemOfBaris(line: Baris): string | null {
  if (line.softDelete) return `${line.namaProduk} tidak aktif, hapus dari keranjang`;
  if (line.sumberProduk === "SG" && line.qty > line.stockSales) {
    return `Stock ${line.namaProduk} tidak mencukupi, tersisa ${line.stockSales}`;
  }
  return null;
}

/** Why a line's surcharge cannot be sent, or null. */
export const problemOfTambahan = (line: Baris, tipeSo: string): string | null =>
  tipeSo === "Online" && line.tambahanHargaOnline === null ? TAMBAHAN_KOSONG : null;

/** Why a line's discount cannot be given, or null. */
export const problemOfDiskonBaris = (line: Baris, tipeSo: string): string | null =>
  problemOfDiskon(line.namaProduk, { harga: line.hargaProduk, diskon: diskonBaris(line, tipeSo) });

/** Updates a stored cart with the present products; answers a sentence for each change. */
export function renew(keranjang: Keranjang, terbaru: readonly (ProdukDijual & Pick<Baris, "daftarHarga">)[]) {
  const now = new Map(terbaru.map((produk) => [produk.idProduk, produk]));
  const perubahan: string[] = [];
  const lines = keranjang.map((line): Baris => {
    const fresh = now.get(line.idProduk);
    if (!fresh) return line;
    const after: Baris = { ...line, ...forCart(fresh), daftarHarga: fresh.daftarHarga };
    perubahan.push(...berubah(line, after));
    return after;
  });
  return { keranjang: lines, perubahan };
}

function berubah(before: Baris, after: Baris): string[] {
  const said: string[] = [];
  const nama = after.namaProduk;
  // The price of another customer is no news.
  if (before.hargaProduk !== after.hargaProduk && before.daftarHarga === after.daftarHarga) {
    said.push(`Harga ${nama} berubah dari ${rupiah(before.hargaProduk)} menjadi ${rupiah(after.hargaProduk)}`);
  }
  if (after.softDelete && !before.softDelete) said.push(`${nama} sudah tidak aktif`);
  const dari = after.sumberProduk;
  if (dari === "SG" && after.qty > after.stockSales && before.stockSales !== after.stockSales) {
    said.push(
      `Stock ${nama} berubah dari ${before.stockSales} menjadi ${after.stockSales}, keranjang berisi ${after.qty}`,
    );
  }
  if (dari === "PL" && after.stockSales > 0 && before.stockSales <= 0) {
    said.push(`Stock ${nama} sudah tersedia (${after.stockSales}), baris ini tetap Pesan Langsung`);
  }
  return said;
}
