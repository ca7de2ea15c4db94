-- getUser {}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus order by k.id_user desc limit $1 offset $2

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan karyawan_terbaru karyawan
--             Index Scan role_pkey role
--           Materialize
--             Index Scan divisi_pkey divisi
--         Materialize
--           Index Scan jabatan_pkey jabatan
--       Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 5

-- getUser {}
select count(*) as total from karyawan k where not k.dihapus

--   Aggregate
--     Index Only Scan karyawan_awal karyawan

-- getUser {"cari":"super"}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus and "k"."teks_cari" like $1 order by k.id_user desc limit $2 offset $3

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan karyawan_terbaru karyawan
--             Index Scan role_pkey role
--           Index Scan divisi_pkey divisi
--         Index Scan jabatan_pkey jabatan
--       Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 4

-- getUser {"cari":"super"}
select count(*) as total from karyawan k where not k.dihapus and "k"."teks_cari" like $1

--   Aggregate
--     Index Scan karyawan_awal karyawan

-- getUser {"urut":"namaLengkap"}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus order by lower(k.nama_lengkap) , k.id_user limit $1 offset $2

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan karyawan_nama karyawan
--             Index Scan role_pkey role
--           Materialize
--             Index Scan divisi_pkey divisi
--         Materialize
--           Index Scan jabatan_pkey jabatan
--       Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 5

-- getUser {"urut":"namaLengkap","cari":"super"}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus and "k"."teks_cari" like $1 order by lower(k.nama_lengkap) , k.id_user limit $2 offset $3

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan karyawan_nama karyawan
--             Index Scan role_pkey role
--           Index Scan divisi_pkey divisi
--         Index Scan jabatan_pkey jabatan
--       Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 4

-- getUser {"urut":"-divisi"}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus order by lower(d.nama_divisi) desc nulls last, k.id_user desc limit $1 offset $2

--   Limit
--     Result
--       Sort
--         Hash Join
--           Hash Join
--             Hash Join
--               Hash Join
--                 Index Scan role_pkey role
--                 Hash
--                   Index Scan karyawan_awal karyawan
--               Hash
--                 Index Scan divisi_pkey divisi
--             Hash
--               Index Scan jabatan_pkey jabatan
--           Hash
--             Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 5

-- getUser {"urut":"-divisi","cari":"super"}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus and "k"."teks_cari" like $1 order by lower(d.nama_divisi) desc nulls last, k.id_user desc limit $2 offset $3

--   Limit
--     Result
--       Sort
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Nested Loop
--                 Index Scan karyawan_awal karyawan
--                 Index Scan role_pkey role
--               Index Scan divisi_pkey divisi
--             Index Scan jabatan_pkey jabatan
--           Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 4

-- getUser {"urut":"awalBekerja"}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus order by k.awal_bekerja nulls last, k.id_user limit $1 offset $2

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan karyawan_awal karyawan
--             Index Scan role_pkey role
--           Materialize
--             Index Scan divisi_pkey divisi
--         Materialize
--           Index Scan jabatan_pkey jabatan
--       Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 5

-- getUser {"urut":"awalBekerja","cari":"super"}
select k.id_user, "k"."no_karyawan","k"."nama_lengkap","k"."nama_panggilan","k"."nik","k"."email","k"."no_telp","k"."tempat_lahir","k"."tanggal_lahir","k"."awal_bekerja","k"."alamat_ktp","k"."rt_ktp","k"."rw_ktp","k"."kelurahan_ktp","k"."kecamatan_ktp","k"."kota_ktp","k"."provinsi_ktp","k"."alamat_domisili","k"."rt_domisili","k"."rw_domisili","k"."kelurahan_domisili","k"."kecamatan_domisili","k"."kota_domisili","k"."provinsi_domisili","k"."resign","k"."tgl_resign","k"."menu", k.id_foto, k.versi,
r.nama_role, jsonb_build_array(jsonb_build_object('idRole', r.id_role, 'namaRole', r.nama_role)) as role,
case when d is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idDivisi', d.id_divisi, 'namaDivisi', d.nama_divisi)) end as divisi,
case when j is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idJabatan', j.id_jabatan, 'namaJabatan', j.nama_jabatan)) end as jabatan,
case when a is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('idUser', a.id_user, 'namaLengkap', a.nama_lengkap)) end as atasan,
(select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
(exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
from karyawan k
join role r using (id_role)
left join divisi d on d.id_divisi = k.id_divisi
left join jabatan j on j.id_jabatan = k.id_jabatan
left join karyawan a on a.id_user = k.id_atasan and not a.dihapus where not k.dihapus and "k"."teks_cari" like $1 order by k.awal_bekerja nulls last, k.id_user limit $2 offset $3

--   Limit
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan karyawan_awal karyawan
--             Index Scan role_pkey role
--           Index Scan divisi_pkey divisi
--         Index Scan jabatan_pkey jabatan
--       Index Scan karyawan_terbaru karyawan
--       Aggregate SubPlan 1
--         Index Scan karyawan_atasan karyawan
--       Seq Scan totp SubPlan 3
--       Index Only Scan passkey_user passkey SubPlan 4
