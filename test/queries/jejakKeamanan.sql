-- getJejakKeamanan {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_jejak" from "jejak_keamanan" where
true
and
"tanggal" = any(array[ $5::date]) order by "tanggal" desc, "id_jejak" desc limit 16))[$6::int:$7::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select id_jejak, waktu, peristiwa, nama, no_karyawan, alamat, keterangan, kali
from jejak_keamanan where id_jejak = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan jejak_tanggal jejak_keamanan
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Index Scan jejak_keamanan_pkey jejak_keamanan

-- getJejakKeamanan {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getJejakKeamanan {"cari":"99999"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_jejak" from "jejak_keamanan" where
true
and strpos("teks_cari", $5) > 0
and
"tanggal" = any(array[ $6::date]) order by "tanggal" desc, "id_jejak" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select id_jejak, waktu, peristiwa, nama, no_karyawan, alamat, keterangan, kali
from jejak_keamanan where id_jejak = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan jejak_tanggal jejak_keamanan
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Index Scan jejak_keamanan_pkey jejak_keamanan

-- getJejakKeamanan {"cari":"99999"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan"
where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan jejak_keamanan
--         Bitmap Index Scan jejak_cari

-- getJejakKeamanan {"peristiwa":"gagalMasuk"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_jejak" from "jejak_keamanan" where
true
and peristiwa = $5 and
"tanggal" = any(array[ $6::date]) order by "tanggal" desc, "id_jejak" desc limit 16))[$7::int:$8::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select id_jejak, waktu, peristiwa, nama, no_karyawan, alamat, keterangan, kali
from jejak_keamanan where id_jejak = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan jejak_peristiwa jejak_keamanan
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Index Scan jejak_keamanan_pkey jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan"
where
true
and peristiwa = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan jejak_peristiwa jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan"
where
true
and "tanggal" >= $1
and "tanggal" <= $2
and peristiwa = $3 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan jejak_peristiwa jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk","cari":"99999"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_jejak" from "jejak_keamanan" where
true
and strpos("teks_cari", $5) > 0
and peristiwa = $6 and
"tanggal" = any(array[ $7::date]) order by "tanggal" desc, "id_jejak" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select id_jejak, waktu, peristiwa, nama, no_karyawan, alamat, keterangan, kali
from jejak_keamanan where id_jejak = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Scan jejak_peristiwa jejak_keamanan
--     Nested Loop
--       Nested Loop
--         CTE Scan baca
--         Function Scan unnest
--       Index Scan jejak_keamanan_pkey jejak_keamanan

-- getJejakKeamanan {"peristiwa":"gagalMasuk","cari":"99999"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tanggal") as ember, count(*) as jumlah from "jejak_keamanan"
where
true
and "teks_cari" like $1
and peristiwa = $2 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan jejak_keamanan
--           Bitmap Index Scan jejak_cari
