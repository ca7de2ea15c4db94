-- Pindah: files of other programs that were read in, what came of each, and what their columns were found to be.
create table impor (
  id_impor      bigint generated always as identity primary key,
  jenis         text not null check (jenis <> ''),
  berkas        text not null check (length(berkas) between 1 and 200),
  sidik         text not null check (sidik ~ '^[0-9a-f]{64}$'),
  baris         integer not null check (baris >= 1),
  tanggal       date not null,
  waktu         timestamptz not null,
  id_user       integer not null references karyawan,
  dibatalkan    timestamptz,
  id_user_batal integer references karyawan,
  check ((dibatalkan is null) = (id_user_batal is null))
);
-- The same file is not read in twice.
create unique index impor_sidik on impor (jenis, sidik) where dibatalkan is null;
create index impor_jenis on impor (jenis, id_impor desc);

-- The rows that an import made, by the id of their table. They stay named here when the import is taken back.
create table impor_isi (
  id_impor bigint not null references impor,
  id       bigint not null,
  primary key (id_impor, id)
);
create index impor_isi_baris on impor_isi (id);
create trigger impor_isi_tetap before update or delete on impor_isi for each row execute function tolak_perubahan();

-- Of an import only this changes: it is taken back, once.
create function impor_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.dibatalkan is not null
    or to_jsonb(new) - 'dibatalkan' - 'id_user_batal' <> to_jsonb(old) - 'dibatalkan' - 'id_user_batal' then
    raise exception 'impor hanya dibatalkan' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger impor_dijaga before update or delete on impor for each row execute function impor_dijaga();

-- Which heading is which column, as a person said it once for files with these headings.
create table impor_kolom (
  jenis   text not null,
  sidik   text not null check (sidik ~ '^[0-9a-f]{64}$'),
  kolom   jsonb not null check (jsonb_typeof(kolom) = 'array'),
  waktu   timestamptz not null,
  id_user integer not null references karyawan,
  primary key (jenis, sidik)
);

-- A machine is taken out of use and not deleted; but one that an import brought, and that never moved, goes with its import.
create or replace function produk_tidak_dihapus() returns trigger language plpgsql as $$
begin
  if old.buku_urut = 0 and exists (
    select from impor_isi i join impor m using (id_impor)
    where i.id = old.id_produk and m.jenis = 'produk' and m.dibatalkan is null) then
    return old;
  end if;
  raise exception 'produk tidak dihapus, melainkan dinonaktifkan' using errcode = 'restrict_violation';
end $$;

-- The same for suppliers.
create or replace function pemasok_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (
      select from impor_isi i join impor m using (id_impor)
      where i.id = old.id_pemasok and m.jenis = 'pemasok' and m.dibatalkan is null) then
      return old;
    end if;
    raise exception 'pemasok diarsipkan, tidak dihapus' using errcode = 'restrict_violation';
  end if;
  new.pokok := coalesce(new.pokok, new.id_pemasok);
  return new;
end $$;

-- The lists of customers and machines count what goes with an import.
create trigger produk_hitung_hapus after delete on produk referencing old table as lama for each statement
  execute function hitung(
    'produk', 'id_produk >> 10', 'true',
    'produk-utama', 'id_produk >> 10', $$kategori_produk = 'utama'$$,
    'produk-upgrade', 'id_produk >> 10', $$kategori_produk = 'upgrade'$$);
create trigger pelanggan_hitung_hapus after delete on pelanggan referencing old table as lama for each statement
  execute function hitung(
    'pelanggan', '(id_pelanggan >> 10)', 'not arsip and digabung_ke is null',
    'pelanggan-arsip', '(id_pelanggan >> 10)', 'arsip and digabung_ke is null');

-- Whether a row of another table refers to one of these rows.
create function dirujuk(tabel regclass, ids bigint[], kecuali regclass[]) returns boolean language plpgsql stable as $$
declare
  rujukan record;
  ada boolean;
begin
  for rujukan in
    select c.conrelid::regclass as dari, a.attname as kolom
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = tabel and c.conrelid <> all(kecuali) order by 1
  loop
    execute format('select exists (select from %s where %I = any($1))', rujukan.dari, rujukan.kolom) into ada using ids;
    if ada then return true; end if;
  end loop;
  return false;
end $$;
