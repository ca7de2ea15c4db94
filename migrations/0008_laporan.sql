-- What the reports read. A person writes here only the six figures of the balance sheet that no book holds.

-- Entering the six figures again for the same day adds a row. The latest row on or before a day counts, and what was entered
-- before stays readable.
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
create trigger neraca_manual_tertutup before insert on neraca_manual for each row execute function bulan_dijaga('tanggal');

-- Sums per day (per month for units sold) that the reports are made of: ten years are added up from some thousand rows,
-- however many documents there are. Triggers add the difference that each statement makes as rows of its own, so no writer
-- waits for another one to count. Once an hour lipat_ringkasan() makes one row of those with the same key. The books check
-- counts all of them again from the documents.

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

-- By how much the value of the stock changed, and what the goods had cost that left. Goods that came back in good condition
-- are taken off the cost again.
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
    coalesce(sum(b.qty * b.harga_beli) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur')), 0),
    count(*) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur'))
  from baru b left join stok s on s.id_produk = b.id_produk and s.urut = b.urut - 1
  group by 1;
  return null;
end $$;
create trigger stok_harian_baru after insert on stok referencing new table as baru
  for each statement execute function stok_harian_baru();

-- Damaged goods are part of the stock's value. What they are decided to be worth is taken off the cost of goods.
create function stok_harian_rusak() returns trigger language plpgsql as $$
begin
  insert into stok_harian
  select tanggal, sum(nilai), coalesce(sum(nilai) filter (where jenis = 'nilai'), 0), count(*) filter (where jenis = 'nilai')
  from baru where nilai <> 0 group by 1;
  return null;
end $$;
create trigger stok_harian_rusak after insert on stok_rusak referencing new table as baru
  for each statement execute function stok_harian_rusak();

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

-- Two of these may run at once: a row that the other one took is counted there.
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

-- What the dashboard counts as sold in a closed month stays the same when an order of that month, or a line of it, is
-- cancelled later: a row on the order's day gives back what is taken away, and a row on the first open day takes it. A row is
-- money of an order, or units of a product.
create table koreksi_penjualan (
  tanggal   date not null,
  id_so     text not null references so,
  id_produk integer references produk,
  nominal   bigint not null,
  unit      integer not null,
  check ((id_produk is null) = (unit = 0) and (nominal = 0) <> (unit = 0))
);
create index koreksi_penjualan_tanggal on koreksi_penjualan (tanggal) include (id_produk, nominal, unit);
create index koreksi_penjualan_so on koreksi_penjualan (id_so);
create index koreksi_penjualan_produk on koreksi_penjualan (id_produk, tanggal) where id_produk is not null;
create trigger koreksi_penjualan_tetap before update or delete on koreksi_penjualan
  for each row execute function tolak_perubahan();
create trigger koreksi_penjualan_utuh before truncate on koreksi_penjualan
  for each statement execute function tolak_perubahan();

create function so_dikoreksi() returns trigger language plpgsql as $$
declare
  batas date;
  beda  bigint := (case when old.status_so in ('Cancel', 'Tolak') then 0 else old.total_pembelian end)
    - (case when new.status_so in ('Cancel', 'Tolak') then 0 else new.total_pembelian end);
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if new.tgl_order <= batas then
    insert into koreksi_penjualan values
      (new.tgl_order, new.id_so, null, beda, 0), (batas + 1, new.id_so, null, -beda, 0);
  end if;
  return null;
end $$;
create trigger so_dikoreksi after update on so for each row
  when (case when old.status_so in ('Cancel', 'Tolak') then 0 else old.total_pembelian end
    <> case when new.status_so in ('Cancel', 'Tolak') then 0 else new.total_pembelian end)
  execute function so_dikoreksi();

create function orderan_dikoreksi() returns trigger language plpgsql as $$
declare
  batas date;
  beda  integer := case when old.terjual then new.qty else -new.qty end;
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if new.tgl_order <= batas then
    insert into koreksi_penjualan values
      (new.tgl_order, new.id_so, new.id_produk, 0, beda), (batas + 1, new.id_so, new.id_produk, 0, -beda);
  end if;
  return null;
end $$;
create trigger orderan_dikoreksi after update on orderan for each row
  when (old.terjual <> new.terjual) execute function orderan_dikoreksi();
