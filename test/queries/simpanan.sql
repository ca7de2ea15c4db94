-- getSimpananByRekening {"idRekening":1}
select n.nama_rekening, r.saldo as saldo_sekarang,
0 as sebelum,
0::bigint as saldo_awal,
r.buku_urut as sampai,
r.saldo as saldo_akhir
from rekening r join rekening_pada($1) n using (id_rekening)
where r.id_rekening = $2

--   Nested Loop
--     Index Scan rekening_pkey rekening
--     Index Scan rekening_pkey rekening
--     Limit SubPlan 1
--       Index Scan nama_dulu_pkey nama_dulu

-- getSimpananByRekening {"idRekening":1}
select p.*, "b"."debit","b"."kredit","b"."saldo_akhir", b.urut as urut_kas, b.tanggal as tgl_debit_kredit, b.waktu
from kas b join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = b.id_pengajuan) p on true
where b.id_rekening = $2 and b.urut between $3 and $4 order by b.urut desc

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan kas_id_rekening_urut_key kas
--               Index Scan pengajuan_pkey pengajuan
--             Index Scan kebutuhan_pkey kebutuhan
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--           Limit SubPlan 5
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 2
--           Index Scan nama_dulu_pkey nama_dulu
--     Index Scan rekening_pkey rekening
--       Limit SubPlan 3
--         Index Scan nama_dulu_pkey nama_dulu
--     Limit SubPlan 1
--       Index Scan nama_dulu_pkey nama_dulu
--     Limit SubPlan 4
--       Index Scan nama_dulu_pkey nama_dulu
--     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--     Aggregate SubPlan 9
--       Sort
--         Nested Loop
--           Index Scan persetujuan_pkey persetujuan
--           Index Scan karyawan_pkey karyawan

-- getSimpananByRekening {"idRekening":1,"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select n.nama_rekening, r.saldo as saldo_sekarang,
coalesce(mula.urut, 0) as sebelum,
coalesce(mula.saldo_akhir, 0) as saldo_awal,
coalesce(akhir.urut, 0) as sampai,
coalesce(akhir.saldo_akhir, 0) as saldo_akhir
from rekening r join rekening_pada($1) n using (id_rekening)
left join lateral (
select urut, saldo_akhir from kas
where kas.id_rekening = r.id_rekening and tanggal < $2
order by tanggal desc, urut desc limit 1
) mula on true
left join lateral (
select urut, saldo_akhir from kas
where kas.id_rekening = r.id_rekening and tanggal <= $3
order by tanggal desc, urut desc limit 1
) akhir on true
where r.id_rekening = $4

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Index Scan rekening_pkey rekening
--         Index Scan rekening_pkey rekening
--       Limit
--         Index Only Scan kas_tanggal kas
--     Limit
--       Index Only Scan kas_tanggal kas
--     Limit SubPlan 1
--       Index Scan nama_dulu_pkey nama_dulu

-- getSimpananByRekening {"idRekening":1,"cari":"listrik"}
select p.*, "b"."debit","b"."kredit","b"."saldo_akhir", b.urut as urut_kas, b.tanggal as tgl_debit_kredit, b.waktu
from kas b join lateral (
select "p"."id_kebutuhan","p"."tipe_pengajuan","p"."nominal_pengajuan","p"."deskripsi_pengajuan","p"."tgl_pengajuan","p"."id_pengajuan","p"."status_pengajuan","p"."tgl_approve","p"."note",
json_build_array(json_build_object('idKebutuhan', k.id_kebutuhan, 'namaKebutuhan', k.nama_kebutuhan)) as kebutuhan,
case when asal.id_rekening is not null then json_build_array(json_build_object('idRekening', asal.id_rekening, 'namaRekening', asal.nama_rekening)) else '[]' end as rekening_asal,
case when tujuan.id_rekening is not null then json_build_array(json_build_object('idRekening', tujuan.id_rekening, 'namaRekening', tujuan.nama_rekening)) else '[]' end as rekening_tujuan,
case when u.id_user is not null then json_build_array(json_build_object('idUser', u.id_user, 'namaLengkap', u.nama_lengkap)) else '[]' end as user_pengajuan,
case when a.id_user is not null then json_build_array(json_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) else '[]' end as user_approve, p.versi, p.ditarik,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti_foto_pengajuan,
array(select b.id_berkas::text from pengajuan_bukti b
where b.id_pengajuan = p.id_pengajuan and b.tahap = 'approve' order by b.urutan) as bukti_foto_approve,
case when p.id_so is not null then json_build_object('idSo', p.id_so, 'idInvoice', p.id_invoice) end as inv,
case when p.id_po is not null then json_build_object('idPo', p.id_po, 'kloter', p.kloter) end as po,
case when p.id_pengajuan_asset is not null then json_build_object('idPengajuanAsset', p.id_pengajuan_asset) end as asset,
case when p.id_pelepasan_asset is not null then json_build_object('idPelepasanAsset', p.id_pelepasan_asset) end as pelepasan,
p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = p.id_pengajuan and s.versi = p.versi), '[]'::jsonb) as penyetuju
from pengajuan p
join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan where p.id_pengajuan = b.id_pengajuan) p on true
where b.id_rekening = $2 and b.urut between $3 and $4 and b.urut = any($5::int[])
order by b.urut desc

--   Nested Loop
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan kas_id_rekening_urut_key kas
--               Index Scan pengajuan_pkey pengajuan
--             Index Scan kebutuhan_pkey kebutuhan
--           Index Scan karyawan_pkey karyawan
--         Index Scan karyawan_pkey karyawan
--           Limit SubPlan 5
--             Index Scan nama_dulu_pkey nama_dulu
--       Index Scan rekening_pkey rekening
--         Limit SubPlan 2
--           Index Scan nama_dulu_pkey nama_dulu
--     Index Scan rekening_pkey rekening
--       Limit SubPlan 3
--         Index Scan nama_dulu_pkey nama_dulu
--     Limit SubPlan 1
--       Index Scan nama_dulu_pkey nama_dulu
--     Limit SubPlan 4
--       Index Scan nama_dulu_pkey nama_dulu
--     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 6
--     Index Scan pengajuan_bukti_pkey pengajuan_bukti SubPlan 7
--     Aggregate SubPlan 9
--       Sort
--         Nested Loop
--           Index Scan persetujuan_pkey persetujuan
--           Index Scan karyawan_pkey karyawan

-- getSimpananByRekening {"idRekening":1,"cari":"listrik"}
select b.urut
from kas b join pengajuan p using (id_pengajuan)
where b.id_rekening = $1 and b.urut > $2 and b.urut <= $3
and "p"."teks_cari" like $4 order by b.urut desc limit $5 offset $6

--   Limit
--     Nested Loop
--       Index Scan kas_id_rekening_urut_key kas
--       Index Scan pengajuan_pkey pengajuan

-- getSimpananByRekening {"idRekening":1,"cari":"listrik"}
select count(*)::int as total
from kas b join pengajuan p using (id_pengajuan)
where b.id_rekening = $1 and b.urut > $2 and b.urut <= $3
and "p"."teks_cari" like $4

--   Aggregate
--     Nested Loop
--       Index Scan kas_id_rekening_urut_key kas
--       Index Scan pengajuan_pkey pengajuan
