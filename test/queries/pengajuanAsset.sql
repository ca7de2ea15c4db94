-- getPengajuanAsset {}
select "p"."id_pengajuan_asset","p"."nama_barang","p"."harga","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."masuk_asset","p"."tgl_masuk",
jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
'kode', k.kode, 'pembagi', k.pembagi)) as kategori_asset,
jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
'singkatan', l.singkatan)) as lokasi_asset,
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pengajuan_asset_bukti b
where b.id_pengajuan_asset = p.id_pengajuan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan,
case when t.id_asset is not null then jsonb_build_object('idAsset', t.id_asset, 'kodeAsset', t.kode_asset) end as asset,
m.nama_lengkap as nama_pemasuk, p.versi, p.ditarik,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = any($2) order by p.tgl_pengajuan desc, p.urut desc

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Nested Loop
--                     Index Scan pengajuan_asset_pkey pengajuan_asset
--                     Index Scan kategori_asset_pkey kategori_asset
--                   Index Scan lokasi_asset_pkey lokasi_asset
--                 Index Scan rekening_pkey rekening
--               Index Scan karyawan_pkey karyawan
--             Index Scan karyawan_pkey karyawan
--           Index Scan pengajuan_asset_unik pengajuan
--         Index Scan asset_id_pengajuan_asset_key asset
--       Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {}
select "id_pengajuan_asset" as id from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by "tgl_pengajuan" desc, "urut" desc limit $3 offset $4

--   Limit
--     Index Only Scan pengajuan_asset_tanggal pengajuan_asset

-- getPengajuanAsset {}
select hari_produksi_pl, hari_produksi_po, termin_pelanggan, termin_pemasok, pelanggan_sendiri,
pengajuan_sendiri_oleh_orang_lain,
coalesce((select jsonb_agg(jsonb_build_object('idKebutuhan', b.id_kebutuhan, 'bawaan', k.bawaan,
'nominalDari', b.nominal_dari, 'namaRole', b.nama_role, 'cara', b.cara))
from batas b left join kebutuhan k using (id_kebutuhan)), '[]'::jsonb) as batas
from perusahaan

--   Seq Scan perusahaan
--     Aggregate InitPlan 1
--       Nested Loop
--         Seq Scan batas
--         Index Scan kebutuhan_pkey kebutuhan

-- getPengajuanAsset {}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (select ember, sum(jumlah) as jumlah from hitungan where daftar = $1
group by 1) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $2) as newest,
coalesce(max(ember) filter (where sampai >= $3), min(ember)) as oldest,
coalesce($4 - max(sampai - jumlah) filter (where sampai - jumlah <= $5), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Aggregate
--           Index Only Scan hitungan_kunci hitungan

-- getPengajuanAsset {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (select ember, sum(jumlah) as jumlah from hitungan where daftar = $1
and ember >= $2 and ember <= $3 group by 1) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $4) as newest,
coalesce(max(ember) filter (where sampai >= $5), min(ember)) as oldest,
coalesce($6 - max(sampai - jumlah) filter (where sampai - jumlah <= $7), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Aggregate
--           Index Only Scan hitungan_kunci hitungan

-- getPengajuanAsset {"cari":"laptop"}
select "id_pengajuan_asset" as id from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2 and "teks_cari" like $3
order by "tgl_pengajuan" desc, "urut" desc limit $4 offset $5

--   Limit
--     Sort
--       Bitmap Heap Scan pengajuan_asset
--         Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"cari":"laptop"}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (select * from unnest($1::integer[], $2::bigint[]) as h(ember, jumlah)) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $3) as newest,
coalesce(max(ember) filter (where sampai >= $4), min(ember)) as oldest,
coalesce($5 - max(sampai - jumlah) filter (where sampai - jumlah <= $6), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Function Scan

-- getPengajuanAsset {"cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset" where
true
and "teks_cari" like $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan_asset
--         Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "pengajuan_asset" where
true
and ("teks_cari" || '') like $3
and "tgl_pengajuan" = date '2000-01-01' + ember) end as count
from sekarang left join berubah on true

--   Nested Loop
--     Result CTE sekarang
--     Aggregate CTE berubah
--       Nested Loop
--         CTE Scan sekarang
--         Index Only Scan hitungan_kunci hitungan
--     CTE Scan sekarang
--     CTE Scan berubah
--     Aggregate SubPlan 3
--       Index Only Scan pengajuan_asset_tanggal pengajuan_asset

-- getPengajuanAsset {"status":"Menunggu"}
select "id_pengajuan_asset" as id from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true and status_pengajuan = $3
order by "tgl_pengajuan" desc, "urut" desc limit $4 offset $5

--   Limit
--     Index Only Scan pengajuan_asset_tanggal pengajuan_asset

-- getPengajuanAsset {"status":"Menunggu"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset" where
true
and true and status_pengajuan = $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan pengajuan_asset_menunggu pengajuan_asset

-- getPengajuanAsset {"status":"Menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true and status_pengajuan = $3
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan_asset
--         BitmapAnd
--           Bitmap Index Scan pengajuan_asset_menunggu
--           Bitmap Index Scan pengajuan_asset_tanggal

-- getPengajuanAsset {"status":"Menunggu","cari":"laptop"}
select "id_pengajuan_asset" as id from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2 and "teks_cari" like $3
and true and status_pengajuan = $4
order by "tgl_pengajuan" desc, "urut" desc limit $5 offset $6

--   Limit
--     Sort
--       Bitmap Heap Scan pengajuan_asset
--         BitmapAnd
--           Bitmap Index Scan pengajuan_asset_menunggu
--           Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"status":"Menunggu","cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset" where
true
and "teks_cari" like $1
and true and status_pengajuan = $2
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan pengajuan_asset
--           BitmapAnd
--             Bitmap Index Scan pengajuan_asset_menunggu
--             Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"status":"Menunggu","cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "pengajuan_asset" where
true
and ("teks_cari" || '') like $3
and true and status_pengajuan = $4
and "tgl_pengajuan" = date '2000-01-01' + ember) end as count
from sekarang left join berubah on true

--   Nested Loop
--     Result CTE sekarang
--     Aggregate CTE berubah
--       Nested Loop
--         CTE Scan sekarang
--         Index Only Scan hitungan_kunci hitungan
--     CTE Scan sekarang
--     CTE Scan berubah
--     Aggregate SubPlan 3
--       Bitmap Heap Scan pengajuan_asset
--         BitmapAnd
--           Bitmap Index Scan pengajuan_asset_menunggu
--           Bitmap Index Scan pengajuan_asset_tanggal

-- getPengajuanAsset {"masukAsset":false}
select "id_pengajuan_asset" as id from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true
and masuk_asset = $3
order by "tgl_pengajuan" desc, "urut" desc limit $4 offset $5

--   Limit
--     Index Only Scan pengajuan_asset_tanggal pengajuan_asset

-- getPengajuanAsset {"masukAsset":false}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset" where
true
and true
and masuk_asset = $1 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_asset_tanggal pengajuan_asset

-- getPengajuanAsset {"masukAsset":false,"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true
and masuk_asset = $3 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_asset_tanggal pengajuan_asset

-- getPengajuanAsset {"masukAsset":false,"cari":"laptop"}
select "id_pengajuan_asset" as id from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2 and "teks_cari" like $3
and true
and masuk_asset = $4
order by "tgl_pengajuan" desc, "urut" desc limit $5 offset $6

--   Limit
--     Sort
--       Bitmap Heap Scan pengajuan_asset
--         Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"masukAsset":false,"cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset" where
true
and "teks_cari" like $1
and true
and masuk_asset = $2 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan_asset
--         Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"masukAsset":false,"cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "pengajuan_asset" where
true
and ("teks_cari" || '') like $3
and true
and masuk_asset = $4 and "tgl_pengajuan" = date '2000-01-01' + ember) end as count
from sekarang left join berubah on true

--   Nested Loop
--     Result CTE sekarang
--     Aggregate CTE berubah
--       Nested Loop
--         CTE Scan sekarang
--         Index Only Scan hitungan_kunci hitungan
--     CTE Scan sekarang
--     CTE Scan berubah
--     Aggregate SubPlan 3
--       Index Only Scan pengajuan_asset_tanggal pengajuan_asset
