import type { Rupiah } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { posisiFaktur } from "./posisi.ts";

/** Codes of transactions whose PPN the buyer does not pay to us. */
const TIDAK_DIBAYAR = ["02", "03", "07", "08"] as const;
export type PpnDipungut = { kode: (typeof TIDAK_DIBAYAR)[number]; nominal: Rupiah };

/**
 * The PPN (kode, nominal) of an invoice `p` that waits which its customer keeps by his code, no row where he pays it to us: all that
 * its order has, or the share of what is paid by then. `dibayar` settles the invoice.
 */
export const ppnDipungut = (db: Db, dibayar: Fragment): Fragment => db`
  select t.kode_transaksi as kode, (case when y.nominal + ${dibayar} >= y.nilai then y.ppn_nilai
    else least(y.ppn_nilai, ppn_dari(y.nominal + ${dibayar}, y.atas, y.bawah)) end - y.ppn)::bigint as nominal
  from so_pelanggan l join pelanggan g using (id_pelanggan) join pajak_pelanggan t on t.id_pelanggan = g.id_utama
  cross join lateral (${posisiFaktur(db, db`s.tipe_so <> 'Online' and s.id_so = l.id_so`, db`p.id_invoice`)}) y
  where l.id_so = p.id_so and t.kode_transaksi = any(${[...TIDAK_DIBAYAR]})`;

/** The same of one invoice; null where its customer pays the PPN. */
export async function collectedPpn(db: Db, idInvoice: string, dibayar: Rupiah): Promise<PpnDipungut | null> {
  const [row] = await db<PpnDipungut[]>`
    select d.* from invoice p cross join lateral (${ppnDipungut(db, db`${dibayar}::bigint`)}) d where p.id_invoice = ${idInvoice}`;
  return row ?? null;
}
