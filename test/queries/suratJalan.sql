-- getInvoiceForSj {}
select "id_so" as id from "so"
where
status_pembayaran in ('Proses', 'Lunas')
and "tgl_order" >= $1
and "tgl_order" <= $2
order by "tgl_order" desc, "urut" desc limit $3 offset $4

--   Limit
--     Index Only Scan so_surat_jalan so

-- getInvoiceForSj {}
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

-- getInvoiceForSj {}
select
"i"."id_so","i"."id_invoice","i"."tgl_invoice","i"."tipe_pembayaran","i"."total_pembelian","i"."nominal_admin","i"."nominal_diskon","i"."nominal_peti","i"."nominal_ongkir","i"."nominal_bayar","i"."nominal_dp","i"."nominal_lunas","i"."nominal_sisa_bayar","i"."jasa_online","i"."status_approve",
jsonb_build_object('namaLengkap', k.nama_lengkap) as admin,
jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
array(select id_berkas from invoice_bukti b where b.id_invoice = i.id_invoice order by urutan) as bukti
from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = any($1) and i.dihapus is null
order by i.id_so, i.ke

--   Sort
--     Hash Join
--       Hash Join
--         Index Scan invoice_ke_unik invoice
--         Hash
--           Index Scan karyawan_pkey karyawan
--       Hash
--         Index Scan rekening_pkey rekening
--       Index Scan invoice_bukti_pkey invoice_bukti SubPlan 1

-- getInvoiceForSj {}
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran","s"."status_lunas","s"."selesai_garansi","s"."status_setor","s"."tgl_setor","s"."customer_instansi","s"."nama_customer","s"."alamat_customer","s"."no_telp","s"."email","s"."nama_penerima","s"."no_telp_penerima","s"."alamat_penerima", s.versi, s.dibatalkan_oleh,
jsonb_build_object('namaLengkap', k.nama_lengkap) as sales,
(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
array(select id_berkas from so_bukti b where b.id_so = s.id_so order by urutan) as bukti
from unnest($1::text[]) with ordinality wanted(id_so, urutan)
join so s using (id_so) join karyawan k using (id_user)
order by wanted.urutan

--   Nested Loop
--     Nested Loop
--       Function Scan unnest
--       Index Scan so_pkey so
--     Index Scan karyawan_pkey karyawan
--     Nested Loop SubPlan 1
--       Index Scan so_pelanggan_pkey so_pelanggan
--       Index Only Scan pelanggan_tempo pelanggan
--     Index Scan so_bukti_pkey so_bukti SubPlan 2

-- getInvoiceForSj {}
select j.id_so, "j"."id_surat_jalan","j"."id_invoice","j"."tgl_surat","j"."tgl_keluar","j"."status_barang","j"."nama_penerima","j"."no_telp_penerima","j"."alamat_penerima","j"."nama_ekspedisi","j"."telp_ekspedisi","j"."alamat_ekspedisi","j"."nomor_resi","j"."keterangan", j.dibuat as created_at, j.versi,
array(select jsonb_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur) from surat_jalan_baris b
where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
array(select jsonb_build_object('idOrderan', n.id_orderan, 'nomor', n.nomor, 'kembali', n.kembali, 'idRetur', n.id_retur)
from surat_jalan_seri n where n.id_surat_jalan = j.id_surat_jalan
order by n.id_orderan, length(n.nomor), n.nomor) as seri,
jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
array(select id_berkas from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by urutan) as bukti
from surat_jalan j join karyawan k using (id_user)
where j.id_so = any($1) order by j.id_so, j.dibuat, j.id_surat_jalan

--   Incremental Sort
--     Nested Loop
--       Index Scan surat_jalan_so surat_jalan
--       Index Scan karyawan_pkey karyawan
--       Index Scan surat_jalan_baris_pkey surat_jalan_baris SubPlan 1
--       Incremental Sort SubPlan 2
--         Index Scan surat_jalan_seri_baris surat_jalan_seri
--       Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 3

-- getInvoiceForSj {}
select o.id_so, "o"."id_orderan","o"."id_produk","o"."sumber_produk","o"."qty","o"."qty_selesai","o"."qty_ganti","o"."qty_bersurat","o"."qty_terkirim","o"."harga_produk","o"."total_harga","o"."tambahan_harga_online","o"."total_tambahan_harga_online","o"."tgl_awal_pengerjaan","o"."tgl_deadline","o"."tgl_selesai","o"."status_produk", jsonb_build_object( $1::text, "o"."kode_produk" , $2::text, "o"."nama_produk" , $3::text, "o"."tipe" , $4::text, "o"."kategori_produk" , $5::text, "o"."kapasitas" , $6::text, "o"."harga_produk") as produk, p.berseri
from orderan o join so s using (id_so) join produk p on p.id_produk = o.id_produk
where o.id_so = any($7) and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)
order by o.id_so, o.urutan

--   Nested Loop
--     Nested Loop
--       Index Scan orderan_so orderan
--       Index Scan so_pkey so
--     Index Scan produk_pkey produk

-- getInvoiceForSj {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (select ember, sum(jumlah) as jumlah from hitungan where daftar = $1
and ember >= $2 and ember <= $3 group by 1) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $4) as newest,
coalesce(max(ember) filter (where sampai >= $5), min(ember)) as oldest,
coalesce($6 - max(sampai - jumlah) filter (where sampai - jumlah <= $7), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Aggregate
--           Index Only Scan hitungan_kunci hitungan

-- getInvoiceForSj {"cari":"budi"}
select "id_so" as id from "so"
where
status_pembayaran in ('Proses', 'Lunas')
and "tgl_order" >= $1
and "tgl_order" <= $2 and "teks_cari" like $3
order by "tgl_order" desc, "urut" desc limit $4 offset $5

--   Limit
--     Index Only Scan so_surat_jalan so

-- getInvoiceForSj {"cari":"budi"}
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

-- getInvoiceForSj {"cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_order") as ember, count(*) as jumlah from "so" where
status_pembayaran in ('Proses', 'Lunas')
and "teks_cari" like $1
group by 1
) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan so
--         BitmapAnd
--           Bitmap Index Scan so_surat_jalan
--           Bitmap Index Scan so_cari

-- getInvoiceForSj {"cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat),
berubah as materialized (
select distinct ember from hitungan, sekarang
where daftar = $1
and pg_visible_in_snapshot(transaksi, saat) and not pg_visible_in_snapshot(transaksi, $2::pg_snapshot)
)
select saat::text as snapshot, ember as bucket,
case when ember is not null then
(select count(*) from "so" where
status_pembayaran in ('Proses', 'Lunas')
and ("teks_cari" || '') like $3
and "tgl_order" = date '2000-01-01' + ember) end as count
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
--       Index Only Scan so_surat_jalan so
