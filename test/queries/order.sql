-- getOrder {}
with baca as materialized (
select pg_current_snapshot()::text as saat_baca, (
select json_agg(json_build_array(b.ember, (select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))) from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b) as berubah_baca, (array(select "id_so" from "so" where
true
and
"tgl_order" = any(array[ $5::date , $6::date , $7::date , $8::date]) order by "tgl_order" desc, "urut" desc limit 16))[$9::int:$10::int] as ids
)
select b.saat_baca, case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
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
--         Index Only Scan so_telusur so
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan so_pkey so
--             Index Only Scan retur_order retur SubPlan 14
--             Nested Loop SubPlan 15
--               Index Scan surat_jalan_so surat_jalan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan karyawan_pkey karyawan
--           Nested Loop SubPlan 5
--             Index Scan so_pelanggan_pkey so_pelanggan
--             Index Only Scan pelanggan_tempo pelanggan
--           Index Scan so_bukti_pkey so_bukti SubPlan 6
--           Aggregate SubPlan 7
--             Sort
--               Hash Join
--                 Index Scan orderan_so orderan
--                 Hash
--                   Index Scan produk_pkey produk
--           Aggregate SubPlan 9
--             Sort
--               Hash Join
--                 Index Scan rekening_pkey rekening
--                 Hash
--                   Hash Join
--                     Index Scan karyawan_pkey karyawan
--                     Hash
--                       Index Scan invoice_ke_unik invoice
--             Index Scan invoice_bukti_pkey invoice_bukti SubPlan 8
--           Aggregate SubPlan 13
--             Sort
--               Hash Join
--                 Index Scan surat_jalan_so surat_jalan
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--             Aggregate SubPlan 10
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--             Aggregate SubPlan 11
--               Incremental Sort
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--             Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 12

-- getOrder {}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = $1 group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Only Scan hitungan_kunci hitungan

-- getOrder {"cari":"budi"}
with baca as materialized (
select pg_current_snapshot()::text as saat_baca, (
select json_agg(json_build_array(b.ember, null)) from (
select ember from hitungan
where daftar = $1
and transaksi >= pg_snapshot_xmin($2::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $3::pg_snapshot)
order by transaksi limit 8
) b) as berubah_baca, (array(select "id_so" from "so" where
true
and strpos("teks_cari", $4) > 0
and
"tgl_order" = any(array[ $5::date , $6::date , $7::date , $8::date]) order by "tgl_order" desc, "urut" desc limit 16))[$9::int:$10::int] as ids
)
select b.saat_baca, case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 1
--         Limit
--           Index Only Scan hitungan_baru hitungan
--       Limit InitPlan 2
--         Index Only Scan so_telusur so
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan so_pkey so
--             Index Only Scan retur_order retur SubPlan 13
--             Nested Loop SubPlan 14
--               Index Scan surat_jalan_so surat_jalan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan karyawan_pkey karyawan
--           Nested Loop SubPlan 4
--             Index Scan so_pelanggan_pkey so_pelanggan
--             Index Only Scan pelanggan_tempo pelanggan
--           Index Scan so_bukti_pkey so_bukti SubPlan 5
--           Aggregate SubPlan 6
--             Sort
--               Hash Join
--                 Index Scan orderan_so orderan
--                 Hash
--                   Index Scan produk_pkey produk
--           Aggregate SubPlan 8
--             Sort
--               Hash Join
--                 Index Scan rekening_pkey rekening
--                 Hash
--                   Hash Join
--                     Index Scan karyawan_pkey karyawan
--                     Hash
--                       Index Scan invoice_ke_unik invoice
--             Index Scan invoice_bukti_pkey invoice_bukti SubPlan 7
--           Aggregate SubPlan 12
--             Sort
--               Hash Join
--                 Index Scan surat_jalan_so surat_jalan
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--             Aggregate SubPlan 9
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--             Aggregate SubPlan 10
--               Incremental Sort
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--             Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 11

-- getOrder {"cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select hari_ke("tgl_order") as ember, count(*) as jumlah from "so" where
true
and "teks_cari" like $1
group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan so
--         Bitmap Index Scan so_cari

-- getOrder {"bayar":"Proses"}
with baca as materialized (
select pg_current_snapshot()::text as saat_baca, (
select json_agg(json_build_array(b.ember, null)) from (
select ember from hitungan
where daftar = $1
and transaksi >= pg_snapshot_xmin($2::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $3::pg_snapshot)
order by transaksi limit 8
) b) as berubah_baca, (array(select "id_so" from "so" where
true
and true
and status_pembayaran = any($4) and
"tgl_order" = any(array[ $5::date , $6::date]) order by "tgl_order" desc, "urut" desc limit 16))[$7::int:$8::int] as ids
)
select b.saat_baca, case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 1
--         Limit
--           Index Only Scan hitungan_baru hitungan
--       Limit InitPlan 2
--         Index Scan so_surat_jalan so
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan so_pkey so
--             Index Only Scan retur_order retur SubPlan 13
--             Nested Loop SubPlan 14
--               Index Scan surat_jalan_so surat_jalan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan karyawan_pkey karyawan
--           Nested Loop SubPlan 4
--             Index Scan so_pelanggan_pkey so_pelanggan
--             Index Only Scan pelanggan_tempo pelanggan
--           Index Scan so_bukti_pkey so_bukti SubPlan 5
--           Aggregate SubPlan 6
--             Sort
--               Hash Join
--                 Index Scan orderan_so orderan
--                 Hash
--                   Index Scan produk_pkey produk
--           Aggregate SubPlan 8
--             Sort
--               Hash Join
--                 Index Scan rekening_pkey rekening
--                 Hash
--                   Hash Join
--                     Index Scan karyawan_pkey karyawan
--                     Hash
--                       Index Scan invoice_ke_unik invoice
--             Index Scan invoice_bukti_pkey invoice_bukti SubPlan 7
--           Aggregate SubPlan 12
--             Sort
--               Hash Join
--                 Index Scan surat_jalan_so surat_jalan
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--             Aggregate SubPlan 9
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--             Aggregate SubPlan 10
--               Incremental Sort
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--             Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 11

-- getOrder {"bayar":"Proses"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select hari_ke("tgl_order") as ember, count(*) as jumlah from "so" where
true
and true
and status_pembayaran = any($1) group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan so_surat_jalan so

-- getOrder {"bayar":"Proses","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with baca as materialized (
select pg_current_snapshot()::text as saat_baca, (
select json_agg(json_build_array(b.ember, null)) from (
select ember from hitungan
where daftar = $1
and ember >= $2 and ember <= $3 and transaksi >= pg_snapshot_xmin($4::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $5::pg_snapshot)
order by transaksi limit 8
) b) as berubah_baca, (array(select "id_so" from "so" where
true
and true
and status_pembayaran = any($6) and
"tgl_order" = any(array[ $7::date , $8::date]) order by "tgl_order" desc, "urut" desc limit 16))[$9::int:$10::int] as ids
)
select b.saat_baca, case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 1
--         Limit
--           Sort
--             Index Only Scan hitungan_kunci hitungan
--       Limit InitPlan 2
--         Index Scan so_surat_jalan so
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan so_pkey so
--             Index Only Scan retur_order retur SubPlan 13
--             Nested Loop SubPlan 14
--               Index Scan surat_jalan_so surat_jalan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan karyawan_pkey karyawan
--           Nested Loop SubPlan 4
--             Index Scan so_pelanggan_pkey so_pelanggan
--             Index Only Scan pelanggan_tempo pelanggan
--           Index Scan so_bukti_pkey so_bukti SubPlan 5
--           Aggregate SubPlan 6
--             Sort
--               Hash Join
--                 Index Scan orderan_so orderan
--                 Hash
--                   Index Scan produk_pkey produk
--           Aggregate SubPlan 8
--             Sort
--               Hash Join
--                 Index Scan rekening_pkey rekening
--                 Hash
--                   Hash Join
--                     Index Scan karyawan_pkey karyawan
--                     Hash
--                       Index Scan invoice_ke_unik invoice
--             Index Scan invoice_bukti_pkey invoice_bukti SubPlan 7
--           Aggregate SubPlan 12
--             Sort
--               Hash Join
--                 Index Scan surat_jalan_so surat_jalan
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--             Aggregate SubPlan 9
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--             Aggregate SubPlan 10
--               Incremental Sort
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--             Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 11

-- getOrder {"bayar":"Proses","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select hari_ke("tgl_order") as ember, count(*) as jumlah from "so" where
true
and "tgl_order" >= $1
and "tgl_order" <= $2
and true
and status_pembayaran = any($3) group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Index Scan so_surat_jalan so

-- getOrder {"bayar":"Proses","cari":"budi"}
with baca as materialized (
select pg_current_snapshot()::text as saat_baca, (
select json_agg(json_build_array(b.ember, null)) from (
select ember from hitungan
where daftar = $1
and transaksi >= pg_snapshot_xmin($2::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $3::pg_snapshot)
order by transaksi limit 8
) b) as berubah_baca, (array(select "id_so" from "so" where
true
and strpos("teks_cari", $4) > 0
and true
and status_pembayaran = any($5) and
"tgl_order" = any(array[ $6::date , $7::date]) order by "tgl_order" desc, "urut" desc limit 16))[$8::int:$9::int] as ids
)
select b.saat_baca, case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
exists (select from retur r where r.id_so = s.id_so) and not exists (
select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
from so s join karyawan k using (id_user) where s.id_so = h.id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 1
--         Limit
--           Index Only Scan hitungan_baru hitungan
--       Limit InitPlan 2
--         Index Scan so_surat_jalan so
--     Nested Loop
--       CTE Scan baca
--       Nested Loop
--         Function Scan unnest
--         Nested Loop
--           Index Scan so_pkey so
--             Index Only Scan retur_order retur SubPlan 13
--             Nested Loop SubPlan 14
--               Index Scan surat_jalan_so surat_jalan
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--           Index Scan karyawan_pkey karyawan
--           Nested Loop SubPlan 4
--             Index Scan so_pelanggan_pkey so_pelanggan
--             Index Only Scan pelanggan_tempo pelanggan
--           Index Scan so_bukti_pkey so_bukti SubPlan 5
--           Aggregate SubPlan 6
--             Sort
--               Hash Join
--                 Index Scan orderan_so orderan
--                 Hash
--                   Index Scan produk_pkey produk
--           Aggregate SubPlan 8
--             Sort
--               Hash Join
--                 Index Scan rekening_pkey rekening
--                 Hash
--                   Hash Join
--                     Index Scan karyawan_pkey karyawan
--                     Hash
--                       Index Scan invoice_ke_unik invoice
--             Index Scan invoice_bukti_pkey invoice_bukti SubPlan 7
--           Aggregate SubPlan 12
--             Sort
--               Hash Join
--                 Index Scan surat_jalan_so surat_jalan
--                 Hash
--                   Index Scan karyawan_pkey karyawan
--             Aggregate SubPlan 9
--               Index Scan surat_jalan_baris_pkey surat_jalan_baris
--             Aggregate SubPlan 10
--               Incremental Sort
--                 Index Scan surat_jalan_seri_baris surat_jalan_seri
--             Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 11

-- getOrder {"bayar":"Proses","cari":"budi"}
with sekarang as (select pg_current_snapshot() as saat)
select saat::text as snapshot, ember as bucket, jumlah as count
from sekarang left join (select hari_ke("tgl_order") as ember, count(*) as jumlah from "so" where
true
and "teks_cari" like $1
and true
and status_pembayaran = any($2) group by 1) h on true

--   Nested Loop
--     Result
--     Aggregate
--       Bitmap Heap Scan so
--         BitmapAnd
--           Bitmap Index Scan so_surat_jalan
--           Bitmap Index Scan so_cari

-- getOrder {"urut":"-totalPembelian"}
select isi.* from (select id, row_number() over () as ke from (
select "id_so" as id from "so" where
true
order by total_pembelian desc, urut desc limit 10 offset $1) terurut) h
cross join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
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
--               Index Only Scan so_total so
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Sort
--           Hash Join
--             Index Scan orderan_so orderan
--             Hash
--               Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Sort
--           Hash Join
--             Index Scan rekening_pkey rekening
--             Hash
--               Hash Join
--                 Index Scan karyawan_pkey karyawan
--                 Hash
--                   Index Scan invoice_ke_unik invoice
--         Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Sort
--           Hash Join
--             Index Scan surat_jalan_so surat_jalan
--             Hash
--               Index Scan karyawan_pkey karyawan
--         Aggregate SubPlan 6
--           Index Scan surat_jalan_baris_pkey surat_jalan_baris
--         Aggregate SubPlan 7
--           Incremental Sort
--             Index Scan surat_jalan_seri_baris surat_jalan_seri
--         Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getOrder {"urut":"-totalPembelian"}
with baca as materialized (
select pg_current_snapshot()::text as saat_baca, (
select json_agg(json_build_array(b.ember, (select coalesce(sum(jumlah), 0)::bigint from hitungan h where h.daftar = $1 and h.ember = b.ember))) from (
select ember from hitungan
where daftar = $2 and transaksi >= pg_snapshot_xmin($3::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $4::pg_snapshot)
order by transaksi limit 8
) b) as berubah_baca, (array(select "id_so" from "so" where
true
and
"tgl_order" = any(array[ $5::date]) order by "tgl_order" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
)
select b.saat_baca, case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
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
--         Index Only Scan so_telusur so
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getOrder {"urut":"-totalPembelian","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_so" as id from "so" where
true
and "tgl_order" >= $1
and "tgl_order" <= $2
order by total_pembelian desc, urut desc limit 10 offset $3) terurut) h
cross join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
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
--               Index Only Scan so_total so
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Sort
--           Hash Join
--             Index Scan orderan_so orderan
--             Hash
--               Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Sort
--           Hash Join
--             Index Scan rekening_pkey rekening
--             Hash
--               Hash Join
--                 Index Scan karyawan_pkey karyawan
--                 Hash
--                   Index Scan invoice_ke_unik invoice
--         Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Sort
--           Hash Join
--             Index Scan surat_jalan_so surat_jalan
--             Hash
--               Index Scan karyawan_pkey karyawan
--         Aggregate SubPlan 6
--           Index Scan surat_jalan_baris_pkey surat_jalan_baris
--         Aggregate SubPlan 7
--           Incremental Sort
--             Index Scan surat_jalan_seri_baris surat_jalan_seri
--         Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getOrder {"urut":"-totalPembelian","cari":"budi"}
select isi.* from (select id, row_number() over () as ke from (
select "id_so" as id from "so" where
true
and "teks_cari" like $1
order by total_pembelian desc, urut desc limit 10 offset $2) terurut) h
cross join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
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
--               Index Scan so_total so
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Sort
--           Hash Join
--             Index Scan orderan_so orderan
--             Hash
--               Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Sort
--           Hash Join
--             Index Scan rekening_pkey rekening
--             Hash
--               Hash Join
--                 Index Scan karyawan_pkey karyawan
--                 Hash
--                   Index Scan invoice_ke_unik invoice
--         Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Sort
--           Hash Join
--             Index Scan surat_jalan_so surat_jalan
--             Hash
--               Index Scan karyawan_pkey karyawan
--         Aggregate SubPlan 6
--           Index Scan surat_jalan_baris_pkey surat_jalan_baris
--         Aggregate SubPlan 7
--           Incremental Sort
--             Index Scan surat_jalan_seri_baris surat_jalan_seri
--         Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getOrder {"urut":"-totalPembelian","cari":"budi"}
with baca as materialized (
select pg_current_snapshot()::text as saat_baca, (
select json_agg(json_build_array(b.ember, null)) from (
select ember from hitungan
where daftar = $1
and transaksi >= pg_snapshot_xmin($2::pg_snapshot)
and not pg_visible_in_snapshot(transaksi, $3::pg_snapshot)
order by transaksi limit 8
) b) as berubah_baca, (array(select "id_so" from "so" where
true
and strpos("teks_cari", $4) > 0
and
"tgl_order" = any(array[ $5::date]) order by "tgl_order" desc, "urut" desc limit 16))[$6::int:$7::int] as ids
)
select b.saat_baca, case when coalesce(h.ke, 1) = 1 then b.berubah_baca end as berubah_baca, h.ke as ke_baca, isi.*
from baca b left join unnest(b.ids) with ordinality h(id, ke) on true left join lateral (select h.id as id) isi on true
order by h.ke

--   Sort
--     Result CTE baca
--       Aggregate InitPlan 1
--         Limit
--           Index Only Scan hitungan_baru hitungan
--       Limit InitPlan 2
--         Index Only Scan so_telusur so
--     Nested Loop
--       CTE Scan baca
--       Function Scan unnest

-- getOrder {"urut":"namaCustomer"}
select isi.* from (select id, row_number() over () as ke from (
select "id_so" as id from "so" where
true
order by lower(nama_customer), urut limit 10 offset $1) terurut) h
cross join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
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
--               Index Only Scan so_nama so
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Sort
--           Hash Join
--             Index Scan orderan_so orderan
--             Hash
--               Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Sort
--           Hash Join
--             Index Scan rekening_pkey rekening
--             Hash
--               Hash Join
--                 Index Scan karyawan_pkey karyawan
--                 Hash
--                   Index Scan invoice_ke_unik invoice
--         Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Sort
--           Hash Join
--             Index Scan surat_jalan_so surat_jalan
--             Hash
--               Index Scan karyawan_pkey karyawan
--         Aggregate SubPlan 6
--           Index Scan surat_jalan_baris_pkey surat_jalan_baris
--         Aggregate SubPlan 7
--           Incremental Sort
--             Index Scan surat_jalan_seri_baris surat_jalan_seri
--         Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getOrder {"urut":"namaCustomer","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select isi.* from (select id, row_number() over () as ke from (
select "id_so" as id from "so" where
true
and "tgl_order" >= $1
and "tgl_order" <= $2
order by lower(nama_customer), urut limit 10 offset $3) terurut) h
cross join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
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
--               Index Only Scan so_nama so
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Sort
--           Hash Join
--             Index Scan orderan_so orderan
--             Hash
--               Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Sort
--           Hash Join
--             Index Scan rekening_pkey rekening
--             Hash
--               Hash Join
--                 Index Scan karyawan_pkey karyawan
--                 Hash
--                   Index Scan invoice_ke_unik invoice
--         Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Sort
--           Hash Join
--             Index Scan surat_jalan_so surat_jalan
--             Hash
--               Index Scan karyawan_pkey karyawan
--         Aggregate SubPlan 6
--           Index Scan surat_jalan_baris_pkey surat_jalan_baris
--         Aggregate SubPlan 7
--           Incremental Sort
--             Index Scan surat_jalan_seri_baris surat_jalan_seri
--         Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris

-- getOrder {"urut":"namaCustomer","cari":"budi"}
select isi.* from (select id, row_number() over () as ke from (
select "id_so" as id from "so" where
true
and "teks_cari" like $1
order by lower(nama_customer), urut limit 10 offset $2) terurut) h
cross join lateral (
select json_build_array(s.id_so, s.tgl_order, s.tipe_so, s.total_pembelian, s.total_tambahan_online, s.status_so, s.status_pembayaran, s.status_lunas, s.selesai_garansi, s.status_setor, s.tgl_setor, s.customer_instansi, s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima, k.nama_lengkap, (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so), array(select ('{"foto":"' || b.id_berkas || '"}')::json from so_bukti b where b.id_so = s.id_so order by b.urutan), coalesce((select json_agg(json_build_array(o.id_orderan, o.id_produk, o.sumber_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim, o.harga_produk, o.total_harga, o.tambahan_harga_online, o.total_tambahan_harga_online, o.tgl_awal_pengerjaan, o.tgl_deadline, o.tgl_selesai, o.status_produk, o.kode_produk, o.nama_produk, o.tipe, o.kategori_produk, o.kapasitas, o.harga_produk, p.berseri) order by o.urutan) from orderan o join produk p on p.id_produk = o.id_produk
where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]'), coalesce((select json_agg(json_build_array(i.id_so, i.id_invoice, i.tgl_invoice, i.tipe_pembayaran, i.total_pembelian, i.nominal_admin, i.nominal_diskon, i.nominal_peti, i.nominal_ongkir, i.nominal_bayar, i.nominal_dp, i.nominal_lunas, i.nominal_sisa_bayar, i.jasa_online, i.status_approve, k.nama_lengkap, json_build_array(json_build_array(r.id_rekening, r.nama_rekening)), array(select ('{"foto":"' || b.id_berkas || '"}')::json from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan)) order by i.ke) from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
where i.id_so = s.id_so and i.dihapus is null), '[]'), coalesce((select json_agg(json_build_array(j.id_surat_jalan, j.id_invoice, j.tgl_surat, j.tgl_keluar, j.status_barang, j.nama_penerima, j.no_telp_penerima, j.alamat_penerima, j.nama_ekspedisi, j.telp_ekspedisi, j.alamat_ekspedisi, j.nomor_resi, j.keterangan, coalesce((select json_agg(json_build_array(b.id_orderan, b.qty, b.qty_retur) order by b.id_orderan) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan), '[]'), coalesce((select json_agg(json_build_array(b.id_orderan, b.nomor, b.kembali, b.id_retur) order by b.id_orderan, length(b.nomor), b.nomor) from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan), '[]'), to_char(j.dibuat at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), k.nama_lengkap, array(select ('{"foto":"' || b.id_berkas || '"}')::json from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by b.urutan), j.versi) order by j.dibuat, j.id_surat_jalan) from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so), '[]'), s.versi)::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
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
--               Index Scan so_nama so
--         Index Scan so_pkey so
--       Index Scan karyawan_pkey karyawan
--       Nested Loop SubPlan 1
--         Index Scan so_pelanggan_pkey so_pelanggan
--         Index Only Scan pelanggan_tempo pelanggan
--       Index Scan so_bukti_pkey so_bukti SubPlan 2
--       Aggregate SubPlan 3
--         Sort
--           Hash Join
--             Index Scan orderan_so orderan
--             Hash
--               Index Scan produk_pkey produk
--       Aggregate SubPlan 5
--         Sort
--           Hash Join
--             Index Scan rekening_pkey rekening
--             Hash
--               Hash Join
--                 Index Scan karyawan_pkey karyawan
--                 Hash
--                   Index Scan invoice_ke_unik invoice
--         Index Scan invoice_bukti_pkey invoice_bukti SubPlan 4
--       Aggregate SubPlan 9
--         Sort
--           Hash Join
--             Index Scan surat_jalan_so surat_jalan
--             Hash
--               Index Scan karyawan_pkey karyawan
--         Aggregate SubPlan 6
--           Index Scan surat_jalan_baris_pkey surat_jalan_baris
--         Aggregate SubPlan 7
--           Incremental Sort
--             Index Scan surat_jalan_seri_baris surat_jalan_seri
--         Index Scan surat_jalan_bukti_pkey surat_jalan_bukti SubPlan 8
--       Index Only Scan retur_order retur SubPlan 10
--       Nested Loop SubPlan 11
--         Index Scan surat_jalan_so surat_jalan
--         Index Scan surat_jalan_baris_pkey surat_jalan_baris
