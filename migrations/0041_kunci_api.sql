-- Keys with which other programs call as an employee. Only the hash of a key is kept.
create table kunci_api (
  id_kunci       integer generated always as identity primary key,
  sidik          bytea not null unique check (octet_length(sidik) = 32),
  -- Its first letters, by which people tell keys apart.
  awalan         text not null,
  nama           text not null check (nama <> ''),
  id_user        integer not null references karyawan,
  menu           text[] not null check (cardinality(menu) > 0),
  tulis          boolean not null,
  -- The last day on which it serves.
  berlaku_sampai date,
  dibuat         timestamptz not null,
  dibuat_oleh    integer not null references karyawan,
  dicabut        timestamptz,
  -- A number among those of sessions: addresses of pictures end with it.
  id_sesi        integer not null unique default nextval('sesi_id_sesi_seq'),
  dipakai        timestamptz,
  alamat         text not null default '',
  kali           bigint not null default 0,
  -- How often within the minute of its last use.
  menit          timestamptz,
  kali_menit     integer not null default 0
);
create unique index kunci_api_nama on kunci_api (lower(nama)) where dicabut is null;
