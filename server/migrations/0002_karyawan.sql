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

-- A role whose name has a meaning to the rules (bawaan) is neither renamed nor deleted.
create table role (
  id_role   integer generated always as identity primary key,
  nama_role text not null,
  bawaan    boolean not null default false
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
  check (resign = (tgl_resign is not null))
);
-- A deleted employee keeps the number: old documents and the history go on meaning the same person.
create unique index karyawan_no_unik on karyawan (no_karyawan);
create index karyawan_cari on karyawan using gin (teks_cari gin_trgm_ops);
create index karyawan_terbaru on karyawan (id_user desc) where not dihapus;
create index karyawan_divisi on karyawan (id_divisi);
create index karyawan_jabatan on karyawan (id_jabatan);
create index karyawan_role on karyawan (id_role);
create index karyawan_atasan on karyawan (id_atasan);

-- Sessions: the token itself is known to its holder only.
create table sesi (
  sidik    bytea primary key,
  id_user  integer not null references karyawan,
  mulai    timestamptz not null,
  dipakai  timestamptz not null,
  -- Set when a newer token took over: this one lives on for other tabs until then.
  berakhir timestamptz
);
create index sesi_user on sesi (id_user);
create index sesi_dipakai on sesi (dipakai);

-- Wrong passwords per number, whether such an employee exists or not.
create table percobaan_masuk (
  nokar   text primary key,
  gagal   integer not null,
  terkunci_sampai timestamptz,
  terakhir timestamptz not null
);
