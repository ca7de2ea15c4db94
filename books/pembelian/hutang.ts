import { kolomUmur } from "#company/umur.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/** Purchase orders whose counts were all taken back: nothing has come now, but something had until then. */
export const urungSemua = (db: Db): Fragment =>
  db`qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)`;

/**
 * What was owed for each purchase order and each supplier's bill at the end of a day. Of a purchase order these are the
 * units that had come and were neither billed nor paid yet; `sejak` is the day on which it was complete, null while units were
 * still to come. A bill has its own day and its own due date (`tempo`), and stands with its number where a purchase order has its
 * batch. The same for any day (index `po_terhutang`).
 */
export const hutangPada = (db: Db, hari: Fragment): Fragment => db`
  select p.id_po, null::text as id_tagihan, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk,
    d.datang - t.ditagih as datang, (d.datang - t.ditagih) * p.harga_satuan as sisa,
    case when p.tgl_selesai <= ${hari} then p.tgl_selesai end as sejak, null::date as tempo
  from (
    select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> ${hari}
    union all select * from po where ${urungSemua(db)}) p
  cross join lateral (
    select case when p.tgl_selesai <= ${hari} then p.qty else (
      select coalesce(sum(r.selesai), 0)::int from po_riwayat r
      where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= ${hari}) end as datang offset 0) d
  cross join lateral (
    select coalesce(sum(b.unit), 0)::int as ditagih from tagihan_buku b where b.id_po = p.id_po and b.tanggal <= ${hari} offset 0) t
  where d.datang > t.ditagih
  union all
  select t.id_tagihan, t.id_tagihan, t.urut, null, t.id_pemasok, t.nomor, 'Tagihan pemasok', b.unit, b.sisa, t.tgl_tagihan, t.jatuh_tempo
  from (
    select id_tagihan from tagihan where sisa > 0
    union select id_tagihan from tagihan_buku where tanggal > ${hari}) u join tagihan t using (id_tagihan)
  cross join lateral (
    select sum(b.unit)::int as unit, sum(b.hutang)::bigint as sisa from tagihan_buku b
    where b.id_tagihan = t.id_tagihan and b.tanggal <= ${hari}) b
  where b.sisa <> 0`;

/**
 * The same with its supplier as it is after all merging, the due date, and `hari`: how many days after it. Without a
 * bill nothing is due before the purchase order is complete, because it can only be paid then.
 */
export const hutangBertempo = (db: Db, hari: Tanggal): Fragment => db`
  select h.id_po, h.id_tagihan, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
    coalesce(h.tempo, h.sejak + coalesce(k.termin, a.termin_pemasok)) as jatuh_tempo,
    ${hari}::date - coalesce(h.tempo, h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
  from (${hutangPada(db, db`${hari}::date`)}) h cross join perusahaan a
  left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok`;

/** The sums by age of rows of {@link hutangBertempo}; what is not complete is not due. */
export const umurHutang = (db: Db): Fragment => kolomUmur(db, db`sisa`, db`coalesce(hari, -1)`);
