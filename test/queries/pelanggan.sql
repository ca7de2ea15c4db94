-- getPelanggan {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelanggan" from "pelanggan" where
digabung_ke is null and arsip = $5
and "id_pelanggan" >= $6
and "id_pelanggan" < $7
order by "id_pelanggan" desc limit 16))[$8::int:$9::int] as ids
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
--         Sort
--           Index Only Scan pelanggan_nama pelanggan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPelanggan {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getPelanggan {}
with terbuka as materialized (
select id_pelanggan, sum(sisa)::bigint as piutang, coalesce(sum(sisa) filter (where hari > 0), 0)::bigint as terlambat
from (with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka)
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$1::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a ) m using (id_pelanggan)) t where id_pelanggan = any($2) group by 1)
select "p"."instansi","p"."nama","p"."telepon","p"."email","p"."alamat","p"."npwp","p"."termin","p"."catatan","p"."id_pelanggan","p"."arsip","p"."order_lama", p.versi, p.id_utama,
coalesce(p.termin, (select termin_pelanggan from perusahaan)) as termin_berlaku,
case when k.id_user is not null then
jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
case when d.id_pelanggan is not null then jsonb_build_object(
'idPelanggan', "d"."id_pelanggan", 'instansi', "d"."instansi", 'nama', "d"."nama",
'telepon', "d"."telepon") end as digabung_ke,
case when a.alamat is not null then jsonb_build_object('alasan', a.alasan, 'sejak',
to_char(a.sejak at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as email_ditolak,
o.jumlah_order, o.total_pembelian, o.order_terakhir,
coalesce(t.piutang, 0) as piutang, coalesce(t.terlambat, 0) as terlambat
from unnest($3::integer[]) with ordinality w(id_pelanggan, urutan)
join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
left join pelanggan d on d.id_pelanggan = p.digabung_ke
left join terbuka t on t.id_pelanggan = p.id_pelanggan
left join alamat_ditolak a on a.alamat = lower(p.email)
cross join lateral (
select count(*) as jumlah_order, coalesce(sum(s.total_pembelian) filter (where s.status_so not in ('Cancel', 'Tolak')), 0)::bigint
as total_pembelian, max(s.tgl_order) as order_terakhir
from (
select g.id_pelanggan from pelanggan g where g.id_utama = p.id_pelanggan union select p.id_pelanggan) g join so_pelanggan l using (id_pelanggan) join so s using (id_so)) o
order by w.urutan

--   Nested Loop
--     Aggregate CTE terbuka
--       Nested Loop
--         Nested Loop
--           Index Only Scan piutang_terbuka_milik piutang_terbuka
--           Index Only Scan pelanggan_tempo pelanggan
--         Seq Scan perusahaan
--         Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--     Seq Scan perusahaan InitPlan 3
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Function Scan unnest
--               Index Scan pelanggan_tempo pelanggan
--             Index Scan karyawan_pkey karyawan
--           Index Scan pelanggan_tempo pelanggan
--         CTE Scan terbuka
--       Index Scan alamat_ditolak_pkey alamat_ditolak
--     Aggregate
--       Hash Join
--         Merge Join
--           Index Scan so_pelanggan_pkey so_pelanggan
--           Index Scan so_pkey so
--         Hash
--           Aggregate
--             Append
--               Index Scan pelanggan_utama pelanggan
--               Result

-- getPelanggan {"cari":"budi"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelanggan" from "pelanggan" where
digabung_ke is null and arsip = $5
and "id_pelanggan" >= $6
and "id_pelanggan" < $7 and strpos("teks_cari", $8) > 0
order by "id_pelanggan" desc limit 16))[$9::int:$10::int] as ids
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
--         Sort
--           Index Scan pelanggan_nama pelanggan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPelanggan {"cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_pelanggan" >> 10)::integer as ember, count(*) as jumlah from "pelanggan"
where
digabung_ke is null and arsip = $1
and "teks_cari" like $2
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan pelanggan
--           BitmapAnd
--             Bitmap Index Scan pelanggan_nama
--             Bitmap Index Scan pelanggan_cari

-- getPelanggan {"milik":"saya"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelanggan" from "pelanggan" where
digabung_ke is null and arsip = $5
and "id_pelanggan" >= $6
and "id_pelanggan" < $7
and id_sales = $8 order by "id_pelanggan" desc limit 16))[$9::int:$10::int] as ids
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
--         Index Scan pelanggan_sales pelanggan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPelanggan {"milik":"saya"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_pelanggan" >> 10)::integer as ember, count(*) as jumlah from "pelanggan"
where
digabung_ke is null and arsip = $1
and id_sales = $2 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan pelanggan
--           BitmapAnd
--             Bitmap Index Scan pelanggan_nama
--             Bitmap Index Scan pelanggan_sales

-- getPelanggan {"milik":"saya","cari":"budi"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_pelanggan" from "pelanggan" where
digabung_ke is null and arsip = $5
and "id_pelanggan" >= $6
and "id_pelanggan" < $7 and strpos("teks_cari", $8) > 0
and id_sales = $9 order by "id_pelanggan" desc limit 16))[$10::int:$11::int] as ids
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
--         Index Scan pelanggan_sales pelanggan
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPelanggan {"milik":"saya","cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("id_pelanggan" >> 10)::integer as ember, count(*) as jumlah from "pelanggan"
where
digabung_ke is null and arsip = $1
and "teks_cari" like $2
and id_sales = $3 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Bitmap Heap Scan pelanggan
--           BitmapAnd
--             Bitmap Index Scan pelanggan_nama
--             Bitmap Index Scan pelanggan_sales

-- getPelanggan {"urut":"nama"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelanggan" as id from "pelanggan" where
digabung_ke is null and arsip = $1
order by lower(nama) , "id_pelanggan" limit 10 offset $2) terurut) h
cross join lateral (select h.id as id) isi order by h.ke

--   Sort
--     Subquery Scan
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Only Scan pelanggan_nama pelanggan

-- getPelanggan {"urut":"nama","cari":"budi"}
select isi.* from (select id, row_number() over () as ke from (
select "id_pelanggan" as id from "pelanggan" where
digabung_ke is null and arsip = $1
and "teks_cari" like $2
order by lower(nama) , "id_pelanggan" limit 10 offset $3) terurut) h
cross join lateral (select h.id as id) isi order by h.ke

--   Sort
--     Subquery Scan
--       WindowAgg
--         Subquery Scan
--           Limit
--             Index Scan pelanggan_nama pelanggan

-- getPelanggan {"urut":"-sisa"}
select p.id_pelanggan as id from pelanggan p
left join (select id_pelanggan, sum(sisa) as sisa, sum(sisa) filter (where hari > 0) as terlambat
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$1::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) b group by 1) t using (id_pelanggan)
where p.digabung_ke is null and p.arsip = $2
order by coalesce(t.sisa, 0) desc, "p"."id_pelanggan" desc limit $3 offset $4

--   Limit
--     Sort
--       Hash Join
--         Index Only Scan pelanggan_nama pelanggan
--         Hash
--           Subquery Scan
--             Aggregate
--               Sort
--                 Subquery Scan
--                   Hash Join
--                     Nested Loop CTE pemilik
--                       Nested Loop
--                         Aggregate
--                           Index Only Scan piutang_terbuka_milik piutang_terbuka
--                         Index Only Scan pelanggan_tempo pelanggan
--                       Materialize
--                         Seq Scan perusahaan
--                       Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--                     CTE Scan pemilik
--                     Hash
--                       Index Only Scan piutang_terbuka_milik piutang_terbuka

-- getPelanggan {"urut":"-sisa"}
select count(*) as total from pelanggan p where p.digabung_ke is null and p.arsip = $1

--   Aggregate
--     Index Only Scan pelanggan_nama pelanggan

-- getPelanggan {"urut":"-sisa","cari":"budi"}
select p.id_pelanggan as id from pelanggan p
left join (select id_pelanggan, sum(sisa) as sisa, sum(sisa) filter (where hari > 0) as terlambat
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$1::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) b group by 1) t using (id_pelanggan)
where p.digabung_ke is null and p.arsip = $2
and "p"."teks_cari" like $3 order by coalesce(t.sisa, 0) desc, "p"."id_pelanggan" desc limit $4 offset $5

--   Limit
--     Sort
--       Hash Join
--         Aggregate
--           Sort
--             Subquery Scan
--               Hash Join
--                 Nested Loop CTE pemilik
--                   Nested Loop
--                     Aggregate
--                       Index Only Scan piutang_terbuka_milik piutang_terbuka
--                     Index Only Scan pelanggan_tempo pelanggan
--                   Materialize
--                     Seq Scan perusahaan
--                   Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--                 CTE Scan pemilik
--                 Hash
--                   Index Only Scan piutang_terbuka_milik piutang_terbuka
--         Hash
--           Bitmap Heap Scan pelanggan
--             BitmapAnd
--               Bitmap Index Scan pelanggan_nama
--               Bitmap Index Scan pelanggan_cari

-- getPelanggan {"urut":"-sisa","cari":"budi"}
select count(*) as total from pelanggan p where p.digabung_ke is null and p.arsip = $1
and "p"."teks_cari" like $2

--   Aggregate
--     Bitmap Heap Scan pelanggan
--       BitmapAnd
--         Bitmap Index Scan pelanggan_nama
--         Bitmap Index Scan pelanggan_cari

-- getPelanggan {"urut":"terlambat"}
select p.id_pelanggan as id from pelanggan p
left join (select id_pelanggan, sum(sisa) as sisa, sum(sisa) filter (where hari > 0) as terlambat
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$1::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) b group by 1) t using (id_pelanggan)
where p.digabung_ke is null and p.arsip = $2
order by coalesce(t.terlambat, 0) , "p"."id_pelanggan" limit $3 offset $4

--   Limit
--     Sort
--       Hash Join
--         Index Only Scan pelanggan_nama pelanggan
--         Hash
--           Subquery Scan
--             Aggregate
--               Sort
--                 Subquery Scan
--                   Hash Join
--                     Nested Loop CTE pemilik
--                       Nested Loop
--                         Aggregate
--                           Index Only Scan piutang_terbuka_milik piutang_terbuka
--                         Index Only Scan pelanggan_tempo pelanggan
--                       Materialize
--                         Seq Scan perusahaan
--                       Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--                     CTE Scan pemilik
--                     Hash
--                       Index Only Scan piutang_terbuka_milik piutang_terbuka

-- getPelanggan {"urut":"terlambat","cari":"budi"}
select p.id_pelanggan as id from pelanggan p
left join (select id_pelanggan, sum(sisa) as sisa, sum(sisa) filter (where hari > 0) as terlambat
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$1::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) b group by 1) t using (id_pelanggan)
where p.digabung_ke is null and p.arsip = $2
and "p"."teks_cari" like $3 order by coalesce(t.terlambat, 0) , "p"."id_pelanggan" limit $4 offset $5

--   Limit
--     Sort
--       Hash Join
--         Aggregate
--           Sort
--             Subquery Scan
--               Hash Join
--                 Nested Loop CTE pemilik
--                   Nested Loop
--                     Aggregate
--                       Index Only Scan piutang_terbuka_milik piutang_terbuka
--                     Index Only Scan pelanggan_tempo pelanggan
--                   Materialize
--                     Seq Scan perusahaan
--                   Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--                 CTE Scan pemilik
--                 Hash
--                   Index Only Scan piutang_terbuka_milik piutang_terbuka
--         Hash
--           Bitmap Heap Scan pelanggan
--             BitmapAnd
--               Bitmap Index Scan pelanggan_nama
--               Bitmap Index Scan pelanggan_cari

-- getRagu {}
select r.id_ragu, r.alasan, r.keterangan, jsonb_build_object(
'idPelanggan', "p"."id_pelanggan", 'instansi', "p"."instansi", 'nama', "p"."nama",
'telepon', "p"."telepon", 'jumlahOrder', (select count(*) from so_pelanggan
where id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = "p"."id_pelanggan" union select "p"."id_pelanggan"))) as pelanggan,
case when l.id_pelanggan is not null then jsonb_build_object(
'idPelanggan', "l"."id_pelanggan", 'instansi', "l"."instansi", 'nama', "l"."nama",
'telepon', "l"."telepon", 'jumlahOrder', (select count(*) from so_pelanggan
where id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = "l"."id_pelanggan" union select "l"."id_pelanggan"))) end as lain
from pelanggan_ragu r join pelanggan p on p.id_pelanggan = r.id_pelanggan
left join pelanggan l on l.id_pelanggan = r.id_lain
where r.diputuskan is null and p.digabung_ke is null and not p.arsip
and (l is null or l.digabung_ke is null and not l.arsip) order by r.id_ragu desc limit $1 offset $2

--   Limit
--     Nested Loop
--       Nested Loop
--         Index Scan pelanggan_ragu_terbuka pelanggan_ragu
--         Index Scan pelanggan_nama pelanggan
--       Index Scan pelanggan_tempo pelanggan
--       Aggregate SubPlan 1
--         Hash Join
--           Index Only Scan so_pelanggan_pelanggan so_pelanggan
--           Hash
--             Aggregate
--               Append
--                 Index Scan pelanggan_utama pelanggan
--                 Result
--       Aggregate SubPlan 2
--         Hash Join
--           Index Only Scan so_pelanggan_pelanggan so_pelanggan
--           Hash
--             Aggregate
--               Append
--                 Index Scan pelanggan_utama pelanggan
--                 Result

-- getRagu {}
select count(*) as total
from pelanggan_ragu r join pelanggan p on p.id_pelanggan = r.id_pelanggan
left join pelanggan l on l.id_pelanggan = r.id_lain
where r.diputuskan is null and p.digabung_ke is null and not p.arsip
and (l is null or l.digabung_ke is null and not l.arsip)

--   Aggregate
--     Nested Loop
--       Nested Loop
--         Index Scan pelanggan_ragu_terbuka pelanggan_ragu
--         Index Scan pelanggan_tempo pelanggan
--       Index Scan pelanggan_tempo pelanggan

-- getOrderPelanggan {"idPelanggan":2}
select u.id_sales from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama where p.id_pelanggan = $1

--   Nested Loop
--     Index Only Scan pelanggan_tempo pelanggan
--     Index Scan pelanggan_tempo pelanggan

-- getOrderPelanggan {"idPelanggan":2}
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran", s.no_telp, s.nama_customer, s.customer_instansi,
jsonb_build_object('namaLengkap', k.nama_lengkap) as sales, greatest(coalesce(j.saldo, 0), 0) as piutang from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)) m join so s using (id_so) join karyawan k using (id_user)
left join jurnal_piutang j using (id_so) order by s.tgl_order desc, s.urut desc limit $3 offset $4

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan so_telusur so
--             Index Scan so_pelanggan_pkey so_pelanggan
--           Index Scan karyawan_pkey karyawan
--         Index Scan jurnal_piutang_pkey jurnal_piutang
--       Materialize
--         Aggregate
--           Append
--             Index Scan pelanggan_utama pelanggan
--             Result

-- getOrderPelanggan {"idPelanggan":2}
select count(*) as total from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)) m join so s using (id_so) join karyawan k using (id_user)
left join jurnal_piutang j using (id_so)

--   Aggregate
--     Hash Join
--       Hash Join
--         Merge Join
--           Index Scan so_pelanggan_pkey so_pelanggan
--           Index Scan so_pkey so
--         Hash
--           Index Only Scan karyawan_pkey karyawan
--       Hash
--         Aggregate
--           Append
--             Index Scan pelanggan_utama pelanggan
--             Result

-- getInvoicePelanggan {"idPelanggan":2}
select "i"."id_so","i"."id_invoice","i"."tgl_invoice","i"."tipe_pembayaran","i"."total_pembelian", i.nominal_bayar, i.nominal_sisa_bayar, i.status_approve,
i.nominal_bayar - i.nominal_sisa_bayar as dibayar, i.tgl_approve, r.nama_rekening from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)) m join invoice i using (id_so) join rekening r using (id_rekening) where i.dihapus is null order by i.tgl_invoice desc, i.urut desc limit $3 offset $4

--   Limit
--     Sort
--       Hash Join
--         Hash Join
--           Nested Loop
--             Index Scan invoice_ke_unik invoice
--             Index Scan so_pelanggan_pkey so_pelanggan
--           Hash
--             Index Scan rekening_pkey rekening
--         Hash
--           Aggregate
--             Append
--               Index Scan pelanggan_utama pelanggan
--               Result

-- getInvoicePelanggan {"idPelanggan":2}
select count(*) as total from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)) m join invoice i using (id_so) join rekening r using (id_rekening) where i.dihapus is null

--   Aggregate
--     Hash Join
--       Hash Join
--         Nested Loop
--           Index Scan invoice_ke_unik invoice
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Hash
--           Index Only Scan rekening_pkey rekening
--       Hash
--         Aggregate
--           Append
--             Index Scan pelanggan_utama pelanggan
--             Result

-- getMesinPelanggan {"idPelanggan":2}
select count(*) as total from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)) m join surat_jalan j using (id_so) join surat_jalan_baris b using (id_surat_jalan)
join orderan o using (id_orderan)
cross join lateral (select (j.tgl_keluar + interval '1 year')::date as selesai) g
where j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur

--   Aggregate
--     Hash Join
--       Nested Loop
--         Nested Loop
--           Merge Join
--             Index Scan surat_jalan_pkey surat_jalan
--             Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan orderan_pkey orderan
--       Hash
--         Aggregate
--           Append
--             Index Scan pelanggan_utama pelanggan
--             Result

-- getMesinPelanggan {"idPelanggan":2}
select j.id_surat_jalan, o.id_orderan, o.id_so, o.kode_produk, o.nama_produk, b.qty - b.qty_retur as qty, g.selesai as selesai_garansi,
coalesce(g.selesai >= $1::date, false) as bergaransi,
array(select x.nomor from surat_jalan_seri x where (x.id_surat_jalan, x.id_orderan) = (b.id_surat_jalan, b.id_orderan)
and x.id_retur is null order by x.nomor) as nomor_seri from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $2::int union select $3::int)) m join surat_jalan j using (id_so) join surat_jalan_baris b using (id_surat_jalan)
join orderan o using (id_orderan)
cross join lateral (select (j.tgl_keluar + interval '1 year')::date as selesai) g
where j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur order by j.tgl_keluar desc nulls last, j.id_surat_jalan desc, b.id_orderan limit $4 offset $5

--   Limit
--     Result
--       Sort
--         Hash Join
--           Nested Loop
--             Nested Loop
--               Merge Join
--                 Index Scan surat_jalan_pkey surat_jalan
--                 Index Scan surat_jalan_baris_pkey surat_jalan_baris
--               Index Scan so_pelanggan_pkey so_pelanggan
--             Index Scan orderan_pkey orderan
--           Hash
--             Aggregate
--               Append
--                 Index Scan pelanggan_utama pelanggan
--                 Result
--       Index Scan surat_jalan_seri_nomor surat_jalan_seri SubPlan 1

-- getEmailPelanggan {"idPelanggan":2}
select count(*) as total from (
select e.* from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)) m join email e using (id_so)
union all
select e.* from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $3::int union select $4::int)) m join retur r using (id_so) join email e using (id_retur)
union all
select e.* from email e where e.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $5::int union select $6::int)) e
join karyawan k using (id_user)

--   Aggregate
--     Hash Join
--       Append
--         Subquery Scan
--           Hash Join
--             Merge Join
--               Index Scan so_pelanggan_pkey so_pelanggan
--               Index Scan email_so email
--             Hash
--               Aggregate
--                 Append
--                   Index Scan pelanggan_utama pelanggan
--                   Result
--         Subquery Scan
--           Hash Join
--             Hash Join
--               Merge Join
--                 Index Scan retur_pkey retur
--                 Index Scan email_retur email
--               Hash
--                 Index Only Scan so_pelanggan_pelanggan so_pelanggan
--             Hash
--               Aggregate
--                 Append
--                   Index Scan pelanggan_utama pelanggan
--                   Result
--         Subquery Scan
--           Hash Join
--             Index Scan email_pelanggan email
--             Hash
--               Aggregate
--                 Append
--                   Index Scan pelanggan_utama pelanggan
--                   Result
--       Hash
--         Index Only Scan karyawan_pkey karyawan

-- getEmailPelanggan {"idPelanggan":2}
select e.id_email, coalesce(e.id_invoice, e.id_so, e.id_retur) as dokumen, e.alamat, e.perihal, e.waktu, e.status, e.alasan,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user" from (
select e.* from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)) m join email e using (id_so)
union all
select e.* from (
select l.id_so from so_pelanggan l where l.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $3::int union select $4::int)) m join retur r using (id_so) join email e using (id_retur)
union all
select e.* from email e where e.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $5::int union select $6::int)) e
join karyawan k using (id_user) order by e.id_email desc limit $7 offset $8

--   Limit
--     Sort
--       Hash Join
--         Append
--           Subquery Scan
--             Hash Join
--               Merge Join
--                 Index Scan so_pelanggan_pkey so_pelanggan
--                 Index Scan email_so email
--               Hash
--                 Aggregate
--                   Append
--                     Index Scan pelanggan_utama pelanggan
--                     Result
--           Subquery Scan
--             Hash Join
--               Hash Join
--                 Merge Join
--                   Index Scan retur_pkey retur
--                   Index Scan email_retur email
--                 Hash
--                   Index Only Scan so_pelanggan_pelanggan so_pelanggan
--               Hash
--                 Aggregate
--                   Append
--                     Index Scan pelanggan_utama pelanggan
--                     Result
--           Subquery Scan
--             Hash Join
--               Index Scan email_pelanggan email
--               Hash
--                 Aggregate
--                   Append
--                     Index Scan pelanggan_utama pelanggan
--                     Result
--         Hash
--           Index Scan karyawan_pkey karyawan

-- getPercakapan {"idPelanggan":2}
select c.id_catatan, "c"."tanggal","c"."isi","c"."langkah","c"."tgl_langkah", c.waktu, c.selesai,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user"
from pelanggan_catatan c join karyawan k using (id_user) where c.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)
order by (c.langkah <> '' and c.selesai is null) desc, c.id_catatan desc limit $3 offset $4

--   Limit
--     Sort
--       Hash Join
--         Hash Join
--           Index Scan pelanggan_catatan_pelanggan pelanggan_catatan
--           Hash
--             Index Scan karyawan_pkey karyawan
--         Hash
--           Aggregate
--             Append
--               Index Scan pelanggan_utama pelanggan
--               Result

-- getPercakapan {"idPelanggan":2}
select count(*) as total from pelanggan_catatan where id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)

--   Aggregate
--     Hash Join
--       Index Only Scan pelanggan_catatan_pelanggan pelanggan_catatan
--       Hash
--         Aggregate
--           Append
--             Index Scan pelanggan_utama pelanggan
--             Result
