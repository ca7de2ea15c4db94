-- getRincianArusKas {"idKebutuhan":8,"dari":"2026-01-01","sampai":"2026-12-31"}
select n.nama_kebutuhan as nama, coalesce(sum(l.jumlah), 0)::int as banyak, coalesce(sum(l.nominal), 0)::bigint as total
from kebutuhan_pada($1) n left join laba_harian l on l.id_kebutuhan = n.id_kebutuhan and l.tanggal between $2 and $3
where n.id_kebutuhan = $4 group by 1

--   Aggregate
--     Sort
--       Nested Loop
--         Index Scan kebutuhan_pkey kebutuhan
--         Index Only Scan laba_harian_kunci laba_harian
--         Limit SubPlan 1
--           Index Scan nama_dulu_pkey nama_dulu

-- getRincianArusKas {"idKebutuhan":8,"dari":"2026-01-01","sampai":"2026-12-31"}
select p.id_pengajuan, p.tgl_approve as tanggal, p.deskripsi_pengajuan, r.nama_rekening,
case when true
then case p.tipe_pengajuan when 'masuk' then p.nominal_pengajuan else -p.nominal_pengajuan end end as nominal,
p.id_so, p.id_invoice, p.id_po, p.kloter, p.id_pengajuan_asset
from pengajuan p
join rekening_pada(p.tgl_approve) r on r.id_rekening = case p.tipe_pengajuan when 'masuk' then p.id_rekening_tujuan else p.id_rekening_asal end
where p.id_kebutuhan = $1 and p.tgl_approve between $2 and $3
and p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan <> 'pindah'
order by p.tgl_approve desc, p.urut desc limit $4 offset $5

--   Limit
--     Nested Loop
--       Index Scan pengajuan_laba pengajuan
--       Index Scan rekening_pkey rekening
--       Limit SubPlan 1
--         Index Scan nama_dulu_pkey nama_dulu
