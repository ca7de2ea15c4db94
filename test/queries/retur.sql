-- getRetur {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_retur" from "retur" where
true
and
"tgl_retur" = any(array[ $5::date]) order by "tgl_retur" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan retur_tanggal retur
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan retur_pkey retur
--                 Sort SubPlan 6
--                   Nested Loop
--                     Index Scan retur_baris_pkey retur_baris
--                     Index Scan orderan_pkey orderan
--                     Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 5
--                 Index Scan retur_bukti_pkey retur_bukti SubPlan 7
--               Index Scan so_pkey so
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getRetur {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getRetur {"cari":"rt-"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_retur" from "retur" where
true
and strpos("teks_cari", $5) > 0
and
"tgl_retur" = any(array[ $6::date]) order by "tgl_retur" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan retur_tanggal retur
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan retur_pkey retur
--                 Sort SubPlan 6
--                   Nested Loop
--                     Index Scan retur_baris_pkey retur_baris
--                     Index Scan orderan_pkey orderan
--                     Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 5
--                 Index Scan retur_bukti_pkey retur_bukti SubPlan 7
--               Index Scan so_pkey so
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getRetur {"cari":"rt-"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur"
where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan retur
--         Bitmap Index Scan retur_cari

-- getRetur {"status":"menunggu"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_retur" from "retur" where
true
and keputusan is null and
"tgl_retur" = any(array[ $5::date]) order by "tgl_retur" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi on true
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
--           Bitmap Heap Scan retur
--             BitmapAnd
--               Bitmap Index Scan retur_menunggu
--               Bitmap Index Scan retur_tanggal
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan retur_pkey retur
--                 Sort SubPlan 6
--                   Nested Loop
--                     Index Scan retur_baris_pkey retur_baris
--                     Index Scan orderan_pkey orderan
--                     Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 5
--                 Index Scan retur_bukti_pkey retur_bukti SubPlan 7
--               Index Scan so_pkey so
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getRetur {"status":"menunggu"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur"
where
true
and keputusan is null group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan retur_menunggu retur

-- getRetur {"status":"menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur"
where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2
and keputusan is null group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan retur
--         BitmapAnd
--           Bitmap Index Scan retur_menunggu
--           Bitmap Index Scan retur_tanggal

-- getRetur {"status":"menunggu","cari":"rt-"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_retur" from "retur" where
true
and strpos("teks_cari", $5) > 0
and keputusan is null and
"tgl_retur" = any(array[ $6::date]) order by "tgl_retur" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi on true
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
--           Bitmap Heap Scan retur
--             BitmapAnd
--               Bitmap Index Scan retur_menunggu
--               Bitmap Index Scan retur_tanggal
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan retur_pkey retur
--                 Sort SubPlan 6
--                   Nested Loop
--                     Index Scan retur_baris_pkey retur_baris
--                     Index Scan orderan_pkey orderan
--                     Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 5
--                 Index Scan retur_bukti_pkey retur_bukti SubPlan 7
--               Index Scan so_pkey so
--             Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getRetur {"status":"menunggu","cari":"rt-"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur"
where
true
and "teks_cari" like $1
and keputusan is null group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan retur_menunggu retur

-- getRetur {"urut":"tglRetur"}
select isi.* from (select id, row_number() over () as ke from (
select "id_retur" as id from "retur" where
true
order by tgl_retur , "urut" limit 10 offset $1) terurut) h
cross join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan retur_tanggal retur
--             Index Scan retur_pkey retur
--           Index Scan so_pkey so
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Sort SubPlan 2
--         Nested Loop
--           Index Scan retur_baris_pkey retur_baris
--           Index Scan orderan_pkey orderan
--           Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1
--       Index Scan retur_bukti_pkey retur_bukti SubPlan 3

-- getRetur {"urut":"tglRetur"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_retur" from "retur" where
true
and
"tgl_retur" = any(array[ $5::date]) order by "tgl_retur" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
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
--         Index Only Scan retur_tanggal retur
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getRetur {"urut":"tglRetur","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_retur" as id from "retur" where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2
order by tgl_retur , "urut" limit 10 offset $3) terurut) h
cross join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan retur_tanggal retur
--             Index Scan retur_pkey retur
--           Index Scan so_pkey so
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Sort SubPlan 2
--         Nested Loop
--           Index Scan retur_baris_pkey retur_baris
--           Index Scan orderan_pkey orderan
--           Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1
--       Index Scan retur_bukti_pkey retur_bukti SubPlan 3

-- getRetur {"urut":"tglRetur","cari":"rt-"}
select isi.* from (select id, row_number() over () as ke from (
select "id_retur" as id from "retur" where
true
and "teks_cari" like $1
order by tgl_retur , "urut" limit 10 offset $2) terurut) h
cross join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan retur_tanggal retur
--             Index Scan retur_pkey retur
--           Index Scan so_pkey so
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Sort SubPlan 2
--         Nested Loop
--           Index Scan retur_baris_pkey retur_baris
--           Index Scan orderan_pkey orderan
--           Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1
--       Index Scan retur_bukti_pkey retur_bukti SubPlan 3

-- getRetur {"urut":"tglRetur","cari":"rt-"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_retur" from "retur" where
true
and strpos("teks_cari", $5) > 0
and
"tgl_retur" = any(array[ $6::date]) order by "tgl_retur" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
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
--         Index Only Scan retur_tanggal retur
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getRetur {"urut":"-nominal"}
select isi.* from (select id, row_number() over () as ke from (
select "id_retur" as id from "retur" where
true
order by coalesce(nominal, 0) desc, "urut" desc limit 10 offset $1) terurut) h
cross join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Scan retur_nominal retur
--             Index Scan retur_pkey retur
--           Index Scan so_pkey so
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Sort SubPlan 2
--         Nested Loop
--           Index Scan retur_baris_pkey retur_baris
--           Index Scan orderan_pkey orderan
--           Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1
--       Index Scan retur_bukti_pkey retur_bukti SubPlan 3

-- getRetur {"urut":"-nominal","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_retur" as id from "retur" where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2
order by coalesce(nominal, 0) desc, "urut" desc limit 10 offset $3) terurut) h
cross join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Scan retur_nominal retur
--             Index Scan retur_pkey retur
--           Index Scan so_pkey so
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Sort SubPlan 2
--         Nested Loop
--           Index Scan retur_baris_pkey retur_baris
--           Index Scan orderan_pkey orderan
--           Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1
--       Index Scan retur_bukti_pkey retur_bukti SubPlan 3

-- getRetur {"urut":"-nominal","cari":"rt-"}
select isi.* from (select id, row_number() over () as ke from (
select "id_retur" as id from "retur" where
true
and "teks_cari" like $1
order by coalesce(nominal, 0) desc, "urut" desc limit 10 offset $2) terurut) h
cross join lateral (
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."lanjut","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Scan retur_nominal retur
--             Index Scan retur_pkey retur
--           Index Scan so_pkey so
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Sort SubPlan 2
--         Nested Loop
--           Index Scan retur_baris_pkey retur_baris
--           Index Scan orderan_pkey orderan
--           Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1
--       Index Scan retur_bukti_pkey retur_bukti SubPlan 3
