-- A key may be allowed to propose: its drafts of calls wait until a person sends them.
alter table kunci_api add column usul boolean not null default false;
create table usulan (
  id_usulan    integer generated always as identity primary key,
  id_kunci     integer not null references kunci_api,
  -- The path of the call and what it is to be sent, as the program wrote it.
  panggilan    text not null,
  isian        jsonb not null,
  -- Why, in the program's words.
  catatan      text not null default '',
  dibuat       timestamptz not null,
  -- Until then it can be sent.
  berlaku      timestamptz not null,
  status       text not null default 'Menunggu' check (status in ('Menunggu', 'Terkirim', 'Ditolak')),
  diputus      timestamptz,
  diputus_oleh integer references karyawan,
  -- What the call answered, or why a person rejected it.
  hasil        text not null default '',
  check ((status = 'Menunggu') = (diputus is null) and (diputus is null) = (diputus_oleh is null))
);
create index usulan_menunggu on usulan (id_kunci, id_usulan) where status = 'Menunggu';
create index usulan_kunci on usulan (id_kunci, id_usulan desc);
create index usulan_dibuat on usulan (dibuat);
