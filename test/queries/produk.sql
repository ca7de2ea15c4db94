-- getProduk {"kategori":"utama"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_produk" from "produk" where
kategori_produk = $5
and "id_produk" >= $6
and "id_produk" < $7
order by "id_produk" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan produk_terbaru produk
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Index Scan produk_pkey produk
--         Index Scan produk_foto_pkey produk_foto SubPlan 5

-- getProduk {"kategori":"utama"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getProduk {"kategori":"utama","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_produk" from "produk" where
kategori_produk = $5
and "id_produk" >= $6
and "id_produk" < $7 and strpos("teks_cari", $8) > 0
order by "id_produk" desc limit 16))[$9::int:$10::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan produk_terbaru produk
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Index Scan produk_pkey produk
--         Index Scan produk_foto_pkey produk_foto SubPlan 5

-- getProduk {"kategori":"utama","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_produk" >> 10)::integer as ember, count(*) as jumlah from "produk"
where
kategori_produk = $1
and "teks_cari" like $2
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Scan produk_minimal produk

-- getProduk {"kategori":"utama","urut":"kodeProduk"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
order by lower(kode_produk) , "id_produk" limit 10 offset $2) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Scan produk_kode produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","urut":"kodeProduk"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_produk" from "produk" where
kategori_produk = $5
and "id_produk" >= $6
and "id_produk" < $7
order by "id_produk" desc limit 16))[$8::int:$9::int] as ids
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
--         Index Only Scan produk_terbaru produk
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getProduk {"kategori":"utama","urut":"kodeProduk","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
and "teks_cari" like $2
order by lower(kode_produk) , "id_produk" limit 10 offset $3) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Scan produk_kode produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","urut":"kodeProduk","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_produk" from "produk" where
kategori_produk = $5
and "id_produk" >= $6
and "id_produk" < $7 and strpos("teks_cari", $8) > 0
order by "id_produk" desc limit 16))[$9::int:$10::int] as ids
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
--         Index Only Scan produk_terbaru produk
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getProduk {"kategori":"utama","urut":"-hargaProduk"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
order by harga_produk desc, "id_produk" desc limit 10 offset $2) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Only Scan produk_harga produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","urut":"-hargaProduk","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
and "teks_cari" like $2
order by harga_produk desc, "id_produk" desc limit 10 offset $3) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Scan produk_harga produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","urut":"stockSales"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
order by stock_sales , "id_produk" limit 10 offset $2) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Only Scan produk_bebas produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","urut":"stockSales","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
and "teks_cari" like $2
order by stock_sales , "id_produk" limit 10 offset $3) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Scan produk_bebas produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","urut":"-minimalStock"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
order by minimal_stock desc, "id_produk" desc limit 10 offset $2) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Only Scan produk_minimal produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","urut":"-minimalStock","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_produk" as id from "produk" where
kategori_produk = $1
and "teks_cari" like $2
order by minimal_stock desc, "id_produk" desc limit 10 offset $3) terurut) h
cross join lateral (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p where p.id_produk = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Scan produk_minimal produk
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProdukHarusPo {"kategori":"utama"}
select p.*, d.datang, d.unit - t.dinanti as datang_bebas, l.kurang - t.dinanti as menunggu, z.qty as lazim, m.pemasok
from (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p join (select id_produk from produk where kategori_produk = $1 and not soft_delete and must_po and jumlah_stock <= minimal_stock order by id_produk desc limit $2 offset $3) halaman using (id_produk)) p
cross join lateral (
select coalesce(sum(o.qty - o.qty_selesai), 0)::int as unit,
jsonb_build_object('unit', coalesce(sum(o.qty - o.qty_selesai), 0), 'po', count(*), 'tglDeadline', min(o.tgl_deadline))
as datang
from po o where o.id_produk = p.id_produk and o.status_po = 'Proses' and o.dibatalkan is null) d
cross join lateral (
select coalesce(sum(o.qty - o.qty_selesai), 0)::int as kurang, array_agg(o.id_orderan) as baris
from orderan o where o.id_produk = p.id_produk and o.sumber_produk = 'PL' and o.status_produk = 'Progress'
and o.dibatalkan is null) l
cross join lateral (
select coalesce(sum(n.qty - n.qty_dilayani), 0)::int as dinanti
from po_orderan n where n.id_orderan = any(l.baris) and not n.dilepas) t
left join lateral (
select qty from (
select qty, ke from po where id_produk = p.id_produk and dibatalkan is null order by ke desc limit 5) terakhir
group by qty having count(*) > 1 order by count(*) desc, max(ke) desc limit 1) z on true
left join lateral (
select jsonb_build_object('idPemasok', k.id_pemasok, 'nama', k.nama, 'hargaTerakhir', b.harga_terakhir,
'hariKirim', b.hari_kirim) as pemasok
from produk_pemasok b join pemasok s using (id_pemasok) join pemasok k on k.id_pemasok = s.pokok join po o using (id_po)
where b.id_produk = p.id_produk and k.arsip is null order by o.urut desc limit 1) m on true
order by p.id_produk desc

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Limit
--                 Index Only Scan produk_harus_po produk
--               Index Scan produk_pkey produk
--             Aggregate
--               Index Scan po_produk po
--           Aggregate
--             Index Scan orderan_pl_status orderan
--         Aggregate
--           Index Scan po_orderan_orderan po_orderan
--       Limit
--         Sort
--           Aggregate
--             Limit
--               Sort
--                 Index Scan po_produk po
--     Limit
--       Sort
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan produk_pemasok_pkey produk_pemasok
--               Index Scan pemasok_pkey pemasok
--             Index Scan pemasok_pkey pemasok
--           Index Scan po_pkey po
--     Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProdukHarusPo {"kategori":"utama"}
select count(*) as total from produk where kategori_produk = $1 and not soft_delete and must_po and jumlah_stock <= minimal_stock

--   Aggregate
--     Index Only Scan produk_harus_po produk

-- getProdukHarusPo {"kategori":"utama","cari":"mesin"}
select p.*, d.datang, d.unit - t.dinanti as datang_bebas, l.kurang - t.dinanti as menunggu, z.qty as lazim, m.pemasok
from (
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p join (select id_produk from produk where kategori_produk = $1 and not soft_delete and must_po and jumlah_stock <= minimal_stock and "teks_cari" like $2 order by id_produk desc limit $3 offset $4) halaman using (id_produk)) p
cross join lateral (
select coalesce(sum(o.qty - o.qty_selesai), 0)::int as unit,
jsonb_build_object('unit', coalesce(sum(o.qty - o.qty_selesai), 0), 'po', count(*), 'tglDeadline', min(o.tgl_deadline))
as datang
from po o where o.id_produk = p.id_produk and o.status_po = 'Proses' and o.dibatalkan is null) d
cross join lateral (
select coalesce(sum(o.qty - o.qty_selesai), 0)::int as kurang, array_agg(o.id_orderan) as baris
from orderan o where o.id_produk = p.id_produk and o.sumber_produk = 'PL' and o.status_produk = 'Progress'
and o.dibatalkan is null) l
cross join lateral (
select coalesce(sum(n.qty - n.qty_dilayani), 0)::int as dinanti
from po_orderan n where n.id_orderan = any(l.baris) and not n.dilepas) t
left join lateral (
select qty from (
select qty, ke from po where id_produk = p.id_produk and dibatalkan is null order by ke desc limit 5) terakhir
group by qty having count(*) > 1 order by count(*) desc, max(ke) desc limit 1) z on true
left join lateral (
select jsonb_build_object('idPemasok', k.id_pemasok, 'nama', k.nama, 'hargaTerakhir', b.harga_terakhir,
'hariKirim', b.hari_kirim) as pemasok
from produk_pemasok b join pemasok s using (id_pemasok) join pemasok k on k.id_pemasok = s.pokok join po o using (id_po)
where b.id_produk = p.id_produk and k.arsip is null order by o.urut desc limit 1) m on true
order by p.id_produk desc

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Limit
--                 Index Scan produk_harus_po produk
--               Index Scan produk_pkey produk
--             Aggregate
--               Index Scan po_produk po
--           Aggregate
--             Index Scan orderan_pl_status orderan
--         Aggregate
--           Index Scan po_orderan_orderan po_orderan
--       Limit
--         Sort
--           Aggregate
--             Limit
--               Sort
--                 Index Scan po_produk po
--     Limit
--       Sort
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan produk_pemasok_pkey produk_pemasok
--               Index Scan pemasok_pkey pemasok
--             Index Scan pemasok_pkey pemasok
--           Index Scan po_pkey po
--     Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProdukHarusPo {"kategori":"utama","cari":"mesin"}
select count(*) as total from produk where kategori_produk = $1 and not soft_delete and must_po and jumlah_stock <= minimal_stock and "teks_cari" like $2

--   Aggregate
--     Index Scan produk_harus_po produk

-- getKartuStok {"idProduk":1}
select id_stok, tanggal, waktu, jenis, qty, saldo, harga_beli, sumber, keterangan, nama_user as nama
from stok where id_produk = $1 and urut between $2 and $3
order by urut desc

--   Index Scan stok_id_produk_urut_key stok

-- getKartuStok {"idProduk":1}
select buku_urut from produk where id_produk = $1

--   Index Scan produk_pkey produk

-- getStokRusak {"idProduk":6}
select id_stok_rusak, waktu, jenis, qty, saldo, nilai, sumber, keterangan, nama_user as nama
from stok_rusak where id_produk = $1
order by id_stok_rusak desc limit $2 offset $3

--   Limit
--     Index Scan stok_rusak_produk stok_rusak

-- getStokRusak {"idProduk":6}
select n.nomor from surat_jalan_seri n join seri s using (nomor)
where s.id_produk = $1 and n.id_retur is not null and n.kembali is null and n.akhir_rusak is null
order by length(n.nomor), n.nomor

--   Sort
--     Nested Loop
--       Index Only Scan surat_jalan_seri_rusak surat_jalan_seri
--       Index Scan seri_pkey seri

-- getStokRusak {"idProduk":6}
select count(*) as total from stok_rusak where id_produk = $1

--   Aggregate
--     Index Only Scan stok_rusak_produk stok_rusak
