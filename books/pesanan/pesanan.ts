import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { unlinkLines } from "../pembelian/tautan.ts";
import { consume, type Pembuatan } from "../produksi/produksi.ts";
import { moveGoods } from "../stok/stok.ts";
import { keadaan } from "./status.ts";

/**
 * The state of an order (`so.status_so`) depends on facts of several areas. Whoever changes one of them calls
 * `refreshStatus`.
 */

/** Locks orders in the order of their ids, as every action does, before reading them. */
export async function lockSo(deed: Deed, ids: readonly string[]): Promise<void> {
  await deed.tx`select 1 from so where id_so = any(${[...new Set(ids)]}) order by id_so for update`;
}

/** Computes the state of these orders anew. */
export async function refreshStatus(deed: Deed, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  await deed.tx`
    update so set status_so = k.status, status_pembayaran = k.pembayaran from (${keadaan(deed.tx, wanted)}) k
    where so.id_so = k.id_so and (so.status_so, so.status_pembayaran) is distinct from (k.status, k.pembayaran)`;
}

/** Finished units of a line made to order: made in the workshop (`produksi`) or received on a purchase order (`po`). */
export type UnitSelesai = { idOrderan: Id<"orderan">; qty: number };

type Barisan = {
  idOrderan: Id<"orderan">;
  idSo: string;
  idProduk: Id<"produk">;
  namaProduk: string;
  qtySelesai: number;
  statusProduk: string;
};

/**
 * Puts finished units into the warehouse and holds them for their orders. The caller has locked the orders and lines,
 * and has checked that no line gets more than it lacks. `pembuatan`: what they are made of, of the only line.
 */
export async function finishUnits(
  deed: Deed,
  units: readonly UnitSelesai[],
  buku: { jenis: "produksi" | "po"; sumber?: string; pembuatan?: Pembuatan | undefined },
): Promise<void> {
  if (units.length === 0) return;
  const lines = await deed.tx<Barisan[]>`
    update orderan o set
      qty_selesai = o.qty_selesai + u.qty,
      ditahan = o.ditahan + u.qty,
      status_produk = case when o.qty_selesai + u.qty = o.qty then 'Selesai' else 'Progress' end,
      tgl_selesai = case when o.qty_selesai + u.qty = o.qty then ${deed.today}::date end
    from jsonb_to_recordset(${deed.tx.json(units.map((unit) => ({ id: unit.idOrderan, qty: unit.qty })))})
      as u(id bigint, qty int)
    where o.id_orderan = u.id
    returning o.id_orderan, o.id_so, o.id_produk, o.nama_produk, o.qty_selesai, o.status_produk`;
  const lineOf = new Map(lines.map((line) => [line.idOrderan, line]));
  await unlinkLines(
    deed,
    lines.filter((line) => line.statusProduk === "Selesai").map((line) => line.idOrderan),
  );
  const dibuat = await made(deed, units, lines, buku.pembuatan);
  await moveGoods(
    deed,
    units.map(({ idOrderan, qty }) => {
      const line = lineOf.get(idOrderan);
      if (!line) throw new Error(`Order line ${idOrderan} vanished`);
      const sumber = buku.sumber ?? line.idSo;
      const { idProduk, idSo } = line;
      return { idProduk, jenis: buku.jenis, qty, tahan: qty, sumber, keterangan: idSo, idOrderan, ...dibuat };
    }),
  );
  await refreshStatus(
    deed,
    lines.map((line) => line.idSo),
  );
  await audit(
    deed,
    ...units.flatMap(({ idOrderan, qty }) => {
      const line = lineOf.get(idOrderan);
      if (!line) return [];
      const { idSo, qtySelesai, statusProduk } = line;
      const sebelum = { qtySelesai: qtySelesai - qty, statusProduk: "Progress" };
      return [{ jenis: "orderan" as const, id: idOrderan, idSo, sebelum, sesudah: { qtySelesai, statusProduk } }];
    }),
  );
}

/** The production of the only line, where it is made by a recipe. */
async function made(
  deed: Deed,
  [unit]: readonly UnitSelesai[],
  [line]: readonly Barisan[],
  pembuatan: Pembuatan | undefined,
): Promise<{ idProduksi?: number }> {
  if (!pembuatan || !unit || !line) return {};
  return { idProduksi: await consume(deed, { ...line, qty: unit.qty }, pembuatan) };
}
