-- getJurnalUmum {}
select j.id_jurnal_umum, j.tanggal, j.keterangan, j.nominal, j.status, j.note, j.tgl_approve, j.id_user, j.membalik, j.ditarik,
coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
from persetujuan s join karyawan o on o.id_user = s.id_user
where s.jenis = $1 and s.id_dokumen = j.id_jurnal_umum and s.versi = 1), '[]'::jsonb) as penyetuju,
u.nama_lengkap as dibuat_oleh, (j.dibuat at time zone 'Asia/Jakarta')::date as tgl_dibuat, a.nama_lengkap as diproses_oleh,
(select b.id_jurnal_umum from jurnal_umum b where b.membalik = j.id_jurnal_umum and b.status <> 'Ditolak') as dibalik,
(select e.id_jurnal from jurnal e where e.dokumen = j.id_jurnal_umum and e.peristiwa = 'jurnal-umum') as id_jurnal,
(select jsonb_agg(jsonb_build_object('idAkun', l.id_akun, 'kode', g.kode, 'nama', g.nama, 'debit', l.debit,
'kredit', l.kredit) order by l.urutan)
from jurnal_umum_baris l join bagan_akun g using (id_akun) where l.id_jurnal_umum = j.id_jurnal_umum) as baris,
array(select b.id_berkas::text from jurnal_umum_bukti b where b.id_jurnal_umum = j.id_jurnal_umum order by b.urutan)
as bukti
from jurnal_umum j
join karyawan u on u.id_user = j.id_user
left join karyawan a on a.id_user = j.id_user_approve where j.id_jurnal_umum = any($2) order by j.tanggal desc, j.urut desc

--   Sort
--     Nested Loop
--       Nested Loop
--         Index Scan jurnal_umum_pkey jurnal_umum
--         Index Scan karyawan_pkey karyawan
--       Index Scan karyawan_pkey karyawan
--       Aggregate SubPlan 1
--         Sort
--           Nested Loop
--             Index Scan persetujuan_pkey persetujuan
--             Index Scan karyawan_pkey karyawan
--       Index Scan jurnal_umum_dibalik jurnal_umum SubPlan 2
--       Index Scan jurnal_dokumen jurnal SubPlan 3
--       Aggregate SubPlan 4
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Index Scan jurnal_umum_baris_pkey jurnal_umum_baris
--                 Index Scan akun_pkey akun
--               Index Scan rekening_pkey rekening
--             Index Scan kategori_asset_pkey kategori_asset
--           Index Scan kebutuhan_pkey kebutuhan
--       Index Scan jurnal_umum_bukti_pkey jurnal_umum_bukti SubPlan 5

-- getJurnalUmum {}
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

-- getJurnalUmum {}
select id_jurnal_umum as id, count(*) over () as total
from (select *, lower(id_jurnal_umum || E'
' || keterangan) as teks from jurnal_umum) j where true
order by tanggal desc, urut desc limit $1 offset $2

--   Limit
--     WindowAgg
--       Index Scan jurnal_umum_tanggal jurnal_umum

-- getJurnalUmum {"tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select id_jurnal_umum as id, count(*) over () as total
from (select *, lower(id_jurnal_umum || E'
' || keterangan) as teks from jurnal_umum) j where true
and "tanggal" >= $1 and "tanggal" <= $2
order by tanggal desc, urut desc limit $3 offset $4

--   Limit
--     WindowAgg
--       Index Scan jurnal_umum_tanggal jurnal_umum

-- getJurnalUmum {"cari":"sewa"}
select id_jurnal_umum as id, count(*) over () as total
from (select *, lower(id_jurnal_umum || E'
' || keterangan) as teks from jurnal_umum) j where true
and strpos("teks", $1) > 0
order by tanggal desc, urut desc limit $2 offset $3

--   Limit
--     WindowAgg
--       Index Scan jurnal_umum_tanggal jurnal_umum

-- getJurnalUmum {"status":"Menunggu"}
select id_jurnal_umum as id, count(*) over () as total
from (select *, lower(id_jurnal_umum || E'
' || keterangan) as teks from jurnal_umum) j where true
and status = $1
order by tanggal desc, urut desc limit $2 offset $3

--   Limit
--     Sort
--       WindowAgg
--         Index Scan jurnal_umum_menunggu jurnal_umum

-- getJurnalUmum {"status":"Menunggu","tglAwal":"2026-01-01","tglAkhir":"2026-12-31"}
select id_jurnal_umum as id, count(*) over () as total
from (select *, lower(id_jurnal_umum || E'
' || keterangan) as teks from jurnal_umum) j where true
and "tanggal" >= $1 and "tanggal" <= $2 and status = $3
order by tanggal desc, urut desc limit $4 offset $5

--   Limit
--     WindowAgg
--       Index Scan jurnal_umum_tanggal jurnal_umum

-- getJurnalUmum {"status":"Menunggu","cari":"sewa"}
select id_jurnal_umum as id, count(*) over () as total
from (select *, lower(id_jurnal_umum || E'
' || keterangan) as teks from jurnal_umum) j where true
and status = $1
and strpos("teks", $2) > 0
order by tanggal desc, urut desc limit $3 offset $4

--   Limit
--     Sort
--       WindowAgg
--         Index Scan jurnal_umum_menunggu jurnal_umum
