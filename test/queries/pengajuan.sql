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
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
true
and
"tgl_pengajuan" = any(array[ $5::date , $6::date , $7::date , $8::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$9::int:$10::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $11 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_tanggal pengajuan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pengajuan_pkey pengajuan
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 10
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 11
--                     Aggregate SubPlan 13
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                   Index Scan karyawan_pkey karyawan
--                     Limit SubPlan 9
--                       Index Scan nama_dulu_pkey nama_dulu
--                 Index Scan kebutuhan_pkey kebutuhan
--                 Limit SubPlan 5
--                   Index Scan nama_dulu_pkey nama_dulu
--               Index Scan karyawan_pkey karyawan
--               Limit SubPlan 8
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 6
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 7
--               Index Scan nama_dulu_pkey nama_dulu

-- getPengajuan {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getPengajuan {"cari":"uji"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
true
and strpos("teks_cari", $5) > 0
and
"tgl_pengajuan" = any(array[ $6::date , $7::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $10 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_tanggal pengajuan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pengajuan_pkey pengajuan
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 10
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 11
--                     Aggregate SubPlan 13
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                   Index Scan karyawan_pkey karyawan
--                     Limit SubPlan 9
--                       Index Scan nama_dulu_pkey nama_dulu
--                 Index Scan kebutuhan_pkey kebutuhan
--                 Limit SubPlan 5
--                   Index Scan nama_dulu_pkey nama_dulu
--               Index Scan karyawan_pkey karyawan
--               Limit SubPlan 8
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 6
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 7
--               Index Scan nama_dulu_pkey nama_dulu

-- getPengajuan {"cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan"
where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan pengajuan
--         Bitmap Index Scan pengajuan_cari

-- getPengajuan {"status":"Menunggu"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
true
and true
and status_pengajuan = $5 and
"tgl_pengajuan" = any(array[ $6::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $9 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_status pengajuan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pengajuan_pkey pengajuan
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 10
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 11
--                     Aggregate SubPlan 13
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                   Index Scan karyawan_pkey karyawan
--                     Limit SubPlan 9
--                       Index Scan nama_dulu_pkey nama_dulu
--                 Index Scan kebutuhan_pkey kebutuhan
--                 Limit SubPlan 5
--                   Index Scan nama_dulu_pkey nama_dulu
--               Index Scan karyawan_pkey karyawan
--               Limit SubPlan 8
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 6
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 7
--               Index Scan nama_dulu_pkey nama_dulu

-- getPengajuan {"status":"Menunggu"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan"
where
true
and true
and status_pengajuan = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_status pengajuan

-- getPengajuan {"status":"Menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true
and status_pengajuan = $3 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_status pengajuan

-- getPengajuan {"status":"Menunggu","cari":"uji"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
true
and strpos("teks_cari", $5) > 0
and true
and status_pengajuan = $6 and
"tgl_pengajuan" = any(array[ $7::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $10 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Scan pengajuan_status pengajuan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pengajuan_pkey pengajuan
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 10
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 11
--                     Aggregate SubPlan 13
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                   Index Scan karyawan_pkey karyawan
--                     Limit SubPlan 9
--                       Index Scan nama_dulu_pkey nama_dulu
--                 Index Scan kebutuhan_pkey kebutuhan
--                 Limit SubPlan 5
--                   Index Scan nama_dulu_pkey nama_dulu
--               Index Scan karyawan_pkey karyawan
--               Limit SubPlan 8
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 6
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 7
--               Index Scan nama_dulu_pkey nama_dulu

-- getPengajuan {"status":"Menunggu","cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan"
where
true
and "teks_cari" like $1
and true
and status_pengajuan = $2 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan pengajuan_status pengajuan

-- getPengajuan {"idKebutuhan":8}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
true
and true and id_kebutuhan = $5
and
"tgl_pengajuan" = any(array[ $6::date , $7::date , $8::date , $9::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$10::int:$11::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $12 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan pengajuan_kebutuhan pengajuan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pengajuan_pkey pengajuan
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 10
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 11
--                     Aggregate SubPlan 13
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                   Index Scan karyawan_pkey karyawan
--                     Limit SubPlan 9
--                       Index Scan nama_dulu_pkey nama_dulu
--                 Index Scan kebutuhan_pkey kebutuhan
--                 Limit SubPlan 5
--                   Index Scan nama_dulu_pkey nama_dulu
--               Index Scan karyawan_pkey karyawan
--               Limit SubPlan 8
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 6
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 7
--               Index Scan nama_dulu_pkey nama_dulu

-- getPengajuan {"idKebutuhan":8}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan"
where
true
and true and id_kebutuhan = $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"idKebutuhan":8,"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan"
where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
and true and id_kebutuhan = $3
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"idKebutuhan":8,"cari":"uji"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
true
and strpos("teks_cari", $5) > 0
and true and id_kebutuhan = $6
and
"tgl_pengajuan" = any(array[ $7::date , $8::date]) order by "tgl_pengajuan" desc, "urut" desc limit 16))[$9::int:$10::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $11 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Scan pengajuan_kebutuhan pengajuan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Nested Loop
--                   Index Scan pengajuan_pkey pengajuan
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 10
--                     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 11
--                     Aggregate SubPlan 13
--                       Sort
--                         Nested Loop
--                           Index Scan persetujuan_pkey persetujuan
--                           Index Scan karyawan_pkey karyawan
--                   Index Scan karyawan_pkey karyawan
--                     Limit SubPlan 9
--                       Index Scan nama_dulu_pkey nama_dulu
--                 Index Scan kebutuhan_pkey kebutuhan
--                 Limit SubPlan 5
--                   Index Scan nama_dulu_pkey nama_dulu
--               Index Scan karyawan_pkey karyawan
--               Limit SubPlan 8
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 6
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 7
--               Index Scan nama_dulu_pkey nama_dulu

-- getPengajuan {"idKebutuhan":8,"cari":"uji"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_pengajuan") as ember, count(*) as jumlah from "pengajuan"
where
true
and "teks_cari" like $1
and true and id_kebutuhan = $2
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan pengajuan_kebutuhan pengajuan

-- getPengajuan {"urut":"-nominalPengajuan"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan" as id from "pengajuan" where
true
order by nominal_pengajuan desc, "urut" desc limit 10 offset $1) terurut) h
cross join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $2 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi order by h.ke

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
--                       Index Only Scan pengajuan_nominal pengajuan
--                 Index Scan pengajuan_pkey pengajuan
--               Index Scan kebutuhan_pkey kebutuhan
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan
--             Limit SubPlan 5
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan rekening_pkey rekening
--           Limit SubPlan 2
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 3
--           Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 1
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 4
--         Index Scan nama_dulu_pkey nama_dulu
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--       Aggregate SubPlan 9
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuan {"urut":"-nominalPengajuan"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
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
--         Index Only Scan pengajuan_tanggal pengajuan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPengajuan {"urut":"-nominalPengajuan","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan" as id from "pengajuan" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by nominal_pengajuan desc, "urut" desc limit 10 offset $3) terurut) h
cross join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $4 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi order by h.ke

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
--                       Index Only Scan pengajuan_nominal pengajuan
--                 Index Scan pengajuan_pkey pengajuan
--               Index Scan kebutuhan_pkey kebutuhan
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan
--             Limit SubPlan 5
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan rekening_pkey rekening
--           Limit SubPlan 2
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 3
--           Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 1
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 4
--         Index Scan nama_dulu_pkey nama_dulu
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--       Aggregate SubPlan 9
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuan {"urut":"-nominalPengajuan","cari":"uji"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan" as id from "pengajuan" where
true
and "teks_cari" like $1
order by nominal_pengajuan desc, "urut" desc limit 10 offset $2) terurut) h
cross join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $3 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi order by h.ke

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
--                       Index Scan pengajuan_nominal pengajuan
--                 Index Scan pengajuan_pkey pengajuan
--               Index Scan kebutuhan_pkey kebutuhan
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan
--             Limit SubPlan 5
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan rekening_pkey rekening
--           Limit SubPlan 2
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 3
--           Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 1
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 4
--         Index Scan nama_dulu_pkey nama_dulu
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--       Aggregate SubPlan 9
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuan {"urut":"-nominalPengajuan","cari":"uji"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pengajuan" from "pengajuan" where
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
--         Index Only Scan pengajuan_tanggal pengajuan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPengajuan {"urut":"tglPengajuan"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan" as id from "pengajuan" where
true
order by tgl_pengajuan , "urut" limit 10 offset $1) terurut) h
cross join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $2 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi order by h.ke

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
--                       Index Only Scan pengajuan_tanggal pengajuan
--                 Index Scan pengajuan_pkey pengajuan
--               Index Scan kebutuhan_pkey kebutuhan
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan
--             Limit SubPlan 5
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan rekening_pkey rekening
--           Limit SubPlan 2
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 3
--           Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 1
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 4
--         Index Scan nama_dulu_pkey nama_dulu
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--       Aggregate SubPlan 9
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuan {"urut":"tglPengajuan","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan" as id from "pengajuan" where
true
and "tgl_pengajuan" >= $1
and "tgl_pengajuan" <= $2
order by tgl_pengajuan , "urut" limit 10 offset $3) terurut) h
cross join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $4 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi order by h.ke

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
--                       Index Only Scan pengajuan_tanggal pengajuan
--                 Index Scan pengajuan_pkey pengajuan
--               Index Scan kebutuhan_pkey kebutuhan
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan
--             Limit SubPlan 5
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan rekening_pkey rekening
--           Limit SubPlan 2
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 3
--           Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 1
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 4
--         Index Scan nama_dulu_pkey nama_dulu
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--       Aggregate SubPlan 9
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getPengajuan {"urut":"tglPengajuan","cari":"uji"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pengajuan" as id from "pengajuan" where
true
and "teks_cari" like $1
order by tgl_pengajuan , "urut" limit 10 offset $2) terurut) h
cross join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $3 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = h.id) isi order by h.ke

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
--                       Index Only Scan pengajuan_tanggal pengajuan
--                 Index Scan pengajuan_pkey pengajuan
--               Index Scan kebutuhan_pkey kebutuhan
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan
--             Limit SubPlan 5
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan rekening_pkey rekening
--           Limit SubPlan 2
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 3
--           Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 1
--         Index Scan nama_dulu_pkey nama_dulu
--       Limit SubPlan 4
--         Index Scan nama_dulu_pkey nama_dulu
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--       Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--       Aggregate SubPlan 9
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
