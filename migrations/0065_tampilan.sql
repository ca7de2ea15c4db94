-- Tampilan: what somebody keeps of a list under a name, for himself or for everybody: search, filters, order, columns. What
-- it holds is the browser's own, so that a list may gain and lose filters without a migration.
create table tampilan (
  id_tampilan bigint generated always as identity primary key,
  daftar      text not null check (daftar <> '' and length(daftar) <= 100),
  nama        text not null check (nama <> '' and length(nama) <= 60),
  id_user     integer not null references karyawan,
  bersama     boolean not null default false,
  isi         text not null check (length(isi) <= 4000 and jsonb_typeof(isi::jsonb) = 'object'),
  dibuat      timestamptz not null,
  versi       integer not null default 1
);
create unique index tampilan_nama on tampilan (id_user, daftar, lower(nama));
create index tampilan_bersama on tampilan (daftar) where bersama;

-- The one with which a list opens for a person.
create table tampilan_utama (
  id_user     integer not null references karyawan,
  daftar      text not null,
  id_tampilan bigint not null references tampilan on delete cascade,
  primary key (id_user, daftar)
);
create index tampilan_utama_milik on tampilan_utama (id_tampilan);
