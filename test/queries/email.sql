-- getEmailKeluar {}
select e.id_email, "e"."id_so","e"."id_invoice","e"."alamat","e"."perihal","e"."waktu","e"."status","e"."alasan", e.id_po, e.id_retur, e.jawaban, e.percobaan, e.coba_lagi,
case when e.id_pelanggan is not null then
jsonb_build_object('idPelanggan', p.id_pelanggan, 'nama', p.nama) end as pelanggan,
case when e.id_pemasok is not null then
jsonb_build_object('idPemasok', m.id_pemasok, 'nama', m.nama) end as pemasok,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
(select u.id_email from email u where u.ulang_dari = e.id_email) as diulang, i.id_email is not null as tersimpan
from email e join karyawan k using (id_user) left join pelanggan p using (id_pelanggan)
left join pemasok m using (id_pemasok) left join email_isi i using (id_email)
where e.id_email = any($1::bigint[]) order by e.id_email desc

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Index Scan email_pkey email
--           Index Scan karyawan_pkey karyawan
--         Index Scan pelanggan_tempo pelanggan
--       Index Scan pemasok_pkey pemasok
--     Index Only Scan email_isi_pkey email_isi
--     Index Scan email_ulang email SubPlan 1

-- getEmailKeluar {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_email" from "email" where
true
and "id_email" >= $5
and "id_email" < $6
order by "id_email" desc limit 16))[$7::int:$8::int] as ids
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
--         Index Only Scan email_pkey email
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getEmailKeluar {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getEmailKeluar {"cari":"budi"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_email" from "email" where
true
and "id_email" >= $5
and "id_email" < $6 and strpos("teks_cari", $7) > 0
order by "id_email" desc limit 16))[$8::int:$9::int] as ids
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
--         Index Scan email_pkey email
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getEmailKeluar {"cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_email" >> 10)::integer as ember, count(*) as jumlah from "email"
where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan email
--         Bitmap Index Scan email_cari

-- getEmailKeluar {"status":"Terkirim"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_email" from "email" where
true
and "id_email" >= $5
and "id_email" < $6
and status = $7 order by "id_email" desc limit 16))[$8::int:$9::int] as ids
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
--         Index Only Scan email_status email
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getEmailKeluar {"status":"Terkirim"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_email" >> 10)::integer as ember, count(*) as jumlah from "email"
where
true
and status = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan email_status email

-- getEmailKeluar {"status":"Terkirim","cari":"budi"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_email" from "email" where
true
and "id_email" >= $5
and "id_email" < $6 and strpos("teks_cari", $7) > 0
and status = $8 order by "id_email" desc limit 16))[$9::int:$10::int] as ids
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
--         Index Scan email_status email
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getEmailKeluar {"status":"Terkirim","cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_email" >> 10)::integer as ember, count(*) as jumlah from "email"
where
true
and "teks_cari" like $1
and status = $2 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan email
--         BitmapAnd
--           Bitmap Index Scan email_status
--           Bitmap Index Scan email_cari
