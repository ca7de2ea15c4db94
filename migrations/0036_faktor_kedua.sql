-- The second factor of a sign-in: a code from an app (TOTP), a passkey, or a recovery code, which works once.

-- Roles whose people must have one: without it they can do nothing but set it up.
alter table role add column faktor_kedua boolean not null default false;

-- The secret that an authenticator app shares. Until the first code was typed it is only offered (aktif is null).
create table totp (
  id_user integer primary key references karyawan,
  rahasia bytea not null check (length(rahasia) = 20),
  dibuat  timestamptz not null,
  aktif   timestamptz,
  -- The time step of the last code that was taken: no code works twice.
  langkah bigint not null default 0
);

-- Hashes of codes on paper, for who has lost everything else.
create table kode_pemulihan (
  id_user integer not null references karyawan,
  sidik   bytea not null check (length(sidik) = 32),
  primary key (id_user, sidik)
);

create table passkey (
  id_passkey integer generated always as identity primary key,
  id_user    integer not null references karyawan,
  -- What the authenticator calls it.
  kredensial bytea not null unique check (length(kredensial) between 1 and 1023),
  -- The public key (SPKI), and the counter of its last signature where the authenticator counts.
  kunci      bytea not null,
  hitungan   bigint not null default 0,
  nama       text not null check (nama <> ''),
  dibuat     timestamptz not null,
  dipakai    timestamptz
);
create index passkey_user on passkey (id_user);

-- Challenges that were answered: each is taken once.
create table tantangan_terpakai (
  sidik      bytea primary key,
  kedaluwarsa timestamptz not null
);

-- Since when somebody has a password that another person has seen: it is good for seven days. That of the first Super Admin
-- has no end, because nobody could make a new one.
alter table karyawan add column password_awal_sejak timestamptz;
update karyawan set password_awal_sejak = now() where wajib_ganti_password and
  exists (select from karyawan k where k.id_user <> karyawan.id_user and not k.wajib_ganti_password);
