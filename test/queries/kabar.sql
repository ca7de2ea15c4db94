-- getKabar {}
select count(*) as baru from kabar where dibaca is null and id_user = $1 and (jenis_dokumen is null or jenis_dokumen = any($2))

--   Aggregate
--     Index Only Scan kabar_baru kabar

-- getKabar {}
select id_kabar, jenis, pesan, waktu, dibaca, count(*) over () as total,
case when jenis_dokumen is not null then jsonb_build_object('jenis', jenis_dokumen, 'kunci', id_dokumen) end as dokumen
from kabar where id_user = $1 and (jenis_dokumen is null or jenis_dokumen = any($2)) order by id_kabar desc limit $3 offset $4

--   Limit
--     WindowAgg
--       Index Scan kabar_orang kabar

-- getKabar {}
select kabar_email as lewat_email, email from karyawan where id_user = $1

--   Index Scan karyawan_pkey karyawan
