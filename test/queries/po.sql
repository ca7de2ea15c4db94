-- getPo {"statusPo":"Proses"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_po" from "po" where
status_po = $5 and dibatalkan is null
and "urut" >= $6
and "urut" < $7
order by "urut" desc limit 16))[$8::int:$9::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"p"."id_po","p"."id_produk","p"."kloter","p"."kode_produk","p"."nama_produk","p"."qty","p"."qty_selesai","p"."status_po","p"."tgl_order","p"."tgl_deadline","p"."tgl_selesai","p"."harga_satuan","p"."total_harga","p"."status_pembayaran","p"."tgl_lunas","p"."nama_pemasok",
(select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan,
array(
select json_build_object('idOrderan', o.id_orderan, 'idSo', o.id_so, 'customerInstansi', s.customer_instansi,
'namaCustomer', s.nama_customer, 'qty', l.qty, 'qtyDilayani', l.qty_dilayani, 'dilepas', l.dilepas,
'tglAwalPengerjaan', o.tgl_awal_pengerjaan)
from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
where l.id_po = p.id_po and (not l.dilepas or l.qty_dilayani > 0) order by o.id_orderan) as orderan,
array(
select json_build_object('tglUpdate', to_char(r.tgl_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'selesai', r.selesai,
'untukOrderan', r.untuk_orderan, 'untukStock', r.untuk_stock, 'keterangan', r.keterangan, 'nama', u.nama_lengkap)
from po_riwayat r join karyawan u on u.id_user = r.id_user where r.id_po = p.id_po order by r.id_po_riwayat) as history
from po p join karyawan k using (id_user) where p.id_po = h.id and p.dibatalkan is null) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Scan po_cari_luas po
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan po_pkey po
--             Index Scan pemasok_pkey pemasok SubPlan 5
--             Nested Loop SubPlan 6
--               Nested Loop
--                 Index Scan po_orderan_orderan po_orderan
--                 Index Scan orderan_pkey orderan
--               Index Scan so_pkey so
--             Sort SubPlan 7
--               Hash Join
--                 Index Scan po_riwayat_po po_riwayat
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getPo {"statusPo":"Proses"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getPo {"statusPo":"Proses","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_po" from "po" where
status_po = $5 and dibatalkan is null
and "urut" >= $6
and "urut" < $7 and strpos("teks_cari", $8) > 0
order by "urut" desc limit 16))[$9::int:$10::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"p"."id_po","p"."id_produk","p"."kloter","p"."kode_produk","p"."nama_produk","p"."qty","p"."qty_selesai","p"."status_po","p"."tgl_order","p"."tgl_deadline","p"."tgl_selesai","p"."harga_satuan","p"."total_harga","p"."status_pembayaran","p"."tgl_lunas","p"."nama_pemasok",
(select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan,
array(
select json_build_object('idOrderan', o.id_orderan, 'idSo', o.id_so, 'customerInstansi', s.customer_instansi,
'namaCustomer', s.nama_customer, 'qty', l.qty, 'qtyDilayani', l.qty_dilayani, 'dilepas', l.dilepas,
'tglAwalPengerjaan', o.tgl_awal_pengerjaan)
from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
where l.id_po = p.id_po and (not l.dilepas or l.qty_dilayani > 0) order by o.id_orderan) as orderan,
array(
select json_build_object('tglUpdate', to_char(r.tgl_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'selesai', r.selesai,
'untukOrderan', r.untuk_orderan, 'untukStock', r.untuk_stock, 'keterangan', r.keterangan, 'nama', u.nama_lengkap)
from po_riwayat r join karyawan u on u.id_user = r.id_user where r.id_po = p.id_po order by r.id_po_riwayat) as history
from po p join karyawan k using (id_user) where p.id_po = h.id and p.dibatalkan is null) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Scan po_cari_luas po
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan po_pkey po
--             Index Scan pemasok_pkey pemasok SubPlan 5
--             Nested Loop SubPlan 6
--               Nested Loop
--                 Index Scan po_orderan_orderan po_orderan
--                 Index Scan orderan_pkey orderan
--               Index Scan so_pkey so
--             Sort SubPlan 7
--               Hash Join
--                 Index Scan po_riwayat_po po_riwayat
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getPo {"statusPo":"Proses","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("urut" >> 10)::integer as ember, count(*) as jumlah from "po"
where
status_po = $1 and dibatalkan is null
and "teks_cari" like $2
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Scan po_tenggat po

-- getPo {"statusPo":"Selesai","bayar":"Belum Dibayar"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_po" from "po" where
status_po = $5 and dibatalkan is null
and "urut" >= $6
and "urut" < $7
and status_pembayaran = $8 order by "urut" desc limit 16))[$9::int:$10::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"p"."id_po","p"."id_produk","p"."kloter","p"."kode_produk","p"."nama_produk","p"."qty","p"."qty_selesai","p"."status_po","p"."tgl_order","p"."tgl_deadline","p"."tgl_selesai","p"."harga_satuan","p"."total_harga","p"."status_pembayaran","p"."tgl_lunas","p"."nama_pemasok",
(select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan,
array(
select json_build_object('idOrderan', o.id_orderan, 'idSo', o.id_so, 'customerInstansi', s.customer_instansi,
'namaCustomer', s.nama_customer, 'qty', l.qty, 'qtyDilayani', l.qty_dilayani, 'dilepas', l.dilepas,
'tglAwalPengerjaan', o.tgl_awal_pengerjaan)
from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
where l.id_po = p.id_po and (not l.dilepas or l.qty_dilayani > 0) order by o.id_orderan) as orderan,
array(
select json_build_object('tglUpdate', to_char(r.tgl_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'selesai', r.selesai,
'untukOrderan', r.untuk_orderan, 'untukStock', r.untuk_stock, 'keterangan', r.keterangan, 'nama', u.nama_lengkap)
from po_riwayat r join karyawan u on u.id_user = r.id_user where r.id_po = p.id_po order by r.id_po_riwayat) as history
from po p join karyawan k using (id_user) where p.id_po = h.id and p.dibatalkan is null) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Scan po_cari_luas po
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan po_pkey po
--             Index Scan pemasok_pkey pemasok SubPlan 5
--             Nested Loop SubPlan 6
--               Nested Loop
--                 Index Scan po_orderan_orderan po_orderan
--                 Index Scan orderan_pkey orderan
--               Index Scan so_pkey so
--             Sort SubPlan 7
--               Hash Join
--                 Index Scan po_riwayat_po po_riwayat
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getPo {"statusPo":"Selesai","bayar":"Belum Dibayar"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("urut" >> 10)::integer as ember, count(*) as jumlah from "po"
where
status_po = $1 and dibatalkan is null
and status_pembayaran = $2 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan po_bayar po

-- getPo {"statusPo":"Selesai","bayar":"Belum Dibayar","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_po" from "po" where
status_po = $5 and dibatalkan is null
and "urut" >= $6
and "urut" < $7 and strpos("teks_cari", $8) > 0
and status_pembayaran = $9 order by "urut" desc limit 16))[$10::int:$11::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select
"p"."id_po","p"."id_produk","p"."kloter","p"."kode_produk","p"."nama_produk","p"."qty","p"."qty_selesai","p"."status_po","p"."tgl_order","p"."tgl_deadline","p"."tgl_selesai","p"."harga_satuan","p"."total_harga","p"."status_pembayaran","p"."tgl_lunas","p"."nama_pemasok",
(select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan,
array(
select json_build_object('idOrderan', o.id_orderan, 'idSo', o.id_so, 'customerInstansi', s.customer_instansi,
'namaCustomer', s.nama_customer, 'qty', l.qty, 'qtyDilayani', l.qty_dilayani, 'dilepas', l.dilepas,
'tglAwalPengerjaan', o.tgl_awal_pengerjaan)
from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
where l.id_po = p.id_po and (not l.dilepas or l.qty_dilayani > 0) order by o.id_orderan) as orderan,
array(
select json_build_object('tglUpdate', to_char(r.tgl_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'selesai', r.selesai,
'untukOrderan', r.untuk_orderan, 'untukStock', r.untuk_stock, 'keterangan', r.keterangan, 'nama', u.nama_lengkap)
from po_riwayat r join karyawan u on u.id_user = r.id_user where r.id_po = p.id_po order by r.id_po_riwayat) as history
from po p join karyawan k using (id_user) where p.id_po = h.id and p.dibatalkan is null) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Scan po_cari_luas po
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan po_pkey po
--             Index Scan pemasok_pkey pemasok SubPlan 5
--             Nested Loop SubPlan 6
--               Nested Loop
--                 Index Scan po_orderan_orderan po_orderan
--                 Index Scan orderan_pkey orderan
--               Index Scan so_pkey so
--             Sort SubPlan 7
--               Hash Join
--                 Index Scan po_riwayat_po po_riwayat
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--           Index Scan karyawan_pkey karyawan

-- getPo {"statusPo":"Selesai","bayar":"Belum Dibayar","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("urut" >> 10)::integer as ember, count(*) as jumlah from "po"
where
status_po = $1 and dibatalkan is null
and "teks_cari" like $2
and status_pembayaran = $3 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Scan po_bayar po

-- getPo {"statusPo":"Proses","urut":"tglDeadline"}
select isi.* from (select id, row_number() over () as ke from (
select "id_po" as id from "po" where
status_po = $1 and dibatalkan is null
order by tgl_deadline, urut limit 10 offset $2) terurut) h
cross join lateral (
select
"p"."id_po","p"."id_produk","p"."kloter","p"."kode_produk","p"."nama_produk","p"."qty","p"."qty_selesai","p"."status_po","p"."tgl_order","p"."tgl_deadline","p"."tgl_selesai","p"."harga_satuan","p"."total_harga","p"."status_pembayaran","p"."tgl_lunas","p"."nama_pemasok",
(select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan,
array(
select json_build_object('idOrderan', o.id_orderan, 'idSo', o.id_so, 'customerInstansi', s.customer_instansi,
'namaCustomer', s.nama_customer, 'qty', l.qty, 'qtyDilayani', l.qty_dilayani, 'dilepas', l.dilepas,
'tglAwalPengerjaan', o.tgl_awal_pengerjaan)
from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
where l.id_po = p.id_po and (not l.dilepas or l.qty_dilayani > 0) order by o.id_orderan) as orderan,
array(
select json_build_object('tglUpdate', to_char(r.tgl_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'selesai', r.selesai,
'untukOrderan', r.untuk_orderan, 'untukStock', r.untuk_stock, 'keterangan', r.keterangan, 'nama', u.nama_lengkap)
from po_riwayat r join karyawan u on u.id_user = r.id_user where r.id_po = p.id_po order by r.id_po_riwayat) as history
from po p join karyawan k using (id_user) where p.id_po = h.id and p.dibatalkan is null) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan po_tenggat po
--         Index Scan po_pkey po
--       Index Scan karyawan_pkey karyawan
--       Index Scan pemasok_pkey pemasok SubPlan 1
--       Nested Loop SubPlan 2
--         Nested Loop
--           Index Scan po_orderan_orderan po_orderan
--           Index Scan orderan_pkey orderan
--         Index Scan so_pkey so
--       Sort SubPlan 3
--         Hash Join
--           Index Scan po_riwayat_po po_riwayat
--           Hash
--             Index Scan karyawan_pkey karyawan

-- getPo {"statusPo":"Proses","urut":"tglDeadline"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_po" from "po" where
status_po = $5 and dibatalkan is null
and "urut" >= $6
and "urut" < $7
order by "urut" desc limit 16))[$8::int:$9::int] as ids
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
--         Index Scan po_cari_luas po
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getPo {"statusPo":"Proses","urut":"tglDeadline","cari":"mesin"}
select isi.* from (select id, row_number() over () as ke from (
select "id_po" as id from "po" where
status_po = $1 and dibatalkan is null
and "teks_cari" like $2
order by tgl_deadline, urut limit 10 offset $3) terurut) h
cross join lateral (
select
"p"."id_po","p"."id_produk","p"."kloter","p"."kode_produk","p"."nama_produk","p"."qty","p"."qty_selesai","p"."status_po","p"."tgl_order","p"."tgl_deadline","p"."tgl_selesai","p"."harga_satuan","p"."total_harga","p"."status_pembayaran","p"."tgl_lunas","p"."nama_pemasok",
(select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan,
array(
select json_build_object('idOrderan', o.id_orderan, 'idSo', o.id_so, 'customerInstansi', s.customer_instansi,
'namaCustomer', s.nama_customer, 'qty', l.qty, 'qtyDilayani', l.qty_dilayani, 'dilepas', l.dilepas,
'tglAwalPengerjaan', o.tgl_awal_pengerjaan)
from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
where l.id_po = p.id_po and (not l.dilepas or l.qty_dilayani > 0) order by o.id_orderan) as orderan,
array(
select json_build_object('tglUpdate', to_char(r.tgl_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'selesai', r.selesai,
'untukOrderan', r.untuk_orderan, 'untukStock', r.untuk_stock, 'keterangan', r.keterangan, 'nama', u.nama_lengkap)
from po_riwayat r join karyawan u on u.id_user = r.id_user where r.id_po = p.id_po order by r.id_po_riwayat) as history
from po p join karyawan k using (id_user) where p.id_po = h.id and p.dibatalkan is null) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Index Scan po_tenggat po
--         Index Scan po_pkey po
--       Index Scan karyawan_pkey karyawan
--       Index Scan pemasok_pkey pemasok SubPlan 1
--       Nested Loop SubPlan 2
--         Nested Loop
--           Index Scan po_orderan_orderan po_orderan
--           Index Scan orderan_pkey orderan
--         Index Scan so_pkey so
--       Sort SubPlan 3
--         Hash Join
--           Index Scan po_riwayat_po po_riwayat
--           Hash
--             Index Scan karyawan_pkey karyawan

-- getPo {"statusPo":"Proses","urut":"tglDeadline","cari":"mesin"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_po" from "po" where
status_po = $5 and dibatalkan is null
and "urut" >= $6
and "urut" < $7 and strpos("teks_cari", $8) > 0
order by "urut" desc limit 16))[$9::int:$10::int] as ids
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
--         Index Scan po_cari_luas po
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest
