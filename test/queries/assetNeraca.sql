-- getAssetNeraca {"idKategori":2}
select count(*)::int as banyak, coalesce(sum(harga), 0)::bigint as harga_perolehan,
coalesce(sum(akumulasi_susut), 0)::bigint as akumulasi_susut,
coalesce(sum(harga - akumulasi_susut), 0)::bigint as total_susut
from (
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
and coalesce(tgl_masuk, 'infinity') > $8) n

--   Aggregate
--     Append
--       Subquery Scan
--         Nested Loop
--           Index Scan asset_kelompok_urut asset
--             Subquery Scan SubPlan 1
--               WindowAgg
--                 Index Only Scan asset_kondisi_asset asset_kondisi
--           Function Scan hari_susut
--       Subquery Scan
--         Index Scan pengajuan_asset_disetujui pengajuan_asset

-- getAssetNeraca {"idKategori":2}
select kode_asset, id_pengajuan_asset, nama_barang, tgl_asset_masuk, harga, akumulasi_susut,
harga - akumulasi_susut as total_susut
from (
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
and coalesce(tgl_masuk, 'infinity') > $8) n
order by total_susut desc, harga desc, kode_asset is null, urut limit $9 offset $10

--   Limit
--     Sort
--       Subquery Scan
--         Append
--           Subquery Scan
--             Nested Loop
--               Index Scan asset_kelompok_urut asset
--                 Subquery Scan SubPlan 1
--                   WindowAgg
--                     Index Only Scan asset_kondisi_asset asset_kondisi
--               Function Scan hari_susut
--           Subquery Scan
--             Index Scan pengajuan_asset_disetujui pengajuan_asset

-- getAssetNeraca {"idKategori":2}
select 1 from kategori_asset where id_kategori_asset = $1

--   Index Only Scan kategori_asset_pkey kategori_asset
