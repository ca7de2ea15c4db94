import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { carryOut, makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { moveGoods } from "#books/stok/stok.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { opname } from "../contract.ts";

/** Begins an opname of these products. */
export async function startOpname(person: Person, ...idProduk: Id<"produk">[]): Promise<string> {
  const isian = { cakupan: "pilihan" as const, kategori: "" as const, keterangan: "", idProduk };
  return (await person.call(opname.addOpname, isian)).data.idOpname;
}

/** Counts products: their ids with what was counted, at a moment or now. */
export const count = (person: Person, idOpname: string, hasil: Readonly<Record<number, number>>, waktu?: string) =>
  person.call(opname.hitungOpname, {
    idOpname,
    baris: Object.entries(hasil).map(([idProduk, jumlah]) => ({ idProduk, jumlah, ...(waktu ? { waktu } : {}) })),
  });

export const sendForDecision = (person: Person, idOpname: string, belumDihitung = 0) =>
  person.call(opname.kirimOpname, { idOpname, belumDihitung });

export const approve = (person: Person, idOpname: string) =>
  person.call(opname.putuskanOpname, { idOpname, status: "Disetujui", note: "" });

export const detailOf = async (person: Person, idOpname: string) =>
  (await person.call(opname.getDetailOpname, { idOpname })).data;

export async function stockOf({ sql }: Pick<Office, "sql">, idProduk: number): Promise<number> {
  const [row] = await sql<{ jumlahStock: number }[]>`select jumlah_stock from produk where id_produk = ${idProduk}`;
  return row?.jumlahStock ?? -1;
}

/** What the stock of a product is worth. */
export async function worthOf({ sql }: Pick<Office, "sql">, idProduk: number): Promise<number> {
  const [row] = await sql<{ nilai: number }[]>`
    select nilai_saldo as nilai from stok where id_produk = ${idProduk} order by urut desc limit 1`;
  return row?.nilai ?? 0;
}

/** Units that arrive, or that leave with a delivery note. */
export async function move(office: Office, person: Person, idProduk: Id<"produk">, qty: number): Promise<void> {
  if (qty > 0) return carryOut(office, person, (deed) => moveGoods(deed, [{ idProduk, jenis: "tambah", qty }]));
  const idSo = await makeOrder(office, person, { baris: [{ idProduk, qty: -qty }] });
  const idInvoice = await makeInvoice(office, person, idSo);
  await person.call(
    suratJalan.addSuratJalan,
    await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", tglSurat: "" }),
  );
}
