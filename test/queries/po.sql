-- getPo {"statusPo":"Proses"}
select
"p"."id_po","p"."id_produk","p"."kloter","p"."kode_produk","p"."nama_produk","p"."qty","p"."qty_selesai","p"."status_po","p"."tgl_order","p"."tgl_deadline","p"."tgl_selesai","p"."harga_satuan","p"."total_harga","p"."status_pembayaran","p"."tgl_lunas","p"."nama_pemasok",
(select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan from unnest($1::text[]) with ordinality wanted(id_po, urutan)
join po p using (id_po) join karyawan k using (id_user)
where p.dibatalkan is null order by wanted.urutan

--   Nested Loop
--     Nested Loop
--       Function Scan unnest
--       Index Scan po_pkey po
--     Index Scan karyawan_pkey karyawan
--     Index Scan pemasok_pkey pemasok SubPlan 1

-- getPo {"statusPo":"Proses"}
select "id_po" as id from "po"
where
status_po = $1 and dibatalkan is null
and "urut" >= $2
and "urut" < $3
order by "urut" desc limit $4 offset $5

--   Limit
--     Index Scan po_cari_luas po

-- getPo {"statusPo":"Proses"}
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

-- getPo {"statusPo":"Proses"}
select l.id_po, o.id_orderan, o.id_so, s.customer_instansi, s.nama_customer, l.qty, l.qty_dilayani, l.dilepas,
o.tgl_awal_pengerjaan
from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
where l.id_po = any($1) and (not l.dilepas or l.qty_dilayani > 0)
order by l.id_po, o.id_orderan

--   Nested Loop
--     Nested Loop
--       Index Scan po_orderan_pkey po_orderan
--       Index Scan orderan_pkey orderan
--     Index Scan so_pkey so

-- getPo {"statusPo":"Proses"}
select r.id_po, r.tgl_update, r.selesai, r.untuk_orderan, r.untuk_stock, r.keterangan, k.nama_lengkap as nama
from po_riwayat r join karyawan k using (id_user)
where r.id_po = any($1) order by r.id_po, r.id_po_riwayat

--   Sort
--     Hash Join
--       Index Scan po_riwayat_po po_riwayat
--       Hash
--         Index Scan karyawan_pkey karyawan

-- getPo {"statusPo":"Proses","cari":"mesin"}
select "id_po" as id from "po"
where
status_po = $1 and dibatalkan is null
and "urut" >= $2
and "urut" < $3 and "teks_cari" like $4
order by "urut" desc limit $5 offset $6

--   Limit
--     Index Scan po_cari_luas po

-- getPo {"statusPo":"Proses","cari":"mesin"}
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

-- getPo {"statusPo":"Proses","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select ("urut" >> 10)::integer as ember, count(*) as jumlah from "po" where
status_po = $1 and dibatalkan is null
and "teks_cari" like $2
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Sort
--         Index Only Scan po_cari_luas po

-- getPo {"statusPo":"Proses","cari":"mesin"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "po" where
status_po = $3 and dibatalkan is null
and ("teks_cari" || '') like $4
and "urut" >= ember * 1024 and "urut" < ember * 1024 + 1024) end as count
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
--       Index Only Scan po_cari_luas po
