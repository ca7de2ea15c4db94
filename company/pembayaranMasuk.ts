import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { rupiahTeks } from "./menunggu.ts";

/** A payment `b` of a provider in words: "VA BCA 8277 lewat Midtrans, Rp 150.000, transaksi 9f2c". */
const disebut = (db: Db): Fragment => db`
  concat_ws(' ', nullif(b.cara, ''), 'lewat ' || b.penyedia || ', ' || ${rupiahTeks(db, db`b.nominal`)} || ', transaksi ' || b.id_transaksi)`;

/** What providers say was paid for this invoice, as a sentence that follows another; null where they say nothing. */
export const kabarPembayaran = (db: Db, idInvoice: Fragment, tagihan: Fragment): Fragment => db`
  (select '. Dibayar ' || string_agg(${disebut(db)}
      || case when b.nominal <> all(${tagihan}) then ' (beda dari tagihan)' else '' end, '; ' order by b.id_pembayaran)
    from pembayaran_masuk b where b.keadaan = 'Dibayar' and b.id_invoice = ${idInvoice})`;

/** The same for the request that books an invoice's money: its proof in words. */
export async function buktiPembayaran(tx: Tx, idInvoice: string): Promise<string> {
  const [row] = await tx<{ bukti: string | null }[]>`
    select string_agg(${disebut(tx)}, '; ' order by b.id_pembayaran) as bukti
    from pembayaran_masuk b where b.keadaan = 'Dibayar' and b.id_invoice = ${idInvoice}`;
  return row?.bukti ? `, ${row.bukti}` : "";
}
