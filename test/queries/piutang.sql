-- getPiutang {}
with terbuka as materialized (select * from (
select t.id_so, u.id_pelanggan, i.id_invoice, n.tanggal, n.tanggal + n.termin as tempo,
$1::date - (n.tanggal + n.termin) as hari, t.sisa
from (select id_so, saldo as sisa from jurnal_piutang where saldo > 0) t
left join invoice i on i.id_so = t.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
join so_pelanggan l on l.id_so = t.id_so
join pelanggan p on p.id_pelanggan = l.id_pelanggan
join pelanggan u on u.id_pelanggan = p.id_utama
cross join lateral (select coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = t.id_so)) as tanggal,
coalesce(u.termin, (select termin_pelanggan from perusahaan)) as termin) n) b where true),
per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $2), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $3 and hari <= $4), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $5 and hari <= $6), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $7 and hari <= $8), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $9 and true), 0)::bigint as "umur91", min(tempo) as tempo_terlama,
max(hari) as hari_terlama, count(*)::integer as jumlah_order
from terbuka group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($10::text, coalesce(sum("belum"), 0), $11::text, coalesce(sum("umur0"), 0), $12::text, coalesce(sum("umur31"), 0), $13::text, coalesce(sum("umur61"), 0), $14::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over (order by hari_terlama desc, sisa desc, id_pelanggan) as nomor from cocok
order by nomor limit $15 offset $16)
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
--     Hash Join CTE terbuka
--       Seq Scan perusahaan InitPlan 3
--       Seq Scan perusahaan InitPlan 5
--       Hash Join
--         Merge Join
--           Index Only Scan jurnal_piutang_terbuka jurnal_piutang
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Hash
--           Merge Join
--             Index Scan pelanggan_utama pelanggan
--             Index Scan pelanggan_pkey pelanggan
--       Hash
--         Index Only Scan invoice_pertama invoice
--       Index Scan so_pkey so SubPlan 1
--       Index Scan so_pkey so SubPlan 2
--       Index Scan so_pkey so SubPlan 4
--     Nested Loop CTE cocok
--       Aggregate
--         CTE Scan terbuka
--       Index Scan pelanggan_pkey pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           Limit
--             Sort
--               WindowAgg
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_pkey pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Scan pelanggan_pkey pelanggan

-- getPiutang {"cari":"budi"}
with terbuka as materialized (select * from (
select t.id_so, u.id_pelanggan, i.id_invoice, n.tanggal, n.tanggal + n.termin as tempo,
$1::date - (n.tanggal + n.termin) as hari, t.sisa
from (select id_so, saldo as sisa from jurnal_piutang where saldo > 0) t
left join invoice i on i.id_so = t.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
join so_pelanggan l on l.id_so = t.id_so
join pelanggan p on p.id_pelanggan = l.id_pelanggan
join pelanggan u on u.id_pelanggan = p.id_utama
cross join lateral (select coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = t.id_so)) as tanggal,
coalesce(u.termin, (select termin_pelanggan from perusahaan)) as termin) n) b where true),
per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $2), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $3 and hari <= $4), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $5 and hari <= $6), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $7 and hari <= $8), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $9 and true), 0)::bigint as "umur91", min(tempo) as tempo_terlama,
max(hari) as hari_terlama, count(*)::integer as jumlah_order
from terbuka group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true and "p"."teks_cari" like $10
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($11::text, coalesce(sum("belum"), 0), $12::text, coalesce(sum("umur0"), 0), $13::text, coalesce(sum("umur31"), 0), $14::text, coalesce(sum("umur61"), 0), $15::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over (order by hari_terlama desc, sisa desc, id_pelanggan) as nomor from cocok
order by nomor limit $16 offset $17)
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
--     Hash Join CTE terbuka
--       Seq Scan perusahaan InitPlan 3
--       Seq Scan perusahaan InitPlan 5
--       Hash Join
--         Merge Join
--           Index Only Scan jurnal_piutang_terbuka jurnal_piutang
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Hash
--           Merge Join
--             Index Scan pelanggan_utama pelanggan
--             Index Scan pelanggan_pkey pelanggan
--       Hash
--         Index Only Scan invoice_pertama invoice
--       Index Scan so_pkey so SubPlan 1
--       Index Scan so_pkey so SubPlan 2
--       Index Scan so_pkey so SubPlan 4
--     Nested Loop CTE cocok
--       Aggregate
--         CTE Scan terbuka
--       Index Scan pelanggan_pkey pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           Limit
--             Sort
--               WindowAgg
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_pkey pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Scan pelanggan_pkey pelanggan

-- getPiutang {"umur":"belum","milik":"saya"}
with terbuka as materialized (select * from (
select t.id_so, u.id_pelanggan, i.id_invoice, n.tanggal, n.tanggal + n.termin as tempo,
$1::date - (n.tanggal + n.termin) as hari, t.sisa
from (select id_so, saldo as sisa from jurnal_piutang where saldo > 0) t
left join invoice i on i.id_so = t.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
join so_pelanggan l on l.id_so = t.id_so
join pelanggan p on p.id_pelanggan = l.id_pelanggan
join pelanggan u on u.id_pelanggan = p.id_utama
cross join lateral (select coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = t.id_so)) as tanggal,
coalesce(u.termin, (select termin_pelanggan from perusahaan)) as termin) n) b where true),
per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $2), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $3 and hari <= $4), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $5 and hari <= $6), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $7 and hari <= $8), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $9 and true), 0)::bigint as "umur91", min(tempo) as tempo_terlama,
max(hari) as hari_terlama, count(*)::integer as jumlah_order
from terbuka group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true and "p"."id_sales" = $10
and "x"."belum" > 0),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($11::text, coalesce(sum("belum"), 0), $12::text, coalesce(sum("umur0"), 0), $13::text, coalesce(sum("umur31"), 0), $14::text, coalesce(sum("umur61"), 0), $15::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over (order by hari_terlama desc, sisa desc, id_pelanggan) as nomor from cocok
order by nomor limit $16 offset $17)
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
--     Hash Join CTE terbuka
--       Seq Scan perusahaan InitPlan 3
--       Seq Scan perusahaan InitPlan 5
--       Hash Join
--         Merge Join
--           Index Only Scan jurnal_piutang_terbuka jurnal_piutang
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Hash
--           Merge Join
--             Index Scan pelanggan_utama pelanggan
--             Index Scan pelanggan_pkey pelanggan
--       Hash
--         Index Only Scan invoice_pertama invoice
--       Index Scan so_pkey so SubPlan 1
--       Index Scan so_pkey so SubPlan 2
--       Index Scan so_pkey so SubPlan 4
--     Nested Loop CTE cocok
--       Aggregate
--         CTE Scan terbuka
--       Index Scan pelanggan_sales pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           Limit
--             Sort
--               WindowAgg
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_pkey pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Scan pelanggan_pkey pelanggan

-- getPiutang {"umur":"belum","milik":"saya","cari":"budi"}
with terbuka as materialized (select * from (
select t.id_so, u.id_pelanggan, i.id_invoice, n.tanggal, n.tanggal + n.termin as tempo,
$1::date - (n.tanggal + n.termin) as hari, t.sisa
from (select id_so, saldo as sisa from jurnal_piutang where saldo > 0) t
left join invoice i on i.id_so = t.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
join so_pelanggan l on l.id_so = t.id_so
join pelanggan p on p.id_pelanggan = l.id_pelanggan
join pelanggan u on u.id_pelanggan = p.id_utama
cross join lateral (select coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = t.id_so)) as tanggal,
coalesce(u.termin, (select termin_pelanggan from perusahaan)) as termin) n) b where true),
per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $2), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $3 and hari <= $4), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $5 and hari <= $6), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $7 and hari <= $8), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $9 and true), 0)::bigint as "umur91", min(tempo) as tempo_terlama,
max(hari) as hari_terlama, count(*)::integer as jumlah_order
from terbuka group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true and "p"."id_sales" = $10 and "p"."teks_cari" like $11
and "x"."belum" > 0),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($12::text, coalesce(sum("belum"), 0), $13::text, coalesce(sum("umur0"), 0), $14::text, coalesce(sum("umur31"), 0), $15::text, coalesce(sum("umur61"), 0), $16::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over (order by hari_terlama desc, sisa desc, id_pelanggan) as nomor from cocok
order by nomor limit $17 offset $18)
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
--     Hash Join CTE terbuka
--       Seq Scan perusahaan InitPlan 3
--       Seq Scan perusahaan InitPlan 5
--       Hash Join
--         Merge Join
--           Index Only Scan jurnal_piutang_terbuka jurnal_piutang
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Hash
--           Merge Join
--             Index Scan pelanggan_utama pelanggan
--             Index Scan pelanggan_pkey pelanggan
--       Hash
--         Index Only Scan invoice_pertama invoice
--       Index Scan so_pkey so SubPlan 1
--       Index Scan so_pkey so SubPlan 2
--       Index Scan so_pkey so SubPlan 4
--     Nested Loop CTE cocok
--       Aggregate
--         CTE Scan terbuka
--       Index Scan pelanggan_sales pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           Limit
--             Sort
--               WindowAgg
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_pkey pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Scan pelanggan_pkey pelanggan

-- getPiutang {"urut":"nama"}
with terbuka as materialized (select * from (
select t.id_so, u.id_pelanggan, i.id_invoice, n.tanggal, n.tanggal + n.termin as tempo,
$1::date - (n.tanggal + n.termin) as hari, t.sisa
from (select id_so, saldo as sisa from jurnal_piutang where saldo > 0) t
left join invoice i on i.id_so = t.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
join so_pelanggan l on l.id_so = t.id_so
join pelanggan p on p.id_pelanggan = l.id_pelanggan
join pelanggan u on u.id_pelanggan = p.id_utama
cross join lateral (select coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = t.id_so)) as tanggal,
coalesce(u.termin, (select termin_pelanggan from perusahaan)) as termin) n) b where true),
per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $2), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $3 and hari <= $4), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $5 and hari <= $6), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $7 and hari <= $8), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $9 and true), 0)::bigint as "umur91", min(tempo) as tempo_terlama,
max(hari) as hari_terlama, count(*)::integer as jumlah_order
from terbuka group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($10::text, coalesce(sum("belum"), 0), $11::text, coalesce(sum("umur0"), 0), $12::text, coalesce(sum("umur31"), 0), $13::text, coalesce(sum("umur61"), 0), $14::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over (order by lower(nama), id_pelanggan) as nomor from cocok
order by nomor limit $15 offset $16)
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
--     Hash Join CTE terbuka
--       Seq Scan perusahaan InitPlan 3
--       Seq Scan perusahaan InitPlan 5
--       Hash Join
--         Merge Join
--           Index Only Scan jurnal_piutang_terbuka jurnal_piutang
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Hash
--           Merge Join
--             Index Scan pelanggan_utama pelanggan
--             Index Scan pelanggan_pkey pelanggan
--       Hash
--         Index Only Scan invoice_pertama invoice
--       Index Scan so_pkey so SubPlan 1
--       Index Scan so_pkey so SubPlan 2
--       Index Scan so_pkey so SubPlan 4
--     Nested Loop CTE cocok
--       Aggregate
--         CTE Scan terbuka
--       Index Scan pelanggan_pkey pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           Limit
--             Sort
--               WindowAgg
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_pkey pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Scan pelanggan_pkey pelanggan

-- getPiutang {"urut":"nama","cari":"budi"}
with terbuka as materialized (select * from (
select t.id_so, u.id_pelanggan, i.id_invoice, n.tanggal, n.tanggal + n.termin as tempo,
$1::date - (n.tanggal + n.termin) as hari, t.sisa
from (select id_so, saldo as sisa from jurnal_piutang where saldo > 0) t
left join invoice i on i.id_so = t.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
join so_pelanggan l on l.id_so = t.id_so
join pelanggan p on p.id_pelanggan = l.id_pelanggan
join pelanggan u on u.id_pelanggan = p.id_utama
cross join lateral (select coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = t.id_so)) as tanggal,
coalesce(u.termin, (select termin_pelanggan from perusahaan)) as termin) n) b where true),
per as (
select id_pelanggan, sum(sisa)::bigint as sisa, coalesce(sum(sisa) filter (where true and hari <= $2), 0)::bigint as "belum", coalesce(sum(sisa) filter (where hari >= $3 and hari <= $4), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where hari >= $5 and hari <= $6), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where hari >= $7 and hari <= $8), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where hari >= $9 and true), 0)::bigint as "umur91", min(tempo) as tempo_terlama,
max(hari) as hari_terlama, count(*)::integer as jumlah_order
from terbuka group by 1),
cocok as (
select x.*, p.nama from per x join pelanggan p using (id_pelanggan)
where true and "p"."teks_cari" like $10
),
semua as (
select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object($11::text, coalesce(sum("belum"), 0), $12::text, coalesce(sum("umur0"), 0), $13::text, coalesce(sum("umur31"), 0), $14::text, coalesce(sum("umur61"), 0), $15::text, coalesce(sum("umur91"), 0)) as jumlah
from cocok),
halaman as (
select *, row_number() over (order by lower(nama), id_pelanggan) as nomor from cocok
order by nomor limit $16 offset $17)
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
--     Hash Join CTE terbuka
--       Seq Scan perusahaan InitPlan 3
--       Seq Scan perusahaan InitPlan 5
--       Hash Join
--         Merge Join
--           Index Only Scan jurnal_piutang_terbuka jurnal_piutang
--           Index Scan so_pelanggan_pkey so_pelanggan
--         Hash
--           Merge Join
--             Index Scan pelanggan_utama pelanggan
--             Index Scan pelanggan_pkey pelanggan
--       Hash
--         Index Only Scan invoice_pertama invoice
--       Index Scan so_pkey so SubPlan 1
--       Index Scan so_pkey so SubPlan 2
--       Index Scan so_pkey so SubPlan 4
--     Nested Loop CTE cocok
--       Aggregate
--         CTE Scan terbuka
--       Index Scan pelanggan_pkey pelanggan
--     Nested Loop
--       Aggregate
--         CTE Scan cocok
--       Nested Loop
--         Nested Loop
--           Limit
--             Sort
--               WindowAgg
--                 Sort
--                   CTE Scan cocok
--           Index Scan pelanggan_pkey pelanggan
--         Index Scan karyawan_pkey karyawan
--       Limit SubPlan 8
--         Nested Loop
--           Index Scan pengingat_pkey pengingat
--           Index Scan pelanggan_pkey pelanggan

-- getPengingat {"idPelanggan":2}
select i.id_pengingat, i.waktu, i.cara, i.nominal, i.terlambat, i.catatan,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
case when e.id_email is not null then jsonb_build_object('alamat', e.alamat,
'status', case when ("e"."status" = 'Mengirim' and "e"."waktu" < $1) then 'Gagal' else e.status end,
'alasan', case when ("e"."status" = 'Mengirim' and "e"."waktu" < $2) then $3 else e.alasan end) end as email
from pengingat i join karyawan k using (id_user) left join email e using (id_email) where i.id_pelanggan in (
select g.id_pelanggan from pelanggan g where g.id_utama = $4::int union select $5::int)
order by i.id_pengingat desc limit $6 offset $7

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
--     Index Scan pelanggan_pkey pelanggan
--     Index Scan pelanggan_pkey pelanggan

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
