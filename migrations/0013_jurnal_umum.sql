-- Jurnal Umum: entries that people type, made by one and decided by another.

create table jurnal_umum (
  id_jurnal_umum text primary key,
  urut           bigint generated always as identity unique,
  tanggal        date not null,
  keterangan     text not null check (keterangan <> ''),
  -- Of one side; both are alike.
  nominal        bigint not null check (nominal between 1 and 999999999999999),
  status         text not null default 'Menunggu' check (status in ('Menunggu', 'Disetujui', 'Ditolak')),
  note           text not null default '',
  dibuat         timestamptz not null,
  id_user        integer not null references karyawan,
  id_user_approve integer references karyawan,
  tgl_approve    date,
  -- The one whose sides this one exchanges.
  membalik       text references jurnal_umum,
  constraint jurnal_umum_keputusan check ((status <> 'Menunggu') = (tgl_approve is not null and id_user_approve is not null)),
  check (status <> 'Ditolak' or note <> '')
);
create index jurnal_umum_tanggal on jurnal_umum (tanggal desc, urut desc);
create index jurnal_umum_menunggu on jurnal_umum (urut) where status = 'Menunggu';
-- Taken back once.
create unique index jurnal_umum_dibalik on jurnal_umum (membalik) where status <> 'Ditolak';

create table jurnal_umum_baris (
  id_jurnal_umum text not null references jurnal_umum,
  urutan         smallint not null check (urutan between 1 and 20),
  id_akun        integer not null references akun,
  debit          bigint not null check (debit between 0 and 999999999999999),
  kredit         bigint not null check (kredit between 0 and 999999999999999),
  primary key (id_jurnal_umum, urutan),
  check ((debit = 0) <> (kredit = 0))
);
create index jurnal_umum_baris_akun on jurnal_umum_baris (id_akun);

create table jurnal_umum_bukti (
  id_jurnal_umum text not null references jurnal_umum,
  urutan         smallint not null,
  id_berkas      uuid not null references berkas,
  primary key (id_jurnal_umum, urutan)
);
create index jurnal_umum_bukti_berkas on jurnal_umum_bukti (id_berkas);

-- What was typed stays; decided it is once.
create function jurnal_umum_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'Menunggu' then
    raise exception 'jurnal umum % sudah diputuskan', old.id_jurnal_umum using errcode = 'restrict_violation';
  end if;
  if (new.id_jurnal_umum, new.tanggal, new.keterangan, new.nominal, new.dibuat, new.id_user, new.membalik)
    is distinct from (old.id_jurnal_umum, old.tanggal, old.keterangan, old.nominal, old.dibuat, old.id_user, old.membalik) then
    raise exception 'isi jurnal umum % tidak boleh diubah', old.id_jurnal_umum using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger jurnal_umum_dijaga before update or delete on jurnal_umum
  for each row execute function jurnal_umum_dijaga();
create trigger jurnal_umum_utuh before truncate on jurnal_umum for each statement execute function tolak_perubahan();
create trigger jurnal_umum_baris_tetap before update or delete on jurnal_umum_baris
  for each row execute function tolak_perubahan();
create trigger jurnal_umum_baris_utuh before truncate on jurnal_umum_baris
  for each statement execute function tolak_perubahan();

-- All lines of one are written by one statement, and come to what stands at its head on both sides.
create function jurnal_umum_seimbang() returns trigger language plpgsql as $$
begin
  if exists (
    select from jurnal_umum j join jurnal_umum_baris b using (id_jurnal_umum)
    where id_jurnal_umum in (select id_jurnal_umum from baru)
    group by id_jurnal_umum, nominal, status
    having sum(debit) <> nominal or sum(kredit) <> nominal or status <> 'Menunggu') then
    raise exception 'jurnal umum tidak seimbang' using errcode = 'check_violation', constraint = 'jurnal_umum_seimbang';
  end if;
  return null;
end $$;
create trigger jurnal_umum_seimbang after insert on jurnal_umum_baris referencing new table as baru
  for each statement execute function jurnal_umum_seimbang();
