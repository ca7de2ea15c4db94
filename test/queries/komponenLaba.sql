-- getKomponenLaba {}
select "l"."id_komponen_laba","l"."nama_komponen_laba", l.bawaan is not null as bawaan,
(select count(distinct m.id_akun) from akun_peta m where m.id_komponen_laba = l.id_komponen_laba) as pemakai,
l.mulai < bulan_buka() as ditutup
from komponen_laba l order by l.id_komponen_laba desc limit $1 offset $2

--   Index Scan komponen_laba_pkey komponen_laba
--     Aggregate SubPlan 1
--       Sort
--         Index Scan akun_peta_komponen_laba akun_peta

-- getKomponenLaba {}
select count(*) as total from komponen_laba

--   Aggregate
--     Index Only Scan komponen_laba_nama_unik komponen_laba
