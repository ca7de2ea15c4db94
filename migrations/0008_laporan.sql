-- What the reports read: nothing here is written by them but the six figures of the balance sheet that a person enters.

-- The chart of the stock begins with the products that are shortest of what they should have.
create index produk_tersisa on produk ((jumlah_stock - minimal_stock), id_produk) where not soft_delete;

-- Requests for an asset that wait for a decision: few, among all that were ever made.
create index pengajuan_asset_menunggu on pengajuan_asset (urut) where status_pengajuan = 'Menunggu';

-- What Laba Rugi sums and shows: of each need the approved requests in the order of their approval. Moves between the
-- company's own accounts are neither gain nor loss. Reports read these indexes alone, however long the books are.
create index pengajuan_laba on pengajuan (id_kebutuhan, tgl_approve, urut)
  include (tipe_pengajuan, nominal_pengajuan, id_rekening_asal, id_rekening_tujuan)
  where status_pengajuan = 'Disetujui' and tipe_pengajuan <> 'pindah';
create index stok_keluar on stok (tanggal, id_stok) include (qty, harga_beli)
  where jenis in ('kirim', 'batal-kirim');

-- The six figures of the balance sheet that no book holds. Entering them again for the same day adds a row: the latest
-- one on or before a day counts, and what was believed before stays readable.
create table neraca_manual (
  id_neraca_manual bigint generated always as identity primary key,
  tanggal          date not null,
  waktu            timestamptz not null,
  id_user          integer not null references karyawan,
  nama_user        text not null,
  piutang_usaha    bigint not null check (piutang_usaha between 0 and 999999999999999),
  piutang_karyawan bigint not null check (piutang_karyawan between 0 and 999999999999999),
  pembangunan      bigint not null check (pembangunan between 0 and 999999999999999),
  asset_lain_lain  bigint not null check (asset_lain_lain between 0 and 999999999999999),
  laba_ditahan     bigint not null check (laba_ditahan between -999999999999999 and 999999999999999),
  deviden          bigint not null check (deviden between 0 and 999999999999999)
);
create index neraca_manual_tanggal on neraca_manual (tanggal desc, id_neraca_manual desc);
create trigger neraca_manual_tetap before update or delete on neraca_manual
  for each row execute function tolak_perubahan();
create trigger neraca_manual_utuh before truncate on neraca_manual
  for each statement execute function tolak_perubahan();

-- Purchase orders of which something arrived, by the day they were paid: those that were owed on some day.
create index po_hutang on po (tgl_lunas) where dibatalkan is null and qty_selesai > 0;

-- Sums per day (per month for units sold) that the reports are made of: what ten years come to is added up from some
-- thousand rows, however many documents there are. Triggers add the difference that each statement makes as rows of its
-- own: nobody waits for anybody to count. Once an hour lipat_ringkasan() makes one row of those with the same key. The
-- books check counts all of them again from the documents.

create table so_harian (
  tgl_order         date not null,
  status_so         text not null,
  status_pembayaran text not null,
  jumlah            bigint not null,
  nominal           bigint not null
);
create index so_harian_kunci on so_harian (tgl_order, status_so, status_pembayaran) include (jumlah, nominal);

create function so_harian_baru() returns trigger language plpgsql as $$
begin
  insert into so_harian
  select tgl_order, status_so, status_pembayaran, count(*), sum(total_pembelian) from baru group by 1, 2, 3;
  return null;
end $$;
create trigger so_harian_baru after insert on so referencing new table as baru
  for each statement execute function so_harian_baru();

create function so_harian_ubah() returns trigger language plpgsql as $$
begin
  insert into so_harian
  values (old.tgl_order, old.status_so, old.status_pembayaran, -1, -old.total_pembelian),
         (new.tgl_order, new.status_so, new.status_pembayaran, 1, new.total_pembelian);
  return null;
end $$;
create trigger so_harian_ubah after update on so for each row
  when ((old.tgl_order, old.status_so, old.status_pembayaran, old.total_pembelian)
        <> (new.tgl_order, new.status_so, new.status_pembayaran, new.total_pembelian))
  execute function so_harian_ubah();

-- Units of each product, by the month of their order.
create table terjual_bulanan (
  bulan     date not null check (extract(day from bulan) = 1),
  id_produk integer not null,
  unit      bigint not null
);
create index terjual_bulanan_kunci on terjual_bulanan (bulan, id_produk) include (unit);

create function terjual_baru() returns trigger language plpgsql as $$
begin
  insert into terjual_bulanan
  select date_trunc('month', tgl_order::timestamp)::date, id_produk, sum(qty) from baru where terjual group by 1, 2;
  return null;
end $$;
create trigger terjual_baru after insert on orderan referencing new table as baru
  for each statement execute function terjual_baru();

create function terjual_ubah() returns trigger language plpgsql as $$
begin
  insert into terjual_bulanan values (date_trunc('month', new.tgl_order::timestamp)::date, new.id_produk,
    case when new.terjual then new.qty else -new.qty end);
  return null;
end $$;
create trigger terjual_ubah after update on orderan
  for each row when (old.terjual <> new.terjual) execute function terjual_ubah();

-- By how much the value of the stock changed, and what the goods had cost that left (those that came back taken off).
create table stok_harian (
  tanggal date not null,
  nilai   bigint not null,
  hpp     bigint not null,
  keluar  integer not null
);
create index stok_harian_kunci on stok_harian (tanggal) include (nilai, hpp, keluar);

create function stok_harian_baru() returns trigger language plpgsql as $$
begin
  insert into stok_harian
  select b.tanggal, sum(b.saldo * b.harga_beli - coalesce(s.saldo * s.harga_beli, 0)),
    coalesce(sum(b.qty * b.harga_beli) filter (where b.jenis in ('kirim', 'batal-kirim')), 0),
    count(*) filter (where b.jenis in ('kirim', 'batal-kirim'))
  from baru b left join stok s on s.id_produk = b.id_produk and s.urut = b.urut - 1
  group by 1;
  return null;
end $$;
create trigger stok_harian_baru after insert on stok referencing new table as baru
  for each statement execute function stok_harian_baru();

-- What approved requests brought (+) or took (-), by the account on the company's side and the day of the approval.
create table laba_harian (
  id_kebutuhan integer not null,
  tanggal      date not null,
  id_rekening  integer not null,
  nominal      bigint not null,
  jumlah       integer not null
);
create index laba_harian_kunci on laba_harian (id_kebutuhan, tanggal, id_rekening) include (nominal, jumlah);

create function laba_harian_baru() returns trigger language plpgsql as $$
begin
  insert into laba_harian
  select p.id_kebutuhan, p.tgl_approve, b.id_rekening, sum(b.debit - b.kredit), count(*)
  from baru b join pengajuan p using (id_pengajuan) where p.tipe_pengajuan <> 'pindah'
  group by 1, 2, 3;
  return null;
end $$;
create trigger laba_harian_baru after insert on kas referencing new table as baru
  for each statement execute function laba_harian_baru();

-- A row that another transaction took meanwhile is counted there, so two of these at once do no harm.
create function lipat_ringkasan() returns void language sql begin atomic
  with banyak as (select tgl_order, status_so, status_pembayaran from so_harian group by 1, 2, 3 having count(*) > 1),
  lama as (delete from so_harian h using banyak b where (h.tgl_order, h.status_so, h.status_pembayaran)
    = (b.tgl_order, b.status_so, b.status_pembayaran) returning h.*)
  insert into so_harian select tgl_order, status_so, status_pembayaran, sum(jumlah), sum(nominal) from lama group by 1, 2, 3;
  with banyak as (select bulan, id_produk from terjual_bulanan group by 1, 2 having count(*) > 1),
  lama as (delete from terjual_bulanan t using banyak b where (t.bulan, t.id_produk) = (b.bulan, b.id_produk) returning t.*)
  insert into terjual_bulanan select bulan, id_produk, sum(unit) from lama group by 1, 2;
  with banyak as (select tanggal from stok_harian group by 1 having count(*) > 1),
  lama as (delete from stok_harian h using banyak b where h.tanggal = b.tanggal returning h.*)
  insert into stok_harian select tanggal, sum(nilai), sum(hpp), sum(keluar) from lama group by 1;
  with banyak as (select id_kebutuhan, tanggal, id_rekening from laba_harian group by 1, 2, 3 having count(*) > 1),
  lama as (delete from laba_harian h using banyak b where (h.id_kebutuhan, h.tanggal, h.id_rekening)
    = (b.id_kebutuhan, b.tanggal, b.id_rekening) returning h.*)
  insert into laba_harian select id_kebutuhan, tanggal, id_rekening, sum(nominal), sum(jumlah) from lama group by 1, 2, 3;
end;

-- What the counters of every list should say, row by row: they are filled by it and checked by it.
create view isi_daftar as
select 'so' as daftar, hari_ke(tgl_order) as ember from so
union all
select 'surat-jalan', hari_ke(tgl_order) from so where status_pembayaran in ('Proses', 'Lunas')
union all
select d.daftar, hari_ke(tgl_order) from orderan cross join lateral (values ('pl'), ('pl-' || status_produk)) d(daftar)
where sumber_produk = 'PL' and dibatalkan is null
union all
select 'pengajuan', hari_ke(tgl_pengajuan) from pengajuan
union all
select 'pengajuan-asset', hari_ke(tgl_pengajuan) from pengajuan_asset
union all
select 'jejak-keamanan', hari_ke(tanggal) from jejak_keamanan
union all
select d.daftar, id_produk >> 10
from produk cross join lateral (values ('produk'), ('produk-' || kategori_produk)) d(daftar)
union all
select 'po-' || status_po, (urut >> 10)::integer from po where dibatalkan is null
union all
select 'asset', id_asset >> 10 from asset;
