-- getKotak {}
select hari_produksi_pl, hari_produksi_po, termin_pelanggan, termin_pemasok,
pengajuan_sendiri_oleh_orang_lain from perusahaan

--   Seq Scan perusahaan

-- getKotak {}
select m.jenis, m.id, m.otomatis, m.total, d.*, u.nama_lengkap as oleh
from (select *, count(*) over () as total from (
select 'pengajuan' as jenis, id_pengajuan as id, dibuat, id_user, otomatis
from pengajuan where status_pengajuan = 'Menunggu'
union all
select 'pengajuanAsset', id_pengajuan_asset, dibuat, id_user, false
from pengajuan_asset where status_pengajuan = 'Menunggu'
union all
select 'pelepasanAsset', id_pelepasan_asset, dibuat, id_user, false
from pelepasan_asset where status_pengajuan = 'Menunggu'
union all
select 'jurnalUmum', id_jurnal_umum, dibuat, id_user, false from jurnal_umum where status = 'Menunggu'
union all
select 'invoice', id_invoice, dibuat, id_user, true
from invoice where status_approve = 'Menunggu' and dihapus is null) w where true
order by dibuat, id limit $1 offset $2) m
cross join lateral (
select case when p.otomatis then k.nama_kebutuhan
else case p.tipe_pengajuan when 'masuk' then 'Dana Masuk' when 'keluar' then 'Dana Keluar' else 'Pindah Dana' end
end as sebutan,
case when p.otomatis then coalesce(p.id_so, p.deskripsi_pengajuan) else k.nama_kebutuhan end as judul,
p.deskripsi_pengajuan as keterangan, p.nominal_pengajuan as nominal,
concat_ws(' → ', r.nama_rekening, t.nama_rekening) as rekening, p.id_user, p.tgl_pengajuan as tanggal, p.versi,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti
from pengajuan p
join kebutuhan k using (id_kebutuhan)
left join rekening r on r.id_rekening = p.id_rekening_asal
left join rekening t on t.id_rekening = p.id_rekening_tujuan
where m.jenis = 'pengajuan' and p.id_pengajuan = m.id
union all
select 'Pembelian Asset', p.nama_barang, p.deskripsi_pengajuan, p.harga, r.nama_rekening, p.id_user, p.tgl_pengajuan, 1,
array(select b.id_berkas::text from "pengajuan_asset_bukti" b where b."id_pengajuan_asset" = p.id_pengajuan_asset order by b.urutan)
from pengajuan_asset p join rekening r using (id_rekening)
where m.jenis = 'pengajuanAsset' and p.id_pengajuan_asset = m.id
union all
select 'Pelepasan Asset', a.kode_asset || ' ' || a.nama_barang,
concat_ws(': ', initcap(p.alasan), nullif(p.keterangan, '')), p.harga_jual, coalesce(r.nama_rekening, ''), p.id_user,
p.tgl_pengajuan, 1,
array(select b.id_berkas::text from "pelepasan_asset_bukti" b where b."id_pelepasan_asset" = p.id_pelepasan_asset order by b.urutan)
from pelepasan_asset p join asset a using (id_asset) left join rekening r using (id_rekening)
where m.jenis = 'pelepasanAsset' and p.id_pelepasan_asset = m.id
union all
select 'Jurnal Umum', p.keterangan, coalesce('Pembalikan ' || p.membalik, ''), p.nominal, '', p.id_user, p.tanggal, 1,
array(select b.id_berkas::text from "jurnal_umum_bukti" b where b."id_jurnal_umum" = p.id_jurnal_umum order by b.urutan)
from jurnal_umum p where m.jenis = 'jurnalUmum' and p.id_jurnal_umum = m.id
union all
select 'Invoice ' || case p.tipe_pembayaran when 'LN' then 'Lunas' else 'DP' end,
concat_ws(', ', s.nama_customer, nullif(s.customer_instansi, '-')), 'Pembayaran ' || p.id_so,
p.nominal_bayar - p.nominal_sisa_bayar
+ case s.tipe_so when 'Online' then s.total_tambahan_online - p.jasa_online else 0 end, r.nama_rekening, p.id_user, p.tgl_invoice, p.versi,
array(select b.id_berkas::text from "invoice_bukti" b where b."id_invoice" = p.id_invoice order by b.urutan)
from invoice p join so s using (id_so) join rekening r using (id_rekening)
where m.jenis = 'invoice' and p.id_invoice = m.id) d
join karyawan u on u.id_user = d.id_user
order by m.dibuat, m.id

--   Nested Loop
--     Nested Loop
--       Limit
--         Sort
--           WindowAgg
--             Append
--               Subquery Scan
--                 Index Scan pengajuan_status pengajuan
--               Subquery Scan
--                 Index Scan pengajuan_asset_menunggu pengajuan_asset
--               Subquery Scan
--                 Index Scan pelepasan_asset_menunggu pelepasan_asset
--               Subquery Scan
--                 Index Scan jurnal_umum_menunggu jurnal_umum
--               Subquery Scan
--                 Index Scan invoice_menunggu invoice
--       Append
--         Result
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Index Scan pengajuan_pkey pengajuan
--                 Index Scan kebutuhan_pkey kebutuhan
--               Index Scan rekening_pkey rekening
--             Index Scan rekening_pkey rekening
--           Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 1
--         Result
--           Nested Loop
--             Index Scan pengajuan_asset_pkey pengajuan_asset
--             Index Scan rekening_pkey rekening
--           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 2
--         Result
--           Nested Loop
--             Nested Loop
--               Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 3
--         Result
--           Index Scan jurnal_umum_pkey jurnal_umum
--           Index Scan jurnal_umum_bukti_pkey jurnal_umum_bukti SubPlan 4
--         Result
--           Nested Loop
--             Nested Loop
--               Index Scan invoice_pkey invoice
--               Index Scan so_pkey so
--             Index Scan rekening_pkey rekening
--           Index Scan invoice_bukti_pkey invoice_bukti SubPlan 5
--     Memoize
--       Index Scan karyawan_pkey karyawan
