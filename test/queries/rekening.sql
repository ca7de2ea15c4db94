-- getRekening {}
select "r"."id_rekening","r"."nama_rekening","r"."nomor_rekening","r"."atas_nama","r"."pos_neraca","r"."grup","r"."saldo", r.versi, r.lainnya, r.buku_urut as baris_buku,
coalesce((select min("id_rekening_asal") = r.id_rekening from "pengajuan" where "id_rekening_asal" >= r.id_rekening), false) or
coalesce((select min("id_rekening_tujuan") = r.id_rekening from "pengajuan" where "id_rekening_tujuan" >= r.id_rekening), false)
or
coalesce((select min("id_rekening") = r.id_rekening from "pengajuan_asset" where "id_rekening" >= r.id_rekening), false) or
coalesce((select min("id_rekening") = r.id_rekening from "pelepasan_asset" where "id_rekening" >= r.id_rekening), false) or
coalesce((select min("id_rekening") = r.id_rekening from "invoice" where "id_rekening" >= r.id_rekening), false) as disebut
from rekening r order by r.id_rekening desc limit $1 offset $2

--   Index Scan rekening_pkey rekening
--     Result SubPlan 2
--       Limit InitPlan 1
--         Index Only Scan pengajuan_asal pengajuan
--     Result SubPlan 4
--       Limit InitPlan 3
--         Index Only Scan pengajuan_tujuan pengajuan
--     Result SubPlan 6
--       Limit InitPlan 5
--         Index Only Scan pengajuan_asset_rekening pengajuan_asset
--     Result SubPlan 8
--       Limit InitPlan 7
--         Index Only Scan pelepasan_asset_rekening pelepasan_asset
--     Result SubPlan 10
--       Limit InitPlan 9
--         Index Only Scan invoice_rekening invoice

-- getRekening {}
select count(*) as total from rekening

--   Aggregate
--     Index Only Scan rekening_nama_unik rekening
