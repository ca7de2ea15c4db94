-- getPelepasanAsset {}
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

-- getPelepasanAsset {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelepasan_asset" from "pelepasan_asset" where
true
and
"tgl_pengajuan" = any(array[ $5::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $8 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pelepasan_asset_tanggal pelepasan_asset
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pelepasan_asset_pkey pelepasan_asset
--                     Aggregate SubPlan 5
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                     Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 6
--                   Index Scan asset_cari_luas asset
--                 Index Scan karyawan_pkey karyawan
--               Index Scan rekening_pkey rekening
--             Index Scan pengajuan_pelepasan_unik pengajuan
--           Index Scan karyawan_pkey karyawan

-- getPelepasanAsset {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getPelepasanAsset {"cari":"mobil"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelepasan_asset" from "pelepasan_asset" where
true
and strpos("teks_cari", $5) > 0
and
"tgl_pengajuan" = any(array[ $6::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $9 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pelepasan_asset_tanggal pelepasan_asset
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pelepasan_asset_pkey pelepasan_asset
--                     Aggregate SubPlan 5
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                     Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 6
--                   Index Scan asset_cari_luas asset
--                 Index Scan karyawan_pkey karyawan
--               Index Scan rekening_pkey rekening
--             Index Scan pengajuan_pelepasan_unik pengajuan
--           Index Scan karyawan_pkey karyawan

-- getPelepasanAsset {"cari":"mobil"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pelepasan_asset"
where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pelepasan_asset
--         Bitmap Index Scan pelepasan_asset_cari

-- getPelepasanAsset {"status":"Menunggu"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelepasan_asset" from "pelepasan_asset" where
true
and status_pengajuan = $5 and
"tgl_pengajuan" = any(array[ $6::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $9 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi on true
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
--           Bitmap Heap Scan pelepasan_asset
--             BitmapAnd
--               Bitmap Index Scan pelepasan_asset_menunggu
--               Bitmap Index Scan pelepasan_asset_tanggal
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pelepasan_asset_pkey pelepasan_asset
--                     Aggregate SubPlan 5
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                     Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 6
--                   Index Scan asset_cari_luas asset
--                 Index Scan karyawan_pkey karyawan
--               Index Scan rekening_pkey rekening
--             Index Scan pengajuan_pelepasan_unik pengajuan
--           Index Scan karyawan_pkey karyawan

-- getPelepasanAsset {"status":"Menunggu"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pelepasan_asset"
where
true
and status_pengajuan = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan pelepasan_asset_menunggu pelepasan_asset

-- getPelepasanAsset {"status":"Menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pelepasan_asset"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and status_pengajuan = $3 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pelepasan_asset
--         BitmapAnd
--           Bitmap Index Scan pelepasan_asset_menunggu
--           Bitmap Index Scan pelepasan_asset_tanggal

-- getPelepasanAsset {"status":"Menunggu","cari":"mobil"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelepasan_asset" from "pelepasan_asset" where
true
and strpos("teks_cari", $5) > 0
and status_pengajuan = $6 and
"tgl_pengajuan" = any(array[ $7::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $10 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi on true
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
--           Bitmap Heap Scan pelepasan_asset
--             BitmapAnd
--               Bitmap Index Scan pelepasan_asset_menunggu
--               Bitmap Index Scan pelepasan_asset_tanggal
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pelepasan_asset_pkey pelepasan_asset
--                     Aggregate SubPlan 5
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                     Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 6
--                   Index Scan asset_cari_luas asset
--                 Index Scan karyawan_pkey karyawan
--               Index Scan rekening_pkey rekening
--             Index Scan pengajuan_pelepasan_unik pengajuan
--           Index Scan karyawan_pkey karyawan

-- getPelepasanAsset {"status":"Menunggu","cari":"mobil"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pelepasan_asset"
where
true
and "teks_cari" like $1
and status_pengajuan = $2 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan pelepasan_asset
--           BitmapAnd
--             Bitmap Index Scan pelepasan_asset_menunggu
--             Bitmap Index Scan pelepasan_asset_cari

-- getPelepasanAsset {"urut":"tglPengajuan"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelepasan_asset" as id from "pelepasan_asset" where
true
order by tgl_pengajuan , "urut" limit 10 offset $1) terurut) h
cross join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $2 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Index Only Scan pelepasan_asset_tanggal pelepasan_asset
--                 Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_pelepasan_unik pengajuan
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 2

-- getPelepasanAsset {"urut":"tglPengajuan"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelepasan_asset" from "pelepasan_asset" where
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
--         Index Only Scan pelepasan_asset_tanggal pelepasan_asset
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPelepasanAsset {"urut":"tglPengajuan","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelepasan_asset" as id from "pelepasan_asset" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by tgl_pengajuan , "urut" limit 10 offset $3) terurut) h
cross join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $4 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Index Only Scan pelepasan_asset_tanggal pelepasan_asset
--                 Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_pelepasan_unik pengajuan
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 2

-- getPelepasanAsset {"urut":"tglPengajuan","cari":"mobil"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelepasan_asset" as id from "pelepasan_asset" where
true
and "teks_cari" like $1
order by tgl_pengajuan , "urut" limit 10 offset $2) terurut) h
cross join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $3 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Sort
--                         Bitmap Heap Scan pelepasan_asset
--                           Bitmap Index Scan pelepasan_asset_cari
--                 Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_pelepasan_unik pengajuan
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 2

-- getPelepasanAsset {"urut":"tglPengajuan","cari":"mobil"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelepasan_asset" from "pelepasan_asset" where
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
--         Index Only Scan pelepasan_asset_tanggal pelepasan_asset
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPelepasanAsset {"urut":"-hargaJual"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelepasan_asset" as id from "pelepasan_asset" where
true
order by coalesce(harga_jual, 0) desc, "urut" desc limit 10 offset $1) terurut) h
cross join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $2 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Index Scan pelepasan_asset_harga pelepasan_asset
--                 Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_pelepasan_unik pengajuan
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 2

-- getPelepasanAsset {"urut":"-hargaJual","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelepasan_asset" as id from "pelepasan_asset" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by coalesce(harga_jual, 0) desc, "urut" desc limit 10 offset $3) terurut) h
cross join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $4 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Index Scan pelepasan_asset_harga pelepasan_asset
--                 Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_pelepasan_unik pengajuan
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 2

-- getPelepasanAsset {"urut":"-hargaJual","cari":"mobil"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelepasan_asset" as id from "pelepasan_asset" where
true
and "teks_cari" like $1
order by coalesce(harga_jual, 0) desc, "urut" desc limit 10 offset $2) terurut) h
cross join lateral (
select "p"."id_pelepasan_asset","p"."alasan","p"."harga_jual","p"."keterangan","p"."tgl_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note","p"."nilai_buku", p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $3 and s.id_dokumen = p.id_pelepasan_asset and s.versi = 1), '[]'::jsonb) as penyetuju,
case when r is null then '[]'::jsonb else
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
case when "u" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "u".id_user, 'namaLengkap', "u".nama_lengkap)) end as user_pengajuan,
case when "a" is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
'idUser', "a".id_user, 'namaLengkap', "a".nama_lengkap)) end as user_approve,
array(select b.id_berkas::text from pelepasan_asset_bukti b
where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
from pelepasan_asset p
join asset t using (id_asset)
left join rekening r using (id_rekening)
join karyawan u on u.id_user = p.id_user
left join karyawan a on a.id_user = p.id_user_approve
left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset where p.id_pelepasan_asset = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 WindowAgg
--                   Subquery Scan
--                     Limit
--                       Sort
--                         Bitmap Heap Scan pelepasan_asset
--                           Bitmap Index Scan pelepasan_asset_cari
--                 Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--       Index Scan pengajuan_pelepasan_unik pengajuan
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 2
