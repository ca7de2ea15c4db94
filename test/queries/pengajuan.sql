-- getPengajuan {}
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note", p.urut, p.otomatis, p.versi, p.ditarik,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju,
jsonb_build_array(jsonb_build_object( $2::text, "k"."id_kebutuhan" , $3::text, "k"."nama_kebutuhan")) as kebutuhan,
case when "asal" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object( $4::text, "asal"."id_rekening" , $5::text, "asal"."nama_rekening")) end as rekening_asal,
case when "tujuan" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object( $6::text, "tujuan"."id_rekening" , $7::text, "tujuan"."nama_rekening")) end as rekening_tujuan,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = $8 order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = $9 order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null
then jsonb_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then jsonb_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null
then jsonb_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null
then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = any($10) order by p.tgl_pengajuan desc, p.urut desc

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan pengajuan_pkey pengajuan
--               Index Scan karyawan_pkey karyawan
--                 Limit SubPlan 9
--                   Index Scan nama_dulu_pkey nama_dulu
--                 Limit SubPlan 10
--                   Index Scan nama_dulu_pkey nama_dulu
--             Index Scan kebutuhan_pkey kebutuhan
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 3
--               Index Scan nama_dulu_pkey nama_dulu
--             Limit SubPlan 4
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan karyawan_pkey karyawan
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 5
--           Index Scan nama_dulu_pkey nama_dulu
--         Limit SubPlan 6
--           Index Scan nama_dulu_pkey nama_dulu
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Limit SubPlan 2
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 7
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 8
--         Index Scan nama_dulu_pkey nama_dulu
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 11
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 12

-- getPengajuan {}
select "id_pengajuan" as id from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by "tgl_pengajuan" desc, "urut" desc limit $3 offset $4

--   Limit
--     Index Only Scan pengajuan_tanggal pengajuan

-- getPengajuan {}
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

-- getPengajuan {}
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

-- getPengajuan {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
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

-- getPengajuan {"cari":"uji"}
select "id_pengajuan" as id from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2 and "teks_cari" like $3
order by "tgl_pengajuan" desc, "urut" desc limit $4 offset $5

--   Limit
--     Index Only Scan pengajuan_tanggal pengajuan

-- getPengajuan {"cari":"uji"}
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

-- getPengajuan {"cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan" where
true
and "teks_cari" like $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan
--         Bitmap Index Scan pengajuan_cari

-- getPengajuan {"cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "pengajuan" where
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
--       Index Only Scan pengajuan_tanggal pengajuan

-- getPengajuan {"status":"Menunggu"}
select "id_pengajuan" as id from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true
and status_pengajuan = $3
order by "tgl_pengajuan" desc, "urut" desc limit $4 offset $5

--   Limit
--     Index Only Scan pengajuan_status pengajuan

-- getPengajuan {"status":"Menunggu"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan" where
true
and true
and status_pengajuan = $1 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_status pengajuan

-- getPengajuan {"status":"Menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true
and status_pengajuan = $3 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_status pengajuan

-- getPengajuan {"status":"Menunggu","cari":"uji"}
select "id_pengajuan" as id from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2 and "teks_cari" like $3
and true
and status_pengajuan = $4
order by "tgl_pengajuan" desc, "urut" desc limit $5 offset $6

--   Limit
--     Index Scan pengajuan_status pengajuan

-- getPengajuan {"status":"Menunggu","cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan" where
true
and "teks_cari" like $1
and true
and status_pengajuan = $2 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan pengajuan_status pengajuan

-- getPengajuan {"status":"Menunggu","cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "pengajuan" where
true
and ("teks_cari" || '') like $3
and true
and status_pengajuan = $4 and "tgl_pengajuan" = date '2000-01-01' + ember) end as count
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
--       Index Scan pengajuan_status pengajuan

-- getPengajuan {"idKebutuhan":8}
select "id_pengajuan" as id from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true and id_kebutuhan = $3
order by "tgl_pengajuan" desc, "urut" desc limit $4 offset $5

--   Limit
--     Index Only Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"idKebutuhan":8}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan" where
true
and true and id_kebutuhan = $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"idKebutuhan":8,"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true and id_kebutuhan = $3
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"idKebutuhan":8,"cari":"uji"}
select "id_pengajuan" as id from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2 and "teks_cari" like $3
and true and id_kebutuhan = $4
order by "tgl_pengajuan" desc, "urut" desc limit $5 offset $6

--   Limit
--     Index Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"idKebutuhan":8,"cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan" where
true
and "teks_cari" like $1
and true and id_kebutuhan = $2
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"idKebutuhan":8,"cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "pengajuan" where
true
and ("teks_cari" || '') like $3
and true and id_kebutuhan = $4
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
--       Index Scan pengajuan_kebutuhan pengajuan
