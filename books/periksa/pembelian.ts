import type { Aturan } from "./aturan.ts";

export const aturanPembelian: readonly Aturan[] = [
  {
    aturan: "Tanda PO setiap produk sama dengan PO terbukanya",
    diperiksa: (db) => db`select count(*) from produk`,
    temuan: (db) => db`
      select p.kode_produk as dokumen, case when p.status_po then 'bertanda tanpa PO terbuka' else 'PO terbuka tanpa tanda' end as keterangan
      from produk p left join (
        select distinct id_produk from po where status_po = 'Proses' and dibatalkan is null
      ) o using (id_produk)
      where p.status_po <> (o.id_produk is not null)`,
  },
  {
    aturan: "Unit selesai setiap PO sama dengan riwayat dan buku stoknya",
    diperiksa: (db) => db`select count(*) from po`,
    temuan: (db) => db`
      select p.id_po as dokumen, format('selesai %s, riwayat %s, buku %s', p.qty_selesai, coalesce(r.selesai, 0), coalesce(b.qty, 0)) as keterangan
      from po p
      left join (select id_po, sum(selesai) as selesai from po_riwayat group by 1) r using (id_po)
      left join (select sumber as id_po, sum(coalesce(unit, qty)) as qty from stok where jenis = 'po' group by 1) b using (id_po)
      where p.qty_selesai <> coalesce(r.selesai, 0) or p.qty_selesai <> coalesce(b.qty, 0)`,
  },
  {
    aturan: "Unit PO untuk pesan langsung sama dengan yang diterima barisnya",
    diperiksa: (db) => db`select count(*) from po_orderan`,
    temuan: (db) => db`
      select p.id_po as dokumen, format('riwayat %s, tautan %s', coalesce(r.untuk, 0), coalesce(l.dilayani, 0)) as keterangan
      from po p
      left join (select id_po, sum(untuk_orderan) as untuk from po_riwayat group by 1) r using (id_po)
      left join (select id_po, sum(qty_dilayani) as dilayani from po_orderan group by 1) l using (id_po)
      where coalesce(r.untuk, 0) <> coalesce(l.dilayani, 0)
      union all
      select o.id_so, format('baris %s menerima %s unit dari PO, selesai %s', o.urutan, l.dilayani, o.qty_selesai + o.qty_lepas)
      from orderan o join (select id_orderan, sum(qty_dilayani) as dilayani from po_orderan group by 1) l using (id_orderan)
      where l.dilayani > o.qty_selesai + o.qty_lepas`,
  },
  {
    aturan: "Hanya PO terbuka yang ditunggu, oleh baris yang masih berjalan",
    diperiksa: (db) => db`select count(*) from po_orderan where not dilepas`,
    temuan: (db) => db`
      select l.id_po as dokumen, 'ditunggu ' || o.id_so as keterangan
      from po_orderan l join po p using (id_po) join orderan o using (id_orderan)
      where not l.dilepas and (p.status_po <> 'Proses' or p.dibatalkan is not null
        or o.dibatalkan is not null or o.status_produk <> 'Progress')`,
  },
  {
    aturan: "Sisa setiap tagihan dan uang muka, dan unit yang ditagih, sama dengan bukunya",
    diperiksa: (db) => db`select count(*) from tagihan_buku`,
    temuan: (db) => db`
      select t.id_tagihan as dokumen, format('sisa %s, buku %s; total %s, baris dan PPN %s; PPN %s, buku %s',
        t.sisa, coalesce(b.sisa, 0), t.total, coalesce(r.total, 0) + t.ppn, t.ppn, coalesce(b.ppn, 0)) as keterangan
      from tagihan t left join (select id_tagihan, sum(hutang) as sisa, sum(ppn) as ppn from tagihan_buku group by 1) b using (id_tagihan)
      left join (select id_tagihan, sum(nominal) as total from tagihan_baris group by 1) r using (id_tagihan)
      where t.sisa <> coalesce(b.sisa, 0) or t.total <> coalesce(r.total, 0) + t.ppn or t.dibatalkan is not null and t.sisa <> 0
        or coalesce(b.ppn, 0) <> case when t.dibatalkan is null then t.ppn else 0 end
      union all
      select p.id_po, format('ditagih %s, buku %s', p.qty_ditagih, coalesce(b.unit, 0))
      from po p left join (select id_po, sum(unit) as unit from tagihan_buku where id_po is not null group by 1) b using (id_po)
      where p.qty_ditagih <> coalesce(b.unit, 0)
      union all
      select u.id_uang_muka, format('sisa %s, buku %s', u.sisa, coalesce(k.kas, 0) + coalesce(b.dipakai, 0))
      from uang_muka_beli u
      left join (select p.id_uang_muka, sum(k.kredit - k.debit) as kas from kas k join pengajuan p using (id_pengajuan)
                 where p.id_uang_muka is not null group by 1) k using (id_uang_muka)
      left join (select id_uang_muka, sum(hutang) as dipakai from tagihan_buku where id_uang_muka is not null group by 1) b
        using (id_uang_muka)
      where u.sisa <> coalesce(k.kas, 0) + coalesce(b.dipakai, 0)
      union all
      select b.id_pengajuan, format('tagihan %s: %s, pengajuan %s', b.id_tagihan, -b.hutang - b.pph, p.nominal_pengajuan)
      from tagihan_buku b join pengajuan p using (id_pengajuan)
      where p.id_tagihan is distinct from b.id_tagihan or -b.hutang - b.pph <> case p.tipe_pengajuan when 'keluar' then 1 else -1 end * p.nominal_pengajuan`,
  },
  {
    aturan: "Setiap PO yang dibayar mempunyai tepat satu pengajuan, atau tagihan yang lunas",
    diperiksa: (db) => db`select count(*) from po where status_pembayaran`,
    temuan: (db) => db`
      select p.id_po as dokumen, coalesce('pengajuan ' || g.id_pengajuan, 'tanpa pengajuan') as keterangan
      from po p left join pengajuan g on g.id_po = p.id_po
      where p.status_pembayaran <> (g.id_pengajuan is not null or p.qty_ditagih > 0 and p.qty_ditagih = p.qty
          and p.status_po = 'Selesai' and not exists (select from tagihan_baris b join tagihan t using (id_tagihan)
            where b.id_po = p.id_po and t.dibatalkan is null and t.sisa > 0))
        or (g.id_pengajuan is not null and (g.status_pengajuan <> 'Disetujui' or g.nominal_pengajuan <> p.total_harga))`,
  },
];
