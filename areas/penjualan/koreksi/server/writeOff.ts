import { lockSo } from "#books/pesanan/pesanan.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed, ReadCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import type { DampakKoreksi } from "../isiKoreksi.ts";
import type { Apply } from "./apply.ts";
import { type OrderKoreksi, orderUntukUbah } from "./order.ts";
import { dampakPotongan, lowerDebt, maxPotongan, mayLower } from "./potongan.ts";
import type { KoreksiRow } from "./sql.ts";

/** The order whose debt shall be written off, locked; refuses more than it owes. */
export async function piutangUntukHapus(deed: Deed, hapus: { idSo: string; nominal: Rupiah }): Promise<OrderKoreksi> {
  await lockSo(deed, [hapus.idSo]);
  const order = found(await orderUntukUbah(deed.tx, hapus.idSo), "Order");
  must(await mayWriteOff(deed.tx, order, hapus.nominal));
  return order;
}

const mayWriteOff = async (db: Db, order: OrderKoreksi, nominal: Rupiah) =>
  mayLower(order, { jenis: "hapus-piutang", nominal }, await maxPotongan(db, order, "hapus-piutang"));

export const applyHapusPiutang: Apply = async (deed, row, simpan) => {
  const order = found(await orderUntukUbah(deed.tx, row.idSo), "Order");
  must(await mayWriteOff(deed.tx, order, row.nominal));
  await simpan();
  await lowerDebt(deed, order, row, "hapus-piutang");
};

export async function dampakHapusPiutang({ db }: ReadCtx, row: KoreksiRow): Promise<Partial<DampakKoreksi>> {
  const order = found(await orderUntukUbah(db, row.idSo), "Order");
  return dampakPotongan(db, order, row, await mayWriteOff(db, order, row.nominal));
}
