-- Price lists: what chosen customers, or the customers of a group, pay for a machine in place of its own price. Orders and offers
-- keep the price that they were made at, so nothing here changes one that exists. The version before knows none of this.

create table daftar_harga (
  id_daftar_harga integer generated always as identity primary key,
  nama            text not null check (nama <> ''),
  -- Every customer whose `kelompok_harga` is this has it; '' where it is for chosen customers alone.
  kelompok        text not null default '',
  mulai           date not null,
  sampai          date,
  aktif           boolean not null default true,
  dibuat          timestamptz not null,
  id_user         integer not null references karyawan,
  versi           integer not null default 1,
  constraint daftar_harga_masa check (sampai >= mulai)
);
create unique index daftar_harga_nama_unik on daftar_harga (lower(nama));
create index daftar_harga_kelompok on daftar_harga (lower(kelompok)) where kelompok <> '';

create table daftar_harga_pelanggan (
  id_daftar_harga integer not null references daftar_harga,
  id_pelanggan    integer not null references pelanggan,
  primary key (id_pelanggan, id_daftar_harga)
);
create index daftar_harga_pelanggan_daftar on daftar_harga_pelanggan (id_daftar_harga);

-- The price of a machine in a list from a day on: an amount, or so many per cent off its own price. Neither: its own price again.
create table daftar_harga_baris (
  id_daftar_harga integer not null references daftar_harga,
  id_produk       integer not null references produk,
  mulai           date not null,
  harga           bigint check (harga between 0 and 999999999999999),
  persen          numeric(5, 2) check (persen between 0 and 100),
  dibuat          timestamptz not null,
  id_user         integer not null references karyawan,
  primary key (id_daftar_harga, id_produk, mulai),
  constraint daftar_harga_baris_satu check (num_nonnulls(harga, persen) <= 1)
);
create index daftar_harga_baris_produk on daftar_harga_baris (id_produk);
create index daftar_harga_baris_mulai on daftar_harga_baris (id_daftar_harga, mulai);

alter table pelanggan add column kelompok_harga text not null default '';
create index pelanggan_kelompok_harga on pelanggan (lower(kelompok_harga)) where kelompok_harga <> '';

-- What a line of a list makes of a machine's own price.
create function harga_daftar(dasar bigint, harga bigint, persen numeric) returns bigint language sql immutable parallel safe as $$
  select coalesce(harga, round(dasar * (100 - persen) / 100)::bigint, dasar)
$$;
