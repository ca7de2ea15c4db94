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
-- thousand rows, however many documents there are. Each is kept by a trigger that writes when its transaction is about
-- to commit, so that the row of a busy day is held for that moment only and after every other lock. The books check
-- counts all of them again from the documents.

create table so_harian (
  tgl_order         date not null,
  status_so         text not null,
  status_pembayaran text not null,
  jumlah            bigint not null,
  nominal           bigint not null,
  primary key (tgl_order, status_so, status_pembayaran)
);

create function so_harian_catat() returns trigger language plpgsql as $$
begin
  -- In one order, so that two that change the same two sums never wait for each other in a circle.
  insert into so_harian as h
  select hari, status, pembayaran, sum(n), sum(total)
  from (values (old.tgl_order, old.status_so, old.status_pembayaran, -1, -old.total_pembelian),
               (new.tgl_order, new.status_so, new.status_pembayaran, 1, new.total_pembelian))
    v(hari, status, pembayaran, n, total)
  where hari is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (tgl_order, status_so, status_pembayaran) do update
    set jumlah = h.jumlah + excluded.jumlah, nominal = h.nominal + excluded.nominal;
  return null;
end $$;
create constraint trigger so_harian_baru after insert on so deferrable initially deferred
  for each row execute function so_harian_catat();
create constraint trigger so_harian_ubah after update on so deferrable initially deferred
  for each row when ((old.tgl_order, old.status_so, old.status_pembayaran, old.total_pembelian) is distinct from
                     (new.tgl_order, new.status_so, new.status_pembayaran, new.total_pembelian))
  execute function so_harian_catat();

-- Units of each product, by the month of their order.
create table terjual_bulanan (
  bulan     date not null check (extract(day from bulan) = 1),
  id_produk integer not null,
  unit      bigint not null,
  primary key (bulan, id_produk)
);

create function terjual_catat() returns trigger language plpgsql as $$
begin
  insert into terjual_bulanan as t
  values (date_trunc('month', new.tgl_order::timestamp)::date, new.id_produk, case when new.terjual then new.qty else -new.qty end)
  on conflict (bulan, id_produk) do update set unit = t.unit + excluded.unit;
  return null;
end $$;
create constraint trigger terjual_baru after insert on orderan deferrable initially deferred
  for each row when (new.terjual) execute function terjual_catat();
create constraint trigger terjual_ubah after update on orderan deferrable initially deferred
  for each row when (old.terjual <> new.terjual) execute function terjual_catat();

-- By how much the value of the stock changed, and what the goods had cost that left (those that came back taken off).
create table stok_harian (
  tanggal date primary key,
  nilai   bigint not null,
  hpp     bigint not null,
  keluar  integer not null
);

create function stok_harian_catat() returns trigger language plpgsql as $$
declare
  sebelum bigint;
  keluar boolean := new.jenis in ('kirim', 'batal-kirim');
begin
  select saldo * harga_beli into sebelum from stok where id_produk = new.id_produk and urut = new.urut - 1;
  insert into stok_harian as h
  values (new.tanggal, new.saldo * new.harga_beli - coalesce(sebelum, 0),
    case when keluar then new.qty * new.harga_beli else 0 end, keluar::int)
  on conflict (tanggal) do update
    set nilai = h.nilai + excluded.nilai, hpp = h.hpp + excluded.hpp, keluar = h.keluar + excluded.keluar;
  return null;
end $$;
create constraint trigger stok_harian_catat after insert on stok deferrable initially deferred
  for each row execute function stok_harian_catat();

-- What approved requests brought (+) or took (-), by the account on the company's side and the day of the approval.
create table laba_harian (
  id_kebutuhan integer not null,
  tanggal      date not null,
  id_rekening  integer not null,
  nominal      bigint not null,
  jumlah       integer not null,
  primary key (id_kebutuhan, tanggal, id_rekening)
);

create function laba_harian_catat() returns trigger language plpgsql as $$
declare
  masuk boolean := new.tipe_pengajuan = 'masuk';
begin
  insert into laba_harian as h
  values (new.id_kebutuhan, new.tgl_approve, case when masuk then new.id_rekening_tujuan else new.id_rekening_asal end,
    case when masuk then new.nominal_pengajuan else -new.nominal_pengajuan end, 1)
  on conflict (id_kebutuhan, tanggal, id_rekening) do update
    set nominal = h.nominal + excluded.nominal, jumlah = h.jumlah + 1;
  return null;
end $$;
-- A decided request never changes again, so each comes here once.
create constraint trigger laba_harian_catat after insert or update on pengajuan deferrable initially deferred
  for each row when (new.status_pengajuan = 'Disetujui' and new.tipe_pengajuan <> 'pindah')
  execute function laba_harian_catat();
