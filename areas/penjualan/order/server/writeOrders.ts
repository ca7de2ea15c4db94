import { holdUnits, type ProdukTerkunci } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBerurutan } from "#company/kode.ts";
import type { Deed } from "#platform/http/context.ts";
import { type BarisDinilai, diskonOf, sayBaris } from "./rules.ts";
import { insertLinesOf, insertOrders, type Simpanan } from "./sql.ts";

/** An order whose lines and totals are decided. `marketplace`, `orderLama`: which order of another program it is. */
export type OrderSiap = Omit<Simpanan, "idSo"> & {
  lines: readonly BarisDinilai[];
  marketplace?: string;
  orderLama?: string;
};

/** Writes orders of locked products, all of them at once. Answers their codes in the same order. */
export async function writeOrders(
  deed: Deed,
  orders: readonly OrderSiap[],
  produk: ReadonlyMap<number, ProdukTerkunci>,
): Promise<string[]> {
  if (orders.length === 0) return [];
  const dariGudang = orders.flatMap(({ lines }) =>
    lines.flatMap(({ baris }) => (baris.sumberProduk === "SG" ? [baris] : [])),
  );
  await holdUnits(deed, dariGudang, produk);
  const kode = await kodeBerurutan(deed, "SO", orders.length);
  const ditulis = orders.map((order, at) => ({ ...order, idSo: kode[at] ?? "" }));
  await insertOrders(deed, ditulis);
  await insertLinesOf(deed, ditulis);
  await audit(
    deed,
    ...ditulis.map(({ idSo, lines, ketentuan: _, idPelanggan: __, idSales: ___, ...order }) => ({
      jenis: "order" as const,
      id: idSo,
      sesudah: {
        ...order,
        barang: lines.map((line) => sayBaris({ ...line.produk, ...line.baris, ...diskonOf(line) })),
      },
    })),
  );
  return kode;
}
