-- Serial numbers: every unit of such a product that leaves carries a number, which stands on its delivery note.

alter table produk
  add column berseri boolean not null default false,
  -- Where the product's stock book stood when the switch was put on: units that left before have no numbers.
  add column berseri_dari bigint;

create function produk_berseri() returns trigger language plpgsql as $$
begin
  if new.berseri and (tg_op = 'INSERT' or not old.berseri) then new.berseri_dari := new.buku_urut; end if;
  return new;
end $$;
create trigger produk_berseri before insert or update of berseri on produk
  for each row execute function produk_berseri();

-- A numbered unit: the number belongs to its product for ever once it has left. The key is what the QR of its label
-- holds beside the number, so that nobody can read the public page of numbers that he only guessed.
create table seri (
  nomor     text collate "C" primary key check (nomor ~ '^[A-Z0-9./-]{3,60}$'),
  id_produk integer not null references produk,
  kunci     text not null default translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 16), '+/', '-_')
    check (kunci ~ '^[A-Za-z0-9_-]{16}$'),
  dibuat    timestamptz not null
);
create index seri_produk on seri (id_produk);
create index seri_cari on seri using gin (nomor gin_trgm_ops);

-- The units of the lines of delivery notes that have a number.
create table surat_jalan_seri (
  id_surat_jalan text not null,
  id_orderan     bigint not null,
  nomor          text collate "C" not null references seri,
  -- The day on which the unit came back as good: from then on it may leave again, with the same number.
  kembali        date,
  primary key (id_surat_jalan, nomor),
  -- At the end of the transaction, because a note whose goods change gets all its lines anew.
  foreign key (id_surat_jalan, id_orderan) references surat_jalan_baris deferrable initially deferred
);
create unique index surat_jalan_seri_dipakai on surat_jalan_seri (nomor) where kembali is null;
create index surat_jalan_seri_nomor on surat_jalan_seri (nomor);
create index surat_jalan_seri_baris on surat_jalan_seri (id_orderan);

-- A number stands on a line of its own product, and a line has no more numbers than units.
create function surat_jalan_seri_dijaga() returns trigger language plpgsql as $$
declare
  salah text;
begin
  select b.nomor into salah from baru b join seri s using (nomor) join orderan o using (id_orderan)
  where s.id_produk <> o.id_produk limit 1;
  if salah is not null then
    raise exception 'nomor seri % milik produk lain', salah
      using errcode = 'check_violation', constraint = 'surat_jalan_seri_produk';
  end if;
  select l.id_surat_jalan into salah from (select distinct id_surat_jalan, id_orderan from baru) l
  where (select count(*) from surat_jalan_seri n where (n.id_surat_jalan, n.id_orderan) = (l.id_surat_jalan, l.id_orderan))
    > (select qty from surat_jalan_baris b where (b.id_surat_jalan, b.id_orderan) = (l.id_surat_jalan, l.id_orderan))
  limit 1;
  if salah is not null then
    raise exception 'surat jalan %: nomor seri lebih banyak daripada unitnya', salah
      using errcode = 'check_violation', constraint = 'surat_jalan_seri_jumlah';
  end if;
  return null;
end $$;
create trigger surat_jalan_seri_dijaga after insert on surat_jalan_seri
  referencing new table as baru for each statement execute function surat_jalan_seri_dijaga();

-- A number that left no note behind is free again, for other products as well.
create function surat_jalan_seri_lepas() returns trigger language plpgsql as $$
begin
  delete from seri s using lama l
  where s.nomor = l.nomor and not exists (select from surat_jalan_seri n where n.nomor = s.nomor);
  return null;
end $$;
create trigger surat_jalan_seri_lepas after delete on surat_jalan_seri
  referencing old table as lama for each statement execute function surat_jalan_seri_lepas();
