-- One change of many products at once, and what each of them had before, so that it can be taken back: a field that somebody has changed
-- since keeps what it has.
create table ubah_banyak (
  id_ubah_banyak  integer generated always as identity primary key,
  waktu           timestamptz not null,
  id_user         integer not null references karyawan,
  -- What was asked for, as people read it.
  isi             text not null check (isi <> ''),
  dibatalkan      timestamptz,
  dibatalkan_oleh integer references karyawan,
  check ((dibatalkan is null) = (dibatalkan_oleh is null))
);
-- A pair is null where the field was left as it was.
create table ubah_banyak_produk (
  id_ubah_banyak integer not null references ubah_banyak,
  id_produk      integer not null references produk,
  harga_lama     bigint,
  harga_baru     bigint,
  minimal_lama   integer,
  minimal_baru   integer,
  henti_lama     boolean,
  henti_baru     boolean,
  primary key (id_ubah_banyak, id_produk),
  check ((harga_lama is null) = (harga_baru is null) and (minimal_lama is null) = (minimal_baru is null)
    and (henti_lama is null) = (henti_baru is null)),
  check (num_nonnulls(harga_baru, minimal_baru, henti_baru) > 0)
);
create index ubah_banyak_produk_produk on ubah_banyak_produk (id_produk);
