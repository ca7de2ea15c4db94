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
        select distinct on (id_asset) id_asset, digunakan from asset_kondisi order by id_asset, id_asset_kondisi desc
      ) k using (id_asset)
      where a.soft_delete = coalesce(k.digunakan, true)
      union all
      select a.kode_asset, format('kondisi tanggal %s sebelum yang mendahuluinya', k.tanggal)
      from (select id_asset, tanggal, lag(tanggal) over (partition by id_asset order by id_asset_kondisi) as sebelum
            from asset_kondisi) k join asset a using (id_asset)
      where k.tanggal < coalesce(k.sebelum, a.tgl_asset_masuk)`,
  },
];
