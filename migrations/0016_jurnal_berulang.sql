-- Entries that people type and that lead to further ones by themselves: the reversal on the first day of the next month, or a
-- repetition every month. What the version before writes is the plain entry, which these columns call Sekali.

alter table jurnal_umum
  add column ulangan text not null default 'Sekali'
    check (ulangan in ('Sekali', 'Balik otomatis', 'Berulang', 'Dibagi rata')),
  add column ulang_sampai date,
  -- What the entry and its repetitions come to; null for the nominal of the entry itself.
  add column jumlah bigint check (jumlah between nominal and 999999999999999),
  add constraint jurnal_umum_berulang check ((ulangan in ('Berulang', 'Dibagi rata')) = (ulang_sampai is not null));

create function jurnal_umum_ulangan_tetap() returns trigger language plpgsql as $$
begin
  if (new.ulangan, new.ulang_sampai, new.jumlah) is distinct from (old.ulangan, old.ulang_sampai, old.jumlah) then
    raise exception 'ulangan jurnal umum % tidak boleh diubah', old.id_jurnal_umum using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger jurnal_umum_ulangan_tetap before update of ulangan, ulang_sampai, jumlah on jurnal_umum
  for each row execute function jurnal_umum_ulangan_tetap();

-- The entries that follow the first one, line by line: their days and amounts were shown before the decision and stay. Each is
-- booked when its day has come (books/jurnal/ulang.ts).
create table jurnal_umum_jadwal (
  id_jurnal_umum text not null,
  ke             smallint not null check (ke between 2 and 120),
  urutan         smallint not null,
  tanggal        date not null,
  debit          bigint not null check (debit between 0 and 999999999999999),
  kredit         bigint not null check (kredit between 0 and 999999999999999),
  primary key (id_jurnal_umum, ke, urutan),
  foreign key (id_jurnal_umum, urutan) references jurnal_umum_baris,
  check ((debit = 0) <> (kredit = 0))
);
create index jurnal_umum_jadwal_tanggal on jurnal_umum_jadwal (tanggal);
create trigger jurnal_umum_jadwal_tetap before update or delete on jurnal_umum_jadwal
  for each row execute function tolak_perubahan();
create trigger jurnal_umum_jadwal_utuh before truncate on jurnal_umum_jadwal
  for each statement execute function tolak_perubahan();

-- All of them are written by one statement, each balances and stands on one day, after the first entry and while it waits.
create function jurnal_umum_jadwal_seimbang() returns trigger language plpgsql as $$
begin
  if exists (
    select from jurnal_umum_jadwal j join jurnal_umum u using (id_jurnal_umum)
    where id_jurnal_umum in (select id_jurnal_umum from baru)
    group by id_jurnal_umum, ke, u.tanggal, u.status
    having sum(j.debit) <> sum(j.kredit) or min(j.tanggal) <> max(j.tanggal) or min(j.tanggal) <= u.tanggal
      or u.status <> 'Menunggu') then
    raise exception 'jadwal jurnal umum tidak seimbang' using errcode = 'check_violation',
      constraint = 'jurnal_umum_jadwal_seimbang';
  end if;
  return null;
end $$;
create trigger jurnal_umum_jadwal_seimbang after insert on jurnal_umum_jadwal referencing new table as baru
  for each statement execute function jurnal_umum_jadwal_seimbang();
