-- getAssetNeraca {"idKategori":2}
with n as (select *, harga - akumulasi_susut as total_susut from (
select a.kode_asset, a.id_pengajuan_asset, a.nama_barang, a.tgl_asset_masuk, a.harga, a.id_asset as urut,
case when b.penuh >= a.pembagi then a.harga else a.harga / a.pembagi * greatest(b.penuh, 0) end as akumulasi_susut
from asset a cross join hari_susut($1::date) h
cross join lateral (
select h.bulan - (date_part('year', a.tgl_asset_masuk) * 12 + date_part('month', a.tgl_asset_masuk))::int
- (date_part('day', a.tgl_asset_masuk)::int > h.hari_ke)::int as penuh) b
where a.id_kategori_asset = $2 and a.tgl_buku <= $3
and a.id_asset not in (select id_asset from asset_istirahat where dari <= $4 and $5 < sampai)
union all
select null, id_pengajuan_asset, nama_barang, tgl_approve, harga, urut, 0
from pengajuan_asset
where status_pengajuan = 'Disetujui' and id_kategori_asset = $6 and tgl_approve <= $7
and coalesce(tgl_masuk, 'infinity') > $8) n),
semua as (
select jsonb_build_object(
'banyak', count(*), 'hargaPerolehan', coalesce(sum(harga), 0),
'akumulasiSusut', coalesce(sum(akumulasi_susut), 0), 'totalSusut', coalesce(sum(total_susut), 0)) as jumlah
from n),
halaman as (
select *, row_number() over () as nomor from (
select * from n order by total_susut desc, harga desc, kode_asset is null, urut
limit $9 offset $10) h)
select s.jumlah, h.nomor is not null as ada, h.kode_asset, h.id_pengajuan_asset, h.nama_barang, h.tgl_asset_masuk,
h.harga, h.akumulasi_susut, h.total_susut
from semua s left join halaman h on true order by h.nomor

--   Sort
--     Subquery Scan CTE n
--       Append
--         Subquery Scan
--           Nested Loop
--             Index Scan asset_kelompok_urut asset
--               Subquery Scan SubPlan 1
--                 WindowAgg
--                   Index Only Scan asset_kondisi_asset asset_kondisi
--             Function Scan hari_susut
--         Subquery Scan
--           Index Scan pengajuan_asset_disetujui pengajuan_asset
--     Nested Loop
--       Aggregate
--         CTE Scan n
--       WindowAgg
--         Subquery Scan
--           Limit
--             Sort
--               CTE Scan n

-- getAssetNeraca {"idKategori":2}
select 1 from kategori_asset where id_kategori_asset = $1

--   Index Only Scan kategori_asset_pkey kategori_asset
