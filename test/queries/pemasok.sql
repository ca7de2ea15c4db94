-- getPemasok {}
select p.id_pemasok as id from pemasok p
where
p.digabung_ke is null and (p.arsip is not null) = $1
order by lower(p.nama) , "p"."id_pemasok" limit $2 offset $3

--   Limit
--     Index Scan pemasok_nama pemasok

-- getPemasok {}
select p.id_pemasok, "p"."nama","p"."kontak","p"."telepon","p"."email","p"."alamat","p"."npwp","p"."termin","p"."catatan", p.arsip is not null as arsip, p.versi,
coalesce(b.jumlah_po, 0) as jumlah_po, b.po_terakhir, coalesce(h.hutang, 0) as hutang, h.hari as hari_lewat,
case when g.id_pemasok is not null then jsonb_build_object('idPemasok', g.id_pemasok, 'nama', g.nama) end as digabung_ke
from unnest($1::integer[]) with ordinality wanted(id_pemasok, urutan) join pemasok p using (id_pemasok)
left join pemasok g on g.id_pemasok = p.digabung_ke
left join (
select m.pokok as id_pemasok, sum(b.jumlah_po)::int as jumlah_po, max(b.tgl_po) as po_terakhir
from pemasok m join produk_pemasok b using (id_pemasok) where m.pokok = any($2::integer[]) group by 1) b on b.id_pemasok = p.id_pemasok
left join (
select id_pemasok, sum(sisa)::bigint as hutang, max(hari) as hari from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$3::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $4::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $5::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $6::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $7::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h
where id_pemasok is not null group by 1) h on h.id_pemasok = p.id_pemasok
order by wanted.urutan

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Function Scan unnest
--           Index Scan pemasok_pkey pemasok
--         Index Scan pemasok_pkey pemasok
--       Aggregate
--         Nested Loop
--           Index Scan pemasok_pokok pemasok
--           Index Scan produk_pemasok_pemasok produk_pemasok
--     Aggregate
--       Nested Loop
--         Nested Loop
--           Index Scan pemasok_pkey pemasok
--           Materialize
--             Nested Loop
--               Hash Join
--                 Append
--                   Subquery Scan
--                     Index Scan po_terhutang po
--                   Subquery Scan
--                     Nested Loop
--                       Aggregate
--                         Index Only Scan po_riwayat_diurungkan po_riwayat
--                       Index Scan po_pkey po
--                 Hash
--                   Index Scan pemasok_pokok pemasok
--               Subquery Scan
--                 Result
--                   Aggregate InitPlan 1
--                     Index Scan po_riwayat_po po_riwayat
--         Materialize
--           Seq Scan perusahaan

-- getPemasok {}
select count(*)::int as total from pemasok p where
p.digabung_ke is null and (p.arsip is not null) = $1

--   Aggregate
--     Index Scan pemasok_nama pemasok

-- getPemasok {"cari":"logam"}
select p.id_pemasok as id from pemasok p
where
p.digabung_ke is null and (p.arsip is not null) = $1
and p.id_pemasok in (select pokok from pemasok where true and "teks_cari" like $2) order by lower(p.nama) , "p"."id_pemasok" limit $3 offset $4

--   Limit
--     Nested Loop
--       Index Scan pemasok_nama pemasok
--       Index Scan pemasok_pokok pemasok

-- getPemasok {"cari":"logam"}
select count(*)::int as total from pemasok p where
p.digabung_ke is null and (p.arsip is not null) = $1
and p.id_pemasok in (select pokok from pemasok where true and "teks_cari" like $2)

--   Aggregate
--     Nested Loop
--       Index Scan pemasok_nama pemasok
--       Index Scan pemasok_pokok pemasok

-- getPemasok {"urut":"-nama"}
select p.id_pemasok as id from pemasok p
where
p.digabung_ke is null and (p.arsip is not null) = $1
order by lower(p.nama) desc, "p"."id_pemasok" desc limit $2 offset $3

--   Limit
--     Index Scan pemasok_nama pemasok

-- getPemasok {"urut":"-nama","cari":"logam"}
select p.id_pemasok as id from pemasok p
where
p.digabung_ke is null and (p.arsip is not null) = $1
and p.id_pemasok in (select pokok from pemasok where true and "teks_cari" like $2) order by lower(p.nama) desc, "p"."id_pemasok" desc limit $3 offset $4

--   Limit
--     Nested Loop
--       Index Scan pemasok_nama pemasok
--       Index Scan pemasok_pokok pemasok

-- getPemasok {"urut":"terbaru"}
select p.id_pemasok as id from pemasok p left join (
select m.pokok as id_pemasok, sum(b.jumlah_po)::int as jumlah_po, max(b.tgl_po) as po_terakhir
from pemasok m join produk_pemasok b using (id_pemasok) where true group by 1) b using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $1
order by coalesce(b.po_terakhir, '-infinity') desc, "p"."id_pemasok" desc limit $2 offset $3

--   Limit
--     Sort
--       Hash Join
--         Aggregate
--           Merge Join
--             Index Scan pemasok_pkey pemasok
--             Index Scan produk_pemasok_pemasok produk_pemasok
--         Hash
--           Index Scan pemasok_nama pemasok

-- getPemasok {"urut":"terbaru","cari":"logam"}
select p.id_pemasok as id from pemasok p left join (
select m.pokok as id_pemasok, sum(b.jumlah_po)::int as jumlah_po, max(b.tgl_po) as po_terakhir
from pemasok m join produk_pemasok b using (id_pemasok) where true group by 1) b using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $1
and p.id_pemasok in (select pokok from pemasok where true and "teks_cari" like $2) order by coalesce(b.po_terakhir, '-infinity') desc, "p"."id_pemasok" desc limit $3 offset $4

--   Limit
--     Sort
--       Nested Loop
--         Hash Join
--           Aggregate
--             Merge Join
--               Index Scan pemasok_pkey pemasok
--               Index Scan produk_pemasok_pemasok produk_pemasok
--           Hash
--             Index Scan pemasok_nama pemasok
--         Index Scan pemasok_pokok pemasok

-- getPemasok {"urut":"hutang"}
select p.id_pemasok as id from pemasok p left join (
select id_pemasok, sum(sisa)::bigint as hutang, max(hari) as hari from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$1::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $2::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $3::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $4::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $5::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h
where id_pemasok is not null group by 1) h using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $6
order by coalesce(h.hutang, 0) desc, "p"."id_pemasok" desc limit $7 offset $8

--   Limit
--     Sort
--       Nested Loop
--         Index Scan pemasok_nama pemasok
--         Aggregate
--           Nested Loop
--             Nested Loop
--               Index Only Scan pemasok_pkey pemasok
--               Materialize
--                 Nested Loop
--                   Hash Join
--                     Append
--                       Subquery Scan
--                         Index Scan po_terhutang po
--                       Subquery Scan
--                         Nested Loop
--                           Aggregate
--                             Index Only Scan po_riwayat_diurungkan po_riwayat
--                           Index Scan po_pkey po
--                     Hash
--                       Index Scan pemasok_pokok pemasok
--                   Subquery Scan
--                     Result
--                       Aggregate InitPlan 1
--                         Index Scan po_riwayat_po po_riwayat
--             Materialize
--               Index Only Scan perusahaan_pkey perusahaan

-- getPemasok {"urut":"hutang","cari":"logam"}
select p.id_pemasok as id from pemasok p left join (
select id_pemasok, sum(sisa)::bigint as hutang, max(hari) as hari from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$1::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $2::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $3::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $4::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $5::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h
where id_pemasok is not null group by 1) h using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $6
and p.id_pemasok in (select pokok from pemasok where true and "teks_cari" like $7) order by coalesce(h.hutang, 0) desc, "p"."id_pemasok" desc limit $8 offset $9

--   Limit
--     Sort
--       Nested Loop
--         Nested Loop
--           Index Scan pemasok_nama pemasok
--           Index Scan pemasok_pokok pemasok
--         Aggregate
--           Nested Loop
--             Nested Loop
--               Index Only Scan pemasok_pkey pemasok
--               Materialize
--                 Nested Loop
--                   Hash Join
--                     Append
--                       Subquery Scan
--                         Index Scan po_terhutang po
--                       Subquery Scan
--                         Nested Loop
--                           Aggregate
--                             Index Only Scan po_riwayat_diurungkan po_riwayat
--                           Index Scan po_pkey po
--                     Hash
--                       Index Scan pemasok_pokok pemasok
--                   Subquery Scan
--                     Result
--                       Aggregate InitPlan 1
--                         Index Scan po_riwayat_po po_riwayat
--             Materialize
--               Index Only Scan perusahaan_pkey perusahaan

-- getPemasok {"urut":"-jumlahPo"}
select p.id_pemasok as id from pemasok p left join (
select m.pokok as id_pemasok, sum(b.jumlah_po)::int as jumlah_po, max(b.tgl_po) as po_terakhir
from pemasok m join produk_pemasok b using (id_pemasok) where true group by 1) b using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $1
order by coalesce(b.jumlah_po, 0) desc, "p"."id_pemasok" desc limit $2 offset $3

--   Limit
--     Sort
--       Hash Join
--         Aggregate
--           Merge Join
--             Index Scan pemasok_pkey pemasok
--             Index Scan produk_pemasok_pemasok produk_pemasok
--         Hash
--           Index Scan pemasok_nama pemasok

-- getPemasok {"urut":"-jumlahPo","cari":"logam"}
select p.id_pemasok as id from pemasok p left join (
select m.pokok as id_pemasok, sum(b.jumlah_po)::int as jumlah_po, max(b.tgl_po) as po_terakhir
from pemasok m join produk_pemasok b using (id_pemasok) where true group by 1) b using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $1
and p.id_pemasok in (select pokok from pemasok where true and "teks_cari" like $2) order by coalesce(b.jumlah_po, 0) desc, "p"."id_pemasok" desc limit $3 offset $4

--   Limit
--     Sort
--       Nested Loop
--         Hash Join
--           Aggregate
--             Merge Join
--               Index Scan pemasok_pkey pemasok
--               Index Scan produk_pemasok_pemasok produk_pemasok
--           Hash
--             Index Scan pemasok_nama pemasok
--         Index Scan pemasok_pokok pemasok

-- getPemasok {"urut":"hariLewat"}
select p.id_pemasok as id from pemasok p left join (
select id_pemasok, sum(sisa)::bigint as hutang, max(hari) as hari from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$1::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $2::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $3::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $4::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $5::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h
where id_pemasok is not null group by 1) h using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $6
order by coalesce(h.hari, -100000) , "p"."id_pemasok" limit $7 offset $8

--   Limit
--     Sort
--       Nested Loop
--         Index Scan pemasok_nama pemasok
--         Aggregate
--           Nested Loop
--             Nested Loop
--               Index Scan pemasok_pkey pemasok
--               Materialize
--                 Nested Loop
--                   Hash Join
--                     Append
--                       Subquery Scan
--                         Index Scan po_terhutang po
--                       Subquery Scan
--                         Nested Loop
--                           Aggregate
--                             Index Only Scan po_riwayat_diurungkan po_riwayat
--                           Index Scan po_pkey po
--                     Hash
--                       Index Scan pemasok_pokok pemasok
--                   Subquery Scan
--                     Result
--                       Aggregate InitPlan 1
--                         Index Scan po_riwayat_po po_riwayat
--             Materialize
--               Seq Scan perusahaan

-- getPemasok {"urut":"hariLewat","cari":"logam"}
select p.id_pemasok as id from pemasok p left join (
select id_pemasok, sum(sisa)::bigint as hutang, max(hari) as hari from (
select h.id_po, h.urut, h.id_produk, h.kloter, h.nama_produk, h.datang, h.sisa, h.sejak, k.id_pemasok, k.nama, k.telepon,
h.sejak + coalesce(k.termin, a.termin_pemasok) as jatuh_tempo,
$1::date - (h.sejak + coalesce(k.termin, a.termin_pemasok)) as hari
from (
select p.id_po, p.urut, p.id_produk, p.id_pemasok, p.kloter, p.nama_produk, d.datang,
d.datang * p.harga_satuan as sisa, case when p.tgl_selesai <= $2::date then p.tgl_selesai end as sejak
from (
select * from po where qty_selesai > 0 and daterange(least(tgl_order, tgl_lunas), tgl_lunas) @> $3::date
union all select * from po where qty_selesai = 0 and id_po in (select id_po from po_riwayat where selesai < 0)) p
cross join lateral (
select case when p.tgl_selesai <= $4::date then p.qty else (
select coalesce(sum(r.selesai), 0)::int from po_riwayat r
where r.id_po = p.id_po and (r.tgl_update at time zone 'Asia/Jakarta')::date <= $5::date) end as datang offset 0) d
where d.datang > 0) h cross join perusahaan a
left join pemasok m on m.id_pemasok = h.id_pemasok left join pemasok k on k.id_pemasok = m.pokok) h
where id_pemasok is not null group by 1) h using (id_pemasok)
where
p.digabung_ke is null and (p.arsip is not null) = $6
and p.id_pemasok in (select pokok from pemasok where true and "teks_cari" like $7) order by coalesce(h.hari, -100000) , "p"."id_pemasok" limit $8 offset $9

--   Limit
--     Sort
--       Nested Loop
--         Nested Loop
--           Index Scan pemasok_nama pemasok
--           Index Scan pemasok_pokok pemasok
--         Aggregate
--           Nested Loop
--             Nested Loop
--               Index Scan pemasok_pkey pemasok
--               Materialize
--                 Nested Loop
--                   Hash Join
--                     Append
--                       Subquery Scan
--                         Index Scan po_terhutang po
--                       Subquery Scan
--                         Nested Loop
--                           Aggregate
--                             Index Only Scan po_riwayat_diurungkan po_riwayat
--                           Index Scan po_pkey po
--                     Hash
--                       Index Scan pemasok_pokok pemasok
--                   Subquery Scan
--                     Result
--                       Aggregate InitPlan 1
--                         Index Scan po_riwayat_po po_riwayat
--             Materialize
--               Seq Scan perusahaan

-- getPoPemasok {"idPemasok":1}
select p.id_po, p.kloter, p.nama_produk, p.qty, p.qty_selesai, p.status_po, p.tgl_order, p.tgl_selesai,
p.nama_pemasok, p.total_harga, p.status_pembayaran,
coalesce((select jsonb_agg(jsonb_build_object('tanggal', (r.tgl_update at time zone 'Asia/Jakarta')::date,
'selesai', r.selesai) order by r.id_po_riwayat)
from (
select * from (
select d.*, min(d.jumlah) over (order by d.id_po_riwayat rows between current row and unbounded following) as tersisa
from (select h.*, sum(h.selesai) over (order by h.id_po_riwayat) as jumlah from po_riwayat h where h.id_po = p.id_po) d) t
where t.selesai > 0 and t.tersisa >= t.jumlah) r), '[]') as kedatangan,
(select jsonb_build_object('tanggal', p.tgl_lunas, 'idPengajuan', g.id_pengajuan, 'namaRekening', k.nama_rekening)
from pengajuan g join rekening k on k.id_rekening = g.id_rekening_asal where g.id_po = p.id_po) as pembayaran
from po p where p.id_pemasok = any(array(select id_pemasok from pemasok where pokok = $1)) and p.dibatalkan is null order by p.urut desc limit $2 offset $3

--   Limit
--     Index Scan pemasok_pokok pemasok InitPlan 3
--     Result
--       Sort
--         Index Scan po_produk_pemasok po
--       Aggregate SubPlan 1
--         Subquery Scan
--           WindowAgg
--             Subquery Scan
--               WindowAgg
--                 Index Scan po_riwayat_po po_riwayat
--       Nested Loop SubPlan 2
--         Index Scan pengajuan_po_unik pengajuan
--         Index Scan rekening_pkey rekening

-- getPoPemasok {"idPemasok":1}
select count(*)::int as total from po p where p.id_pemasok = any(array(select id_pemasok from pemasok where pokok = $1)) and p.dibatalkan is null

--   Aggregate
--     Index Scan pemasok_pokok pemasok InitPlan 1
--     Index Only Scan po_produk_pemasok po
