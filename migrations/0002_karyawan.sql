-- People, what they are called, and what they may do.

create table divisi (
  id_divisi   integer generated always as identity primary key,
  nama_divisi text not null
);
create unique index divisi_nama_unik on divisi (lower(nama_divisi));

create table jabatan (
  id_jabatan   integer generated always as identity primary key,
  nama_jabatan text not null
);
create unique index jabatan_nama_unik on jabatan (lower(nama_jabatan));

-- The rules know some roles by their names: these (bawaan) are neither renamed nor deleted.
create table role (
  id_role   integer generated always as identity primary key,
  nama_role text not null,
  bawaan    boolean not null default false,
  -- People of this role must have a second factor: without it they can do nothing but set it up.
  faktor_kedua boolean not null default false
);
create unique index role_nama_unik on role (lower(nama_role));
insert into role (nama_role, bawaan) values
  ('Super Admin', true), ('Management', true), ('Admin', true), ('Logistik', true);

create function jaga_role_bawaan() returns trigger language plpgsql as $$
begin
  if old.bawaan and (tg_op = 'DELETE' or new.nama_role <> old.nama_role or not new.bawaan) then
    raise exception 'role bawaan % tidak boleh diubah atau dihapus', old.nama_role using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger role_bawaan_tetap before update or delete on role for each row execute function jaga_role_bawaan();

create table karyawan (
  id_user             integer generated always as identity primary key,
  no_karyawan         text not null check (no_karyawan ~ '^[A-Z0-9][A-Z0-9./-]{0,19}$'),
  nama_lengkap        text not null check (nama_lengkap <> ''),
  nama_panggilan      text not null default '',
  email               text not null default '',
  nik                 text not null default '' check (length(nik) <= 16),
  tempat_lahir        text not null default '',
  tanggal_lahir       date,
  no_telp             text not null default '' check (length(no_telp) <= 14),
  awal_bekerja        date,
  resign              boolean not null default false,
  tgl_resign          date,
  id_divisi           integer references divisi,
  id_jabatan          integer references jabatan,
  id_atasan           integer references karyawan check (id_atasan <> id_user),
  id_role             integer not null references role,
  menu                text[] not null default '{}',
  alamat_ktp          text not null default '',
  rt_ktp              text not null default '',
  rw_ktp              text not null default '',
  kelurahan_ktp       text not null default '',
  kecamatan_ktp       text not null default '',
  kota_ktp            text not null default '',
  provinsi_ktp        text not null default '',
  alamat_domisili     text not null default '',
  rt_domisili         text not null default '',
  rw_domisili         text not null default '',
  kelurahan_domisili  text not null default '',
  kecamatan_domisili  text not null default '',
  kota_domisili       text not null default '',
  provinsi_domisili   text not null default '',
  id_foto             uuid references berkas,
  password            text not null,
  wajib_ganti_password boolean not null default true,
  dihapus             boolean not null default false,
  versi               integer not null default 1,
  teks_cari           text generated always as
    (lower(nama_lengkap || E'\n' || no_karyawan || E'\n' || nik)) stored,
  -- Whether the person wants the digest of news by mail. A digest that the mail server refuses is tried again after ever
  -- longer pauses.
  kabar_email         boolean not null default false,
  kabar_gagal         smallint not null default 0,
  kabar_tunda         timestamptz,
  -- Since when the person has a password that somebody else has seen: it is good for seven days. That of the first Super
  -- Admin has no end, because nobody could make a new one.
  password_awal_sejak timestamptz,
  check (resign = (tgl_resign is not null))
);
-- A deleted employee keeps the number, so that old documents and the history go on meaning the same person.
create unique index karyawan_no_unik on karyawan (no_karyawan);
create index karyawan_cari on karyawan using gin (teks_cari gin_trgm_ops);
create index karyawan_terbaru on karyawan (id_user desc) where not dihapus;
create index karyawan_divisi on karyawan (id_divisi);
create index karyawan_jabatan on karyawan (id_jabatan);
create index karyawan_role on karyawan (id_role);
create index karyawan_atasan on karyawan (id_atasan);
create index karyawan_nama on karyawan (lower(nama_lengkap), id_user) where not dihapus;
create index karyawan_awal on karyawan (awal_bekerja, id_user) where not dihapus;

-- A session. Its token is known to its holder only: the table has the hash.
create table sesi (
  sidik    bytea primary key,
  id_user  integer not null references karyawan,
  mulai    timestamptz not null,
  dipakai  timestamptz not null,
  -- Set when a newer token took over: until then this one still serves other tabs.
  berakhir timestamptz,
  -- A session is a family of tokens: each refresh adds one, and all of them end together.
  id_sesi   integer not null generated by default as identity,
  -- The browser and system it was opened with, in words a person recognises.
  perangkat text not null default '',
  -- How often a newer token was made from this one. A second one is for a tab that had not heard of the first; there is no
  -- third.
  pembaruan integer not null default 0 check (pembaruan between 0 and 2),
  -- From where it was used last, so that its person knows it again before ending it.
  alamat    text not null default ''
);
create index sesi_user on sesi (id_user);
create index sesi_dipakai on sesi (dipakai);
create index sesi_keluarga on sesi (id_sesi);

-- Wrong passwords per employee number, whether such an employee exists or not.
create table percobaan_masuk (
  nokar   text primary key,
  gagal   integer not null,
  terkunci_sampai timestamptz,
  terakhir timestamptz not null
);

-- Wrong sign-ins per address from which they came, beside those per number: whoever tries one password on every number
-- never locks a single number.
create table percobaan_alamat (
  alamat text primary key,
  gagal  integer not null,
  mulai  timestamptz not null
);
create index percobaan_alamat_mulai on percobaan_alamat (mulai);

-- The second factor of a sign-in is a code from an app (totp), a passkey, or a recovery code, which works once.

-- The secret that an authenticator app shares. Until the first code was typed it is only offered (aktif is null).
create table totp (
  id_user integer primary key references karyawan,
  rahasia bytea not null check (length(rahasia) = 20),
  dibuat  timestamptz not null,
  aktif   timestamptz,
  -- The time step of the last code that was taken: no code works twice.
  langkah bigint not null default 0
);

-- Hashes of the recovery codes, for somebody who has lost everything else.
create table kode_pemulihan (
  id_user integer not null references karyawan,
  sidik   bytea not null check (length(sidik) = 32),
  primary key (id_user, sidik)
);

create table passkey (
  id_passkey integer generated always as identity primary key,
  id_user    integer not null references karyawan,
  -- The name that the authenticator has for it.
  kredensial bytea not null unique check (length(kredensial) between 1 and 1023),
  -- The public key (SPKI), and the counter of its last signature where the authenticator counts.
  kunci      bytea not null,
  hitungan   bigint not null default 0,
  nama       text not null check (nama <> ''),
  dibuat     timestamptz not null,
  dipakai    timestamptz
);
create index passkey_user on passkey (id_user);

-- Challenges of passkeys that were answered: each is accepted once.
create table tantangan_terpakai (
  sidik      bytea primary key,
  kedaluwarsa timestamptz not null
);
