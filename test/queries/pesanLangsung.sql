-- getOrderanPl {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and
"tgl_order" = any(array[ $5::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$6::int:$7::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan orderan_pl orderan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan orderan_pkey orderan
--             Aggregate SubPlan 5
--               Sort
--                 Nested Loop
--                   Index Scan po_orderan_pkey po_orderan
--                   Index Scan po_pkey po
--           Index Scan so_pkey so
--           Index Only Scan invoice_ke_unik invoice SubPlan 6
--           Index Scan orderan_so orderan SubPlan 8

-- getOrderanPl {"cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and strpos("teks_cari", $5) > 0
and
"tgl_order" = any(array[ $6::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan orderan_pl orderan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan orderan_pkey orderan
--             Aggregate SubPlan 5
--               Sort
--                 Nested Loop
--                   Index Scan po_orderan_pkey po_orderan
--                   Index Scan po_pkey po
--           Index Scan so_pkey so
--           Index Only Scan invoice_ke_unik invoice SubPlan 6
--           Index Scan orderan_so orderan SubPlan 8

-- getOrderanPl {"cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_order") as ember, count(*) as jumlah from "orderan"
where
sumber_produk = 'PL' and dibatalkan is null
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Scan orderan_pl_nama orderan

-- getOrderanPl {"statusProduk":"Progress"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $5
and
"tgl_order" = any(array[ $6::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan orderan_pl_status orderan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan orderan_pkey orderan
--             Aggregate SubPlan 5
--               Sort
--                 Nested Loop
--                   Index Scan po_orderan_pkey po_orderan
--                   Index Scan po_pkey po
--           Index Scan so_pkey so
--           Index Only Scan invoice_ke_unik invoice SubPlan 6
--           Index Scan orderan_so orderan SubPlan 8

-- getOrderanPl {"statusProduk":"Progress"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getOrderanPl {"statusProduk":"Progress","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $5
and strpos("teks_cari", $6) > 0
and
"tgl_order" = any(array[ $7::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan orderan_pl_status orderan
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan orderan_pkey orderan
--             Aggregate SubPlan 5
--               Sort
--                 Nested Loop
--                   Index Scan po_orderan_pkey po_orderan
--                   Index Scan po_pkey po
--           Index Scan so_pkey so
--           Index Only Scan invoice_ke_unik invoice SubPlan 6
--           Index Scan orderan_so orderan SubPlan 8

-- getOrderanPl {"statusProduk":"Progress","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_order") as ember, count(*) as jumlah from "orderan"
where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $1
and "teks_cari" like $2
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Only Scan orderan_pl_status orderan

-- getOrderanPl {"bagian":"nanti"}
select count(*)::int as total from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1

--   Aggregate
--     Index Scan orderan_pl_status orderan

-- getOrderanPl {"bagian":"nanti"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
order by tgl_deadline, id_orderan limit $2 offset $3) t) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Only Scan orderan_tenggat orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"bagian":"nanti","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select count(*)::int as total from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
and "tgl_order" >= $2 and "tgl_order" <= $3

--   Aggregate
--     Index Scan orderan_pl_status orderan

-- getOrderanPl {"bagian":"nanti","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
and "tgl_order" >= $2 and "tgl_order" <= $3
order by tgl_deadline, id_orderan limit $4 offset $5) t) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_tenggat orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"bagian":"nanti","cari":"mesin"}
select count(*)::int as total from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
and "teks_cari" like $2

--   Aggregate
--     Index Scan orderan_pl_status orderan

-- getOrderanPl {"bagian":"nanti","cari":"mesin"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
and "teks_cari" like $2
order by tgl_deadline, id_orderan limit $3 offset $4) t) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_tenggat orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"bagian":"nanti","urut":"-tglOrder"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
order by tgl_order desc, "id_orderan" desc limit $2 offset $3) t) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_pl_status orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"bagian":"nanti","urut":"-tglOrder","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
and "tgl_order" >= $2 and "tgl_order" <= $3
order by tgl_order desc, "id_orderan" desc limit $4 offset $5) t) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_pl_status orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"bagian":"nanti","urut":"-tglOrder","cari":"mesin"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $1
and "teks_cari" like $2
order by tgl_order desc, "id_orderan" desc limit $3 offset $4) t) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_pl_status orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"urut":"-tglDeadline"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
order by tgl_deadline desc, "id_orderan" desc limit 10 offset $1) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Only Scan orderan_pl_deadline orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"urut":"-tglDeadline"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and
"tgl_order" = any(array[ $5::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$6::int:$7::int] as ids
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
--         Index Only Scan orderan_pl orderan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getOrderanPl {"urut":"-tglDeadline","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and "tgl_order" >= $1
and "tgl_order" <= $2
order by tgl_deadline desc, "id_orderan" desc limit 10 offset $3) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Sort
--                 Index Scan orderan_pl orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"urut":"-tglDeadline","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and "teks_cari" like $1
order by tgl_deadline desc, "id_orderan" desc limit 10 offset $2) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_pl_deadline orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"urut":"-tglDeadline","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and strpos("teks_cari", $5) > 0
and
"tgl_order" = any(array[ $6::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$7::int:$8::int] as ids
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
--         Index Only Scan orderan_pl orderan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getOrderanPl {"urut":"namaProduk"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
order by lower(nama_produk) , "id_orderan" limit 10 offset $1) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Only Scan orderan_pl_nama orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"urut":"namaProduk","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and "tgl_order" >= $1
and "tgl_order" <= $2
order by lower(nama_produk) , "id_orderan" limit 10 offset $3) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Sort
--                 Index Scan orderan_pl orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"urut":"namaProduk","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null
and "teks_cari" like $1
order by lower(nama_produk) , "id_orderan" limit 10 offset $2) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_pl_nama orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"statusProduk":"Progress","urut":"tglDeadline"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $1
order by tgl_deadline , "id_orderan" limit 10 offset $2) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Only Scan orderan_tenggat orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"statusProduk":"Progress","urut":"tglDeadline"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $5
and
"tgl_order" = any(array[ $6::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$7::int:$8::int] as ids
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
--         Index Only Scan orderan_pl_status orderan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getOrderanPl {"statusProduk":"Progress","urut":"tglDeadline","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $1
and "tgl_order" >= $2
and "tgl_order" <= $3
order by tgl_deadline , "id_orderan" limit 10 offset $4) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_tenggat orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"statusProduk":"Progress","urut":"tglDeadline","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $1
and "teks_cari" like $2
order by tgl_deadline , "id_orderan" limit 10 offset $3) terurut) h
cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan orderan_tenggat orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4

-- getOrderanPl {"statusProduk":"Progress","urut":"tglDeadline","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_orderan" from "orderan" where
sumber_produk = 'PL' and dibatalkan is null and status_produk = $5
and strpos("teks_cari", $6) > 0
and
"tgl_order" = any(array[ $7::date]) order by "tgl_order" desc, "id_orderan" desc limit 16))[$8::int:$9::int] as ids
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
--         Index Only Scan orderan_pl_status orderan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPapanPl {}
select h.kolom, h.jumlah, isi.* from (
select $1::text as kolom, (
select count(*)::int from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline < $2) as jumlah, t.id, t.ke
from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline < $3 order by tgl_deadline, id_orderan limit $4) s) t union all
select $5::text as kolom, (
select count(*)::int from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline between $6 and $7) as jumlah, t.id, t.ke
from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline between $8 and $9 order by tgl_deadline, id_orderan limit $10) s) t union all
select $11::text as kolom, (
select count(*)::int from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $12) as jumlah, t.id, t.ke
from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline > $13 order by tgl_deadline, id_orderan limit $14) s) t union all
select $15::text as kolom, (
select count(*)::int from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline is null) as jumlah, t.id, t.ke
from (
select id, row_number() over () as ke from (
select "id_orderan" as id from "orderan" where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_deadline is null order by tgl_deadline, id_orderan limit $16) s) t) h cross join lateral (
select
"o"."id_orderan","o"."id_so","o"."tgl_order","o"."id_produk","o"."qty","o"."qty_selesai","o"."status_produk","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai", jsonb_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, jsonb_build_object('customerInstansi', s.customer_instansi, 'namaCustomer', s.nama_customer, 'alamatCustomer', s.alamat_customer, 'noTelp', s.no_telp) as "order",
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
'totalBarisLain', s.total_pembelian - o.total_harga) as fakta from orderan o join so s using (id_so) where o.id_orderan = h.id and o.sumber_produk = 'PL') isi order by h.ke

--   Sort
--     Aggregate InitPlan 5
--       Index Scan orderan_pl_status orderan
--     Aggregate InitPlan 6
--       Index Only Scan orderan_pl_deadline orderan
--     Aggregate InitPlan 7
--       Index Scan orderan_pl_status orderan
--     Aggregate InitPlan 8
--       Index Scan orderan_pl_status orderan
--     Nested Loop
--       Nested Loop
--         Append
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan orderan_tenggat orderan
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan orderan_pl_deadline orderan
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan orderan_tenggat orderan
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan orderan_pl_deadline orderan
--         Index Scan orderan_pkey orderan
--       Index Scan so_pkey so
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan po_orderan_pkey po_orderan
--             Index Scan po_pkey po
--       Index Only Scan invoice_ke_unik invoice SubPlan 2
--       Index Scan orderan_so orderan SubPlan 4
