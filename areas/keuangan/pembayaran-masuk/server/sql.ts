import { uangInvoice } from "#company/menunggu.ts";
import type { Db, Sql } from "#platform/db/database.ts";
import { PEMBAYARAN_TERAKHIR, type PembayaranMasuk } from "../contract.ts";
import type { KabarBayar } from "./kabarBayar.ts";

/** The invoice's code at the beginning of what a payment was made for; shops add a try to it: INV-2611-00001-2. */
const KODE = /^INV-\d{4}-\d{5}(?![0-9])/i;

/**
 * Notes what a provider said. One transaction has one row: what was said before, and what leads back, changes nothing. Answers
 * whether anything is new.
 */
export async function notePembayaran(sql: Sql, kabar: KabarBayar, now: Date): Promise<boolean> {
  const { penyedia, idTransaksi, rujukan, nominal, cara, keadaan, waktu } = kabar;
  const idInvoice = KODE.exec(rujukan)?.[0].toUpperCase() ?? null;
  const rows = await sql`
    insert into pembayaran_masuk as p (penyedia, id_transaksi, rujukan, id_invoice, nominal, cara, keadaan, waktu, diterima)
    values (${penyedia}, ${idTransaksi}, ${rujukan}, ${idInvoice}, ${nominal}, ${cara}, ${keadaan}, ${waktu ?? now}, ${now})
    on conflict (penyedia, id_transaksi) do update
      set keadaan = excluded.keadaan, nominal = excluded.nominal, waktu = excluded.waktu, diterima = excluded.diterima,
        cara = case when excluded.cara = '' then p.cara else excluded.cara end
      where pembayaran_maju(excluded.keadaan) > pembayaran_maju(p.keadaan)
    returning p.id_pembayaran`;
  return rows.length > 0;
}

/** The last payments with their invoices, newest first. */
export const lastPembayaran = (db: Db): Promise<PembayaranMasuk[]> => db<PembayaranMasuk[]>`
  select b.id_pembayaran, b.waktu, b.penyedia, b.cara, b.nominal, b.rujukan, b.id_transaksi, p.id_invoice,
    coalesce(s.nama_customer, '') as pelanggan, ${uangInvoice(db)} as tagihan,
    case when b.keadaan = 'Menunggu' then 'Menunggu pembayaran'
      when b.keadaan in ('Gagal', 'Dikembalikan') then b.keadaan
      when p.id_invoice is null then 'Invoice tidak dikenal'
      when p.dihapus is not null then 'Invoice dihapus'
      when exists (select from pembayaran_masuk l where l.keadaan = 'Dibayar' and l.id_invoice = b.id_invoice
        and l.id_pembayaran < b.id_pembayaran) then 'Dibayar dua kali'
      when b.nominal not in (${uangInvoice(db)}, ${uangInvoice(db)} + coalesce(p.kode_unik, 0)) then 'Nominal beda'
      when p.status_approve = 'Disetujui' then 'Disetujui' else 'Menunggu persetujuan' end as status
  from (select * from pembayaran_masuk order by id_pembayaran desc limit ${PEMBAYARAN_TERAKHIR}) b
  left join invoice p on p.id_invoice = b.id_invoice left join so s on s.id_so = p.id_so
  order by b.id_pembayaran desc`;
