import * as z from "zod/mini";
import { Refused } from "#kernel/field.ts";
import { choice, id, integer, optional, rupiah } from "#kernel/fields.ts";
import { type Item, itemBy } from "#kernel/item.ts";
import { type PecahanPpn, pajakAtas } from "#kernel/pajak.ts";
import { MAX_RUPIAH, type Rupiah } from "#kernel/types.ts";
import { SUMBER_PRODUK, type TipeSo } from "../order/label.ts";

export const TAMBAHAN_KOSONG = "Nominal tambahan online minimal diisi angka 0";

/** A line of the cart. The price is the one on the person's screen; the server compares it. */
export const isiBaris = {
  idProduk: id("produk", "Produk"),
  qty: integer("Jumlah", { min: 1, max: 1_000_000 }),
  sumberProduk: choice("Sumber produk", SUMBER_PRODUK),
  hargaProduk: optional(rupiah("Harga produk")),
  /** Off the price of each unit. */
  diskon: optional(rupiah("Diskon")),
  tambahanHargaOnline: z._default(
    rupiah("Tambahan harga online", { empty: TAMBAHAN_KOSONG, tooSmall: TAMBAHAN_KOSONG }),
    () => 0 as Rupiah,
  ),
};
const Baris = z.object(isiBaris);
export type BarisKeranjang = z.output<typeof Baris>;
export type BarisKeranjangKirim = z.input<typeof Baris>;

/** Reads a line from the JSON of a cart; other fields of the product are ignored. */
export const readBarisKeranjang = barisBy(Baris);

/** The same for a line that says more. */
export function barisBy<Out>(schema: z.ZodMiniType<Out>): Item<Out> {
  return itemBy(schema, (raw) => {
    const parsed = z.safeParse(schema, raw);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    // The surcharge is typed as free text: anything but a number gets the same sentence.
    if (issue?.path[0] === "tambahanHargaOnline") throw new Refused(TAMBAHAN_KOSONG);
    throw new Refused(issue && issue.path.length > 0 ? issue.message : "Isi keranjang tidak dapat dibaca");
  });
}

type Berharga = { qty: number; hargaProduk: number; tambahanHargaOnline: number };
export type TotalOrder = { totalPembelian: Rupiah; totalTambahanOnline: Rupiah };
/** `ppnDiAtas`: the PPN in the total that its lines do not have. */
export type OrderDinilai = { total: TotalOrder; ppnDiAtas: Rupiah };

/**
 * The totals of an order, on the screen and on the server; null if they are more than an amount can be. `ppn`: the prices are
 * without it, and the total has it on top.
 */
export function totalOrder(
  tipeSo: TipeSo | null,
  baris: readonly Berharga[],
  ppn: PecahanPpn | null,
): OrderDinilai | null {
  const sum = (each: (line: Berharga) => number) => baris.reduce((total, line) => total + line.qty * each(line), 0);
  const barang = sum((line) => line.hargaProduk) as Rupiah;
  if (barang > MAX_RUPIAH) return null;
  const ppnDiAtas = ppn === null ? (0 as Rupiah) : pajakAtas(barang, ppn);
  const totalPembelian = barang + ppnDiAtas;
  const totalTambahanOnline = tipeSo === "Online" ? sum((line) => line.tambahanHargaOnline) : 0;
  if (totalPembelian > MAX_RUPIAH || totalTambahanOnline > MAX_RUPIAH) return null;
  const total = { totalPembelian: totalPembelian as Rupiah, totalTambahanOnline: totalTambahanOnline as Rupiah };
  return { total, ppnDiAtas };
}
