-- getKebutuhan {}
select "k"."id_kebutuhan","k"."nama_kebutuhan", k.bawaan, l is not null as berkomponen,
exists (select from pengajuan p where p.id_kebutuhan = k.id_kebutuhan) as dipakai,
exists (select from akun a join akun_peta m using (id_akun) where a.id_kebutuhan = k.id_kebutuhan
and m.id_komponen_laba is not null and m.mulai < bulan_buka()) as ditutup,
case when l is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idKomponenLaba', l.id_komponen_laba, 'namaKomponenLaba', l.nama_komponen_laba)) end as komponen_laba
from kebutuhan k
left join (select id_komponen_laba, nama_komponen_laba from komponen_laba) l using (id_komponen_laba) order by k.id_kebutuhan desc limit $1 offset $2

--   Result
--     Sort
--       Merge Join
--         Index Scan kebutuhan_komponen kebutuhan
--         Index Scan komponen_laba_pkey komponen_laba
--     Index Only Scan pengajuan_kebutuhan pengajuan SubPlan 1
--     Merge Join SubPlan 3
--       Index Scan akun_pkey akun
--       Index Scan akun_peta_pkey akun_peta

-- getKebutuhan {}
select count(*) as total from kebutuhan

--   Aggregate
--     Index Only Scan kebutuhan_komponen kebutuhan
