-- What making machines cost in a month against the standard they entered the stock with. Needs are marked as production costs; the
-- difference goes to the stock that is still here and to the cost of the goods that left, by an entry that somebody else approves.
alter table kebutuhan add column biaya_produksi boolean not null default false;

create table pembebanan (
  id_jurnal_umum text primary key references jurnal_umum,
  bulan          date not null check (extract(day from bulan) = 1),
  -- What was spent, and what the machines of the month were worth by their standard.
  biaya          bigint not null,
  standar        bigint not null,
  id_user        integer not null references karyawan
);
create index pembebanan_bulan on pembebanan (bulan);
create table pembebanan_produk (
  id_jurnal_umum text not null references pembebanan,
  id_produk      integer not null references produk,
  unit           integer not null check (unit >= 1),
  standar        bigint not null,
  selisih        bigint not null,
  primary key (id_jurnal_umum, id_produk)
);
create index pembebanan_produk_produk on pembebanan_produk (id_produk);
create trigger pembebanan_tetap before update or delete on pembebanan for each row execute function tolak_perubahan();
create trigger pembebanan_utuh before truncate on pembebanan for each statement execute function tolak_perubahan();
create trigger pembebanan_produk_tetap before update or delete on pembebanan_produk for each row execute function tolak_perubahan();
create trigger pembebanan_produk_utuh before truncate on pembebanan_produk for each statement execute function tolak_perubahan();

-- Machines that were made by their standard, month by month.
create index stok_standar on stok (tanggal, id_produk) include (qty, nilai, harga_beli) where jenis = 'produksi' and id_produksi is null;
