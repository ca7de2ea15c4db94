-- getDetailOrderByStatus {"statusOrder":"Proses","limit":10}
select "s"."id_so","s"."nama_customer","s"."tgl_order","s"."status_so","s"."status_pembayaran","s"."total_pembelian" from so s where id_so = any($1) order by tgl_order desc, urut desc

--   Sort
--     Index Scan so_pkey so

-- getDetailOrderByStatus {"statusOrder":"Proses","limit":10}
with baca as materialized (
select (null::json) as berubah_baca, (array(select "id_so" from "so" where
true
and "tgl_order" >= $1
and "tgl_order" <= $2
and true
and
case when status_so in ('Kirim', 'Diambil', 'Selesai') then 'Kirim'
when status_so in ('Cancel', 'Tolak') then 'Cancel' else status_so end = $3
order by "tgl_order" desc, "urut" desc limit 16))[$4::int:$5::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (select h.id as id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Limit InitPlan 1
--         Index Scan so_telusur so
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getDetailOrderByStatus {"statusOrder":"Proses","limit":10}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (
select hari_ke(tgl_order) as ember, sum(jumlah) as jumlah from so_harian
where tgl_order between $1 and $2
and
case when status_so in ('Kirim', 'Diambil', 'Selesai') then 'Kirim'
when status_so in ('Cancel', 'Tolak') then 'Cancel' else status_so end = $3
group by 1) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $4) as newest,
coalesce(max(ember) filter (where sampai >= $5), min(ember)) as oldest,
coalesce($6 - max(sampai - jumlah) filter (where sampai - jumlah <= $7), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Aggregate
--           Sort
--             Index Only Scan so_harian_kunci so_harian

-- getDetailOrderByStatus {"omset":"DP","limit":10}
with baca as materialized (
select (null::json) as berubah_baca, (array(select "id_so" from "so" where
true
and "tgl_order" >= $1
and "tgl_order" <= $2
and true
and status_so not in ('Cancel', 'Tolak') and
case status_pembayaran when 'Lunas' then 'Lunas' when 'Proses' then 'DP' else 'Belum Dibayar' end = $3 order by "tgl_order" desc, "urut" desc limit 16))[$4::int:$5::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (select h.id as id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Limit InitPlan 1
--         Index Scan so_telusur so
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getDetailOrderByStatus {"omset":"DP","limit":10}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (
select hari_ke(tgl_order) as ember, sum(jumlah) as jumlah from so_harian
where tgl_order between $1 and $2
and status_so not in ('Cancel', 'Tolak') and
case status_pembayaran when 'Lunas' then 'Lunas' when 'Proses' then 'DP' else 'Belum Dibayar' end = $3 group by 1) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $4) as newest,
coalesce(max(ember) filter (where sampai >= $5), min(ember)) as oldest,
coalesce($6 - max(sampai - jumlah) filter (where sampai - jumlah <= $7), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Aggregate
--           Sort
--             Index Only Scan so_harian_kunci so_harian

-- getGrafikTopProduk {}
with terjual as (
select id_produk, sum(unit) as total_orders from (
select id_produk, unit from terjual_bulanan where bulan >= date_trunc('month', $1::timestamp + interval '1 month' - interval '1 day')::date and bulan < date_trunc('month', $2::timestamp + interval '1 day')::date
union all
select id_produk, qty from orderan
where terjual and tgl_order between $3 and least($4::date, date_trunc('month', $5::timestamp + interval '1 month' - interval '1 day')::date - 1)
union all
select id_produk, qty from orderan
where terjual and tgl_order between greatest(date_trunc('month', $6::timestamp + interval '1 month' - interval '1 day')::date, date_trunc('month', $7::timestamp + interval '1 day')::date) and $8
union all
select id_produk, unit from koreksi_penjualan
where tanggal between $9 and $10 and id_produk is not null) u group by 1 having sum(unit) > 0
), hitung as (select count(*)::int as total from terjual)
select h.total, p.id_produk, p.kode_produk, p.nama_produk, t.total_orders::int
from hitung h left join (
select * from terjual order by total_orders desc, id_produk limit $11 offset $12
) t on true left join produk_pada($13) p using (id_produk)
order by t.total_orders desc, t.id_produk

--   Sort
--     Aggregate CTE terjual
--       Append
--         Index Only Scan terjual_bulanan_kunci terjual_bulanan
--         Subquery Scan
--           Index Only Scan orderan_terjual orderan
--         Subquery Scan
--           Index Only Scan orderan_terjual orderan
--         Subquery Scan
--           Index Scan koreksi_penjualan_produk koreksi_penjualan
--     Nested Loop
--       Aggregate
--         CTE Scan terjual
--       Nested Loop
--         Limit
--           Sort
--             CTE Scan terjual
--         Nested Loop
--           Index Scan produk_pkey produk
--           Limit
--             Index Scan nama_dulu_pkey nama_dulu

-- getDetailTopProduk {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31","idProduk":1}
select count(*)::int as total, coalesce(sum(qty), 0)::int as unit from (
select id_so, sum(qty)::int as qty from (
select id_so, qty from orderan
where terjual and id_produk = $1 and tgl_order between $2 and $3
union all
select id_so, unit from koreksi_penjualan
where id_produk = $4 and tanggal between $5 and $6) u
group by 1 having sum(qty) <> 0) k

--   Aggregate
--     Aggregate
--       Sort
--         Append
--           Index Only Scan orderan_terjual orderan
--           Index Scan koreksi_penjualan_produk koreksi_penjualan

-- getDetailTopProduk {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31","idProduk":1}
select s.id_so, s.nama_customer, s.tgl_order, k.qty
from (
select id_so, sum(qty)::int as qty from (
select id_so, qty from orderan
where terjual and id_produk = $1 and tgl_order between $2 and $3
union all
select id_so, unit from koreksi_penjualan
where id_produk = $4 and tanggal between $5 and $6) u
group by 1 having sum(qty) <> 0) k join so s using (id_so)
order by s.tgl_order desc, s.urut desc limit $7 offset $8

--   Limit
--     Sort
--       Nested Loop
--         Aggregate
--           Sort
--             Append
--               Index Only Scan orderan_terjual orderan
--               Index Scan koreksi_penjualan_produk koreksi_penjualan
--         Index Scan so_pkey so

-- getDetailTopProduk {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31","idProduk":1}
select 1 from produk where id_produk = $1

--   Index Only Scan produk_pkey produk

-- getGrafikStok {}
select kode_produk, nama_produk, jumlah_stock, minimal_stock from produk where not soft_delete
order by jumlah_stock - minimal_stock, id_produk limit $1 offset $2

--   Limit
--     Index Scan produk_tersisa produk

-- getGrafikStok {}
select count(*)::int as total from produk where not soft_delete

--   Aggregate
--     Index Only Scan produk_tersisa produk

-- getDetailPl {"bagian":"dimulai"}
select "s"."id_so","s"."nama_customer", "o"."id_orderan","o"."nama_produk","o"."qty","o"."qty_selesai","o"."tgl_deadline"
from (select * from orderan o where sumber_produk = 'PL' and status_produk = 'Progress' and o.dibatalkan is null and tgl_awal_pengerjaan is not null order by tgl_deadline, id_orderan limit $1 offset $2) o
join so s using (id_so) order by o.tgl_deadline, o.id_orderan

--   Nested Loop
--     Limit
--       Index Scan orderan_tenggat orderan
--     Index Scan so_pkey so

-- getDetailPl {"bagian":"dimulai"}
select count(*)::int as total from orderan o where sumber_produk = 'PL' and status_produk = 'Progress' and o.dibatalkan is null and tgl_awal_pengerjaan is not null

--   Aggregate
--     Index Scan orderan_pl_status orderan

-- getDetailPo {"bagian":"belum"}
select "p"."id_po","p"."kloter","p"."nama_produk","p"."qty","p"."qty_selesai","p"."tgl_deadline" from po p where status_po = 'Proses' and p.dibatalkan is null and qty_selesai = 0
order by tgl_deadline, urut limit $1 offset $2

--   Limit
--     Index Scan po_tenggat po

-- getDetailPo {"bagian":"belum"}
select count(*)::int as total from po p where status_po = 'Proses' and p.dibatalkan is null and qty_selesai = 0

--   Aggregate
--     Index Only Scan po_tenggat po

-- getDaftarTugas {"jenis":"pengajuan"}
select hari_produksi_pl, hari_produksi_po, termin_pelanggan, termin_pemasok, pelanggan_sendiri,
pengajuan_sendiri_oleh_orang_lain,
coalesce((select jsonb_agg(jsonb_build_object('idKebutuhan', b.id_kebutuhan, 'bawaan', k.bawaan,
'nominalDari', b.nominal_dari, 'namaRole', b.nama_role, 'cara', b.cara))
from batas b left join kebutuhan k using (id_kebutuhan)), '[]'::jsonb) as batas
from perusahaan

--   Seq Scan perusahaan
--     Aggregate InitPlan 1
--       Nested Loop
--         Seq Scan batas
--         Index Scan kebutuhan_pkey kebutuhan

-- getDaftarTugas {"jenis":"pengajuan"}
with tugas as materialized (
select id_pengajuan as id, id_pengajuan as kunci, deskripsi_pengajuan as keterangan, tgl_pengajuan as tanggal,
nominal_pengajuan as nominal, urut
from pengajuan where id_pengajuan in (select m.id from (select w.* from (
select 'pengajuan' as jenis, id_pengajuan as id, versi, dibuat, id_user, otomatis, id_kebutuhan,
nominal_pengajuan as nominal
from pengajuan where status_pengajuan = 'Menunggu'
union all
select 'pengajuanAsset', id_pengajuan_asset, versi, dibuat, id_user, false, (select id_kebutuhan from kebutuhan where bawaan = $1), harga
from pengajuan_asset where status_pengajuan = 'Menunggu'
union all
select 'pelepasanAsset', p.id_pelepasan_asset, 1, p.dibuat, p.id_user, false, (select id_kebutuhan from kebutuhan where bawaan = $2),
greatest(p.harga_jual, a.harga)
from pelepasan_asset p join asset a using (id_asset) where p.status_pengajuan = 'Menunggu'
union all
select 'jurnalUmum', id_jurnal_umum, 1, dibuat, id_user, false, null, nominal
from jurnal_umum where status = 'Menunggu'
union all
select 'invoice', p.id_invoice, p.versi, p.dibuat, p.id_user, true, (select id_kebutuhan from kebutuhan where bawaan = $3),
p.nominal_bayar - p.nominal_sisa_bayar
+ case s.tipe_so when 'Online' then s.total_tambahan_online - p.jasa_online else 0 end
from invoice p join so s using (id_so) where p.status_approve = 'Menunggu' and p.dihapus is null) w where true and
case coalesce((select b.cara from batas b
where b.nama_role = $4 and b.nominal_dari <= w.nominal
and (b.id_kebutuhan = w.id_kebutuhan or b.id_kebutuhan is null)
order by b.id_kebutuhan nulls last, b.nominal_dari desc limit 1), 'sendiri')
when 'tidak' then false
when 'berdua' then not exists (
select from persetujuan s
where s.jenis = w.jenis and s.id_dokumen = w.id and s.versi = w.versi and s.id_user = $5)
else true end) m where m.jenis = $6))
select h.total, t.id, t.kunci, t.keterangan, t.tanggal, t.nominal
from (select count(*)::int as total from tugas) h left join (
select * from tugas order by urut limit $7 offset $8) t on true
order by t.urut

--   Sort
--     Nested Loop CTE tugas
--       Aggregate
--         Subquery Scan
--           Index Scan pengajuan_status pengajuan
--           Limit SubPlan 1
--             Sort
--               Index Scan batas_unik batas
--           Index Only Scan persetujuan_pkey persetujuan SubPlan 3
--       Index Scan pengajuan_pkey pengajuan
--     Nested Loop
--       Aggregate
--         CTE Scan tugas
--       Limit
--         Sort
--           CTE Scan tugas

-- getDaftarTugas {"jenis":"produkHarusPo"}
with tugas as materialized (
select kode_produk as id, kode_produk as kunci, nama_produk || ' (stock ' || jumlah_stock || ', minimal ' || minimal_stock || ')'
as keterangan, null::date as tanggal, null::bigint as nominal, jumlah_stock - minimal_stock as urut
from produk where not soft_delete and must_po and jumlah_stock <= minimal_stock and not status_po)
select h.total, t.id, t.kunci, t.keterangan, t.tanggal, t.nominal
from (select count(*)::int as total from tugas) h left join (
select * from tugas order by urut limit $1 offset $2) t on true
order by t.urut

--   Sort
--     Index Scan produk_harus_po produk CTE tugas
--     Nested Loop
--       Aggregate
--         CTE Scan tugas
--       Limit
--         Sort
--           CTE Scan tugas

-- getDaftarTugas {"jenis":"siapKirim"}
with tugas as materialized (
select id_so as id, id_so as kunci, nama_customer || case when customer_instansi <> '' then ', ' || customer_instansi
else '' end as keterangan, siap as tanggal, null::bigint as nominal, row_number() over (order by siap, urut) as urut
from so cross join lateral (
select greatest(
(select min(i.tgl_approve) from invoice i where i.id_so = so.id_so and i.dihapus is null),
(select max(o.tgl_selesai) from orderan o where o.id_so = so.id_so and o.dibatalkan is null),
(select max(r.tgl_putus) from retur r where r.id_so = so.id_so and r.keputusan = 'ganti')) as siap) sejak where status_so in ('Belum', 'Pending'))
select h.total, t.id, t.kunci, t.keterangan, t.tanggal, t.nominal
from (select count(*)::int as total from tugas) h left join (
select * from tugas order by urut limit $1 offset $2) t on true
order by t.urut

--   Sort
--     WindowAgg CTE tugas
--       Sort
--         Index Scan so_status so
--           Aggregate SubPlan 1
--             Index Scan invoice_ke_unik invoice
--           Aggregate SubPlan 2
--             Index Scan orderan_so orderan
--           Aggregate SubPlan 3
--             Index Scan retur_order retur
--     Nested Loop
--       Aggregate
--         CTE Scan tugas
--       Limit
--         Sort
--           CTE Scan tugas

-- getDaftarTugas {"jenis":"orderTanpaInvoice"}
with tugas as materialized (
select id_so as id, id_so as kunci, nama_customer || case when customer_instansi <> '' then ', ' || customer_instansi else '' end as keterangan, tgl_order as tanggal, total_pembelian as nominal, urut
from so where status_so = 'Ajukan' and status_pembayaran = '' )
select h.total, t.id, t.kunci, t.keterangan, t.tanggal, t.nominal
from (select count(*)::int as total from tugas) h left join (
select * from tugas order by urut limit $1 offset $2) t on true
order by t.urut

--   Sort
--     Index Scan so_tanpa_invoice so CTE tugas
--     Nested Loop
--       Aggregate
--         CTE Scan tugas
--       Limit
--         Sort
--           CTE Scan tugas
