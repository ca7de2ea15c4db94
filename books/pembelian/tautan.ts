import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";

/**
 * Links between purchase orders and lines made to order (`po_orderan`). Every action locks the line before it changes
 * one of its links, so that purchases and sales cannot deadlock.
 */

export type Menunggu = { idOrderan: Id<"orderan">; kurang: number };
export type Bagian = { idOrderan: Id<"orderan">; qty: number };

/** Shares `qty` units among the waiting lines: the first lines first, no line more than it lacks. */
export function share(qty: number, menunggu: readonly Menunggu[]): Bagian[] {
  let sisa = qty;
  const bagian: Bagian[] = [];
  for (const { idOrderan, kurang } of menunggu) {
    const dapat = Math.max(0, Math.min(sisa, kurang));
    if (dapat > 0) bagian.push({ idOrderan, qty: dapat });
    sisa -= dapat;
  }
  return bagian;
}

export async function linkUp({ tx }: Deed, idPo: string, bagian: readonly Bagian[]): Promise<void> {
  await tx`
    insert into po_orderan (id_po, id_orderan, qty)
    select ${idPo}, r."idOrderan", r.qty from jsonb_to_recordset(${tx.json([...bagian])}) as r("idOrderan" bigint, qty int)`;
}

/** Notes the units that lines received from a purchase order. A line that received all its units is released. */
export async function noteServed({ tx }: Deed, idPo: string, bagian: readonly Bagian[]): Promise<void> {
  if (bagian.length === 0) return;
  await tx`
    update po_orderan l set qty_dilayani = l.qty_dilayani + r.qty, dilepas = l.dilepas or l.qty_dilayani + r.qty = l.qty
    from jsonb_to_recordset(${tx.json([...bagian])}) as r("idOrderan" bigint, qty int)
    where l.id_po = ${idPo} and l.id_orderan = r."idOrderan"`;
}

/** Takes back what `noteServed` noted. */
export async function noteUndo({ tx }: Deed, idPo: string, bagian: readonly Bagian[]): Promise<void> {
  if (bagian.length === 0) return;
  await tx`
    update po_orderan l set qty_dilayani = l.qty_dilayani - r.qty
    from jsonb_to_recordset(${tx.json([...bagian])}) as r("idOrderan" bigint, qty int)
    where l.id_po = ${idPo} and l.id_orderan = r."idOrderan"`;
}

/** Releases all links of a purchase order that brings nothing more; its lines may be ordered anew. */
export async function unlinkPo({ tx }: Deed, idPo: string): Promise<void> {
  await tx`update po_orderan set dilepas = true where id_po = ${idPo} and not dilepas`;
}

/** Releases all links of lines that have their units or were cancelled. */
export async function unlinkLines({ tx }: Deed, ids: readonly Id<"orderan">[]): Promise<void> {
  if (ids.length === 0) return;
  await tx`update po_orderan set dilepas = true where id_orderan = any(${[...ids]}) and not dilepas`;
}

/**
 * Lets lines that lack units again wait for their open purchase orders: of one purchase order, or of one line. The caller
 * has locked the lines and the purchase orders.
 */
export async function joinTautan({ tx }: Deed, yang: { idPo: string } | { idOrderan: Id<"orderan"> }): Promise<void> {
  await tx`
    update po_orderan l set dilepas = false
    from po p, orderan o
    where p.id_po = l.id_po and o.id_orderan = l.id_orderan
      and ${"idPo" in yang ? tx`l.id_po = ${yang.idPo}` : tx`l.id_orderan = ${yang.idOrderan}`}
      and l.dilepas and l.qty_dilayani < l.qty and p.status_po = 'Proses' and p.dibatalkan is null
      and o.terjual and o.dibatalkan is null and o.status_produk = 'Progress'
      and o.qty - o.qty_selesai > coalesce((
        select sum(t.qty - t.qty_dilayani) from po_orderan t where t.id_orderan = l.id_orderan and not t.dilepas), 0)`;
}
