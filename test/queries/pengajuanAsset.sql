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
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and
"tgl_pengajuan" = any(array[ $5::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
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
where s.jenis = $8 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_asset_tanggal pengajuan_asset
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Nested Loop
--                     Nested Loop
--                       Nested Loop
--                         Index Scan pengajuan_asset_pkey pengajuan_asset
--                           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 5
--                           Aggregate SubPlan 6
--                             Sort
--                               Nested Loop
--                                 Index Scan persetujuan_pkey persetujuan
--                                 Index Scan karyawan_pkey karyawan
--                         Index Scan kategori_asset_pkey kategori_asset
--                       Index Scan lokasi_asset_pkey lokasi_asset
--                     Index Scan rekening_pkey rekening
--                   Index Scan karyawan_pkey karyawan
--                 Index Scan pengajuan_asset_unik pengajuan
--               Index Scan karyawan_pkey karyawan
--             Index Scan asset_id_pengajuan_asset_key asset
--           Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getPengajuanAsset {"cari":"laptop"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and strpos("teks_cari", $5) > 0
and
"tgl_pengajuan" = any(array[ $6::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
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
where s.jenis = $9 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_asset_tanggal pengajuan_asset
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Nested Loop
--                     Nested Loop
--                       Nested Loop
--                         Index Scan pengajuan_asset_pkey pengajuan_asset
--                           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 5
--                           Aggregate SubPlan 6
--                             Sort
--                               Nested Loop
--                                 Index Scan persetujuan_pkey persetujuan
--                                 Index Scan karyawan_pkey karyawan
--                         Index Scan kategori_asset_pkey kategori_asset
--                       Index Scan lokasi_asset_pkey lokasi_asset
--                     Index Scan rekening_pkey rekening
--                   Index Scan karyawan_pkey karyawan
--                 Index Scan pengajuan_asset_unik pengajuan
--               Index Scan karyawan_pkey karyawan
--             Index Scan asset_id_pengajuan_asset_key asset
--           Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset"
where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan_asset
--         Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"status":"Menunggu"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and true and status_pengajuan = $5
and
"tgl_pengajuan" = any(array[ $6::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
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
where s.jenis = $9 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Sort
--           Bitmap Heap Scan pengajuan_asset
--             BitmapAnd
--               Bitmap Index Scan pengajuan_asset_menunggu
--               Bitmap Index Scan pengajuan_asset_tanggal
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Nested Loop
--                     Nested Loop
--                       Nested Loop
--                         Index Scan pengajuan_asset_pkey pengajuan_asset
--                           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 5
--                           Aggregate SubPlan 6
--                             Sort
--                               Nested Loop
--                                 Index Scan persetujuan_pkey persetujuan
--                                 Index Scan karyawan_pkey karyawan
--                         Index Scan kategori_asset_pkey kategori_asset
--                       Index Scan lokasi_asset_pkey lokasi_asset
--                     Index Scan rekening_pkey rekening
--                   Index Scan karyawan_pkey karyawan
--                 Index Scan pengajuan_asset_unik pengajuan
--               Index Scan karyawan_pkey karyawan
--             Index Scan asset_id_pengajuan_asset_key asset
--           Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"status":"Menunggu"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset"
where
true
and true and status_pengajuan = $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan pengajuan_asset_menunggu pengajuan_asset

-- getPengajuanAsset {"status":"Menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true and status_pengajuan = $3
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan_asset
--         BitmapAnd
--           Bitmap Index Scan pengajuan_asset_menunggu
--           Bitmap Index Scan pengajuan_asset_tanggal

-- getPengajuanAsset {"status":"Menunggu","cari":"laptop"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and strpos("teks_cari", $5) > 0
and true and status_pengajuan = $6
and
"tgl_pengajuan" = any(array[ $7::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
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
where s.jenis = $10 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Sort
--           Bitmap Heap Scan pengajuan_asset
--             BitmapAnd
--               Bitmap Index Scan pengajuan_asset_menunggu
--               Bitmap Index Scan pengajuan_asset_tanggal
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Nested Loop
--                     Nested Loop
--                       Nested Loop
--                         Index Scan pengajuan_asset_pkey pengajuan_asset
--                           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 5
--                           Aggregate SubPlan 6
--                             Sort
--                               Nested Loop
--                                 Index Scan persetujuan_pkey persetujuan
--                                 Index Scan karyawan_pkey karyawan
--                         Index Scan kategori_asset_pkey kategori_asset
--                       Index Scan lokasi_asset_pkey lokasi_asset
--                     Index Scan rekening_pkey rekening
--                   Index Scan karyawan_pkey karyawan
--                 Index Scan pengajuan_asset_unik pengajuan
--               Index Scan karyawan_pkey karyawan
--             Index Scan asset_id_pengajuan_asset_key asset
--           Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"status":"Menunggu","cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset"
where
true
and "teks_cari" like $1
and true and status_pengajuan = $2
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan pengajuan_asset
--           BitmapAnd
--             Bitmap Index Scan pengajuan_asset_menunggu
--             Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"masukAsset":false}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and true
and masuk_asset = $5 and
"tgl_pengajuan" = any(array[ $6::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
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
where s.jenis = $9 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_asset_tanggal pengajuan_asset
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Nested Loop
--                     Nested Loop
--                       Nested Loop
--                         Index Scan pengajuan_asset_pkey pengajuan_asset
--                           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 5
--                           Aggregate SubPlan 6
--                             Sort
--                               Nested Loop
--                                 Index Scan persetujuan_pkey persetujuan
--                                 Index Scan karyawan_pkey karyawan
--                         Index Scan kategori_asset_pkey kategori_asset
--                       Index Scan lokasi_asset_pkey lokasi_asset
--                     Index Scan rekening_pkey rekening
--                   Index Scan karyawan_pkey karyawan
--                 Index Scan pengajuan_asset_unik pengajuan
--               Index Scan karyawan_pkey karyawan
--             Index Scan asset_id_pengajuan_asset_key asset
--           Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"masukAsset":false}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset"
where
true
and true
and masuk_asset = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_asset_nama pengajuan_asset

-- getPengajuanAsset {"masukAsset":false,"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true
and masuk_asset = $3 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_asset_tanggal pengajuan_asset

-- getPengajuanAsset {"masukAsset":false,"cari":"laptop"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and strpos("teks_cari", $5) > 0
and true
and masuk_asset = $6 and
"tgl_pengajuan" = any(array[ $7::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
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
where s.jenis = $10 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_asset_tanggal pengajuan_asset
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Nested Loop
--                     Nested Loop
--                       Nested Loop
--                         Index Scan pengajuan_asset_pkey pengajuan_asset
--                           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 5
--                           Aggregate SubPlan 6
--                             Sort
--                               Nested Loop
--                                 Index Scan persetujuan_pkey persetujuan
--                                 Index Scan karyawan_pkey karyawan
--                         Index Scan kategori_asset_pkey kategori_asset
--                       Index Scan lokasi_asset_pkey lokasi_asset
--                     Index Scan rekening_pkey rekening
--                   Index Scan karyawan_pkey karyawan
--                 Index Scan pengajuan_asset_unik pengajuan
--               Index Scan karyawan_pkey karyawan
--             Index Scan asset_id_pengajuan_asset_key asset
--           Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"masukAsset":false,"cari":"laptop"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan_asset"
where
true
and "teks_cari" like $1
and true
and masuk_asset = $2 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan_asset
--         Bitmap Index Scan pengajuan_asset_cari

-- getPengajuanAsset {"urut":"namaBarang"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan_asset" as id from "pengajuan_asset" where
true
order by lower(nama_barang) , "urut" limit 10 offset $1) terurut) h
cross join lateral (
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
where s.jenis = $2 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Hash Join
--         Hash Join
--           Hash Join
--             Hash Join
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Merge Join
--                       Index Scan pengajuan_asset_pkey pengajuan_asset
--                       Index Scan pengajuan_asset_unik pengajuan
--                     Index Scan asset_id_pengajuan_asset_key asset
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan lokasi_asset_pkey lokasi_asset
--               Hash
--                 Index Scan rekening_pkey rekening
--             Hash
--               Index Scan karyawan_pkey karyawan
--           Hash
--             Index Scan karyawan_pkey karyawan
--         Hash
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan pengajuan_asset_nama pengajuan_asset
--       Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"urut":"namaBarang"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and
"tgl_pengajuan" = any(array[ $5::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
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
--         Index Only Scan pengajuan_asset_tanggal pengajuan_asset
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPengajuanAsset {"urut":"namaBarang","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan_asset" as id from "pengajuan_asset" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by lower(nama_barang) , "urut" limit 10 offset $3) terurut) h
cross join lateral (
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
where s.jenis = $4 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Hash Join
--         Hash Join
--           Hash Join
--             Hash Join
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Merge Join
--                       Index Scan pengajuan_asset_pkey pengajuan_asset
--                       Index Scan pengajuan_asset_unik pengajuan
--                     Index Scan asset_id_pengajuan_asset_key asset
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan lokasi_asset_pkey lokasi_asset
--               Hash
--                 Index Scan rekening_pkey rekening
--             Hash
--               Index Scan karyawan_pkey karyawan
--           Hash
--             Index Scan karyawan_pkey karyawan
--         Hash
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan pengajuan_asset_nama pengajuan_asset
--       Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"urut":"namaBarang","cari":"laptop"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan_asset" as id from "pengajuan_asset" where
true
and "teks_cari" like $1
order by lower(nama_barang) , "urut" limit 10 offset $2) terurut) h
cross join lateral (
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
where s.jenis = $3 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Hash Join
--         Hash Join
--           Hash Join
--             Hash Join
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Merge Join
--                       Index Scan pengajuan_asset_pkey pengajuan_asset
--                       Index Scan pengajuan_asset_unik pengajuan
--                     Index Scan asset_id_pengajuan_asset_key asset
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan lokasi_asset_pkey lokasi_asset
--               Hash
--                 Index Scan rekening_pkey rekening
--             Hash
--               Index Scan karyawan_pkey karyawan
--           Hash
--             Index Scan karyawan_pkey karyawan
--         Hash
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Sort
--                     Bitmap Heap Scan pengajuan_asset
--                       Bitmap Index Scan pengajuan_asset_cari
--       Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"urut":"namaBarang","cari":"laptop"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan_asset" from "pengajuan_asset" where
true
and strpos("teks_cari", $5) > 0
and
"tgl_pengajuan" = any(array[ $6::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
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
--         Index Only Scan pengajuan_asset_tanggal pengajuan_asset
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPengajuanAsset {"urut":"-harga"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan_asset" as id from "pengajuan_asset" where
true
order by harga desc, "urut" desc limit 10 offset $1) terurut) h
cross join lateral (
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
where s.jenis = $2 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Hash Join
--         Hash Join
--           Hash Join
--             Hash Join
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Merge Join
--                       Index Scan pengajuan_asset_pkey pengajuan_asset
--                       Index Scan pengajuan_asset_unik pengajuan
--                     Index Scan asset_id_pengajuan_asset_key asset
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan lokasi_asset_pkey lokasi_asset
--               Hash
--                 Index Scan rekening_pkey rekening
--             Hash
--               Index Scan karyawan_pkey karyawan
--           Hash
--             Index Scan karyawan_pkey karyawan
--         Hash
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan pengajuan_asset_harga pengajuan_asset
--       Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"urut":"-harga","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan_asset" as id from "pengajuan_asset" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by harga desc, "urut" desc limit 10 offset $3) terurut) h
cross join lateral (
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
where s.jenis = $4 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Hash Join
--         Hash Join
--           Hash Join
--             Hash Join
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Merge Join
--                       Index Scan pengajuan_asset_pkey pengajuan_asset
--                       Index Scan pengajuan_asset_unik pengajuan
--                     Index Scan asset_id_pengajuan_asset_key asset
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan lokasi_asset_pkey lokasi_asset
--               Hash
--                 Index Scan rekening_pkey rekening
--             Hash
--               Index Scan karyawan_pkey karyawan
--           Hash
--             Index Scan karyawan_pkey karyawan
--         Hash
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan pengajuan_asset_harga pengajuan_asset
--       Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuanAsset {"urut":"-harga","cari":"laptop"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan_asset" as id from "pengajuan_asset" where
true
and "teks_cari" like $1
order by harga desc, "urut" desc limit 10 offset $2) terurut) h
cross join lateral (
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
where s.jenis = $3 and s.id_dokumen = p.id_pengajuan_asset and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan_asset p
join kategori_asset k using (id_kategori_asset)
join lokasi_asset l using (id_lokasi)
join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
left join karyawan m on m.id_user = t.id_user where p.id_pengajuan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Hash Join
--         Hash Join
--           Hash Join
--             Hash Join
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Merge Join
--                       Index Scan pengajuan_asset_pkey pengajuan_asset
--                       Index Scan pengajuan_asset_unik pengajuan
--                     Index Scan asset_id_pengajuan_asset_key asset
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan lokasi_asset_pkey lokasi_asset
--               Hash
--                 Index Scan rekening_pkey rekening
--             Hash
--               Index Scan karyawan_pkey karyawan
--           Hash
--             Index Scan karyawan_pkey karyawan
--         Hash
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Sort
--                     Bitmap Heap Scan pengajuan_asset
--                       Bitmap Index Scan pengajuan_asset_cari
--       Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
