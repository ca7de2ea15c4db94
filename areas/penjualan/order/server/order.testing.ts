import type { ClientInput } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import { order } from "../contract.ts";

/** The input of addOrder as the order form sends it. */
export async function keranjang(
  office: Office,
  baris: readonly {
    idProduk: Id<"produk">;
    qty?: number;
    sumberProduk?: "SG" | "PL";
    tambahan?: number;
    diskon?: number;
  }[],
  isian: Partial<ClientInput<typeof order.addOrder>> = {},
): Promise<ClientInput<typeof order.addOrder>> {
  const harga = await office.sql<{ idProduk: Id<"produk">; hargaProduk: number }[]>`
    select id_produk, harga_produk from produk where id_produk = any(${baris.map((line) => line.idProduk)})`;
  const hargaOf = new Map(harga.map((row) => [row.idProduk, row.hargaProduk]));
  const lines = baris.map(({ tambahan = 0, ...line }) => ({
    ...line,
    hargaProduk: hargaOf.get(line.idProduk) ?? 0,
    tambahanHargaOnline: tambahan,
  }));
  return { ...isianOrder(lines), dokumen: [await picture()], ...isian };
}

/** Adds an order. */
export async function pesan(person: Person, isian: ClientInput<typeof order.addOrder>): Promise<string> {
  return (await person.call(order.addOrder, isian)).data.idSo;
}
