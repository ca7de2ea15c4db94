-- getInvoice {"idSo":"SO-2606-00001"}
select
"i"."id_so","i"."id_invoice","i"."tgl_invoice","i"."tipe_pembayaran","i"."total_pembelian","i"."nominal_admin","i"."nominal_diskon","i"."nominal_peti","i"."nominal_ongkir","i"."nominal_bayar","i"."nominal_dp","i"."nominal_lunas","i"."nominal_sisa_bayar","i"."jasa_online","i"."status_approve", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as bukti, i.ke, i.dihapus is not null as dihapus, i.tgl_approve, a.nama_lengkap as nama_approve,
i.id_rekening, i.id_user, i.versi,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = i.id_invoice and s.versi = i.versi), '[]'::jsonb) as penyetuju
from invoice i
join karyawan k using (id_user)
join rekening r using (id_rekening)
left join karyawan a on a.id_user = i.id_user_approve
cross join lateral (select lower(i.id_invoice || E'
' || r.nama_rekening || E'
' || k.nama_lengkap) as teks_cari) c where i.id_so = $2 and i.dihapus is null order by i.ke desc limit $3 offset $4

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Index Scan invoice_ke_unik invoice
--           Index Scan karyawan_pkey karyawan
--         Index Scan rekening_pkey rekening
--       Index Scan karyawan_pkey karyawan
--       Index Scan invoice_bukti_pkey invoice_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getInvoice {"idSo":"SO-2606-00001"}
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

-- getInvoice {"idSo":"SO-2606-00001"}
select
"i"."id_so","i"."id_invoice","i"."tgl_invoice","i"."tipe_pembayaran","i"."total_pembelian","i"."nominal_admin","i"."nominal_diskon","i"."nominal_peti","i"."nominal_ongkir","i"."nominal_bayar","i"."nominal_dp","i"."nominal_lunas","i"."nominal_sisa_bayar","i"."jasa_online","i"."status_approve", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as bukti, i.ke, i.dihapus is not null as dihapus, i.tgl_approve, a.nama_lengkap as nama_approve,
i.id_rekening, i.id_user, i.versi,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = i.id_invoice and s.versi = i.versi), '[]'::jsonb) as penyetuju
from invoice i
join karyawan k using (id_user)
join rekening r using (id_rekening)
left join karyawan a on a.id_user = i.id_user_approve
cross join lateral (select lower(i.id_invoice || E'
' || r.nama_rekening || E'
' || k.nama_lengkap) as teks_cari) c where i.id_so = $2 and i.dihapus is null order by i.ke

--   Sort
--     Hash Join
--       Index Scan karyawan_pkey karyawan
--       Hash
--         Hash Join
--           Index Scan rekening_pkey rekening
--           Hash
--             Hash Join
--               Index Scan karyawan_pkey karyawan
--               Hash
--                 Index Scan invoice_ke_unik invoice
--       Index Scan invoice_bukti_pkey invoice_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getInvoice {"idSo":"SO-2606-00001"}
select id_so, tipe_so, status_so, status_pembayaran, status_lunas, tgl_order, customer_instansi, nama_customer,
email, total_pembelian, total_tambahan_online
from so where id_so = $1

--   Index Scan so_pkey so

-- getInvoice {"idSo":"SO-2606-00001"}
select count(*) as total from (
select
"i"."id_so","i"."id_invoice","i"."tgl_invoice","i"."tipe_pembayaran","i"."total_pembelian","i"."nominal_admin","i"."nominal_diskon","i"."nominal_peti","i"."nominal_ongkir","i"."nominal_bayar","i"."nominal_dp","i"."nominal_lunas","i"."nominal_sisa_bayar","i"."jasa_online","i"."status_approve", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as bukti, i.ke, i.dihapus is not null as dihapus, i.tgl_approve, a.nama_lengkap as nama_approve,
i.id_rekening, i.id_user, i.versi,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = i.id_invoice and s.versi = i.versi), '[]'::jsonb) as penyetuju
from invoice i
join karyawan k using (id_user)
join rekening r using (id_rekening)
left join karyawan a on a.id_user = i.id_user_approve
cross join lateral (select lower(i.id_invoice || E'
' || r.nama_rekening || E'
' || k.nama_lengkap) as teks_cari) c where i.id_so = $2 and i.dihapus is null ) cocok

--   Aggregate
--     Hash Join
--       Index Only Scan rekening_pkey rekening
--       Hash
--         Hash Join
--           Index Only Scan karyawan_pkey karyawan
--           Hash
--             Index Scan invoice_ke_unik invoice

-- getInvoice {"idSo":"SO-2606-00001","cari":"inv-"}
select
"i"."id_so","i"."id_invoice","i"."tgl_invoice","i"."tipe_pembayaran","i"."total_pembelian","i"."nominal_admin","i"."nominal_diskon","i"."nominal_peti","i"."nominal_ongkir","i"."nominal_bayar","i"."nominal_dp","i"."nominal_lunas","i"."nominal_sisa_bayar","i"."jasa_online","i"."status_approve", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as bukti, i.ke, i.dihapus is not null as dihapus, i.tgl_approve, a.nama_lengkap as nama_approve,
i.id_rekening, i.id_user, i.versi,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = i.id_invoice and s.versi = i.versi), '[]'::jsonb) as penyetuju
from invoice i
join karyawan k using (id_user)
join rekening r using (id_rekening)
left join karyawan a on a.id_user = i.id_user_approve
cross join lateral (select lower(i.id_invoice || E'
' || r.nama_rekening || E'
' || k.nama_lengkap) as teks_cari) c where i.id_so = $2 and i.dihapus is null and "c"."teks_cari" like $3 order by i.ke desc limit $4 offset $5

--   Limit
--     Result
--       Sort
--         Nested Loop
--           Hash Join
--             Hash Join
--               Index Scan karyawan_pkey karyawan
--               Hash
--                 Index Scan invoice_ke_unik invoice
--             Hash
--               Index Scan rekening_pkey rekening
--           Index Scan karyawan_pkey karyawan
--       Index Scan invoice_bukti_pkey invoice_bukti SubPlan 1
--       Aggregate SubPlan 2
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan

-- getInvoice {"idSo":"SO-2606-00001","cari":"inv-"}
select count(*) as total from (
select
"i"."id_so","i"."id_invoice","i"."tgl_invoice","i"."tipe_pembayaran","i"."total_pembelian","i"."nominal_admin","i"."nominal_diskon","i"."nominal_peti","i"."nominal_ongkir","i"."nominal_bayar","i"."nominal_dp","i"."nominal_lunas","i"."nominal_sisa_bayar","i"."jasa_online","i"."status_approve", json_build_object('namaLengkap', k.nama_lengkap) as admin,
json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
array(select b.id_berkas::text from invoice_bukti b where b.id_invoice = i.id_invoice order by b.urutan) as bukti, i.ke, i.dihapus is not null as dihapus, i.tgl_approve, a.nama_lengkap as nama_approve,
i.id_rekening, i.id_user, i.versi,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = i.id_invoice and s.versi = i.versi), '[]'::jsonb) as penyetuju
from invoice i
join karyawan k using (id_user)
join rekening r using (id_rekening)
left join karyawan a on a.id_user = i.id_user_approve
cross join lateral (select lower(i.id_invoice || E'
' || r.nama_rekening || E'
' || k.nama_lengkap) as teks_cari) c where i.id_so = $2 and i.dihapus is null and "c"."teks_cari" like $3) cocok

--   Aggregate
--     Hash Join
--       Hash Join
--         Index Scan karyawan_pkey karyawan
--         Hash
--           Index Scan invoice_ke_unik invoice
--       Hash
--         Index Scan rekening_pkey rekening
