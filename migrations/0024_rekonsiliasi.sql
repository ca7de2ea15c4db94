-- Rekonsiliasi: until a day the book of an account and its bank agree. Nothing on or before that day changes the account any more,
-- in the version before as well.

create table rekonsiliasi (
  id_rekonsiliasi bigint generated always as identity primary key,
  id_rekening   integer not null references rekening,
  sampai        date not null,
  saldo_buku    bigint not null,
  -- Hundredths of a rupiah: kas counts whole ones, so that less than one may be between them.
  saldo_bank    bigint not null,
  -- A person typed the balance of the bank: the lines do not say it.
  diketik       boolean not null,
  waktu         timestamptz not null,
  id_user       integer not null references karyawan,
  dibatalkan    timestamptz,
  id_user_batal integer references karyawan,
  alasan_batal  text check (length(alasan_batal) between 1 and 500),
  constraint rekonsiliasi_sepakat check (abs(saldo_bank - saldo_buku * 100) < 100),
  check ((dibatalkan is null) = (id_user_batal is null) and (dibatalkan is null) = (alasan_batal is null))
);
create unique index rekonsiliasi_sampai on rekonsiliasi (id_rekening, sampai) where dibatalkan is null;
create index rekonsiliasi_rekening on rekonsiliasi (id_rekening, id_rekonsiliasi desc);

-- Why nothing may move an account on a day; null where it may.
create function alasan_rekonsiliasi(rek integer, hari date) returns text language sql stable as $$
  select format('Rekening %s sudah direkonsiliasi sampai %s oleh %s. Pakai tanggal sesudahnya, atau batalkan dahulu rekonsiliasinya di Rekening Koran',
    k.nama_rekening, to_char(r.sampai, 'DD-MM-YYYY'), u.nama_lengkap)
  from rekonsiliasi r join rekening k using (id_rekening) join karyawan u using (id_user)
  where r.id_rekening = rek and r.dibatalkan is null and r.sampai >= hari
  order by r.sampai desc limit 1
$$;

create function tolak_rekonsiliasi(rek integer, hari date) returns void language plpgsql as $$
begin
  -- The sentence is made only to be said: this is asked at every row of kas.
  if exists (select from rekonsiliasi r where r.id_rekening = rek and r.dibatalkan is null and r.sampai >= hari) then
    raise exception '%', alasan_rekonsiliasi(rek, hari) using errcode = 'KB001', constraint = 'rekonsiliasi';
  end if;
end $$;

-- Runs after kas_sambung, by its name: that one decides about the day, and locks the account, as whoever reconciles it does.
create function kas_sudah_direkonsiliasi() returns trigger language plpgsql as $$
begin
  perform tolak_rekonsiliasi(new.id_rekening, new.tanggal);
  return new;
end $$;
create trigger kas_sudah_direkonsiliasi before insert on kas for each row execute function kas_sudah_direkonsiliasi();

-- What the bank said, and what its lines were found to be.
create function koran_sudah_direkonsiliasi() returns trigger language plpgsql as $$
begin
  perform tolak_rekonsiliasi(id_rekening, min(tanggal)) from berubah group by id_rekening;
  return null;
end $$;
create trigger koran_sudah_direkonsiliasi after insert on rekening_koran referencing new table as berubah
  for each statement execute function koran_sudah_direkonsiliasi();
create trigger koran_sudah_direkonsiliasi_ubah after update on rekening_koran referencing new table as berubah
  for each statement execute function koran_sudah_direkonsiliasi();

create function koran_kas_sudah_direkonsiliasi() returns trigger language plpgsql as $$
begin
  perform tolak_rekonsiliasi(k.id_rekening, min(k.tanggal)) from berubah b join kas k using (id_kas) group by k.id_rekening;
  return null;
end $$;
create trigger koran_kas_sudah_direkonsiliasi after insert on koran_kas referencing new table as berubah
  for each statement execute function koran_kas_sudah_direkonsiliasi();
create trigger koran_kas_sudah_direkonsiliasi_ubah after update on koran_kas referencing old table as berubah
  for each statement execute function koran_kas_sudah_direkonsiliasi();
create trigger koran_kas_sudah_direkonsiliasi_lepas after delete on koran_kas referencing old table as berubah
  for each statement execute function koran_kas_sudah_direkonsiliasi();

-- Days only follow each other, the book says what was noted, and only the latest one is undone, once.
create function rekonsiliasi_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'rekonsiliasi tidak dihapus, hanya dibatalkan dengan alasan' using errcode = 'restrict_violation';
  end if;
  perform from rekening where id_rekening = new.id_rekening for no key update;
  if tg_op = 'INSERT' then
    perform tolak_rekonsiliasi(new.id_rekening, new.sampai);
    if new.saldo_buku is distinct from (select saldo from kas_pada(new.id_rekening, new.sampai)) then
      raise exception 'saldo buku bukan %', new.saldo_buku using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.dibatalkan is not null or new.dibatalkan is null
    or (new.id_rekening, new.sampai, new.saldo_buku, new.saldo_bank, new.diketik, new.waktu, new.id_user)
      is distinct from (old.id_rekening, old.sampai, old.saldo_buku, old.saldo_bank, old.diketik, old.waktu, old.id_user)
    or exists (select from rekonsiliasi where id_rekening = old.id_rekening and dibatalkan is null and sampai > old.sampai) then
    raise exception 'hanya rekonsiliasi terakhir yang dibatalkan' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger rekonsiliasi_dijaga before insert or update or delete on rekonsiliasi
  for each row execute function rekonsiliasi_dijaga();
create trigger rekonsiliasi_utuh before truncate on rekonsiliasi for each statement execute function tolak_perubahan();

-- How far the lines of an account are matched.
create index rekening_koran_sisa on rekening_koran (id_rekening, tanggal) where status = 'sisa';
