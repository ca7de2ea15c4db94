import type { Aturan } from "./aturan.ts";

export const aturanAsset: readonly Aturan[] = [
  {
    aturan: "Setiap pengajuan asset yang disetujui mempunyai tepat satu pengajuan dan buku kasnya",
    diperiksa: (db) => db`select count(*) from pengajuan_asset where status_pengajuan = 'Disetujui'`,
    temuan: (db) => db`
      select a.id_pengajuan_asset as dokumen, format('%s, %s pengajuan, %s baris kas', a.status_pengajuan,
        coalesce(p.banyak, 0), coalesce(p.kas, 0)) as keterangan
      from pengajuan_asset a left join (
        select p.id_pengajuan_asset, count(distinct p.id_pengajuan) as banyak, count(k.id_kas) as kas,
          bool_and(p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan = 'keluar') as dibayar,
          max(p.nominal_pengajuan) as nominal, max(p.id_rekening_asal) as asal, max(p.tgl_approve) as tanggal,
          bool_and(b.bawaan = 'pembelian-asset') as kebutuhan, sum(k.kredit) as kredit
        from pengajuan p join kebutuhan b using (id_kebutuhan) left join kas k using (id_pengajuan)
        where p.id_pengajuan_asset is not null group by 1
      ) p using (id_pengajuan_asset)
      where case when a.status_pengajuan <> 'Disetujui' then p.banyak > 0 else
        (p.banyak, p.kas, p.dibayar, p.kebutuhan, p.nominal, p.kredit, p.asal, p.tanggal) is distinct from
        (1::bigint, 1::bigint, true, true, a.harga, a.harga::numeric, a.id_rekening, a.tgl_approve) end
      union all
      select p.id_pengajuan, format('untuk pengajuan asset %s yang tidak ada', p.id_pengajuan_asset)
      from pengajuan p left join pengajuan_asset a using (id_pengajuan_asset)
      where p.id_pengajuan_asset is not null and a.id_pengajuan_asset is null`,
  },
  {
    aturan: "Setiap barang yang sudah dimasukkan menjadi tepat satu asset, dengan harga dan tanggalnya",
    diperiksa: (db) => db`select count(*) from pengajuan_asset where tgl_masuk is not null`,
    temuan: (db) => db`
      select p.id_pengajuan_asset as dokumen, coalesce('asset ' || a.kode_asset, 'tanpa asset') as keterangan
      from pengajuan_asset p left join asset a using (id_pengajuan_asset)
      where (p.tgl_masuk is null and a.id_asset is not null) or (p.tgl_masuk is not null and
        (a.tgl_asset_masuk, a.harga, a.id_kategori_asset, a.id_lokasi) is distinct from
        (p.tgl_masuk, p.harga, p.id_kategori_asset, p.id_lokasi))`,
  },
  {
    aturan: "Kondisi setiap asset sama dengan perubahan terakhirnya",
    diperiksa: (db) => db`select count(*) from asset`,
    temuan: (db) => db`
      select a.kode_asset as dokumen, case when a.soft_delete then 'Tidak Digunakan' else 'Digunakan' end
        || ', perubahan terakhir mengatakan sebaliknya' as keterangan
      from asset a left join (
        select distinct on (id_asset) id_asset, digunakan and not menganggur as digunakan from asset_kondisi order by id_asset, id_asset_kondisi desc
      ) k using (id_asset)
      where a.soft_delete = coalesce(k.digunakan, true)
      union all
      select a.kode_asset, format('kondisi tanggal %s sebelum yang mendahuluinya', k.tanggal)
      from (select id_asset, tanggal, lag(tanggal) over (partition by id_asset order by id_asset_kondisi) as sebelum
            from asset_kondisi) k join asset a using (id_asset)
      where k.tanggal < coalesce(k.sebelum, a.tgl_asset_masuk)`,
  },
  {
    aturan:
      "Setiap pelepasan asset yang disetujui sudah berlaku: assetnya keluar dengan nilai bukunya, hasil jualnya diterima",
    diperiksa: (db) => db`select count(*) from pelepasan_asset where status_pengajuan = 'Disetujui'`,
    temuan: (db) => db`
      select l.id_pelepasan_asset as dokumen, case when not a.soft_delete then format('asset %s masih digunakan', a.kode_asset)
        when coalesce(t.dibukukan, true) then format('asset %s masih bernilai di buku', a.kode_asset)
        else format('asset %s dilepas dengan nilai buku %s, seharusnya %s', a.kode_asset, l.nilai_buku, n.nilai) end as keterangan
      from pelepasan_asset l join asset a using (id_asset) left join asset_kondisi k using (id_asset_kondisi)
      left join (
        select distinct on (id_asset) id_asset, digunakan as dibukukan from asset_kondisi order by id_asset, id_asset_kondisi desc
      ) t on t.id_asset = a.id_asset
      cross join lateral (
        select greatest(0, h.bulan - s.bulan - (h.hari_ke < date_part('day', a.tgl_asset_masuk))::int) as penuh
        from hari_susut(k.tanggal - 1) h, hari_susut(a.tgl_asset_masuk) s) b
      cross join lateral (
        select case when k.id_asset is null or b.penuh >= a.pembagi then 0 else a.harga - a.harga / a.pembagi * b.penuh end as nilai) n
      where l.status_pengajuan = 'Disetujui' and (not a.soft_delete or coalesce(t.dibukukan, true) or l.nilai_buku <> n.nilai
        or k.id_asset <> l.id_asset or k.digunakan)
      union all
      select l.id_pelepasan_asset, format('%s, %s pengajuan, %s baris kas', l.status_pengajuan, coalesce(p.banyak, 0),
        coalesce(p.kas, 0))
      from pelepasan_asset l left join (
        select p.id_pelepasan_asset, count(distinct p.id_pengajuan) as banyak, count(k.id_kas) as kas,
          bool_and(p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan = 'masuk' and b.bawaan = 'pelepasan-asset') as diterima,
          max(p.nominal_pengajuan) as nominal, max(p.id_rekening_tujuan) as tujuan, max(p.tgl_approve) as tanggal,
          sum(k.debit) as debit
        from pengajuan p join kebutuhan b using (id_kebutuhan) left join kas k using (id_pengajuan)
        where p.id_pelepasan_asset is not null group by 1
      ) p using (id_pelepasan_asset)
      where case when l.status_pengajuan <> 'Disetujui' or l.alasan <> 'dijual' then p.banyak > 0 else
        (p.banyak, p.kas, p.diterima, p.nominal, p.debit, p.tujuan, p.tanggal) is distinct from
        (1::bigint, 1::bigint, true, l.harga_jual, l.harga_jual::numeric, l.id_rekening, l.tgl_approve) end
      union all
      select p.id_pengajuan, format('untuk pelepasan asset %s yang tidak ada', p.id_pelepasan_asset)
      from pengajuan p left join pelepasan_asset l using (id_pelepasan_asset)
      where p.id_pelepasan_asset is not null and l.id_pelepasan_asset is null`,
  },
];
