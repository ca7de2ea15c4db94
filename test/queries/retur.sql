-- getRetur {}
select
"r"."id_retur","r"."tgl_retur","r"."alasan","r"."tgl_putus","r"."catatan","r"."nominal", r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
s.customer_instansi, s.nama_customer,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when p is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
'hargaProduk', o.harga_produk + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
left join karyawan p on p.id_user = r.id_user_putus where r.id_retur = any($1) order by r.tgl_retur desc, r.urut desc

--   Sort
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Index Scan retur_pkey retur
--           Index Scan so_pkey so
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Sort SubPlan 2
--         Nested Loop
--           Index Scan retur_baris_pkey retur_baris
--           Index Scan orderan_pkey orderan
--           Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1
--       Index Scan retur_bukti_pkey retur_bukti SubPlan 3

-- getRetur {}
select "id_retur" as id from "retur"
where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2
order by "tgl_retur" desc, "urut" desc limit $3 offset $4

--   Limit
--     Index Only Scan retur_tanggal retur

-- getRetur {}
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

-- getRetur {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
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

-- getRetur {"cari":"rt-"}
select "id_retur" as id from "retur"
where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2 and "teks_cari" like $3
order by "tgl_retur" desc, "urut" desc limit $4 offset $5

--   Limit
--     Index Only Scan retur_tanggal retur

-- getRetur {"cari":"rt-"}
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

-- getRetur {"cari":"rt-"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur" where
true
and "teks_cari" like $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan retur
--         Bitmap Index Scan retur_cari

-- getRetur {"cari":"rt-"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "retur" where
true
and ("teks_cari" || '') like $3
and "tgl_retur" = date '2000-01-01' + ember) end as count
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
--       Index Only Scan retur_tanggal retur

-- getRetur {"status":"menunggu"}
select "id_retur" as id from "retur"
where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2
and keputusan is null
order by "tgl_retur" desc, "urut" desc limit $3 offset $4

--   Limit
--     Index Only Scan retur_tanggal retur

-- getRetur {"status":"menunggu"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur" where
true
and keputusan is null group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan retur_menunggu retur

-- getRetur {"status":"menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur" where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2
and keputusan is null group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan retur
--         BitmapAnd
--           Bitmap Index Scan retur_menunggu
--           Bitmap Index Scan retur_tanggal

-- getRetur {"status":"menunggu","cari":"rt-"}
select "id_retur" as id from "retur"
where
true
and "tgl_retur" >= $1
and "tgl_retur" <= $2 and "teks_cari" like $3
and keputusan is null
order by "tgl_retur" desc, "urut" desc limit $4 offset $5

--   Limit
--     Sort
--       Bitmap Heap Scan retur
--         BitmapAnd
--           Bitmap Index Scan retur_menunggu
--           Bitmap Index Scan retur_tanggal

-- getRetur {"status":"menunggu","cari":"rt-"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_retur") as ember, count(*) as jumlah from "retur" where
true
and "teks_cari" like $1
and keputusan is null group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan retur_menunggu retur

-- getRetur {"status":"menunggu","cari":"rt-"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "retur" where
true
and ("teks_cari" || '') like $3
and keputusan is null and "tgl_retur" = date '2000-01-01' + ember) end as count
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
--       Bitmap Heap Scan retur
--         BitmapAnd
--           Bitmap Index Scan retur_menunggu
--           Bitmap Index Scan retur_tanggal
