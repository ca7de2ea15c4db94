-- getPiutang {}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x
where true
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($11::text, coalesce(sum("belum"), 0), $12::text, coalesce(sum("umur0"), 0), $13::text, coalesce(sum("umur31"), 0), $14::text, coalesce(sum("umur61"), 0), $15::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by hari_terlama desc, sisa desc, id_pelanggan limit $16 offset $17) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Aggregate CTE cocok
--       Sort
--         Subquery Scan
--           Hash Join
--             Nested Loop CTE pemilik
--               Nested Loop
--                 Aggregate
--                   Index Only Scan piutang_terbuka_milik piutang_terbuka
--                 Index Only Scan pelanggan_tempo pelanggan
--               Materialize
--                 Seq Scan perusahaan
--               Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--             CTE Scan pemilik
--             Hash
--               Index Only Scan piutang_terbuka_milik piutang_terbuka
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"cari":"budi"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x join pelanggan p using (id_pelanggan)
where true and "p"."teks_cari" like $11
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($12::text, coalesce(sum("belum"), 0), $13::text, coalesce(sum("umur0"), 0), $14::text, coalesce(sum("umur31"), 0), $15::text, coalesce(sum("umur61"), 0), $16::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by hari_terlama desc, sisa desc, id_pelanggan limit $17 offset $18) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Nested Loop CTE cocok
--       Aggregate
--         Sort
--           Subquery Scan
--             Hash Join
--               Nested Loop CTE pemilik
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan piutang_terbuka_milik piutang_terbuka
--                   Index Only Scan pelanggan_tempo pelanggan
--                 Materialize
--                   Seq Scan perusahaan
--                 Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--               CTE Scan pemilik
--               Hash
--                 Index Only Scan piutang_terbuka_milik piutang_terbuka
--       Index Scan pelanggan_tempo pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"tanggal":"2026-06-14"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with
sesudah as materialized (
select sub as id_so, sum(debit - kredit)::bigint as nominal from jurnal_baris
where id_akun = (select id_akun from akun where bawaan = $10) and tanggal > $11 and sub is not null group by 1),
kembali as (
select id_so, p.id_pelanggan, p.id_invoice, p.tanggal, p.saldo - s.nominal as sisa
from sesudah s join piutang_seharusnya p using (id_so) where p.saldo > s.nominal), terbuka as not materialized (
select * from (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka) k where not exists (select from sesudah s where s.id_so = k.id_so)
union all select * from kembali),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka union all select id_pelanggan from kembali))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$12::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x
where true
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($13::text, coalesce(sum("belum"), 0), $14::text, coalesce(sum("umur0"), 0), $15::text, coalesce(sum("umur31"), 0), $16::text, coalesce(sum("umur61"), 0), $17::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by hari_terlama desc, sisa desc, id_pelanggan limit $18 offset $19) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Aggregate CTE cocok
--       Sort
--         Subquery Scan
--           Hash Join
--             Aggregate CTE sesudah
--               Index Scan akun_bawaan_key akun InitPlan 1
--               Index Scan jurnal_baris_akun jurnal_baris
--             Hash Join CTE kembali
--               Nested Loop
--                 Nested Loop
--                   CTE Scan sesudah
--                   Index Scan jurnal_piutang_pkey jurnal_piutang
--                 Index Scan so_pelanggan_pkey so_pelanggan
--               Hash
--                 Index Scan invoice_ke_unik invoice
--               Index Scan so_pkey so SubPlan 3
--             Nested Loop CTE pemilik
--               Nested Loop
--                 Aggregate
--                   Append
--                     Index Only Scan piutang_terbuka_milik piutang_terbuka
--                     CTE Scan kembali
--                 Materialize
--                   Seq Scan perusahaan
--               Index Only Scan pelanggan_tempo pelanggan
--               Index Only Scan pelanggan_tempo pelanggan SubPlan 5
--             CTE Scan pemilik
--             Hash
--               Append
--                 Subquery Scan
--                   Hash Join
--                     Index Scan piutang_terbuka_pkey piutang_terbuka
--                     Hash
--                       CTE Scan sesudah
--                 CTE Scan kembali
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"tanggal":"2026-06-14","cari":"budi"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with
sesudah as materialized (
select sub as id_so, sum(debit - kredit)::bigint as nominal from jurnal_baris
where id_akun = (select id_akun from akun where bawaan = $10) and tanggal > $11 and sub is not null group by 1),
kembali as (
select id_so, p.id_pelanggan, p.id_invoice, p.tanggal, p.saldo - s.nominal as sisa
from sesudah s join piutang_seharusnya p using (id_so) where p.saldo > s.nominal), terbuka as not materialized (
select * from (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka) k where not exists (select from sesudah s where s.id_so = k.id_so)
union all select * from kembali),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka union all select id_pelanggan from kembali))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$12::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x join pelanggan p using (id_pelanggan)
where true and "p"."teks_cari" like $13
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($14::text, coalesce(sum("belum"), 0), $15::text, coalesce(sum("umur0"), 0), $16::text, coalesce(sum("umur31"), 0), $17::text, coalesce(sum("umur61"), 0), $18::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by hari_terlama desc, sisa desc, id_pelanggan limit $19 offset $20) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Nested Loop CTE cocok
--       Aggregate
--         Sort
--           Subquery Scan
--             Hash Join
--               Aggregate CTE sesudah
--                 Index Scan akun_bawaan_key akun InitPlan 1
--                 Index Scan jurnal_baris_akun jurnal_baris
--               Hash Join CTE kembali
--                 Nested Loop
--                   Nested Loop
--                     CTE Scan sesudah
--                     Index Scan jurnal_piutang_pkey jurnal_piutang
--                   Index Scan so_pelanggan_pkey so_pelanggan
--                 Hash
--                   Index Scan invoice_ke_unik invoice
--                 Index Scan so_pkey so SubPlan 3
--               Nested Loop CTE pemilik
--                 Nested Loop
--                   Aggregate
--                     Append
--                       Index Only Scan piutang_terbuka_milik piutang_terbuka
--                       CTE Scan kembali
--                   Materialize
--                     Seq Scan perusahaan
--                 Index Only Scan pelanggan_tempo pelanggan
--                 Index Only Scan pelanggan_tempo pelanggan SubPlan 5
--               CTE Scan pemilik
--               Hash
--                 Append
--                   Subquery Scan
--                     Hash Join
--                       Index Scan piutang_terbuka_pkey piutang_terbuka
--                       Hash
--                         CTE Scan sesudah
--                   CTE Scan kembali
--       Index Scan pelanggan_tempo pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"umur":"belum","milik":"saya"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x join pelanggan p using (id_pelanggan)
where true and "p"."id_sales" = $11
and "x"."belum" > 0 ),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($12::text, coalesce(sum("belum"), 0), $13::text, coalesce(sum("umur0"), 0), $14::text, coalesce(sum("umur31"), 0), $15::text, coalesce(sum("umur61"), 0), $16::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by hari_terlama desc, sisa desc, id_pelanggan limit $17 offset $18) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Nested Loop CTE cocok
--       Aggregate
--         Sort
--           Subquery Scan
--             Hash Join
--               Nested Loop CTE pemilik
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan piutang_terbuka_milik piutang_terbuka
--                   Index Only Scan pelanggan_tempo pelanggan
--                 Materialize
--                   Seq Scan perusahaan
--                 Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--               CTE Scan pemilik
--               Hash
--                 Index Only Scan piutang_terbuka_milik piutang_terbuka
--       Index Scan pelanggan_tempo pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"umur":"belum","milik":"saya","cari":"budi"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x join pelanggan p using (id_pelanggan)
where true and "p"."id_sales" = $11 and "p"."teks_cari" like $12
and "x"."belum" > 0 ),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($13::text, coalesce(sum("belum"), 0), $14::text, coalesce(sum("umur0"), 0), $15::text, coalesce(sum("umur31"), 0), $16::text, coalesce(sum("umur61"), 0), $17::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by hari_terlama desc, sisa desc, id_pelanggan limit $18 offset $19) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Nested Loop CTE cocok
--       Aggregate
--         Sort
--           Subquery Scan
--             Hash Join
--               Nested Loop CTE pemilik
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan piutang_terbuka_milik piutang_terbuka
--                   Index Only Scan pelanggan_tempo pelanggan
--                 Materialize
--                   Seq Scan perusahaan
--                 Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--               CTE Scan pemilik
--               Hash
--                 Index Only Scan piutang_terbuka_milik piutang_terbuka
--       Index Scan pelanggan_tempo pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"urut":"-nama"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($11::text, coalesce(sum("belum"), 0), $12::text, coalesce(sum("umur0"), 0), $13::text, coalesce(sum("umur31"), 0), $14::text, coalesce(sum("umur61"), 0), $15::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by lower(nama) desc, "id_pelanggan" desc limit $16 offset $17) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Nested Loop CTE cocok
--       Aggregate
--         Sort
--           Subquery Scan
--             Hash Join
--               Nested Loop CTE pemilik
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan piutang_terbuka_milik piutang_terbuka
--                   Index Only Scan pelanggan_tempo pelanggan
--                 Materialize
--                   Seq Scan perusahaan
--                 Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--               CTE Scan pemilik
--               Hash
--                 Index Only Scan piutang_terbuka_milik piutang_terbuka
--       Index Scan pelanggan_tempo pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Subquery Scan
--               Limit
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"urut":"-nama","cari":"budi"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true and "p"."teks_cari" like $11
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($12::text, coalesce(sum("belum"), 0), $13::text, coalesce(sum("umur0"), 0), $14::text, coalesce(sum("umur31"), 0), $15::text, coalesce(sum("umur61"), 0), $16::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by lower(nama) desc, "id_pelanggan" desc limit $17 offset $18) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Nested Loop CTE cocok
--       Aggregate
--         Sort
--           Subquery Scan
--             Hash Join
--               Nested Loop CTE pemilik
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan piutang_terbuka_milik piutang_terbuka
--                   Index Only Scan pelanggan_tempo pelanggan
--                 Materialize
--                   Seq Scan perusahaan
--                 Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--               CTE Scan pemilik
--               Hash
--                 Index Only Scan piutang_terbuka_milik piutang_terbuka
--       Index Scan pelanggan_tempo pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Subquery Scan
--               Limit
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"urut":"sisa"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x
where true
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($11::text, coalesce(sum("belum"), 0), $12::text, coalesce(sum("umur0"), 0), $13::text, coalesce(sum("umur31"), 0), $14::text, coalesce(sum("umur61"), 0), $15::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by sisa , "id_pelanggan" limit $16 offset $17) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Aggregate CTE cocok
--       Sort
--         Subquery Scan
--           Hash Join
--             Nested Loop CTE pemilik
--               Nested Loop
--                 Aggregate
--                   Index Only Scan piutang_terbuka_milik piutang_terbuka
--                 Index Only Scan pelanggan_tempo pelanggan
--               Materialize
--                 Seq Scan perusahaan
--               Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--             CTE Scan pemilik
--             Hash
--               Index Only Scan piutang_terbuka_milik piutang_terbuka
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPiutang {"urut":"sisa","cari":"budi"}
with per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $1), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $2 and hari <= $3), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $4 and hari <= $5), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $6 and hari <= $7), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $8 and true), 0)::bigint as "umur91",
$9::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
from (
with terbuka as not materialized (select id_so, id_pelanggan, id_invoice, tanggal, sisa from piutang_terbuka),
pemilik as materialized (
select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
from pelanggan p cross join perusahaan a where p.id_pelanggan in (select id_pelanggan from piutang_terbuka))
select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, t.tanggal + m.termin as tempo,
$10::date - (t.tanggal + m.termin) as hari, t.sisa
from terbuka t join pemilik m using (id_pelanggan)) t group by 1),
cocok as (
select x.* from per x join pelanggan p using (id_pelanggan)
where true and "p"."teks_cari" like $11
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($12::text, coalesce(sum("belum"), 0), $13::text, coalesce(sum("umur0"), 0), $14::text, coalesce(sum("umur31"), 0), $15::text, coalesce(sum("umur61"), 0), $16::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over () as nomor from (
select * from cocok order by sisa , "id_pelanggan" limit $17 offset $18) h)
select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada,
x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, "x"."belum","x"."umur0","x"."umur31","x"."umur61","x"."umur91",
x.tempo_terlama, x.hari_terlama, x.jumlah_order,
case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
(select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
where g.id_utama = x.id_pelanggan order by i.id_pengingat desc limit 1) as pengingat_terakhir
from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
left join karyawan k on k.id_user = p.id_sales
order by x.nomor

--   Sort
--     Nested Loop CTE cocok
--       Aggregate
--         Sort
--           Subquery Scan
--             Hash Join
--               Nested Loop CTE pemilik
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan piutang_terbuka_milik piutang_terbuka
--                   Index Only Scan pelanggan_tempo pelanggan
--                 Materialize
--                   Seq Scan perusahaan
--                 Index Only Scan pelanggan_tempo pelanggan SubPlan 1
--               CTE Scan pemilik
--               Hash
--                 Index Only Scan piutang_terbuka_milik piutang_terbuka
--       Index Scan pelanggan_tempo pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           WindowAgg
--             Limit
--               Sort
--                 CTE Scan cocok
--           Index Scan pelanggan_tempo pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 4
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Only Scan pelanggan_tempo pelanggan

-- getPengingat {"idPelanggan":2}
select i.id_pengingat, i.waktu, i.cara, i.nominal, i.terlambat, i.catatan,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when e.id_email is not null then
jsonb_build_object('alamat', e.alamat, 'status', e.status, 'alasan', e.alasan) end as email
from pengingat i join karyawan k using (id_user) left join email e using (id_email) where i.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)
order by i.id_pengingat desc limit $3 offset $4

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Scan karyawan_pkey karyawan
--         Index Scan email_pkey email
--       Materialize
--         Aggregate
--           Append
--             Index Scan pelanggan_utama pelanggan
--             Result

-- getPengingat {"idPelanggan":2}
select u.id_sales from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama where p.id_pelanggan = $1

--   Nested Loop
--     Index Only Scan pelanggan_tempo pelanggan
--     Index Scan pelanggan_tempo pelanggan

-- getPengingat {"idPelanggan":2}
select count(*) as total from pengingat i where i.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $1::int union select $2::int)

--   Aggregate
--     Hash Join
--       Index Only Scan pengingat_pelanggan pengingat
--       Hash
--         Aggregate
--           Append
--             Index Scan pelanggan_utama pelanggan
--             Result
