-- getHutang {}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true ),
per as materialized (
select id_pemasok, coalesce(min(nama), $7) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $16), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $17 and coalesce(hari, -1) <= $18), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $19 and coalesce(hari, -1) <= $20), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $21 and coalesce(hari, -1) <= $22), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $23 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by hari desc nulls last, id_pemasok is null, lower(nama), id_pemasok limit $24 offset $25) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutang {"cari":"logam"}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and strpos("teks", $7) > 0),
per as materialized (
select id_pemasok, coalesce(min(nama), $8) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $9), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and coalesce(hari, -1) <= $15), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $16 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $17), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $18 and coalesce(hari, -1) <= $19), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $20 and coalesce(hari, -1) <= $21), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $22 and coalesce(hari, -1) <= $23), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $24 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by hari desc nulls last, id_pemasok is null, lower(nama), id_pemasok limit $25 offset $26) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutang {"urut":"hutang"}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true ),
per as materialized (
select id_pemasok, coalesce(min(nama), $7) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $16), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $17 and coalesce(hari, -1) <= $18), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $19 and coalesce(hari, -1) <= $20), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $21 and coalesce(hari, -1) <= $22), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $23 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by sisa desc, "id_pemasok" desc limit $24 offset $25) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutang {"urut":"hutang","cari":"logam"}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and strpos("teks", $7) > 0),
per as materialized (
select id_pemasok, coalesce(min(nama), $8) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $9), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and coalesce(hari, -1) <= $15), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $16 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $17), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $18 and coalesce(hari, -1) <= $19), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $20 and coalesce(hari, -1) <= $21), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $22 and coalesce(hari, -1) <= $23), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $24 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by sisa desc, "id_pemasok" desc limit $25 offset $26) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutang {"urut":"nama"}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true ),
per as materialized (
select id_pemasok, coalesce(min(nama), $7) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $16), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $17 and coalesce(hari, -1) <= $18), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $19 and coalesce(hari, -1) <= $20), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $21 and coalesce(hari, -1) <= $22), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $23 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by lower(nama) , "id_pemasok" limit $24 offset $25) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutang {"urut":"nama","cari":"logam"}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and strpos("teks", $7) > 0),
per as materialized (
select id_pemasok, coalesce(min(nama), $8) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $9), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and coalesce(hari, -1) <= $15), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $16 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $17), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $18 and coalesce(hari, -1) <= $19), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $20 and coalesce(hari, -1) <= $21), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $22 and coalesce(hari, -1) <= $23), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $24 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by lower(nama) , "id_pemasok" limit $25 offset $26) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutang {"urut":"-hari"}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true ),
per as materialized (
select id_pemasok, coalesce(min(nama), $7) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $16), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $17 and coalesce(hari, -1) <= $18), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $19 and coalesce(hari, -1) <= $20), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $21 and coalesce(hari, -1) <= $22), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $23 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by coalesce(hari, -100000) desc, "id_pemasok" desc limit $24 offset $25) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutang {"urut":"-hari","cari":"logam"}
with ditemukan as materialized (
select * from (select *, lower(coalesce(nama, $1)) as teks from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and strpos("teks", $7) > 0),
per as materialized (
select id_pemasok, coalesce(min(nama), $8) as nama, coalesce(min(telepon), '') as telepon,
max(hari) as hari,
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $9), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and coalesce(hari, -1) <= $15), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $16 and true), 0)::bigint as "umur91"
from ditemukan group by id_pemasok),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $17), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $18 and coalesce(hari, -1) <= $19), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $20 and coalesce(hari, -1) <= $21), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $22 and coalesce(hari, -1) <= $23), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $24 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total, (select count(*)::int from per) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPemasok', b.id_pemasok, 'nama', b.nama, 'telepon', b.telepon, 'hari', b.hari, 'jumlahPo', b.jumlah_po, 'belum', b.belum, 'umur0', b.umur0, 'umur31', b.umur31, 'umur61', b.umur61, 'umur91', b.umur91, 'sisa', b.sisa)) from (
select * from per order by coalesce(hari, -100000) desc, "id_pemasok" desc limit $25 offset $26) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Aggregate CTE per
--       CTE Scan ditemukan
--     Subquery Scan InitPlan 4
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 5
--       CTE Scan per
--     Aggregate InitPlan 6
--       Limit
--         Sort
--           CTE Scan per

-- getHutangPo {}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true ),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $7), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $8 and coalesce(hari, -1) <= $9), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $15) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by hari desc nulls last, urut) as ke from ditemukan
order by ke limit $16 offset $17) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"cari":"mesin"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and strpos("teks", $7) > 0),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $16) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by hari desc nulls last, urut) as ke from ditemukan
order by ke limit $17 offset $18) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"umur":"belum"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and coalesce(hari, -1) <= $7 ),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $16) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by hari desc nulls last, urut) as ke from ditemukan
order by ke limit $17 offset $18) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"umur":"belum","cari":"mesin"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and coalesce(hari, -1) <= $7 and strpos("teks", $8) > 0),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $9), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and coalesce(hari, -1) <= $15), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $16 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $17) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by hari desc nulls last, urut) as ke from ditemukan
order by ke limit $18 offset $19) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"idPemasok":1}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and id_pemasok = $7 ),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $16) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by hari desc nulls last, urut) as ke from ditemukan
order by ke limit $17 offset $18) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Seq Scan perusahaan
--       Materialize
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan pemasok_pokok pemasok
--               Index Scan pemasok_pkey pemasok
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--           Subquery Scan
--             Result
--               Aggregate InitPlan 1
--                 Index Scan po_riwayat_po po_riwayat
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"idPemasok":1,"cari":"mesin"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and id_pemasok = $7 and strpos("teks", $8) > 0),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $9), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and coalesce(hari, -1) <= $15), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $16 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $17) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by hari desc nulls last, urut) as ke from ditemukan
order by ke limit $18 offset $19) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Seq Scan perusahaan
--       Materialize
--         Nested Loop
--           Nested Loop
--             Index Scan pemasok_pkey pemasok
--             Nested Loop
--               Index Scan pemasok_pokok pemasok
--               Append
--                 Subquery Scan
--                   Index Scan po_terhutang po
--                 Subquery Scan
--                   Nested Loop
--                     Aggregate
--                       Index Only Scan po_riwayat_diurungkan po_riwayat
--                     Index Scan po_pkey po
--           Subquery Scan
--             Result
--               Aggregate InitPlan 1
--                 Index Scan po_riwayat_po po_riwayat
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"urut":"-sisa"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true ),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $7), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $8 and coalesce(hari, -1) <= $9), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $15) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by sisa desc, "urut" desc) as ke from ditemukan
order by ke limit $16 offset $17) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"urut":"-sisa","cari":"mesin"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and strpos("teks", $7) > 0),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $16) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by sisa desc, "urut" desc) as ke from ditemukan
order by ke limit $17 offset $18) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"urut":"-nama"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true ),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $7), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $8 and coalesce(hari, -1) <= $9), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $10 and coalesce(hari, -1) <= $11), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $12 and coalesce(hari, -1) <= $13), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $14 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $15) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by lower(nama) desc, "urut" desc) as ke from ditemukan
order by ke limit $16 offset $17) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Subquery Scan
--               Result
--                 Aggregate InitPlan 1
--                   Index Scan po_riwayat_po po_riwayat
--           Index Scan pemasok_pkey pemasok
--         Memoize
--           Index Scan pemasok_pkey pemasok
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po

-- getHutangPo {"urut":"-nama","cari":"mesin"}
with ditemukan as materialized (
select * from (
select *, lower(concat_ws(E'
', id_po, kloter, nama_produk, coalesce(nama, $1))) as teks
from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$2::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $3::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $4::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $5::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $6::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h) t
where true and strpos("teks", $7) > 0),
satu as (select
count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, coalesce(sum(sisa) filter (where true and coalesce(hari, -1) <= $8), 0)::bigint as "belum", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $9 and coalesce(hari, -1) <= $10), 0)::bigint as "umur0", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $11 and coalesce(hari, -1) <= $12), 0)::bigint as "umur31", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $13 and coalesce(hari, -1) <= $14), 0)::bigint as "umur61", coalesce(sum(sisa) filter (where coalesce(hari, -1) >= $15 and true), 0)::bigint as "umur91" from ditemukan)
select (select jsonb_build_object('jumlahPo', s.jumlah_po, 'belum', s.belum, 'umur0', s.umur0, 'umur31', s.umur31, 'umur61', s.umur61, 'umur91', s.umur91, 'sisa', s.sisa) from satu s) as total,
(select count(*)::int from ditemukan) as banyak,
coalesce((select jsonb_agg(jsonb_build_object('idPo', b.id_po, 'kloter', b.kloter, 'namaProduk', b.nama_produk, 'idPemasok', b.id_pemasok, 'nama', b.nama, 'datang', b.datang, 'sejak', b.sejak, 'jatuhTempo', b.jatuh_tempo, 'hari', b.hari, 'sisa', b.sisa, 'statusPo', b.status_po, 'statusPembayaran', b.status_pembayaran)) from (
select h.id_po, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, $16) as nama, h.datang,
h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
from (select *, row_number() over (order by lower(nama) desc, "urut" desc) as ke from ditemukan
order by ke limit $17 offset $18) h
join po p using (id_po) order by h.ke) b), '[]') as rows

--   Result
--     Nested Loop CTE ditemukan
--       Nested Loop
--         Hash Join
--           Hash Join
--             Append
--               Subquery Scan
--                 Index Scan po_terhutang po
--               Subquery Scan
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan po_riwayat_diurungkan po_riwayat
--                   Index Scan po_pkey po
--             Hash
--               Index Scan pemasok_pokok pemasok
--           Hash
--             Index Scan pemasok_pkey pemasok
--         Subquery Scan
--           Result
--             Aggregate InitPlan 1
--               Index Scan po_riwayat_po po_riwayat
--       Materialize
--         Seq Scan perusahaan
--     Subquery Scan InitPlan 3
--       Aggregate
--         CTE Scan ditemukan
--     Aggregate InitPlan 4
--       CTE Scan ditemukan
--     Aggregate InitPlan 5
--       Nested Loop
--         Limit
--           Sort
--             WindowAgg
--               Sort
--                 CTE Scan ditemukan
--         Index Scan po_pkey po
