import { carryOut, makeOrder } from "#books/fixtures.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { po } from "../contract.ts";

export const pesanPo = async (person: Person, idProduk: Id<"produk">, qty: number): Promise<string> =>
  (await person.call(po.addPo, { idProduk, qty })).data.idPo;

export const selesaikan = (person: Person, idPo: string, selesai: number) =>
  person.call(po.updatePoSelesai, { idPo, selesai });

export const detail = async (person: Person, idPo: string) => (await person.call(po.getDetailPo, { idPo })).data;

/** Adds an order with one line made to order; its production begins at once or later. */
export async function pesanLangsung(
  office: Office,
  person: Person,
  idProduk: Id<"produk">,
  qty: number,
  mulai = true,
): Promise<string> {
  const idSo = await makeOrder(office, person, { baris: [{ idProduk, sumberProduk: "PL", qty }] });
  if (mulai) await startProduction(office, person, idSo);
  return idSo;
}

/** Begins production, as the first approved invoice does. */
export const startProduction = (office: Office, person: Person, idSo: string) =>
  carryOut(office, person, async (deed) => {
    await deed.tx`
      update orderan set tgl_awal_pengerjaan = ${deed.today}, tgl_deadline = ${deed.today}::date + 30
      where id_so = ${idSo} and sumber_produk = 'PL'`;
    await refreshStatus(deed, [idSo]);
  });

export async function stok(office: Office, idProduk: Id<"produk">) {
  const [row] = await office.sql<{ jumlahStock: number; stockSales: number; ditahan: number; statusPo: boolean }[]>`
    select jumlah_stock, stock_sales, ditahan, status_po from produk where id_produk = ${idProduk}`;
  if (!row) throw new Error(`No product ${idProduk}`);
  return row;
}
