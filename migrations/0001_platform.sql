-- What all areas stand on: files, history, counters of the lists, codes of documents, closed months, and what each process
-- says of itself.

create extension if not exists pg_trgm;

-- The books and the history are written once: corrections are new rows.
create function tolak_perubahan() returns trigger language plpgsql as $$
begin
  raise exception '% hanya boleh ditambah, tidak boleh diubah atau dihapus', tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- Keys made once at the first start and shared by every process on this database.
create table rahasia (
  nama  text primary key,
  nilai bytea not null
);

create table berkas (
  id        uuid primary key,
  kunci     text not null unique,
  jenis     text not null,
  bytes     integer not null check (bytes > 0),
  lebar     integer not null check (lebar > 0),
  tinggi    integer not null check (tinggi > 0),
  dibuat    timestamptz not null default now()
);

-- Pictures that a record had before somebody removed or replaced them: they are kept for a while, so that the change can be
-- taken back. A row holds the last change of its record. The pictures themselves stay in berkas until then.
create table gambar_lama (
  -- The table of the pictures and the record that they belong to.
  tabel   text not null,
  kunci   text not null,
  sebelum uuid[] not null check (cardinality(sebelum) > 0),
  sesudah uuid[] not null,
  waktu   timestamptz not null,
  primary key (tabel, kunci)
);
create index gambar_lama_waktu on gambar_lama (waktu);

-- The history: who did what to which document, and what the document was before and after. A row is written in the
-- transaction of the change itself.
create table riwayat (
  id_riwayat bigint generated always as identity primary key,
  waktu      timestamptz not null,
  id_user    integer,
  nama_user  text not null,
  panggilan  text not null,
  jenis      text not null,
  id_dokumen text not null,
  id_so      text,
  sebelum    jsonb,
  sesudah    jsonb
);
create index riwayat_dokumen on riwayat (jenis, id_dokumen, id_riwayat desc);
create index riwayat_so on riwayat (id_so, id_riwayat desc) where id_so is not null;
create trigger riwayat_tetap before update or delete on riwayat for each row execute function tolak_perubahan();
create trigger riwayat_utuh before truncate on riwayat for each statement execute function tolak_perubahan();

-- The first answer of a call that writes: the same request gets it again when it comes twice.
create table idempotensi (
  id_user integer not null,
  kunci   text not null,
  sidik   bytea not null,
  jawaban jsonb,
  dibuat  timestamptz not null,
  primary key (id_user, kunci)
);
create index idempotensi_dibuat on idempotensi (dibuat);

-- How many rows each bucket of a long list has, so that no list is ever counted row by row (countedPage). A bucket is a
-- day, as the number of days since 2000-01-01, or 1024 running numbers. Each statement adds its differences as rows of their
-- own, so no writer waits for another one to count. A bucket gets a row too when one of its rows changed and their number did
-- not: what was counted in it with a filter is no longer true. Once an hour lipat_hitungan() makes one row of those of a
-- bucket.
create table hitungan (
  daftar    text not null,
  ember     integer not null,
  jumlah    bigint not null,
  -- The transaction that wrote the row: what was counted of the bucket before it is no longer true.
  transaksi xid8 not null default pg_current_xact_id()
);
create index hitungan_kunci on hitungan (daftar, ember) include (jumlah, transaksi);
-- Finds the rows that came since a transaction, however many buckets a list has.
create index hitungan_baru on hitungan (daftar, transaksi) include (ember);

-- The arguments come in threes: the list, the bucket as an expression of the row, the condition of the list's rows. The
-- trigger is one of the statement, with the transition tables baru (insert, update) and lama (update, delete); or one of the
-- row where few changes of a row concern the list, as its WHEN then says.
create function hitung() returns trigger language plpgsql as $$
declare
  baru_ text := case when tg_level = 'ROW' then '(select ($2).*) as baru' else 'baru' end;
  lama_ text := case when tg_level = 'ROW' then '(select ($1).*) as lama' else 'lama' end;
  ubah  text[];
begin
  for i in 0 .. tg_nargs / 3 - 1 loop
    ubah := '{}';
    if tg_op <> 'DELETE' then
      ubah := ubah || format('select %s as ember, 1 as n from %s where %s', tg_argv[3 * i + 1], baru_, tg_argv[3 * i + 2]);
    end if;
    if tg_op <> 'INSERT' then
      ubah := ubah || format('select %s as ember, -1 as n from %s where %s', tg_argv[3 * i + 1], lama_, tg_argv[3 * i + 2]);
    end if;
    execute format('insert into hitungan (daftar, ember, jumlah) select %L, ember, sum(n) from (%s) u group by ember',
      tg_argv[3 * i], array_to_string(ubah, ' union all ')) using old, new;
  end loop;
  return null;
end $$;

create function hari_ke(tanggal date) returns integer language sql immutable parallel safe
  return tanggal - date '2000-01-01';

-- Two of these may run at once: a row that the other one took is counted there.
create function lipat_hitungan() returns void language sql begin atomic
  with banyak as (select daftar, ember from hitungan group by 1, 2 having count(*) > 1),
  lama as (delete from hitungan h using banyak b where (h.daftar, h.ember) = (b.daftar, b.ember) returning h.*)
  insert into hitungan (daftar, ember, jumlah) select daftar, ember, sum(jumlah) from lama group by 1, 2;
end;

-- The sum of whole numbers as a whole number. sum(bigint) answers numeric, and for each group it keeps a state outside the
-- row: over millions of groups, as in the books check, that takes twice the memory and half as much time again. A sum
-- beyond bigint is an error here, never a wrong one.
create aggregate jumlah_bulat(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);

-- Running numbers of document codes, per kind and month.
create table penomoran (
  jenis text not null,
  bulan text not null,
  nomor integer not null,
  primary key (jenis, bulan)
);

-- A telephone number by which it is found again, however it was typed: 0812…, +62 812…, 62812… and 812… are one number.
-- The function angkaTelepon of the contract does the same.
create function angka_telepon(telepon text) returns text language plpgsql immutable strict parallel safe as $$
declare
  a text := regexp_replace(telepon, '[^0-9]', '', 'g');
begin
  return case
    when a ~ '^0[1-9]' then '62' || substr(a, 2)
    when a ~ '^00' then regexp_replace(regexp_replace(a, '^0+', ''), '^620+', '62')
    when a ~ '^620[0-9]{7}' then '62' || regexp_replace(substr(a, 3), '^0+', '')
    when a ~ '^8[0-9]{8,11}$' then '62' || a
    else a end;
end $$;

-- Up to which day the books are closed (Tutup Buku). There is one row, because closed months follow each other without a
-- gap. What happens to the months, and what was closed, stands in 0009_buku_besar.sql.
create table tutup_buku (
  satu   boolean primary key default true check (satu),
  -- The last day of the last closed month; null while no month is closed.
  sampai date check (sampai = (date_trunc('month', sampai) + interval '1 month - 1 day')::date)
);
insert into tutup_buku default values;

create function tutup_sampai() returns date language sql stable as
  $$ select coalesce(sampai, '-infinity'::date) from tutup_buku $$;
-- The first day on which something may still be written.
create function bulan_buka() returns date language sql stable as
  $$ select coalesce(sampai + 1, '-infinity'::date) from tutup_buku $$;

-- The first open month. It stays open until this transaction ends, because whoever closes a month waits for this lock: the
-- lock of all who write dated rows.
create function bulan_buka_terkunci() returns date language sql volatile as $$
  select pg_advisory_xact_lock_shared(1509);
  select coalesce(sampai + 1, '-infinity'::date) from tutup_buku;
$$;

create function tutup_buku_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or pg_trigger_depth() = 1 then
    raise exception 'bulan hanya ditutup dan dibuka lewat peristiwanya' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger tutup_buku_dijaga before update or delete on tutup_buku for each row execute function tutup_buku_dijaga();
create trigger tutup_buku_utuh before truncate on tutup_buku for each statement execute function tolak_perubahan();

-- No row gets, changes or loses a day of a closed month. All writers share the lock, and only whoever closes a month takes
-- it alone: a writer that began before the closing commits before it, or reads here that the month is closed. The sentence
-- is made by alasan_tertutup (0009_buku_besar.sql).
create function tertutup(hari date) returns void language plpgsql as $$
declare
  batas date;
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if hari <= batas then
    raise exception '%', alasan_tertutup(hari) using errcode = 'KB001', constraint = 'bulan_tertutup';
  end if;
end $$;

-- As tertutup, written out, because these triggers run at every order and payment. The argument names the day.
create function bulan_dijaga() returns trigger language plpgsql as $$
declare
  batas date;
  hari  date;
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if batas is not null then
    case tg_argv[0]
      when 'tanggal' then hari := least(new.tanggal, old.tanggal);
      when 'order' then hari := least(new.tgl_order, old.tgl_order);
      when 'setor' then hari := least(new.tgl_setor, old.tgl_setor);
      when 'invoice' then hari := least(new.tgl_invoice, old.tgl_invoice);
      when 'surat' then hari := least(new.tgl_surat, old.tgl_surat);
      when 'pengajuan' then hari := least(new.tgl_pengajuan, old.tgl_pengajuan);
      when 'pengajuan dan approve' then hari := least(new.tgl_pengajuan, new.tgl_approve);
      when 'approve' then hari := least(new.tgl_approve, old.tgl_approve);
      when 'masuk' then hari := least(new.tgl_masuk, old.tgl_masuk);
      when 'lunas' then hari := least(new.tgl_lunas, old.tgl_lunas);
      when 'datang' then hari := (new.tgl_update at time zone 'Asia/Jakarta')::date;
    end case;
    if hari <= batas then
      raise exception '%', alasan_tertutup(hari) using errcode = 'KB001', constraint = 'bulan_tertutup';
    end if;
  end if;
  return coalesce(new, old);
end $$;

-- How each backup ended, so that every process, screen and command says the same about it.
create table backup (
  id_backup bigint generated always as identity primary key,
  mulai     timestamptz not null,
  -- Nothing while it runs.
  selesai   timestamptz,
  -- Why it failed; nothing where it is good.
  alasan    text check (alasan <> ''),
  check (alasan is null or selesai is not null),
  check (selesai >= mulai)
);
create index backup_mulai on backup (mulai desc);

-- How the other guards of the data fare, with a row for each: the base copies and the archive of changes, from which any
-- moment can be restored, and the weekly test that a restore works. A restored company begins anew here.
create table penjagaan (
  -- dasar: the copy of the database's files. arsip: the changes since then. uji: the restore test.
  jenis       text primary key check (jenis in ('dasar', 'arsip', 'uji')),
  -- When it last went well.
  terakhir    timestamptz,
  -- The first failure since then, and why the last one failed.
  gagal_sejak timestamptz,
  alasan      text check (alasan <> ''),
  -- What the screen says about the last good one.
  keterangan  text not null default '',
  check ((gagal_sejak is null) = (alasan is null))
);

-- What each process of the app says of itself every few seconds, so that any of them can answer for all: a scrape or a
-- screen reaches one process, and there may be several on several machines.
create table proses (
  id_proses text primary key,
  mulai     timestamptz not null,
  waktu     timestamptz not null,
  angka     jsonb not null
);

-- How far the log of the database had come when a person's last action was committed. With DATABASE_READ_URL that person's
-- lists are read from the replica only when the replica has come as far, so that people see what they have just written. The
-- row is written beside the action and is worth nothing after a crash: the table is unlogged, so that no commit takes longer,
-- and has no key to karyawan, which would lock the row there.
create unlogged table tulisan_akhir (
  id_user bigint primary key,
  letak pg_lsn not null
);
