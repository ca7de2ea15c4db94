-- Laba per Order: what the journal says about revenue and cost of goods, by order, product, customer and sales person. A row
-- is what an entry says of one order and product, or of an amount that belongs to no product (pos). Rows are only added; their
-- sums are those of the accounts of the journal, month by month.
create table laba_pesanan (
  bulan        date not null check (extract(day from bulan) = 1),
  -- produk: goods of an order. pembagian: the rest of an order's value that no product has (yet). ongkir, admin, diskon and
  -- potongan belong to an order as a whole; pemasok, persediaan and umum to no order.
  pos          text not null check (pos in
    ('produk', 'pembagian', 'ongkir', 'admin', 'diskon', 'potongan', 'pemasok', 'persediaan', 'umum')),
  id_so        text,
  id_produk    integer,
  id_pelanggan integer,
  id_sales     integer,
  pendapatan   bigint not null,
  hpp          bigint not null,
  check ((pos = 'produk') = (id_produk is not null)),
  check (case when pos in ('pemasok', 'persediaan', 'umum') then id_so is null else id_so is not null end)
);
create index laba_pesanan_bulan on laba_pesanan (bulan, id_so) include (pos, pendapatan, hpp);
create index laba_pesanan_so on laba_pesanan (id_so) include (id_produk, pos, bulan, id_pelanggan, id_sales, pendapatan, hpp);
create index laba_pesanan_produk on laba_pesanan (id_produk, bulan) include (id_so, pendapatan, hpp) where id_produk is not null;
create index laba_pesanan_pelanggan on laba_pesanan (id_pelanggan, bulan) include (id_so, pendapatan, hpp);

-- Its sums by month and by year, as rows of differences like all sums of the reports; `id` is 0 for what belongs to none.
create table laba_ringkas (
  sudut      text not null,
  satuan     text not null,
  mulai      date not null,
  id         integer not null,
  pos        text not null,
  pendapatan bigint not null,
  hpp        bigint not null
);
create index laba_ringkas_kunci on laba_ringkas (sudut, satuan, mulai, id, pos) include (pendapatan, hpp);

create function laba_ringkas_baru() returns trigger language plpgsql as $$
begin
  insert into laba_ringkas
  select s.sudut, u.satuan, date_trunc(u.trunc, b.bulan::timestamp)::date, coalesce(s.id, 0),
    case when s.id is null then b.pos else '' end, sum(b.pendapatan), sum(b.hpp)
  from baru b
  cross join lateral (values ('produk', b.id_produk), ('pelanggan', b.id_pelanggan), ('sales', b.id_sales)) s(sudut, id)
  cross join (values ('bulan', 'month'), ('tahun', 'year')) u(satuan, trunc)
  group by 1, 2, 3, 4, 5 having sum(b.pendapatan) <> 0 or sum(b.hpp) <> 0;
  return null;
end $$;
create trigger laba_ringkas_baru after insert on laba_pesanan referencing new table as baru
  for each statement execute function laba_ringkas_baru();

create function lipat_laba() returns void language sql begin atomic
  with banyak as (select sudut, satuan, mulai, id, pos from laba_ringkas group by 1, 2, 3, 4, 5 having count(*) > 1),
  lama as (delete from laba_ringkas r using banyak b
    where (r.sudut, r.satuan, r.mulai, r.id, r.pos) = (b.sudut, b.satuan, b.mulai, b.id, b.pos) returning r.*)
  insert into laba_ringkas
  select sudut, satuan, mulai, id, pos, sum(pendapatan), sum(hpp) from lama group by 1, 2, 3, 4, 5;
end;

-- The accounts of revenue and of the cost of goods that the program books to.
create function akun_laba() returns text[] language sql immutable parallel safe return array['penjualan', 'tambahan-online',
  'ongkir-peti', 'admin', 'diskon', 'retur-penjualan', 'potongan-penjualan', 'hpp', 'selisih-harga-beli', 'penyesuaian-persediaan'];

-- What each product of an order `so` has brought until a day: its price in the order, without the PPN within it, times the units
-- that left and were not taken back. Once all units have left, the value that was booked for them (`dibukukan`) is shared out in these proportions, so
-- that tax in the prices and roundings stay with the products. Of a cancelled order nothing remains.
create function laba_produk(so text, hari date, dibukukan bigint) returns table (id_produk integer, nominal bigint)
language sql stable as $$
  with pesanan as (
    select s.dibatalkan, (s.dibatalkan at time zone 'Asia/Jakarta')::date <= hari as batal,
      case when not s.harga_tanpa_ppn then s.ppn_atas end as ppn_atas, s.ppn_bawah
    from so s where s.id_so = so),
  baris as (
    select o.id_produk, sum(o.qty) as qty, sum(o.total_harga + o.total_tambahan_harga_online) as harga
    from orderan o cross join pesanan p
    where o.id_so = so and p.batal is not true and (o.dibatalkan is null or o.dibatalkan = p.dibatalkan) group by 1),
  keluar as (
    select t.id_produk, -sum(t.qty) as unit from surat_jalan n join stok t on t.sumber = n.id_surat_jalan
    where n.id_so = so and t.jenis in ('kirim', 'batal-kirim') and t.tanggal <= hari group by 1),
  kembali as (
    select o.id_produk, sum(b.qty_baik + b.qty_rusak) as unit, sum(b.qty_baik + b.qty_rusak) filter (where r.keputusan = 'ganti') as ganti
    from retur r join retur_baris b using (id_retur) join orderan o using (id_orderan)
    where r.id_so = so and (r.keputusan in ('ganti', 'dana') and r.tgl_putus <= hari or exists (
      select from koreksi k where k.id_retur = r.id_retur and k.status = 'Disetujui' and k.tgl_approve <= hari)) group by 1),
  bobot as (
    select b.id_produk, coalesce(k.unit, 0) - coalesce(r.ganti, 0) >= b.qty as utuh,
      div(b.harga * greatest(coalesce(k.unit, 0) - coalesce(r.unit, 0), 0), b.qty)::bigint as harga
    from baris b left join keluar k using (id_produk) left join kembali r using (id_produk)),
  jalan as (
    select n.id_produk, n.nominal, sum(n.nominal) over (order by n.id_produk) as sampai, sum(n.nominal) over () as semua,
      bool_and(n.utuh) over () as utuh
    from (select b.id_produk, b.utuh, b.harga - ppn_dari(b.harga, p.ppn_atas, p.ppn_bawah) as nominal
          from bobot b cross join pesanan p) n)
  select jalan.id_produk, case when utuh and semua > 0
    then round(dibukukan * sampai / semua) - round(dibukukan * (sampai - jalan.nominal) / semua) else jalan.nominal end::bigint
  from jalan
$$;

-- Adds the rows of entries of the journal. What belongs to the goods of an order is compared with what its products have
-- already; so a delivery, a change of the order and a return are one and the same. The plan is kept from a time when these
-- tables are empty: it must not read them whole when they have grown.
create function laba_catat(entri bigint[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  insert into laba_pesanan (bulan, pos, id_so, id_produk, id_pelanggan, id_sales, pendapatan, hpp)
  with baris as materialized (
    select j.id_jurnal, j.tanggal, j.waktu, j.peristiwa, j.dokumen, a.bawaan, sum(b.kredit - b.debit) as nominal
    from unnest(entri) e(id_jurnal) join jurnal j using (id_jurnal) join jurnal_baris b using (id_jurnal) join akun a using (id_akun)
    where a.bawaan = any(akun_laba()) group by 1, 2, 3, 4, 5, 6),
  pesanan as materialized (
    select d.id_jurnal, case when d.peristiwa <> 'jurnal-umum' then coalesce(
      (select n.id_so from surat_jalan n where n.id_surat_jalan = d.dokumen), (select i.id_so from invoice i where i.id_invoice = d.dokumen),
      (select r.id_so from retur r where r.id_retur = d.dokumen), (select k.id_so from koreksi k where k.id_koreksi = d.dokumen),
      (select s.id_so from so s where s.id_so = d.dokumen),
      (select min(b.sub) from jurnal_baris b join akun a using (id_akun) where b.id_jurnal = d.id_jurnal and a.bawaan = 'piutang')) end as id_so
    from (select distinct id_jurnal, peristiwa, dokumen from baris) d),
  rinci as materialized (
    select b.*, p.id_so, date_trunc('month', b.tanggal::timestamp)::date as bulan,
      case
        when b.bawaan = 'penyesuaian-persediaan' and b.peristiwa <> 'jurnal-umum' then 'persediaan'
        when b.bawaan = 'selisih-harga-beli' and b.peristiwa <> 'jurnal-umum' or b.peristiwa = 'tagihan-nilai' then 'pemasok'
        when p.id_so is null then 'umum'
        when b.bawaan in ('penjualan', 'tambahan-online', 'retur-penjualan', 'hpp') then 'pembagian'
        when b.bawaan = 'ongkir-peti' then 'ongkir' when b.bawaan = 'potongan-penjualan' then 'potongan' else b.bawaan end as pos,
      b.bawaan in ('hpp', 'selisih-harga-beli', 'penyesuaian-persediaan') as biaya
    from baris b join pesanan p using (id_jurnal)),
  barang as (
    select id_so, max(tanggal) as tanggal, sum(nominal) as nominal from rinci where pos = 'pembagian' and not biaya group by 1),
  -- What the products of these orders have less what they had.
  produk as materialized (
    select g.id_so, date_trunc('month', g.tanggal::timestamp)::date as bulan, x.id_produk, sum(x.nominal) as nominal
    from barang g
    cross join lateral (
      select coalesce(sum(l.pendapatan), 0) + g.nominal as dibukukan from laba_pesanan l
      where l.id_so = g.id_so and l.pos in ('produk', 'pembagian')) d
    cross join lateral (
      select t.id_produk, t.nominal from laba_produk(g.id_so, g.tanggal, d.dibukukan::bigint) t
      union all
      select l.id_produk, -l.pendapatan from laba_pesanan l where l.id_so = g.id_so and l.pos = 'produk') x
    group by 1, 2, 3 having sum(x.nominal) <> 0),
  -- The cost of each product: the rows of the books of goods that the entry was made of.
  pokok as materialized (
    select r.id_so, r.bulan, t.id_produk, -sum(coalesce(t.nilai, t.qty * t.harga_beli)) as nominal
    from rinci r join stok t on t.sumber = r.dokumen and t.waktu = r.waktu and t.tanggal = r.tanggal and t.jenis = r.peristiwa
    where r.bawaan = 'hpp' and r.pos = 'pembagian' and t.jenis in ('kirim', 'batal-kirim', 'retur') group by 1, 2, 3
    union all
    select r.id_so, r.bulan, k.id_produk, -sum(k.nilai)
    from rinci r join stok_rusak k on k.sumber = r.dokumen and k.waktu = r.waktu and k.tanggal = r.tanggal and k.jenis = 'nilai'
    where r.bawaan = 'hpp' and r.pos = 'pembagian' and r.peristiwa = 'stok-rusak-nilai' group by 1, 2, 3),
  semua as (
    select bulan, pos, id_so, null::integer as id_produk, case when biaya then 0 else nominal end as pendapatan,
      case when biaya then -nominal else 0 end as hpp from rinci
    union all select bulan, 'produk', id_so, id_produk, nominal, 0 from produk
    union all select bulan, 'pembagian', id_so, null, -nominal, 0 from produk
    union all select bulan, 'produk', id_so, id_produk, 0, nominal from pokok
    union all select bulan, 'pembagian', id_so, null, 0, -nominal from pokok)
  select x.bulan, x.pos, case when x.pos not in ('pemasok', 'persediaan', 'umum') then x.id_so end, x.id_produk, l.id_pelanggan,
    s.id_user, sum(x.pendapatan), sum(x.hpp)
  from (select bulan, pos, case when pos not in ('pemasok', 'persediaan', 'umum') then id_so end as id_so, id_produk, pendapatan, hpp
        from semua) x
  left join so s using (id_so) left join so_pelanggan l using (id_so)
  group by 1, 2, 3, 4, 5, 6 having sum(x.pendapatan) <> 0 or sum(x.hpp) <> 0;
end $$;

-- After jurnal_baris_baru, which makes writers for the same order wait for each other.
create function jurnal_baris_laba() returns trigger language plpgsql as $$
declare
  entri bigint[];
begin
  select array_agg(distinct b.id_jurnal) into entri from baru b join akun a using (id_akun)
  where a.bawaan = any(akun_laba());
  if entri is not null then perform laba_catat(entri); end if;
  return null;
end $$;
create trigger jurnal_baris_laba after insert on jurnal_baris referencing new table as baru
  for each statement execute function jurnal_baris_laba();

-- An order that is given to another customer takes its figures of the open months along; closed months keep theirs.
create function so_pelanggan_laba() returns trigger language plpgsql as $$
begin
  insert into laba_pesanan (bulan, pos, id_so, id_produk, id_pelanggan, id_sales, pendapatan, hpp)
  select l.bulan, l.pos, l.id_so, l.id_produk, k.id_pelanggan, l.id_sales, k.tanda * l.pendapatan, k.tanda * l.hpp
  from (select p.bulan, p.pos, p.id_so, p.id_produk, p.id_pelanggan, b.id_pelanggan as ke, p.id_sales, sum(p.pendapatan) as pendapatan,
          sum(p.hpp) as hpp
        from baru b join laba_pesanan p using (id_so)
        where p.id_pelanggan is null or p.id_pelanggan <> b.id_pelanggan and p.bulan >= bulan_buka()
        group by 1, 2, 3, 4, 5, 6, 7 having sum(p.pendapatan) <> 0 or sum(p.hpp) <> 0) l
  cross join lateral (values (l.id_pelanggan, -1), (l.ke, 1)) k(id_pelanggan, tanda);
  return null;
end $$;
create trigger so_pelanggan_laba after insert on so_pelanggan referencing new table as baru
  for each statement execute function so_pelanggan_laba();
create trigger so_pelanggan_laba_ubah after update on so_pelanggan referencing new table as baru
  for each statement execute function so_pelanggan_laba();

-- The past, month by month.
do $$
declare
  entri bigint[];
begin
  for entri in
    select array_agg(distinct b.id_jurnal) from jurnal_baris b join akun a using (id_akun)
    where a.bawaan = any(akun_laba())
    group by date_trunc('month', b.tanggal::timestamp) order by date_trunc('month', b.tanggal::timestamp)
  loop
    perform laba_catat(entri);
  end loop;
end $$;
