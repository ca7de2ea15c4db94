-- getAsset {}
with
hari as materialized (
select h.hari, s.bulan, dense_rank() over (order by s.hari_ke) as tempo, s.hari_ke,
row_number() over (order by h.hari) - 1 as ke
from (select distinct unnest($1::date[]) as hari) h cross join lateral hari_susut(h.hari) s),
batas as materialized (
select array_agg(hari order by hari) as hari, array_agg(distinct hari_ke order by hari_ke) as hari_ke from hari),
kelompok as materialized (
select k.id_kategori_asset, k.pembagi,
date_part('year', k.tgl_asset_masuk)::int * 12 + date_part('month', k.tgl_asset_masuk)::int as bulan_masuk,
width_bucket(date_part('day', k.tgl_asset_masuk)::int - 1, b.hari_ke) as tempo,
width_bucket(k.dari - 1, b.hari) as sejak, width_bucket(k.sampai - 1, b.hari) as hingga,
sum(k.jumlah)::bigint as jumlah, sum(k.harga::bigint)::bigint as harga,
sum(k.susut_per_bulan::bigint)::bigint as susut_per_bulan
from asset_kelompok k cross join batas b
group by 1, 2, 3, 4, 5, 6),
nilai as (
select h.hari, k.id_kategori_asset, k.jumlah, k.harga, k.pembagi is null as belum_masuk,
case when b.penuh >= k.pembagi then k.harga else k.susut_per_bulan * greatest(b.penuh, 0) end as susut
from hari h
join kelompok k on k.sejak <= h.ke and h.ke < k.hingga
cross join lateral (select h.bulan - k.bulan_masuk - (k.tempo >= h.tempo)::int as penuh) b)
select
coalesce(sum(n.jumlah), 0)::int as jumlah, coalesce(sum(n.harga), 0)::bigint as harga_perolehan,
coalesce(sum(n.susut), 0)::bigint as akumulasi_susut, coalesce(sum(n.harga - n.susut), 0)::bigint as nilai_buku, coalesce(sum(n.jumlah) filter (where n.belum_masuk), 0)::int as jumlah_belum_masuk,
coalesce(sum(n.harga) filter (where n.belum_masuk), 0)::bigint as harga_belum_masuk
from nilai n

--   Aggregate
--     WindowAgg CTE hari
--       Sort
--         WindowAgg
--           Nested Loop
--             Unique
--               Sort
--                 ProjectSet
--                   Result
--             Function Scan hari_susut
--     Aggregate CTE batas
--       Sort
--         CTE Scan hari
--     Aggregate CTE kelompok
--       Nested Loop
--         CTE Scan batas
--         Append
--           Aggregate
--             Index Only Scan asset_kelompok_urut asset
--           Subquery Scan
--             Merge Join
--               Subquery Scan
--                 WindowAgg
--                   Index Only Scan asset_kondisi_asset asset_kondisi
--               Index Scan asset_cari_luas asset
--           Subquery Scan
--             Index Only Scan pengajuan_asset_disetujui pengajuan_asset
--     Nested Loop
--       CTE Scan hari
--       CTE Scan kelompok

-- getAsset {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_asset" from "asset" where
true
and "id_asset" >= $5
and "id_asset" < $6
order by "id_asset" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan asset_cari_luas asset
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan asset_cari_luas asset
--               Aggregate SubPlan 5
--                 Nested Loop
--                   Index Scan asset_perhatian_pkey asset_perhatian
--                   Index Scan karyawan_pkey karyawan
--             Index Scan lokasi_asset_pkey lokasi_asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan pelepasan_asset_sekali pelepasan_asset

-- getAsset {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getAsset {"cari":"laptop"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_asset" from "asset" where
true
and "id_asset" >= $5
and "id_asset" < $6 and strpos("teks_cari", $7) > 0
order by "id_asset" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan asset_cari_luas asset
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan asset_cari_luas asset
--               Aggregate SubPlan 5
--                 Nested Loop
--                   Index Scan asset_perhatian_pkey asset_perhatian
--                   Index Scan karyawan_pkey karyawan
--             Index Scan lokasi_asset_pkey lokasi_asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan pelepasan_asset_sekali pelepasan_asset

-- getAsset {"cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_asset" >> 10)::integer as ember, count(*) as jumlah from "asset"
where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Only Scan asset_cari_luas asset

-- getAsset {"urut":"kodeAsset"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
order by kode_asset , "id_asset" limit 10 offset $1) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Hash Join
--             Index Scan asset_kelompok_urut asset
--             Hash
--               Subquery Scan
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Incremental Sort
--                         Index Scan asset_kode_asset_key asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan

-- getAsset {"urut":"kodeAsset"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_asset" from "asset" where
true
and "id_asset" >= $5
and "id_asset" < $6
order by "id_asset" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (select h.id as id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan asset_cari_luas asset
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getAsset {"urut":"kodeAsset","cari":"laptop"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
and "teks_cari" like $1
order by kode_asset , "id_asset" limit 10 offset $2) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Incremental Sort
--                     Index Scan asset_kode_asset_key asset
--             Memoize
--               Index Scan asset_cari_luas asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan

-- getAsset {"urut":"kodeAsset","cari":"laptop"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_asset" from "asset" where
true
and "id_asset" >= $5
and "id_asset" < $6 and strpos("teks_cari", $7) > 0
order by "id_asset" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (select h.id as id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan asset_cari_luas asset
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getAsset {"urut":"-namaBarang"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
order by lower(nama_barang) desc, "id_asset" desc limit 10 offset $1) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Hash Join
--             Index Scan asset_kelompok_urut asset
--             Hash
--               Subquery Scan
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Index Scan asset_nama asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan

-- getAsset {"urut":"-namaBarang","cari":"laptop"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
and "teks_cari" like $1
order by lower(nama_barang) desc, "id_asset" desc limit 10 offset $2) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Scan asset_nama asset
--             Index Scan asset_cari_luas asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan

-- getAsset {"urut":"-harga"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
order by harga desc, "id_asset" desc limit 10 offset $1) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Hash Join
--             Index Scan asset_kelompok_urut asset
--             Hash
--               Subquery Scan
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Index Only Scan asset_harga asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan

-- getAsset {"urut":"-harga","cari":"laptop"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
and "teks_cari" like $1
order by harga desc, "id_asset" desc limit 10 offset $2) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Scan asset_harga asset
--             Index Scan asset_cari_luas asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan

-- getAsset {"urut":"tglAssetMasuk"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
order by tgl_asset_masuk , "id_asset" limit 10 offset $1) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Hash Join
--             Index Scan asset_kelompok_urut asset
--             Hash
--               Subquery Scan
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Index Only Scan asset_masuk asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan

-- getAsset {"urut":"tglAssetMasuk","cari":"laptop"}
select isi.* from (select id, row_number() over () as ke from (
select "id_asset" as id from "asset" where
true
and "teks_cari" like $1
order by tgl_asset_masuk , "id_asset" limit 10 offset $2) terurut) h
cross join lateral (
select "a"."id_asset","a"."kode_asset","a"."nama_barang","a"."tgl_asset_masuk","a"."harga","a"."keterangan","a"."soft_delete","a"."id_pengajuan_asset", a.pembagi, a.tgl_buku,
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', a.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
'statusPengajuan', p.status_pengajuan) end as pelepasan,
coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
order by h.id_asset_perhatian)
from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
as perhatian
from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak' where a.id_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Scan asset_masuk asset
--             Index Scan asset_cari_luas asset
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan lokasi_asset_pkey lokasi_asset
--       Index Scan pelepasan_asset_sekali pelepasan_asset
--       Aggregate SubPlan 1
--         Nested Loop
--           Index Scan asset_perhatian_pkey asset_perhatian
--           Index Scan karyawan_pkey karyawan
