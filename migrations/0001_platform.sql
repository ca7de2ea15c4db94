-- What the house itself needs, before any business: signing keys, files, history, idempotency.

create extension if not exists pg_trgm;

-- The two books and the history are written once. Corrections are new rows.
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

-- Who did what, to which document, and what it was and became. Written in the transaction of the change itself.
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

-- The first answer of a mutation, given again when the same request comes twice.
create table idempotensi (
  id_user integer not null,
  kunci   text not null,
  sidik   bytea not null,
  jawaban jsonb,
  dibuat  timestamptz not null,
  primary key (id_user, kunci)
);
create index idempotensi_dibuat on idempotensi (dibuat);

-- One way to count every long list, whether its rows are told apart by days or by running numbers: how many rows each of
-- its buckets has, so that no list is ever counted or skipped through (platform/list/countedPage.ts). A bucket is a day,
-- as the number of days since 2000-01-01, or 1024 running numbers. Each statement adds its differences as rows of their
-- own: nobody waits for anybody to count. A bucket that has as many rows as before gets its row too where one of them
-- changed: what a search counted in it is no longer true. Once an hour lipat_hitungan() makes one row of those of a bucket.

create table hitungan (
  daftar    text not null,
  ember     integer not null,
  jumlah    bigint not null,
  -- Which transaction said so: what was counted of a bucket before it is no longer true (platform/list/matches.ts).
  transaksi xid8 not null default pg_current_xact_id()
);
create index hitungan_kunci on hitungan (daftar, ember) include (jumlah, transaksi);

-- Arguments in threes: the list, the bucket as an expression of the row, the condition of the list's rows. As a
-- statement's trigger with the transition tables baru (insert, update) and lama (update, delete); as a row's trigger
-- where few changes of a row concern the list, which its WHEN then says.
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

-- A row that another transaction took meanwhile is counted there, so two of these at once do no harm.
create function lipat_hitungan() returns void language sql begin atomic
  with banyak as (select daftar, ember from hitungan group by 1, 2 having count(*) > 1),
  lama as (delete from hitungan h using banyak b where (h.daftar, h.ember) = (b.daftar, b.ember) returning h.*)
  insert into hitungan (daftar, ember, jumlah) select daftar, ember, sum(jumlah) from lama group by 1, 2;
end;

-- What became of each backup, so that every process, screen and command tells the same of it.

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
