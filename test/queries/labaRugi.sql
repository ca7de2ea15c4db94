-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"kebutuhan","id":8}
select coalesce(sum(jumlah), 0)::int as banyak, coalesce(sum(nominal), 0)::bigint as total
from laba_harian where id_kebutuhan = $1 and
tanggal between $2 and $3

--   Aggregate
--     Index Only Scan laba_harian_kunci laba_harian

-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"kebutuhan","id":8}
select p.tgl_approve as tanggal, p.deskripsi_pengajuan, p.id_pengajuan,
case when true then case p.tipe_pengajuan when 'masuk' then p.nominal_pengajuan else -p.nominal_pengajuan end end as nominal_pengajuan, p.id_so, p.id_invoice, p.id_po, p.kloter
from pengajuan p where p.id_kebutuhan = $1 and
p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan <> 'pindah' and p.tgl_approve between $2 and $3
order by p.tgl_approve desc, p.urut desc
limit $4 offset $5

--   Limit
--     Index Scan pengajuan_laba pengajuan

-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"kebutuhan","id":8}
select 1 from kebutuhan where id_kebutuhan = $1

--   Index Only Scan kebutuhan_pkey kebutuhan

-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"HPP","id":0}
select coalesce(sum(keluar), 0)::int as banyak, coalesce(sum(hpp), 0)::bigint as total
from stok_harian where tanggal between $1 and $2

--   Aggregate
--     Index Only Scan stok_harian_kunci stok_harian

-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"HPP","id":0}
select k.buku || '-' || k.id as kunci, k.tanggal, coalesce(s.qty * s.harga_beli, r.nilai) as nominal,
coalesce(j.id_so, t.id_so) as id_so,
format(case s.jenis when 'kirim' then 'Kirim %s unit %s (%s)' when 'batal-kirim' then 'Batal kirim %s unit %s (%s)'
when 'retur' then 'Retur %s unit %s (%s)' else 'Nilai barang rusak %s%s (%s)' end,
abs(s.qty), p.nama_produk, coalesce(s.sumber, r.sumber)) as keterangan
from (
select * from (
(select 'stok' as buku, s.id_stok as id, s.tanggal from stok s
where s.jenis in ('kirim', 'batal-kirim', 'retur') and "s"."tanggal" between $1 and $2
order by s.tanggal desc, s.id_stok desc limit $3)
union all
select 'rusak', r.id_stok_rusak, r.tanggal from stok_rusak r where r.jenis = 'nilai' and "r"."tanggal" between $4 and $5) x
order by tanggal desc, buku desc, id desc limit $6 offset $7) k
left join stok s on k.buku = 'stok' and s.id_stok = k.id
left join stok_rusak r on k.buku = 'rusak' and r.id_stok_rusak = k.id
join produk_pada(k.tanggal) p on p.id_produk = coalesce(s.id_produk, r.id_produk)
left join surat_jalan j on j.id_surat_jalan = s.sumber
left join retur t on t.id_retur = coalesce(s.sumber, r.sumber)
order by k.tanggal desc, k.buku desc, k.id desc

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Limit
--                 Sort
--                   Append
--                     Limit
--                       Index Only Scan stok_keluar stok
--                     Index Scan stok_rusak_tanggal stok_rusak
--               Index Scan stok_pkey stok
--             Index Scan stok_rusak_pkey stok_rusak
--           Index Scan produk_pkey produk
--         Limit
--           Index Scan nama_dulu_pkey nama_dulu
--       Index Scan surat_jalan_pkey surat_jalan
--     Index Scan retur_pkey retur

-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"Penyusutan Asset","id":2}
select count(*)::int as banyak, coalesce(sum(nilai_susut), 0)::bigint as total from (
select a.id_asset, a.kode_asset, a.nama_barang, j.jatuh,
case when j.penuh = a.pembagi then a.harga - a.harga / a.pembagi * (a.pembagi - 1) else a.harga / a.pembagi end
as nilai_susut
from asset a
cross join lateral (
select (date_part('year', $1::date) - date_part('year', a.tgl_asset_masuk))::int * 12
+ (date_part('month', $2::date) - date_part('month', a.tgl_asset_masuk))::int as penuh,
$3::date + least(date_part('day', a.tgl_asset_masuk)::int,
($4::date + interval '1 month')::date - $5::date) - 1 as jatuh) j
where a.id_kategori_asset = $6 and j.penuh between 1 and a.pembagi and j.jatuh between a.tgl_buku and $7
and not exists (select from asset_istirahat i
where i.id_asset = a.id_asset and i.dari <= j.jatuh and j.jatuh < i.sampai)) s

--   Aggregate
--     Hash Join
--       Subquery Scan
--         WindowAgg
--           Index Only Scan asset_kondisi_asset asset_kondisi
--       Hash
--         Index Scan asset_kelompok_urut asset

-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"Penyusutan Asset","id":2}
select a.id_asset, a.kode_asset, a.nama_barang, j.jatuh,
case when j.penuh = a.pembagi then a.harga - a.harga / a.pembagi * (a.pembagi - 1) else a.harga / a.pembagi end
as nilai_susut
from asset a
cross join lateral (
select (date_part('year', $1::date) - date_part('year', a.tgl_asset_masuk))::int * 12
+ (date_part('month', $2::date) - date_part('month', a.tgl_asset_masuk))::int as penuh,
$3::date + least(date_part('day', a.tgl_asset_masuk)::int,
($4::date + interval '1 month')::date - $5::date) - 1 as jatuh) j
where a.id_kategori_asset = $6 and j.penuh between 1 and a.pembagi and j.jatuh between a.tgl_buku and $7
and not exists (select from asset_istirahat i
where i.id_asset = a.id_asset and i.dari <= j.jatuh and j.jatuh < i.sampai) order by jatuh desc, a.id_asset desc limit $8 offset $9

--   Limit
--     Result
--       Sort
--         Merge Join
--           Sort
--             Index Scan asset_kelompok_urut asset
--           Materialize
--             Subquery Scan
--               WindowAgg
--                 Index Only Scan asset_kondisi_asset asset_kondisi

-- getDetailLabaRugi {"bulan":1,"tahun":2026,"asal":"Penyusutan Asset","id":2}
select 1 from kategori_asset where id_kategori_asset = $1

--   Index Only Scan kategori_asset_pkey kategori_asset

-- getDetailLabaRugi {"bulan":4,"tahun":2026,"asal":"Pelepasan Asset","id":2}
select count(*)::int as banyak, coalesce(sum(nominal), 0)::bigint as total from (select * from (
select 'k' || f.id_asset_kondisi as kunci, f.tanggal, f.id_kategori_asset, f.dokumen as kode_asset, f.keterangan,
case when f.lepas then 'tidak digunakan' else 'digunakan kembali' end as kejadian,
case when f.lepas then f.akumulasi - f.harga else f.harga - f.akumulasi end as nominal
from (
select c.waktu, c.tanggal, case when c.digunakan then 'asset-kembali' else 'asset-lepas' end as peristiwa,
a.kode_asset as dokumen, c.keterangan, c.id_asset_kondisi, a.id_kategori_asset, a.harga, not c.digunakan as lepas,
(select case when b.bulan >= a.pembagi then a.harga else a.harga / a.pembagi * b.bulan end
from (select
greatest(0,
(date_part('year', (c.tanggal - 1)) * 12 + date_part('month', (c.tanggal - 1)) - date_part('year', a.tgl_asset_masuk) * 12
- date_part('month', a.tgl_asset_masuk))::int - (date_part('day', (c.tanggal - 1)) < date_part('day', a.tgl_asset_masuk)
and date_part('day', (c.tanggal - 1) + 1) <> 1)::int) as bulan) b) as akumulasi, coalesce(p.harga_jual > p.nilai_buku, false) as untung
from (select k.*, coalesce((select m.digunakan from asset_kondisi m where m.id_asset = k.id_asset
and m.id_asset_kondisi < k.id_asset_kondisi order by m.id_asset_kondisi desc limit 1), true) as sebelum
from asset_kondisi k where k.tanggal between $1 and $2) c
join asset a using (id_asset)
left join pelepasan_asset p using (id_asset_kondisi)
where c.digunakan <> c.sebelum) f
union all
select p.id_pelepasan_asset, p.tgl_approve, a.id_kategori_asset, a.kode_asset, p.id_pelepasan_asset, 'dijual', p.harga_jual
from pelepasan_asset p join asset a using (id_asset)
where p.status_pengajuan = 'Disetujui' and p.harga_jual is not null and p.tgl_approve between $3 and $4) l where id_kategori_asset = $5) l

--   Aggregate
--     Append
--       Subquery Scan
--         Nested Loop
--           Index Scan asset_kondisi_tanggal asset_kondisi
--             Limit SubPlan 3
--               Index Only Scan asset_kondisi_asset asset_kondisi
--           Index Scan asset_kelompok_urut asset
--           Result SubPlan 1
--           Result SubPlan 2
--       Subquery Scan
--         Nested Loop
--           Index Scan asset_kelompok_urut asset
--           Index Scan pelepasan_asset_sekali pelepasan_asset

-- getDetailLabaRugi {"bulan":4,"tahun":2026,"asal":"Pelepasan Asset","id":2}
select l.kunci, l.tanggal, kode_asset, a.nama_barang, l.kejadian, l.keterangan, l.nominal
from (select * from (
select 'k' || f.id_asset_kondisi as kunci, f.tanggal, f.id_kategori_asset, f.dokumen as kode_asset, f.keterangan,
case when f.lepas then 'tidak digunakan' else 'digunakan kembali' end as kejadian,
case when f.lepas then f.akumulasi - f.harga else f.harga - f.akumulasi end as nominal
from (
select c.waktu, c.tanggal, case when c.digunakan then 'asset-kembali' else 'asset-lepas' end as peristiwa,
a.kode_asset as dokumen, c.keterangan, c.id_asset_kondisi, a.id_kategori_asset, a.harga, not c.digunakan as lepas,
(select case when b.bulan >= a.pembagi then a.harga else a.harga / a.pembagi * b.bulan end
from (select
greatest(0,
(date_part('year', (c.tanggal - 1)) * 12 + date_part('month', (c.tanggal - 1)) - date_part('year', a.tgl_asset_masuk) * 12
- date_part('month', a.tgl_asset_masuk))::int - (date_part('day', (c.tanggal - 1)) < date_part('day', a.tgl_asset_masuk)
and date_part('day', (c.tanggal - 1) + 1) <> 1)::int) as bulan) b) as akumulasi, coalesce(p.harga_jual > p.nilai_buku, false) as untung
from (select k.*, coalesce((select m.digunakan from asset_kondisi m where m.id_asset = k.id_asset
and m.id_asset_kondisi < k.id_asset_kondisi order by m.id_asset_kondisi desc limit 1), true) as sebelum
from asset_kondisi k where k.tanggal between $1 and $2) c
join asset a using (id_asset)
left join pelepasan_asset p using (id_asset_kondisi)
where c.digunakan <> c.sebelum) f
union all
select p.id_pelepasan_asset, p.tgl_approve, a.id_kategori_asset, a.kode_asset, p.id_pelepasan_asset, 'dijual', p.harga_jual
from pelepasan_asset p join asset a using (id_asset)
where p.status_pengajuan = 'Disetujui' and p.harga_jual is not null and p.tgl_approve between $3 and $4) l where id_kategori_asset = $5) l join asset a using (kode_asset) order by l.tanggal desc, l.kunci desc limit $6 offset $7

--   Limit
--     Sort
--       Nested Loop
--         Append
--           Subquery Scan
--             Nested Loop
--               Index Scan asset_kondisi_tanggal asset_kondisi
--                 Limit SubPlan 3
--                   Index Only Scan asset_kondisi_asset asset_kondisi
--               Index Scan asset_kelompok_urut asset
--               Result SubPlan 1
--               Result SubPlan 2
--           Subquery Scan
--             Nested Loop
--               Index Scan asset_kelompok_urut asset
--               Index Scan pelepasan_asset_sekali pelepasan_asset
--         Index Scan asset_kode_asset_key asset
