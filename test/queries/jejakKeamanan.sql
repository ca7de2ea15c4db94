-- getJejakKeamanan {}
select "id_jejak" as id from "jejak_keamanan"
where
true
and "tanggal" >= $1
and "tanggal" <= $2
order by "tanggal" desc, "id_jejak" desc limit $3 offset $4

--   Limit
--     Index Only Scan jejak_tanggal jejak_keamanan

-- getJejakKeamanan {}
select id_jejak, waktu, peristiwa, nama, no_karyawan, alamat, keterangan, kali
from jejak_keamanan where id_jejak = any($1::bigint[]) order by tanggal desc, id_jejak desc

--   Sort
--     Index Scan jejak_keamanan_pkey jejak_keamanan

-- getJejakKeamanan {}
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

-- getJejakKeamanan {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
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

-- getJejakKeamanan {"cari":"99999"}
select "id_jejak" as id from "jejak_keamanan"
where
true
and "tanggal" >= $1
and "tanggal" <= $2 and "teks_cari" like $3
order by "tanggal" desc, "id_jejak" desc limit $4 offset $5

--   Limit
--     Sort
--       Bitmap Heap Scan jejak_keamanan
--         Bitmap Index Scan jejak_cari

-- getJejakKeamanan {"cari":"99999"}
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

-- getJejakKeamanan {"cari":"99999"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan" where
true
and "teks_cari" like $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan jejak_keamanan
--         Bitmap Index Scan jejak_cari

-- getJejakKeamanan {"cari":"99999"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "jejak_keamanan" where
true
and ("teks_cari" || '') like $3
and "tanggal" = date '2000-01-01' + ember) end as count
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
--       Index Only Scan jejak_tanggal jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk"}
select "id_jejak" as id from "jejak_keamanan"
where
true
and "tanggal" >= $1
and "tanggal" <= $2
and peristiwa = $3
order by "tanggal" desc, "id_jejak" desc limit $4 offset $5

--   Limit
--     Index Only Scan jejak_peristiwa jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan" where
true
and peristiwa = $1 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan jejak_peristiwa jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan" where
true
and "tanggal" >= $1
and "tanggal" <= $2
and peristiwa = $3 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan jejak_peristiwa jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk","cari":"99999"}
select "id_jejak" as id from "jejak_keamanan"
where
true
and "tanggal" >= $1
and "tanggal" <= $2 and "teks_cari" like $3
and peristiwa = $4
order by "tanggal" desc, "id_jejak" desc limit $5 offset $6

--   Limit
--     Index Scan jejak_peristiwa jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk","cari":"99999"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan" where
true
and "teks_cari" like $1
and peristiwa = $2 group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan jejak_keamanan
--           Bitmap Index Scan jejak_cari

-- getJejakKeamanan {"peristiwa":"gagalMasuk","cari":"99999"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "jejak_keamanan" where
true
and ("teks_cari" || '') like $3
and peristiwa = $4 and "tanggal" = date '2000-01-01' + ember) end as count
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
--       Index Scan jejak_peristiwa jejak_keamanan
