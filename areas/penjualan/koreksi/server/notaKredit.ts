import { lockSo } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed, ReadCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { namaKeputusan } from "../../retur/isiRetur.ts";
import { findRetur, insertPutusan, lockRetur } from "../../retur/server/sql.ts";
import type { DampakKoreksi } from "../isiKoreksi.ts";
import type { Apply } from "./apply.ts";
import { type OrderKoreksi, orderUntukUbah } from "./order.ts";
import { dampakPotongan, lowerDebt, maxPotongan, mayLower } from "./potongan.ts";
import type { KoreksiRow } from "./sql.ts";

type Nota = { idSo: string; nominal: Rupiah; idRetur: string | null };

/** The order of a credit note, locked; refuses a note that is not possible. */
export async function orderUntukNota(deed: Deed, nota: Nota): Promise<OrderKoreksi> {
  await lockSo(deed, [nota.idSo]);
  const order = found(await orderUntukUbah(deed.tx, nota.idSo), "Order");
  must(await mayNote(deed.tx, order, nota));
  return order;
}

/** Never more than the order is worth, and for a retur of this order that nobody has decided. */
async function mayNote(db: Db, order: OrderKoreksi, { nominal, idRetur }: Nota): Promise<Boleh> {
  const nota = { jenis: "nota-kredit", nominal } as const;
  const putusan = mayLower(order, nota, await maxPotongan(db, order, "nota-kredit"));
  if (!putusan.boleh || idRetur === null) return putusan;
  const retur = await findRetur(db, idRetur);
  if (retur?.idSo !== order.idSo) return tidak(`Retur ${idRetur} bukan retur order ini`);
  if (retur.keputusan === null) return boleh;
  return tidak(`Retur ${idRetur} sudah diputuskan oleh ${retur.userPutus?.namaLengkap ?? "orang lain"}`);
}

/** Lowers the debt by the note, which also decides the retur that it is for. */
export const applyNotaKredit: Apply = async (deed, row, simpan) => {
  const { tx } = deed;
  const { idKoreksi, idSo, idRetur } = row;
  if (idRetur !== null) await lockRetur(tx, idRetur);
  const order = found(await orderUntukUbah(tx, idSo), "Order");
  must(await mayNote(tx, order, row));
  await simpan();
  await lowerDebt(deed, order, row, "nota-kredit");
  if (idRetur === null) return;
  const catatan = `Nota kredit ${idKoreksi}`;
  await insertPutusan(deed, idRetur, { keputusan: "tanpa", catatan, nominal: null, idPengajuan: null });
  const sesudah = { keputusan: namaKeputusan("tanpa"), catatan };
  await audit(deed, { jenis: "retur", id: idRetur, idSo, sebelum: { keputusan: null, catatan: "" }, sesudah });
};

export async function dampakNotaKredit({ db }: ReadCtx, row: KoreksiRow): Promise<Partial<DampakKoreksi>> {
  const order = found(await orderUntukUbah(db, row.idSo), "Order");
  return dampakPotongan(db, order, row, await mayNote(db, order, row));
}
