-- getBukuBesar {"akun":3}
select $1::integer * coalesce(sum(debit - kredit) filter (where not (true)), 0)::bigint as saldo_awal,
coalesce(sum(debit) filter (where true), 0)::bigint as debit,
coalesce(sum(kredit) filter (where true), 0)::bigint as kredit
from jurnal_harian where id_akun = $2

--   Aggregate
--     Index Only Scan jurnal_harian_kunci jurnal_harian

-- getBukuBesar {"akun":3}
with anak as (
select id_akun, mulai, sampai, mulai = '-infinity' and sampai > $1 as selalu from akun_masa
where id_akun_laporan = $2 and id_akun <> $3 and mulai <= $4)
select b.id_akun, b.kode, b.nama, m.jenis, (select k.id_rekening from akun k where k.id_akun = b.id_akun), case when m.jenis in ('Aset', 'Beban') then 1 else -1 end as arah,
array(select b.id_akun union all select id_akun from anak where selalu) as ids,
coalesce((select jsonb_agg(jsonb_build_object('idAkun', id_akun, 'mulai', mulai::text, 'sampai', sampai::text))
from anak where not selalu), '[]') as bagian,
case when b.bawaan in ('piutang', 'uang-muka') then (
select jsonb_build_object('idPiutang', p.id_akun,
'piutang', coalesce(sum(h.saldo) filter (where h.id_akun = p.id_akun), 0),
'uangMuka', -coalesce(sum(h.saldo) filter (where h.id_akun = u.id_akun), 0))
from akun p join akun u on u.bawaan = 'uang-muka'
left join jurnal_harian h on h.id_akun in (p.id_akun, u.id_akun) and h.tanggal <= $5
where p.bawaan = 'piutang' group by p.id_akun) end as piutang
from bagan_pada($6) b join bagan_masa m on m.id_akun = b.id_akun and m.mulai <= $7 and $8 < m.sampai
where b.id_akun = $9

--   Nested Loop
--     Merge Join CTE anak
--       Index Scan akun_bawaan_key akun InitPlan 1
--       Subquery Scan
--         WindowAgg
--           Index Scan akun_peta_pkey akun_peta
--       Index Scan akun_pkey akun
--     Aggregate InitPlan 7
--       CTE Scan anak
--     Aggregate InitPlan 8
--       Sort
--         Nested Loop
--           Nested Loop
--             Index Scan akun_bawaan_key akun
--             Index Scan akun_bawaan_key akun
--           Index Only Scan jurnal_harian_kunci jurnal_harian
--     Index Scan akun_bawaan_key akun InitPlan 9
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           Nested Loop
--             Index Scan akun_pkey akun
--             Limit
--               Index Scan nama_dulu_pkey nama_dulu
--           Index Scan rekening_pkey rekening
--             Limit SubPlan 3
--               Index Scan nama_dulu_pkey nama_dulu
--         Index Scan kategori_asset_pkey kategori_asset
--       Index Scan kebutuhan_pkey kebutuhan
--         Limit SubPlan 4
--           Index Scan nama_dulu_pkey nama_dulu
--     Nested Loop
--       Merge Join
--         WindowAgg
--           Index Scan akun_peta_pkey akun_peta
--         Sort
--           Nested Loop
--             WindowAgg
--               Index Scan akun_peta_pkey akun_peta
--             Index Scan akun_pkey akun
--       Index Only Scan akun_pkey akun
--     Index Scan akun_pkey akun SubPlan 5
--     Append SubPlan 6
--       Result
--       CTE Scan anak

-- getBukuBesar {"akun":3}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (select hari_ke(tanggal) as ember, sum(jumlah) as jumlah from jurnal_harian
where id_akun = $1
group by 1) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $2) as newest,
coalesce(max(ember) filter (where sampai >= $3), min(ember)) as oldest,
coalesce($4 - max(sampai - jumlah) filter (where sampai - jumlah <= $5), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Aggregate
--           Sort
--             Index Only Scan jurnal_harian_kunci jurnal_harian

-- getBukuBesar {"akun":3}
with baris as materialized (
select id_jurnal, urutan, id_akun, debit, kredit,
coalesce(sum(debit - kredit) over (order by tanggal desc, id_jurnal desc, urutan desc
rows between unbounded preceding and 1 preceding), 0) as lebih_baru
from (
select * from jurnal_baris
where id_akun = $1 and tanggal between (date '2000-01-01' + $2::integer) and (date '2000-01-01' + $3::integer)
order by tanggal desc, id_jurnal desc, urutan desc limit $4) b
order by tanggal desc, id_jurnal desc, urutan desc offset $5),
akhir as (
select coalesce(sum(debit - kredit), 0) as saldo from jurnal_harian
where id_akun = $6 and tanggal <= (date '2000-01-01' + $7::integer))
select b.id_jurnal, b.urutan, j.tanggal, j.peristiwa,
case when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
then coalesce((select p.kode_produk from produk_pada(j.tanggal) p where p.id_produk = j.dokumen::integer), j.dokumen)
when j.peristiwa = 'susut'
then coalesce((select k.nama_kategori from kategori_asset k where k.id_kategori_asset = j.dokumen::integer), j.dokumen)
else j.dokumen end as dokumen,
case when j.dokumen like 'SJ-%' then (select s.id_so from surat_jalan s where s.id_surat_jalan = j.dokumen)
when j.peristiwa = 'susut' then null
when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
then (select p.kode_produk from produk p where p.id_produk = j.dokumen::integer)
else j.dokumen end as kunci, j.keterangan,
coalesce((
select string_agg(distinct g.nama, ', ') from jurnal_baris l join bagan_pada(j.tanggal) g using (id_akun)
where l.id_jurnal = b.id_jurnal and (l.debit = 0) <> (b.debit = 0)), '') as lawan, b.debit, b.kredit, $8::integer * (akhir.saldo - b.lebih_baru)::bigint as saldo,
case when b.id_akun <> $9 then (select g.nama from bagan_pada(j.tanggal) g where g.id_akun = b.id_akun) end as lewat
from baris b join jurnal j using (id_jurnal) cross join akhir order by j.tanggal desc, b.id_jurnal desc, b.urutan desc

--   Sort
--     WindowAgg CTE baris
--       Subquery Scan
--         Limit
--           Index Only Scan jurnal_baris_akun jurnal_baris
--     Nested Loop
--       Aggregate
--         Index Only Scan jurnal_harian_kunci jurnal_harian
--       Nested Loop
--         CTE Scan baris
--         Index Scan jurnal_pkey jurnal
--       Nested Loop SubPlan 2
--         Index Scan produk_pkey produk
--         Limit
--           Index Scan nama_dulu_pkey nama_dulu
--       Index Scan kategori_asset_pkey kategori_asset SubPlan 3
--       Index Scan surat_jalan_pkey surat_jalan SubPlan 4
--       Index Scan produk_pkey produk SubPlan 5
--       Aggregate SubPlan 8
--         Sort
--           Hash Join
--             Index Scan jurnal_baris_pkey jurnal_baris
--             Hash
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Nested Loop
--                       Index Scan akun_id_rekening_key akun
--                       Limit
--                         Index Scan nama_dulu_pkey nama_dulu
--                     Index Scan rekening_pkey rekening
--                       Limit SubPlan 6
--                         Index Scan nama_dulu_pkey nama_dulu
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan kebutuhan_pkey kebutuhan
--                     Limit SubPlan 7
--                       Index Scan nama_dulu_pkey nama_dulu
--       Nested Loop SubPlan 11
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan akun_pkey akun
--               Limit
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 9
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan kebutuhan_pkey kebutuhan
--           Limit SubPlan 10
--             Index Scan nama_dulu_pkey nama_dulu

-- getBukuBesar {"akun":3}
select susut_sampai < $1 as perlu from jurnal_keadaan

--   Seq Scan jurnal_keadaan

-- getBukuBesar {"akun":3,"cari":"OVN"}
with ini as materialized (
select id_jurnal from jurnal where dokumen = $1
union select j.id_jurnal from produk p join jurnal j on j.dokumen = p.id_produk::text and j.peristiwa like 'stok-%'
where upper(p.kode_produk) = $2),
disebut as materialized (
select * from jurnal_baris where id_jurnal = any(array(select id_jurnal from ini))
union select * from jurnal_baris where sub = $3),
baris as materialized (
select id_jurnal, urutan, id_akun, debit, kredit, count(*) over () as total
from disebut where id_akun = $4
order by tanggal desc, id_jurnal desc, urutan desc limit $5 offset $6)
select t.*, b.total from (
select b.id_jurnal, b.urutan, j.tanggal, j.peristiwa,
case when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
then coalesce((select p.kode_produk from produk_pada(j.tanggal) p where p.id_produk = j.dokumen::integer), j.dokumen)
when j.peristiwa = 'susut'
then coalesce((select k.nama_kategori from kategori_asset k where k.id_kategori_asset = j.dokumen::integer), j.dokumen)
else j.dokumen end as dokumen,
case when j.dokumen like 'SJ-%' then (select s.id_so from surat_jalan s where s.id_surat_jalan = j.dokumen)
when j.peristiwa = 'susut' then null
when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
then (select p.kode_produk from produk p where p.id_produk = j.dokumen::integer)
else j.dokumen end as kunci, j.keterangan,
coalesce((
select string_agg(distinct g.nama, ', ') from jurnal_baris l join bagan_pada(j.tanggal) g using (id_akun)
where l.id_jurnal = b.id_jurnal and (l.debit = 0) <> (b.debit = 0)), '') as lawan, b.debit, b.kredit, null::bigint as saldo,
case when b.id_akun <> $7 then (select g.nama from bagan_pada(j.tanggal) g where g.id_akun = b.id_akun) end as lewat
from baris b join jurnal j using (id_jurnal)) t join baris b using (id_jurnal, urutan)
order by t.tanggal desc, id_jurnal desc, urutan desc

--   Sort
--     Aggregate CTE ini
--       Append
--         Index Scan jurnal_dokumen jurnal
--         Nested Loop
--           Seq Scan produk
--           Index Scan jurnal_dokumen jurnal
--     Aggregate CTE disebut
--       Append
--         Index Scan jurnal_baris_pkey jurnal_baris
--           CTE Scan ini InitPlan 2
--         Index Scan jurnal_baris_sub jurnal_baris
--     Limit CTE baris
--       Sort
--         WindowAgg
--           CTE Scan disebut
--     Nested Loop
--       Hash Join
--         CTE Scan baris
--         Hash
--           CTE Scan baris
--       Index Scan jurnal_pkey jurnal
--       Nested Loop SubPlan 5
--         Index Scan produk_pkey produk
--         Limit
--           Index Scan nama_dulu_pkey nama_dulu
--       Index Scan kategori_asset_pkey kategori_asset SubPlan 6
--       Index Scan surat_jalan_pkey surat_jalan SubPlan 7
--       Index Scan produk_pkey produk SubPlan 8
--       Aggregate SubPlan 11
--         Sort
--           Hash Join
--             Index Scan jurnal_baris_pkey jurnal_baris
--             Hash
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Nested Loop
--                       Index Scan akun_id_rekening_key akun
--                       Limit
--                         Index Scan nama_dulu_pkey nama_dulu
--                     Index Scan rekening_pkey rekening
--                       Limit SubPlan 9
--                         Index Scan nama_dulu_pkey nama_dulu
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan kebutuhan_pkey kebutuhan
--                     Limit SubPlan 10
--                       Index Scan nama_dulu_pkey nama_dulu
--       Nested Loop SubPlan 14
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan akun_pkey akun
--               Limit
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 12
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan kebutuhan_pkey kebutuhan
--           Limit SubPlan 13
--             Index Scan nama_dulu_pkey nama_dulu

-- getBukuBesar {"akun":3,"dari":"2026-01-01","sampai":"2026-12-31"}
select $1::integer * coalesce(sum(debit - kredit) filter (where not (tanggal >= $2)), 0)::bigint as saldo_awal,
coalesce(sum(debit) filter (where tanggal >= $3), 0)::bigint as debit,
coalesce(sum(kredit) filter (where tanggal >= $4), 0)::bigint as kredit
from jurnal_harian where id_akun = $5 and tanggal <= $6

--   Aggregate
--     Index Only Scan jurnal_harian_kunci jurnal_harian

-- getBukuBesar {"akun":3,"dari":"2026-01-01","sampai":"2026-12-31"}
with ember as (
select ember, jumlah, sum(jumlah) over (order by ember desc) as sampai from (select hari_ke(tanggal) as ember, sum(jumlah) as jumlah from jurnal_harian
where id_akun = $1
and tanggal >= $2 and tanggal <= $3 group by 1) h where jumlah > 0
)
select coalesce(sum(jumlah), 0)::bigint as total, max(ember) filter (where sampai > $4) as newest,
coalesce(max(ember) filter (where sampai >= $5), min(ember)) as oldest,
coalesce($6 - max(sampai - jumlah) filter (where sampai - jumlah <= $7), 0)::bigint as skip
from ember

--   Aggregate
--     WindowAgg
--       Sort
--         Aggregate
--           Sort
--             Index Only Scan jurnal_harian_tanggal jurnal_harian

-- getBukuBesar {"akun":3,"dari":"2026-01-01","sampai":"2026-12-31","cari":"OVN"}
with ini as materialized (
select id_jurnal from jurnal where dokumen = $1
union select j.id_jurnal from produk p join jurnal j on j.dokumen = p.id_produk::text and j.peristiwa like 'stok-%'
where upper(p.kode_produk) = $2),
disebut as materialized (
select * from jurnal_baris where id_jurnal = any(array(select id_jurnal from ini))
union select * from jurnal_baris where sub = $3),
baris as materialized (
select id_jurnal, urutan, id_akun, debit, kredit, count(*) over () as total
from disebut where id_akun = $4
and tanggal >= $5 and tanggal <= $6
order by tanggal desc, id_jurnal desc, urutan desc limit $7 offset $8)
select t.*, b.total from (
select b.id_jurnal, b.urutan, j.tanggal, j.peristiwa,
case when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
then coalesce((select p.kode_produk from produk_pada(j.tanggal) p where p.id_produk = j.dokumen::integer), j.dokumen)
when j.peristiwa = 'susut'
then coalesce((select k.nama_kategori from kategori_asset k where k.id_kategori_asset = j.dokumen::integer), j.dokumen)
else j.dokumen end as dokumen,
case when j.dokumen like 'SJ-%' then (select s.id_so from surat_jalan s where s.id_surat_jalan = j.dokumen)
when j.peristiwa = 'susut' then null
when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
then (select p.kode_produk from produk p where p.id_produk = j.dokumen::integer)
else j.dokumen end as kunci, j.keterangan,
coalesce((
select string_agg(distinct g.nama, ', ') from jurnal_baris l join bagan_pada(j.tanggal) g using (id_akun)
where l.id_jurnal = b.id_jurnal and (l.debit = 0) <> (b.debit = 0)), '') as lawan, b.debit, b.kredit, null::bigint as saldo,
case when b.id_akun <> $9 then (select g.nama from bagan_pada(j.tanggal) g where g.id_akun = b.id_akun) end as lewat
from baris b join jurnal j using (id_jurnal)) t join baris b using (id_jurnal, urutan)
order by t.tanggal desc, id_jurnal desc, urutan desc

--   Sort
--     Aggregate CTE ini
--       Append
--         Index Scan jurnal_dokumen jurnal
--         Nested Loop
--           Seq Scan produk
--           Index Scan jurnal_dokumen jurnal
--     Aggregate CTE disebut
--       Append
--         Index Scan jurnal_baris_pkey jurnal_baris
--           CTE Scan ini InitPlan 2
--         Index Scan jurnal_baris_sub jurnal_baris
--     Limit CTE baris
--       Sort
--         WindowAgg
--           CTE Scan disebut
--     Nested Loop
--       Nested Loop
--         CTE Scan baris
--         Index Scan jurnal_pkey jurnal
--       CTE Scan baris
--       Nested Loop SubPlan 5
--         Index Scan produk_pkey produk
--         Limit
--           Index Scan nama_dulu_pkey nama_dulu
--       Index Scan kategori_asset_pkey kategori_asset SubPlan 6
--       Index Scan surat_jalan_pkey surat_jalan SubPlan 7
--       Index Scan produk_pkey produk SubPlan 8
--       Aggregate SubPlan 11
--         Sort
--           Hash Join
--             Index Scan jurnal_baris_pkey jurnal_baris
--             Hash
--               Hash Join
--                 Hash Join
--                   Merge Join
--                     Nested Loop
--                       Index Scan akun_id_rekening_key akun
--                       Limit
--                         Index Scan nama_dulu_pkey nama_dulu
--                     Index Scan rekening_pkey rekening
--                       Limit SubPlan 9
--                         Index Scan nama_dulu_pkey nama_dulu
--                   Hash
--                     Index Scan kategori_asset_pkey kategori_asset
--                 Hash
--                   Index Scan kebutuhan_pkey kebutuhan
--                     Limit SubPlan 10
--                       Index Scan nama_dulu_pkey nama_dulu
--       Nested Loop SubPlan 14
--         Nested Loop
--           Nested Loop
--             Nested Loop
--               Index Scan akun_pkey akun
--               Limit
--                 Index Scan nama_dulu_pkey nama_dulu
--             Index Scan rekening_pkey rekening
--               Limit SubPlan 12
--                 Index Scan nama_dulu_pkey nama_dulu
--           Index Scan kategori_asset_pkey kategori_asset
--         Index Scan kebutuhan_pkey kebutuhan
--           Limit SubPlan 13
--             Index Scan nama_dulu_pkey nama_dulu
