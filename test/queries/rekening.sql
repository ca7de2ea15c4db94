-- getRekening {}
select "r"."id_rekening","r"."nama_rekening","r"."nomor_rekening","r"."atas_nama","r"."pos_neraca","r"."grup","r"."saldo", r.versi, r.lainnya, r.buku_urut as baris_buku,
exists (select from pengajuan p where p.id_rekening_asal = r.id_rekening)
or exists (select from pengajuan p where p.id_rekening_tujuan = r.id_rekening)
or exists (select from pengajuan_asset p where p.id_rekening = r.id_rekening)
or exists (select from pelepasan_asset p where p.id_rekening = r.id_rekening)
or exists (select from invoice i where i.id_rekening = r.id_rekening) as disebut
from rekening r order by r.id_rekening desc limit $1 offset $2

--   Index Scan rekening_pkey rekening
--     Index Only Scan pengajuan_asal pengajuan SubPlan 1
--     Index Only Scan pengajuan_tujuan pengajuan SubPlan 2
--     Index Only Scan pengajuan_asset_rekening pengajuan_asset SubPlan 3
--     Index Only Scan pelepasan_asset_rekening pelepasan_asset SubPlan 4
--     Index Only Scan invoice_rekening invoice SubPlan 5

-- getRekening {}
select count(*) as total from rekening

--   Aggregate
--     Index Only Scan rekening_nama_unik rekening
