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

-- How many documents of a long list there are on each day, so that no list is ever counted or skipped through
-- (platform/postgres/dayPages.ts). A list is kept by statement triggers on its table:
--   hitung_harian(name, day column, condition)   with the transition tables baru (insert, update) and lama (update, delete)
-- Each statement adds its difference as rows of its own: nobody waits for anybody to count. A day that has as many as
-- before gets its row too: they may be others. Once an hour lipat_hitungan() makes one row of those of a day.
create table hitungan_harian (
  daftar    text not null,
  tanggal   date not null,
  jumlah    bigint not null,
  -- Which transaction said so: what was counted of a day before it is no longer true (platform/postgres/dayMatches.ts).
  transaksi xid8 not null default pg_current_xact_id()
);
create index hitungan_harian_kunci on hitungan_harian (daftar, tanggal) include (jumlah, transaksi);

create function hitung_harian() returns trigger language plpgsql as $$
declare
  saring text := coalesce(tg_argv[2], 'true');
  ubah text[] := '{}';
begin
  if tg_op <> 'DELETE' then ubah := ubah || format('select %I as hari, 1 as n from baru where %s', tg_argv[1], saring); end if;
  if tg_op <> 'INSERT' then ubah := ubah || format('select %I as hari, -1 as n from lama where %s', tg_argv[1], saring); end if;
  execute format('insert into hitungan_harian (daftar, tanggal, jumlah)
    select %L, hari, sum(n) from (%s) u group by hari',
    tg_argv[0], array_to_string(ubah, ' union all '));
  return null;
end $$;

-- A row that another transaction took meanwhile is counted there, so two of these at once do no harm.
create function lipat_hitungan() returns void language sql begin atomic
  with banyak as (select daftar, tanggal from hitungan_harian group by 1, 2 having count(*) > 1),
  lama as (delete from hitungan_harian h using banyak b where (h.daftar, h.tanggal) = (b.daftar, b.tanggal) returning h.*)
  insert into hitungan_harian select daftar, tanggal, sum(jumlah) from lama group by 1, 2;
end;
