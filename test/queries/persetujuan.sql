-- getKotak {}
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

-- getKotak {}
select m.jenis, m.id, m.otomatis, m.versi, m.id_kebutuhan, m.nominal as taruhan, m.total, d.*, u.nama_lengkap as oleh,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = m.jenis and s.id_dokumen = m.id and s.versi = m.versi), '[]'::jsonb) as penyetuju
from (select *, count(*) over () as total from (select w.* from (
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
else true end) w
order by dibuat, id limit $6 offset $7) m
cross join lateral (
select case when p.otomatis then k.nama_kebutuhan
else case p.tipe_pengajuan when 'masuk' then 'Dana Masuk' when 'keluar' then 'Dana Keluar' else 'Pindah Dana' end
end as sebutan,
case when p.otomatis then coalesce(p.id_so, p.deskripsi_pengajuan) else k.nama_kebutuhan end as judul,
p.deskripsi_pengajuan as keterangan, p.nominal_pengajuan as nominal,
concat_ws(' → ', r.nama_rekening, t.nama_rekening) as rekening, p.id_user, p.tgl_pengajuan as tanggal,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti
from pengajuan p
join kebutuhan k using (id_kebutuhan)
left join rekening r on r.id_rekening = p.id_rekening_asal
left join rekening t on t.id_rekening = p.id_rekening_tujuan
where m.jenis = 'pengajuan' and p.id_pengajuan = m.id
union all
select 'Pembelian Asset', p.nama_barang, p.deskripsi_pengajuan, p.harga, r.nama_rekening, p.id_user, p.tgl_pengajuan,
array(select b.id_berkas::text from "pengajuan_asset_bukti" b where b."id_pengajuan_asset" = p.id_pengajuan_asset order by b.urutan)
from pengajuan_asset p join rekening r using (id_rekening)
where m.jenis = 'pengajuanAsset' and p.id_pengajuan_asset = m.id
union all
select 'Pelepasan Asset', a.kode_asset || ' ' || a.nama_barang,
concat_ws(': ', initcap(p.alasan), nullif(p.keterangan, '')), p.harga_jual, coalesce(r.nama_rekening, ''), p.id_user,
p.tgl_pengajuan,
array(select b.id_berkas::text from "pelepasan_asset_bukti" b where b."id_pelepasan_asset" = p.id_pelepasan_asset order by b.urutan)
from pelepasan_asset p join asset a using (id_asset) left join rekening r using (id_rekening)
where m.jenis = 'pelepasanAsset' and p.id_pelepasan_asset = m.id
union all
select 'Jurnal Umum', p.keterangan, coalesce('Pembalikan ' || p.membalik, ''), p.nominal, '', p.id_user, p.tanggal,
array(select b.id_berkas::text from "jurnal_umum_bukti" b where b."id_jurnal_umum" = p.id_jurnal_umum order by b.urutan)
from jurnal_umum p where m.jenis = 'jurnalUmum' and p.id_jurnal_umum = m.id
union all
select 'Invoice ' || case p.tipe_pembayaran when 'LN' then 'Lunas' else 'DP' end,
concat_ws(', ', s.nama_customer, nullif(s.customer_instansi, '-')), 'Pembayaran ' || p.id_so,
p.nominal_bayar - p.nominal_sisa_bayar
+ case s.tipe_so when 'Online' then s.total_tambahan_online - p.jasa_online else 0 end, r.nama_rekening, p.id_user, p.tgl_invoice,
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
--                 Limit SubPlan 2
--                   Sort
--                     Index Scan batas_unik batas
--                 Index Only Scan persetujuan_pkey persetujuan SubPlan 4
--               Subquery Scan
--                 Index Scan pengajuan_asset_menunggu pengajuan_asset
--                   Index Scan kebutuhan_bawaan_key kebutuhan InitPlan 5
--               Subquery Scan
--                 Nested Loop
--                   Index Scan kebutuhan_bawaan_key kebutuhan InitPlan 6
--                   Index Scan asset_cari_luas asset
--                   Index Scan pelepasan_asset_sekali pelepasan_asset
--               Subquery Scan
--                 Index Scan jurnal_umum_menunggu jurnal_umum
--               Subquery Scan
--                 Nested Loop
--                   Index Scan kebutuhan_bawaan_key kebutuhan InitPlan 7
--                   Index Scan invoice_menunggu_unik invoice
--                   Index Scan so_pkey so
--       Append
--         Result
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Index Scan pengajuan_pkey pengajuan
--                 Index Scan kebutuhan_pkey kebutuhan
--               Index Scan rekening_pkey rekening
--             Index Scan rekening_pkey rekening
--           Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 8
--         Result
--           Nested Loop
--             Index Scan pengajuan_asset_pkey pengajuan_asset
--             Index Scan rekening_pkey rekening
--           Index Scan pengajuan_asset_bukti_pkey pengajuan_asset_bukti SubPlan 9
--         Result
--           Nested Loop
--             Nested Loop
--               Index Scan pelepasan_asset_pkey pelepasan_asset
--               Index Scan asset_cari_luas asset
--             Index Scan rekening_pkey rekening
--           Index Scan pelepasan_asset_bukti_pkey pelepasan_asset_bukti SubPlan 10
--         Result
--           Index Scan jurnal_umum_pkey jurnal_umum
--           Index Scan jurnal_umum_bukti_pkey jurnal_umum_bukti SubPlan 11
--         Result
--           Nested Loop
--             Nested Loop
--               Index Scan invoice_pkey invoice
--               Index Scan so_pkey so
--             Index Scan rekening_pkey rekening
--           Index Scan invoice_bukti_pkey invoice_bukti SubPlan 12
--     Memoize
--       Index Scan karyawan_pkey karyawan
--     Aggregate SubPlan 1
--       Sort
--         Nested Loop
--           Index Scan persetujuan_pkey persetujuan
--           Index Scan karyawan_pkey karyawan
