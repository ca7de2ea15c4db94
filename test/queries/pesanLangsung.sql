-- getOrderanPl {}
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object( $1::text, "o"."kode_produk" , $2::text, "o"."nama_produk" , $3::text, "o"."tipe" , $4::text, "o"."kategori_produk" , $5::text, "o"."kapasitas" , $6::text, "o"."harga_produk") as produk, jsonb_build_object( $7::text, "s"."customer_instansi" , $8::text, "s"."nama_customer" , $9::text, "s"."alamat_customer" , $10::text, "s"."no_telp") as "order",
coalesce((
select jsonb_agg(jsonb_build_object('kloter', p.kloter, 'qty', l.qty) order by p.urut)
from po_orderan l join po p using (id_po) where l.id_orderan = o.id_orderan and not l.dilepas
), '[]') as po,
jsonb_build_object(
'dibatalkan', o.dibatalkan is not null or s.dibatalkan is not null,
'orderDibatalkanOleh', case when s.dibatalkan is not null then s.dibatalkan_oleh end,
'adaInvoice', exists (select 1 from invoice i where i.id_so = o.id_so and i.dihapus is null),
'adaBarisLain', exists (
select 1 from orderan l where l.id_so = o.id_so and l.id_orderan <> o.id_orderan and l.dibatalkan is null),
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta
from unnest($11::bigint[]) with ordinality wanted(id_orderan, urutan)
join orderan o using (id_orderan) join so s using (id_so)
where o.sumber_produk = 'PL'
order by wanted.urutan

--   Nested Loop
--     Nested Loop
--       Function Scan unnest
--       Index Scan orderan_pkey orderan
--     Index Scan so_pkey so
--     Aggregate SubPlan 1
--       Sort
--         Nested Loop
--           Index Scan po_orderan_pkey po_orderan
--           Index Scan po_pkey po
--     Index Only Scan invoice_ke_unik invoice SubPlan 2
--     Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {}
select "id_orderan" as id from "orderan"
where
sumber_produk = 'PL' and dibatalkan is null
and "tgl_order" >= $1
and "tgl_order" <= $2
order by "tgl_order" desc, "id_orderan" desc limit $3 offset $4

--   Limit
--     Index Only Scan orderan_pl orderan

-- getOrderanPl {}
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

-- getOrderanPl {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
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

-- getOrderanPl {"cari":"mesin"}
select "id_orderan" as id from "orderan"
where
sumber_produk = 'PL' and dibatalkan is null
and "tgl_order" >= $1
and "tgl_order" <= $2 and "teks_cari" like $3
order by "tgl_order" desc, "id_orderan" desc limit $4 offset $5

--   Limit
--     Index Only Scan orderan_pl orderan

-- getOrderanPl {"cari":"mesin"}
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

-- getOrderanPl {"cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_order") as ember, count(*) as jumlah from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and "teks_cari" like $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Only Scan orderan_pl_status orderan

-- getOrderanPl {"cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and ("teks_cari" || '') like $3
and "tgl_order" = date '2000-01-01' + ember) end as count
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
--       Index Only Scan orderan_pl orderan

-- getOrderanPl {"statusProduk":"Progress"}
select "id_orderan" as id from "orderan"
where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $1
and "tgl_order" >= $2
and "tgl_order" <= $3
order by "tgl_order" desc, "id_orderan" desc limit $4 offset $5

--   Limit
--     Index Only Scan orderan_pl_status orderan

-- getOrderanPl {"statusProduk":"Progress","cari":"mesin"}
select "id_orderan" as id from "orderan"
where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $1
and "tgl_order" >= $2
and "tgl_order" <= $3 and "teks_cari" like $4
order by "tgl_order" desc, "id_orderan" desc limit $5 offset $6

--   Limit
--     Index Only Scan orderan_pl_status orderan

-- getOrderanPl {"statusProduk":"Progress","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_order") as ember, count(*) as jumlah from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $1
and "teks_cari" like $2
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Only Scan orderan_pl_status orderan

-- getOrderanPl {"statusProduk":"Progress","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $3
and ("teks_cari" || '') like $4
and "tgl_order" = date '2000-01-01' + ember) end as count
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
--       Index Scan orderan_produk_menunggu orderan
