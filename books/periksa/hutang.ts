import type { Db } from "#platform/db/database.ts";
import { akun } from "../jurnal/akun.ts";
import { hutangPada } from "../pembelian/hutang.ts";
import type { Aturan } from "./aturan.ts";

/** What is owed to suppliers, and what is known of them from the purchase orders. */
export const aturanHutang: readonly Aturan[] = [
  {
    aturan: "Hutang setiap PO sama dengan Hutang Usaha di jurnal",
    diperiksa: (db) => db`select count(*) from po where qty_selesai > 0`,
    temuan: (db) => db`
      select coalesce(p.id_po, j.id_po) as dokumen, format('PO %s, jurnal %s', coalesce(p.sisa, 0), coalesce(j.sisa, 0)) as keterangan
      from (select id_po, sisa from (${hutangPada(db, db`date '9999-12-30'`)}) h) p
      full join (
        select sub as id_po, sum(kredit - debit) as sisa from jurnal_baris where id_akun = ${akun(db, "hutang-usaha")}
        group by 1 having sum(kredit - debit) <> 0) j using (id_po)
      where coalesce(p.sisa, 0) <> coalesce(j.sisa, 0)`,
  },
  {
    aturan: "Hutang semua PO sama dengan Hutang Usaha setiap akhir bulan",
    diperiksa: (db) => db`select count(distinct date_trunc('month', tanggal::timestamp)) from jurnal_harian
      where id_akun = ${akun(db, "hutang-usaha")}`,
    temuan: (db) => db`
      select to_char(hari, 'YYYY-MM-DD') as dokumen, format('PO %s, jurnal %s', coalesce(p.sisa, 0), j.sisa) as keterangan
      from (
        select bulan + interval '1 month' - interval '1 day' as hari, sum(sum(kredit - debit)) over (order by bulan) as sisa
        from (select date_trunc('month', tanggal::timestamp) as bulan, debit, kredit from jurnal_harian
              where id_akun = ${akun(db, "hutang-usaha")}) b group by bulan) j
      cross join lateral (select sum(sisa) as sisa from (${hutangPada(db, db`j.hari::date`)}) h) p
      where coalesce(p.sisa, 0) <> j.sisa`,
  },
  {
    aturan: "Harga dan lama kirim setiap produk dari pemasoknya sama dengan PO-nya",
    diperiksa: (db) => db`select count(*) from produk_pemasok`,
    temuan: (db: Db) => db`
      with datang as (
        select id_po, max((tgl_update at time zone 'Asia/Jakarta')::date) as hari from po_riwayat where selesai > 0 group by 1),
      seharusnya as (
        select id_produk, id_pemasok, count(*) as jumlah_po, sum(qty) as qty,
          (array_agg(id_po order by urut desc))[1] as id_po, (array_agg(tgl_order order by urut desc))[1] as tgl_po,
          (array_agg(harga_satuan order by urut desc))[1] as harga_terakhir,
          (array_agg(d.hari - tgl_order order by urut desc) filter (where status_po = 'Selesai'))[1] as hari_kirim
        from po left join datang d using (id_po) where id_pemasok is not null and dibatalkan is null group by 1, 2)
      select format('produk %s dari pemasok %s', id_produk, id_pemasok) as dokumen,
        format('%s PO, %s pada %s, %s hari; seharusnya %s, %s pada %s, %s hari', b.jumlah_po, b.harga_terakhir, b.tgl_po,
          b.hari_kirim, s.jumlah_po, s.harga_terakhir, s.tgl_po, s.hari_kirim) as keterangan
      from produk_pemasok b full join seharusnya s using (id_produk, id_pemasok)
      where (b.jumlah_po, b.qty, b.id_po, b.tgl_po, b.harga_terakhir, b.hari_kirim)
        is distinct from (s.jumlah_po, s.qty, s.id_po, s.tgl_po, s.harga_terakhir, s.hari_kirim)`,
  },
  {
    aturan: "Setiap pemasok yang digabung berakhir di pemasok yang sama",
    diperiksa: (db) => db`select count(*) from pemasok where digabung_ke is not null`,
    temuan: (db) => db`
      select p.nama as dokumen, format('berakhir di %s, yang digabung dengannya di %s', p.pokok, g.pokok) as keterangan
      from pemasok p join pemasok g on g.id_pemasok = p.digabung_ke where p.pokok <> g.pokok`,
  },
];
