import type { Id } from "#contract/kernel/types.ts";
import type { Deed } from "#server/platform/http/context.ts";

/**
 * Which units of a purchase order will go to which lines made to order. Whoever changes a link has locked its line, so
 * that purchase orders and sales never wait for each other in a circle.
 */

export type Menunggu = { idOrderan: Id<"orderan">; kurang: number };
export type Bagian = { idOrderan: Id<"orderan">; qty: number };

/** The first lines get their units first, and no line more than it lacks. Answers who gets how many, of `qty` units. */
export function bagikan(qty: number, menunggu: readonly Menunggu[]): Bagian[] {
  let sisa = qty;
  const bagian: Bagian[] = [];
  for (const { idOrderan, kurang } of menunggu) {
    const dapat = Math.max(0, Math.min(sisa, kurang));
    if (dapat > 0) bagian.push({ idOrderan, qty: dapat });
    sisa -= dapat;
  }
  return bagian;
}

export async function tautkan({ tx }: Deed, idPo: string, bagian: readonly Bagian[]): Promise<void> {
  await tx`
    insert into po_orderan (id_po, id_orderan, qty)
    select ${idPo}, r."idOrderan", r.qty from jsonb_to_recordset(${tx.json([...bagian])}) as r("idOrderan" bigint, qty int)`;
}

/** Units of the purchase order that lines got; a line that got all it waited for waits no longer. */
export async function catatDilayani({ tx }: Deed, idPo: string, bagian: readonly Bagian[]): Promise<void> {
  if (bagian.length === 0) return;
  await tx`
    update po_orderan l set qty_dilayani = l.qty_dilayani + r.qty, dilepas = l.dilepas or l.qty_dilayani + r.qty = l.qty
    from jsonb_to_recordset(${tx.json([...bagian])}) as r("idOrderan" bigint, qty int)
    where l.id_po = ${idPo} and l.id_orderan = r."idOrderan"`;
}

/** The purchase order brings nothing more: what still waits for it may be ordered anew. */
export async function lepaskanTautanPo({ tx }: Deed, idPo: string): Promise<void> {
  await tx`update po_orderan set dilepas = true where id_po = ${idPo} and not dilepas`;
}

/** These lines wait for no purchase order any more: they have all their units, or have ended. */
export async function lepaskanTautanBaris({ tx }: Deed, ids: readonly Id<"orderan">[]): Promise<void> {
  if (ids.length === 0) return;
  await tx`update po_orderan set dilepas = true where id_orderan = any(${[...ids]}) and not dilepas`;
}
