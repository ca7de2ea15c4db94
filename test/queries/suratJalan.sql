-- getInvoiceForSj {}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_so" from "so" where
status_pembayaran in ('Proses', 'Lunas')
and
"tgl_order" = any(array[ $5::date , $6::date , $7::date , $8::date]) order by "tgl_order" desc, "urut" desc limit 16))[$9::int:$10::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran","s"."status_lunas","s"."selesai_garansi","s"."status_setor","s"."tgl_setor","s"."customer_instansi","s"."nama_customer","s"."alamat_customer","s"."no_telp","s"."email","s"."nama_penerima","s"."no_telp_penerima","s"."alamat_penerima", json_build_object('namaLengkap', k.nama_lengkap) as sales,
(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
array(select b.id_berkas::text from so_bukti b where b.id_so = s.id_so order by b.urutan) as bukti_foto,
coalesce((
select json_agg(baris) from (
select o.id_orderan as "idOrderan", o.id_produk as "idProduk", o.sumber_produk as "sumberProduk", o.qty as "qty", o.qty_selesai as "qtySelesai", o.qty_ganti as "qtyGanti", o.qty_bersurat as "qtyBersurat", o.qty_terkirim as "qtyTerkirim", o.harga_produk as "hargaProduk", o.total_harga as "totalHarga", o.tambahan_harga_online as "tambahanHargaOnline", o.total_tambahan_harga_online as "totalTambahanHargaOnline", o.tgl_awal_pengerjaan as "tglAwalPengerjaan", o.tgl_deadline as "tglDeadline", o.tgl_selesai as "tglSelesai", o.status_produk as "statusProduk", json_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, p.berseri
from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) order by o.urutan) baris), '[]') as orders,
coalesce((
select json_agg(invoice) from (
select i.id_so as "idSo", i.id_invoice as "idInvoice", i.tgl_invoice as "tglInvoice", i.tipe_pembayaran as "tipePembayaran", i.total_pembelian as "totalPembelian", i.nominal_admin as "nominalAdmin", i.nominal_diskon as "nominalDiskon", i.nominal_peti as "nominalPeti", i.nominal_ongkir as "nominalOngkir", i.nominal_bayar as "nominalBayar", i.nominal_dp as "nominalDp", i.nominal_lunas as "nominalLunas", i.nominal_sisa_bayar as "nominalSisaBayar", i.jasa_online as "jasaOnline", i.status_approve as "statusApprove", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening, array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as "buktiFoto"
from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null order by i.ke) invoice), '[]') as invoices,
coalesce((
select json_agg(surat) from (
select j.id_surat_jalan as "idSuratJalan", j.id_invoice as "idInvoice", j.tgl_surat as "tglSurat", j.tgl_keluar as "tglKeluar", j.status_barang as "statusBarang", j.nama_penerima as "namaPenerima", j.no_telp_penerima as "noTelpPenerima", j.alamat_penerima as "alamatPenerima", j.nama_ekspedisi as "namaEkspedisi", j.telp_ekspedisi as "telpEkspedisi", j.alamat_ekspedisi as "alamatEkspedisi", j.nomor_resi as "nomorResi", j.keterangan as "keterangan",
array(
select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
array(
select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan
order by b.id_orderan, length(b.nomor), b.nomor) as seri,
to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", json_build_object('namaLengkap', k.nama_lengkap) as "user",
array(select b.id_berkas::text from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan) as "buktiFoto", j.versi
from surat_jalan j join karyawan k using (id_user)
where j.id_so = s.id_so order by j.dibuat, j.id_surat_jalan) surat), '[]') as surat_jalan, s.versi, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan so_surat_jalan so
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan so_pkey so
--             Nested Loop SubPlan 5
--               Index Scan so_pelanggan_pkey so_pelanggan
--               Index Only Scan pelanggan_tempo pelanggan
--             Index Scan so_bukti_pkey so_bukti SubPlan 6
--             Aggregate SubPlan 7
--               Subquery Scan
--                 Sort
--                   Hash Join
--                     Index Scan orderan_so orderan
--                     Hash
--                       Index Scan produk_pkey produk
--             Aggregate SubPlan 9
--               Subquery Scan
--                 Sort
--                   Hash Join
--                     Index Scan rekening_pkey rekening
--                     Hash
--                       Hash Join
--                         Index Scan karyawan_pkey karyawan
--                         Hash
--                           Index Scan invoice_ke_unik invoice
--                     Index Scan invoice_bukti_pkey invoice_bukti SubPlan 8
--             Aggregate SubPlan 13
--               Subquery Scan
--                 Sort
--                   Hash Join
--                     Index Scan surat_jalan_so surat_jalan
--                     Hash
--                       Index Scan karyawan_pkey karyawan
--                     Index Scan surat_jalan_baris_pkey surat_jalan_baris SubPlan 10
--                     Incremental Sort SubPlan 11
--                       Index Scan surat_jalan_seri_baris surat_jalan_seri
--                     Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 12
--             Index Only Scan retur_order retur SubPlan 14
--             Nested Loop SubPlan 15
--               Index Scan surat_jalan_so surat_jalan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan karyawan_pkey karyawan

-- getInvoiceForSj {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getInvoiceForSj {"cari":"budi"}
with baca as materialized (
select (
select json_build_object('snapshot', pg_current_snapshot()::text, 'buckets', json_agg(json_build_array(b.ember, (
select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))))
from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b having count(*) > 0) as berubah_baca, (array(select "id_so" from "so" where
status_pembayaran in ('Proses', 'Lunas')
and strpos("teks_cari", $5) > 0
and
"tgl_order" = any(array[ $6::date , $7::date , $8::date , $9::date]) order by "tgl_order" desc, "urut" desc limit 16))[$10::int:$11::int] as ids
)
select case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran","s"."status_lunas","s"."selesai_garansi","s"."status_setor","s"."tgl_setor","s"."customer_instansi","s"."nama_customer","s"."alamat_customer","s"."no_telp","s"."email","s"."nama_penerima","s"."no_telp_penerima","s"."alamat_penerima", json_build_object('namaLengkap', k.nama_lengkap) as sales,
(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
array(select b.id_berkas::text from so_bukti b where b.id_so = s.id_so order by b.urutan) as bukti_foto,
coalesce((
select json_agg(baris) from (
select o.id_orderan as "idOrderan", o.id_produk as "idProduk", o.sumber_produk as "sumberProduk", o.qty as "qty", o.qty_selesai as "qtySelesai", o.qty_ganti as "qtyGanti", o.qty_bersurat as "qtyBersurat", o.qty_terkirim as "qtyTerkirim", o.harga_produk as "hargaProduk", o.total_harga as "totalHarga", o.tambahan_harga_online as "tambahanHargaOnline", o.total_tambahan_harga_online as "totalTambahanHargaOnline", o.tgl_awal_pengerjaan as "tglAwalPengerjaan", o.tgl_deadline as "tglDeadline", o.tgl_selesai as "tglSelesai", o.status_produk as "statusProduk", json_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, p.berseri
from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) order by o.urutan) baris), '[]') as orders,
coalesce((
select json_agg(invoice) from (
select i.id_so as "idSo", i.id_invoice as "idInvoice", i.tgl_invoice as "tglInvoice", i.tipe_pembayaran as "tipePembayaran", i.total_pembelian as "totalPembelian", i.nominal_admin as "nominalAdmin", i.nominal_diskon as "nominalDiskon", i.nominal_peti as "nominalPeti", i.nominal_ongkir as "nominalOngkir", i.nominal_bayar as "nominalBayar", i.nominal_dp as "nominalDp", i.nominal_lunas as "nominalLunas", i.nominal_sisa_bayar as "nominalSisaBayar", i.jasa_online as "jasaOnline", i.status_approve as "statusApprove", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening, array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as "buktiFoto"
from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null order by i.ke) invoice), '[]') as invoices,
coalesce((
select json_agg(surat) from (
select j.id_surat_jalan as "idSuratJalan", j.id_invoice as "idInvoice", j.tgl_surat as "tglSurat", j.tgl_keluar as "tglKeluar", j.status_barang as "statusBarang", j.nama_penerima as "namaPenerima", j.no_telp_penerima as "noTelpPenerima", j.alamat_penerima as "alamatPenerima", j.nama_ekspedisi as "namaEkspedisi", j.telp_ekspedisi as "telpEkspedisi", j.alamat_ekspedisi as "alamatEkspedisi", j.nomor_resi as "nomorResi", j.keterangan as "keterangan",
array(
select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
array(
select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan
order by b.id_orderan, length(b.nomor), b.nomor) as seri,
to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", json_build_object('namaLengkap', k.nama_lengkap) as "user",
array(select b.id_berkas::text from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan) as "buktiFoto", j.versi
from surat_jalan j join karyawan k using (id_user)
where j.id_so = s.id_so order by j.dibuat, j.id_surat_jalan) surat), '[]') as surat_jalan, s.versi, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 2
--         Limit
--           Index Only Scan hitungan_baru hitungan
--         Aggregate SubPlan 1
--           Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 3
--         Index Only Scan so_surat_jalan so
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan so_pkey so
--             Nested Loop SubPlan 5
--               Index Scan so_pelanggan_pkey so_pelanggan
--               Index Only Scan pelanggan_tempo pelanggan
--             Index Scan so_bukti_pkey so_bukti SubPlan 6
--             Aggregate SubPlan 7
--               Subquery Scan
--                 Sort
--                   Hash Join
--                     Index Scan orderan_so orderan
--                     Hash
--                       Index Scan produk_pkey produk
--             Aggregate SubPlan 9
--               Subquery Scan
--                 Sort
--                   Hash Join
--                     Index Scan rekening_pkey rekening
--                     Hash
--                       Hash Join
--                         Index Scan karyawan_pkey karyawan
--                         Hash
--                           Index Scan invoice_ke_unik invoice
--                     Index Scan invoice_bukti_pkey invoice_bukti SubPlan 8
--             Aggregate SubPlan 13
--               Subquery Scan
--                 Sort
--                   Hash Join
--                     Index Scan surat_jalan_so surat_jalan
--                     Hash
--                       Index Scan karyawan_pkey karyawan
--                     Index Scan surat_jalan_baris_pkey surat_jalan_baris SubPlan 10
--                     Incremental Sort SubPlan 11
--                       Index Scan surat_jalan_seri_baris surat_jalan_seri
--                     Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 12
--             Index Only Scan retur_order retur SubPlan 14
--             Nested Loop SubPlan 15
--               Index Scan surat_jalan_so surat_jalan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan karyawan_pkey karyawan

-- getInvoiceForSj {"cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (
select hari_ke("tgl_order") as ember, count(*) as jumlah from "so"
where
status_pembayaran in ('Proses', 'Lunas')
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan so
--         BitmapAnd
--           Bitmap Index Scan so_surat_jalan
--           Bitmap Index Scan so_cari

-- getInvoiceForSj {"bagian":"terkirim"}
select count(*)::int as total from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $1)

--   Aggregate
--     Nested Loop
--       Aggregate
--         Index Only Scan surat_jalan_keluar surat_jalan
--       Index Scan so_pkey so

-- getInvoiceForSj {"bagian":"terkirim"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_so" as id from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $1)
order by (select max(j.tgl_keluar) from surat_jalan j where j.id_so = so.id_so) desc, urut desc limit $2 offset $3) t) h
cross join lateral (
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran","s"."status_lunas","s"."selesai_garansi","s"."status_setor","s"."tgl_setor","s"."customer_instansi","s"."nama_customer","s"."alamat_customer","s"."no_telp","s"."email","s"."nama_penerima","s"."no_telp_penerima","s"."alamat_penerima", json_build_object('namaLengkap', k.nama_lengkap) as sales,
(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
array(select b.id_berkas::text from so_bukti b where b.id_so = s.id_so order by b.urutan) as bukti_foto,
coalesce((
select json_agg(baris) from (
select o.id_orderan as "idOrderan", o.id_produk as "idProduk", o.sumber_produk as "sumberProduk", o.qty as "qty", o.qty_selesai as "qtySelesai", o.qty_ganti as "qtyGanti", o.qty_bersurat as "qtyBersurat", o.qty_terkirim as "qtyTerkirim", o.harga_produk as "hargaProduk", o.total_harga as "totalHarga", o.tambahan_harga_online as "tambahanHargaOnline", o.total_tambahan_harga_online as "totalTambahanHargaOnline", o.tgl_awal_pengerjaan as "tglAwalPengerjaan", o.tgl_deadline as "tglDeadline", o.tgl_selesai as "tglSelesai", o.status_produk as "statusProduk", json_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, p.berseri
from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) order by o.urutan) baris), '[]') as orders,
coalesce((
select json_agg(invoice) from (
select i.id_so as "idSo", i.id_invoice as "idInvoice", i.tgl_invoice as "tglInvoice", i.tipe_pembayaran as "tipePembayaran", i.total_pembelian as "totalPembelian", i.nominal_admin as "nominalAdmin", i.nominal_diskon as "nominalDiskon", i.nominal_peti as "nominalPeti", i.nominal_ongkir as "nominalOngkir", i.nominal_bayar as "nominalBayar", i.nominal_dp as "nominalDp", i.nominal_lunas as "nominalLunas", i.nominal_sisa_bayar as "nominalSisaBayar", i.jasa_online as "jasaOnline", i.status_approve as "statusApprove", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening, array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as "buktiFoto"
from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null order by i.ke) invoice), '[]') as invoices,
coalesce((
select json_agg(surat) from (
select j.id_surat_jalan as "idSuratJalan", j.id_invoice as "idInvoice", j.tgl_surat as "tglSurat", j.tgl_keluar as "tglKeluar", j.status_barang as "statusBarang", j.nama_penerima as "namaPenerima", j.no_telp_penerima as "noTelpPenerima", j.alamat_penerima as "alamatPenerima", j.nama_ekspedisi as "namaEkspedisi", j.telp_ekspedisi as "telpEkspedisi", j.alamat_ekspedisi as "alamatEkspedisi", j.nomor_resi as "nomorResi", j.keterangan as "keterangan",
array(
select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
array(
select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan
order by b.id_orderan, length(b.nomor), b.nomor) as seri,
to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", json_build_object('namaLengkap', k.nama_lengkap) as "user",
array(select b.id_berkas::text from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan) as "buktiFoto", j.versi
from surat_jalan j join karyawan k using (id_user)
where j.id_so = s.id_so order by j.dibuat, j.id_surat_jalan) surat), '[]') as surat_jalan, s.versi, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Sort
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan surat_jalan_keluar surat_jalan
--                   Index Scan so_pkey so
--                   Result SubPlan 14
--                     Limit InitPlan 13
--                       Index Only Scan surat_jalan_keluar surat_jalan
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan orderan_so orderan
--               Hash
--                 Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan rekening_pkey rekening
--               Hash
--                 Hash Join
--                   Index Scan karyawan_pkey karyawan
--                   Hash
--                     Index Scan invoice_ke_unik invoice
--               Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan surat_jalan_so surat_jalan
--               Hash
--                 Index Scan karyawan_pkey karyawan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris SubPlan 6
--               Incremental Sort SubPlan 7
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--               Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getInvoiceForSj {"bagian":"terkirim","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select count(*)::int as total from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $1)
and "tgl_order" >= $2 and "tgl_order" <= $3

--   Aggregate
--     Nested Loop
--       Index Only Scan so_status so
--       Index Scan surat_jalan_so surat_jalan

-- getInvoiceForSj {"bagian":"terkirim","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_so" as id from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $1)
and "tgl_order" >= $2 and "tgl_order" <= $3 order by (select max(j.tgl_keluar) from surat_jalan j where j.id_so = so.id_so) desc, urut desc limit $4 offset $5) t) h
cross join lateral (
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran","s"."status_lunas","s"."selesai_garansi","s"."status_setor","s"."tgl_setor","s"."customer_instansi","s"."nama_customer","s"."alamat_customer","s"."no_telp","s"."email","s"."nama_penerima","s"."no_telp_penerima","s"."alamat_penerima", json_build_object('namaLengkap', k.nama_lengkap) as sales,
(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
array(select b.id_berkas::text from so_bukti b where b.id_so = s.id_so order by b.urutan) as bukti_foto,
coalesce((
select json_agg(baris) from (
select o.id_orderan as "idOrderan", o.id_produk as "idProduk", o.sumber_produk as "sumberProduk", o.qty as "qty", o.qty_selesai as "qtySelesai", o.qty_ganti as "qtyGanti", o.qty_bersurat as "qtyBersurat", o.qty_terkirim as "qtyTerkirim", o.harga_produk as "hargaProduk", o.total_harga as "totalHarga", o.tambahan_harga_online as "tambahanHargaOnline", o.total_tambahan_harga_online as "totalTambahanHargaOnline", o.tgl_awal_pengerjaan as "tglAwalPengerjaan", o.tgl_deadline as "tglDeadline", o.tgl_selesai as "tglSelesai", o.status_produk as "statusProduk", json_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, p.berseri
from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) order by o.urutan) baris), '[]') as orders,
coalesce((
select json_agg(invoice) from (
select i.id_so as "idSo", i.id_invoice as "idInvoice", i.tgl_invoice as "tglInvoice", i.tipe_pembayaran as "tipePembayaran", i.total_pembelian as "totalPembelian", i.nominal_admin as "nominalAdmin", i.nominal_diskon as "nominalDiskon", i.nominal_peti as "nominalPeti", i.nominal_ongkir as "nominalOngkir", i.nominal_bayar as "nominalBayar", i.nominal_dp as "nominalDp", i.nominal_lunas as "nominalLunas", i.nominal_sisa_bayar as "nominalSisaBayar", i.jasa_online as "jasaOnline", i.status_approve as "statusApprove", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening, array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as "buktiFoto"
from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null order by i.ke) invoice), '[]') as invoices,
coalesce((
select json_agg(surat) from (
select j.id_surat_jalan as "idSuratJalan", j.id_invoice as "idInvoice", j.tgl_surat as "tglSurat", j.tgl_keluar as "tglKeluar", j.status_barang as "statusBarang", j.nama_penerima as "namaPenerima", j.no_telp_penerima as "noTelpPenerima", j.alamat_penerima as "alamatPenerima", j.nama_ekspedisi as "namaEkspedisi", j.telp_ekspedisi as "telpEkspedisi", j.alamat_ekspedisi as "alamatEkspedisi", j.nomor_resi as "nomorResi", j.keterangan as "keterangan",
array(
select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
array(
select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan
order by b.id_orderan, length(b.nomor), b.nomor) as seri,
to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", json_build_object('namaLengkap', k.nama_lengkap) as "user",
array(select b.id_berkas::text from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan) as "buktiFoto", j.versi
from surat_jalan j join karyawan k using (id_user)
where j.id_so = s.id_so order by j.dibuat, j.id_surat_jalan) surat), '[]') as surat_jalan, s.versi, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Sort
--                 Nested Loop
--                   Index Only Scan so_status so
--                   Index Scan surat_jalan_so surat_jalan
--                   Result SubPlan 14
--                     Limit InitPlan 13
--                       Index Only Scan surat_jalan_keluar surat_jalan
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan orderan_so orderan
--               Hash
--                 Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan rekening_pkey rekening
--               Hash
--                 Hash Join
--                   Index Scan karyawan_pkey karyawan
--                   Hash
--                     Index Scan invoice_ke_unik invoice
--               Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan surat_jalan_so surat_jalan
--               Hash
--                 Index Scan karyawan_pkey karyawan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris SubPlan 6
--               Incremental Sort SubPlan 7
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--               Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getInvoiceForSj {"bagian":"terkirim","cari":"budi"}
select count(*)::int as total from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $1)
and "teks_cari" like $2

--   Aggregate
--     Nested Loop
--       Aggregate
--         Index Only Scan surat_jalan_keluar surat_jalan
--       Index Scan so_pkey so

-- getInvoiceForSj {"bagian":"terkirim","cari":"budi"}
select isi.* from (
select id, row_number() over () as ke from (
select "id_so" as id from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $1)
and "teks_cari" like $2 order by (select max(j.tgl_keluar) from surat_jalan j where j.id_so = so.id_so) desc, urut desc limit $3 offset $4) t) h
cross join lateral (
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran","s"."status_lunas","s"."selesai_garansi","s"."status_setor","s"."tgl_setor","s"."customer_instansi","s"."nama_customer","s"."alamat_customer","s"."no_telp","s"."email","s"."nama_penerima","s"."no_telp_penerima","s"."alamat_penerima", json_build_object('namaLengkap', k.nama_lengkap) as sales,
(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
array(select b.id_berkas::text from so_bukti b where b.id_so = s.id_so order by b.urutan) as bukti_foto,
coalesce((
select json_agg(baris) from (
select o.id_orderan as "idOrderan", o.id_produk as "idProduk", o.sumber_produk as "sumberProduk", o.qty as "qty", o.qty_selesai as "qtySelesai", o.qty_ganti as "qtyGanti", o.qty_bersurat as "qtyBersurat", o.qty_terkirim as "qtyTerkirim", o.harga_produk as "hargaProduk", o.total_harga as "totalHarga", o.tambahan_harga_online as "tambahanHargaOnline", o.total_tambahan_harga_online as "totalTambahanHargaOnline", o.tgl_awal_pengerjaan as "tglAwalPengerjaan", o.tgl_deadline as "tglDeadline", o.tgl_selesai as "tglSelesai", o.status_produk as "statusProduk", json_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, p.berseri
from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) order by o.urutan) baris), '[]') as orders,
coalesce((
select json_agg(invoice) from (
select i.id_so as "idSo", i.id_invoice as "idInvoice", i.tgl_invoice as "tglInvoice", i.tipe_pembayaran as "tipePembayaran", i.total_pembelian as "totalPembelian", i.nominal_admin as "nominalAdmin", i.nominal_diskon as "nominalDiskon", i.nominal_peti as "nominalPeti", i.nominal_ongkir as "nominalOngkir", i.nominal_bayar as "nominalBayar", i.nominal_dp as "nominalDp", i.nominal_lunas as "nominalLunas", i.nominal_sisa_bayar as "nominalSisaBayar", i.jasa_online as "jasaOnline", i.status_approve as "statusApprove", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening, array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as "buktiFoto"
from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null order by i.ke) invoice), '[]') as invoices,
coalesce((
select json_agg(surat) from (
select j.id_surat_jalan as "idSuratJalan", j.id_invoice as "idInvoice", j.tgl_surat as "tglSurat", j.tgl_keluar as "tglKeluar", j.status_barang as "statusBarang", j.nama_penerima as "namaPenerima", j.no_telp_penerima as "noTelpPenerima", j.alamat_penerima as "alamatPenerima", j.nama_ekspedisi as "namaEkspedisi", j.telp_ekspedisi as "telpEkspedisi", j.alamat_ekspedisi as "alamatEkspedisi", j.nomor_resi as "nomorResi", j.keterangan as "keterangan",
array(
select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
array(
select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan
order by b.id_orderan, length(b.nomor), b.nomor) as seri,
to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", json_build_object('namaLengkap', k.nama_lengkap) as "user",
array(select b.id_berkas::text from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan) as "buktiFoto", j.versi
from surat_jalan j join karyawan k using (id_user)
where j.id_so = s.id_so order by j.dibuat, j.id_surat_jalan) surat), '[]') as surat_jalan, s.versi, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi order by h.ke

--   Sort
--     Nested Loop
--       Nested Loop
--         WindowAgg
--           Subquery Scan
--             Limit
--               Sort
--                 Nested Loop
--                   Aggregate
--                     Index Only Scan surat_jalan_keluar surat_jalan
--                   Index Scan so_pkey so
--                   Result SubPlan 14
--                     Limit InitPlan 13
--                       Index Only Scan surat_jalan_keluar surat_jalan
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan orderan_so orderan
--               Hash
--                 Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan rekening_pkey rekening
--               Hash
--                 Hash Join
--                   Index Scan karyawan_pkey karyawan
--                   Hash
--                     Index Scan invoice_ke_unik invoice
--               Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan surat_jalan_so surat_jalan
--               Hash
--                 Index Scan karyawan_pkey karyawan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris SubPlan 6
--               Incremental Sort SubPlan 7
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--               Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getPapanSj {}
select h.kolom, h.jumlah, isi.* from (
select $1::text as kolom, (
select count(*)::int from "so" where status_so in ('Belum', 'Pending')) as jumlah, t.id, t.ke
from (
select id, row_number() over () as ke from (
select "id_so" as id from "so" where status_so in ('Belum', 'Pending') order by tgl_order, urut limit $2) s) t union all
select $3::text as kolom, (
select count(*)::int from "so" where status_so = 'Proses') as jumlah, t.id, t.ke
from (
select id, row_number() over () as ke from (
select "id_so" as id from "so" where status_so = 'Proses' order by tgl_order, urut limit $4) s) t union all
select $5::text as kolom, (
select count(*)::int from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $6)) as jumlah, t.id, t.ke
from (
select id, row_number() over () as ke from (
select "id_so" as id from "so" where status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
select j.id_so from surat_jalan j where j.tgl_keluar > $7) order by (select max(j.tgl_keluar) from surat_jalan j where j.id_so = so.id_so) desc, urut desc limit $8) s) t) h cross join lateral (
select "s"."id_so","s"."tgl_order","s"."tipe_so","s"."total_pembelian","s"."total_tambahan_online","s"."status_so","s"."status_pembayaran","s"."status_lunas","s"."selesai_garansi","s"."status_setor","s"."tgl_setor","s"."customer_instansi","s"."nama_customer","s"."alamat_customer","s"."no_telp","s"."email","s"."nama_penerima","s"."no_telp_penerima","s"."alamat_penerima", json_build_object('namaLengkap', k.nama_lengkap) as sales,
(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
array(select b.id_berkas::text from so_bukti b where b.id_so = s.id_so order by b.urutan) as bukti_foto,
coalesce((
select json_agg(baris) from (
select o.id_orderan as "idOrderan", o.id_produk as "idProduk", o.sumber_produk as "sumberProduk", o.qty as "qty", o.qty_selesai as "qtySelesai", o.qty_ganti as "qtyGanti", o.qty_bersurat as "qtyBersurat", o.qty_terkirim as "qtyTerkirim", o.harga_produk as "hargaProduk", o.total_harga as "totalHarga", o.tambahan_harga_online as "tambahanHargaOnline", o.total_tambahan_harga_online as "totalTambahanHargaOnline", o.tgl_awal_pengerjaan as "tglAwalPengerjaan", o.tgl_deadline as "tglDeadline", o.tgl_selesai as "tglSelesai", o.status_produk as "statusProduk", json_build_object('kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk, 'tipe', o.tipe, 'kategoriProduk', o.kategori_produk, 'kapasitas', o.kapasitas, 'hargaProduk', o.harga_produk) as produk, p.berseri
from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) order by o.urutan) baris), '[]') as orders,
coalesce((
select json_agg(invoice) from (
select i.id_so as "idSo", i.id_invoice as "idInvoice", i.tgl_invoice as "tglInvoice", i.tipe_pembayaran as "tipePembayaran", i.total_pembelian as "totalPembelian", i.nominal_admin as "nominalAdmin", i.nominal_diskon as "nominalDiskon", i.nominal_peti as "nominalPeti", i.nominal_ongkir as "nominalOngkir", i.nominal_bayar as "nominalBayar", i.nominal_dp as "nominalDp", i.nominal_lunas as "nominalLunas", i.nominal_sisa_bayar as "nominalSisaBayar", i.jasa_online as "jasaOnline", i.status_approve as "statusApprove", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening, array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as "buktiFoto"
from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null order by i.ke) invoice), '[]') as invoices,
coalesce((
select json_agg(surat) from (
select j.id_surat_jalan as "idSuratJalan", j.id_invoice as "idInvoice", j.tgl_surat as "tglSurat", j.tgl_keluar as "tglKeluar", j.status_barang as "statusBarang", j.nama_penerima as "namaPenerima", j.no_telp_penerima as "noTelpPenerima", j.alamat_penerima as "alamatPenerima", j.nama_ekspedisi as "namaEkspedisi", j.telp_ekspedisi as "telpEkspedisi", j.alamat_ekspedisi as "alamatEkspedisi", j.nomor_resi as "nomorResi", j.keterangan as "keterangan",
array(
select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
array(
select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan
order by b.id_orderan, length(b.nomor), b.nomor) as seri,
to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", json_build_object('namaLengkap', k.nama_lengkap) as "user",
array(select b.id_berkas::text from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan) as "buktiFoto", j.versi
from surat_jalan j join karyawan k using (id_user)
where j.id_so = s.id_so order by j.dibuat, j.id_surat_jalan) surat), '[]') as surat_jalan, s.versi, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi order by h.ke

--   Sort
--     Aggregate InitPlan 13
--       Index Only Scan so_status so
--     Aggregate InitPlan 14
--       Index Only Scan so_status so
--     Aggregate InitPlan 15
--       Nested Loop
--         Aggregate
--           Index Only Scan surat_jalan_keluar surat_jalan
--         Index Scan so_pkey so
--     Nested Loop
--       Nested Loop
--         Append
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Scan so_telusur so
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Index Only Scan so_status so
--           Subquery Scan
--             WindowAgg
--               Subquery Scan
--                 Limit
--                   Sort
--                     Nested Loop
--                       Aggregate
--                         Index Only Scan surat_jalan_keluar surat_jalan
--                       Index Scan so_pkey so
--                       Result SubPlan 17
--                         Limit InitPlan 16
--                           Index Only Scan surat_jalan_keluar surat_jalan
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan orderan_so orderan
--               Hash
--                 Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan rekening_pkey rekening
--               Hash
--                 Hash Join
--                   Index Scan karyawan_pkey karyawan
--                   Hash
--                     Index Scan invoice_ke_unik invoice
--               Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Subquery Scan
--           Sort
--             Hash Join
--               Index Scan surat_jalan_so surat_jalan
--               Hash
--                 Index Scan karyawan_pkey karyawan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris SubPlan 6
--               Incremental Sort SubPlan 7
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--               Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris
