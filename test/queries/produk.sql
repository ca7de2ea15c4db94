-- getProduk {"kategori":"utama"}
select "id_produk" as id from "produk"
where
kategori_produk = $1
and "id_produk" >= $2
and "id_produk" < $3
order by "id_produk" desc limit $4 offset $5

--   Limit
--     Index Only Scan produk_terbaru produk

-- getProduk {"kategori":"utama"}
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

-- getProduk {"kategori":"utama"}
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p join (select unnest($1::integer[]) as id_produk) halaman using (id_produk) order by id_produk desc

--   Sort
--     Nested Loop
--       ProjectSet
--         Result
--       Index Scan produk_pkey produk
--       Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProduk {"kategori":"utama","cari":"mesin"}
select "id_produk" as id from "produk"
where
kategori_produk = $1
and "id_produk" >= $2
and "id_produk" < $3 and "teks_cari" like $4
order by "id_produk" desc limit $5 offset $6

--   Limit
--     Index Only Scan produk_terbaru produk

-- getProduk {"kategori":"utama","cari":"mesin"}
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

-- getProduk {"kategori":"utama","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_produk" >> 10)::integer as ember, count(*) as jumlah from "produk" where
kategori_produk = $1
and "teks_cari" like $2
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Only Scan produk_terbaru produk

-- getProduk {"kategori":"utama","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "produk" where
kategori_produk = $3
and ("teks_cari" || '') like $4
and "id_produk" >= ember * 1024 and "id_produk" < ember * 1024 + 1024) end as count
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
--       Index Only Scan produk_terbaru produk

-- getProdukHarusPo {"kategori":"utama"}
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p join (
select id_produk from produk where kategori_produk = $1 and not soft_delete and must_po and jumlah_stock <= minimal_stock order by id_produk desc limit $2 offset $3) halaman using (id_produk) order by id_produk desc

--   Nested Loop
--     Limit
--       Index Only Scan produk_harus_po produk
--     Index Scan produk_pkey produk
--     Index Scan produk_foto_pkey produk_foto SubPlan 1

-- getProdukHarusPo {"kategori":"utama"}
select count(*) as total from produk where kategori_produk = $1 and not soft_delete and must_po and jumlah_stock <= minimal_stock

--   Aggregate
--     Index Only Scan produk_harus_po produk

-- getProdukHarusPo {"kategori":"utama","cari":"mesin"}
select p.id_produk, "p"."kode_produk","p"."nama_produk","p"."kategori_produk","p"."tipe","p"."kapasitas","p"."harga_produk","p"."harga_beli","p"."minimal_stock","p"."berseri","p"."jumlah_stock","p"."stock_sales","p"."jumlah_rusak","p"."must_po","p"."status_po","p"."soft_delete","p"."created_at","p"."updated_at", p.versi,
array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
from produk p join (
select id_produk from produk where kategori_produk = $1 and not soft_delete and must_po and jumlah_stock <= minimal_stock and "teks_cari" like $2 order by id_produk desc limit $3 offset $4) halaman using (id_produk) order by id_produk desc

--   Nested Loop
--     Limit
--       Index Scan produk_harus_po produk
--     Index Scan produk_pkey produk
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

-- getStokRusak {"idProduk":5}
select id_stok_rusak, waktu, jenis, qty, saldo, nilai, sumber, keterangan, nama_user as nama
from stok_rusak where id_produk = $1
order by id_stok_rusak desc limit $2 offset $3

--   Limit
--     Index Scan stok_rusak_produk stok_rusak

-- getStokRusak {"idProduk":5}
select count(*) as total from stok_rusak where id_produk = $1

--   Aggregate
--     Index Only Scan stok_rusak_produk stok_rusak
