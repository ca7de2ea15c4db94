-- Suppliers: of whom the company buys, at which prices, how soon they deliver, and what is owed to them.

create table pemasok (
  id_pemasok    integer generated always as identity primary key,
  nama          text not null check (nama <> ''),
  kontak        text not null default '',
  telepon       text not null default '',
  -- The number by which it is found again, however it was typed.
  telepon_angka text generated always as (angka_telepon(telepon)) stored,
  alamat        text not null default '',
  email         text not null default '',
  npwp          text not null default '',
  catatan       text not null default '',
  -- The days in which it is paid; nothing: those of the company.
  termin        integer check (termin between 0 and 365),
  -- Out of use: in no choice, while its documents stay.
  arsip         timestamptz,
  -- Merging moves nothing: the merged one points to the other, so that taking it back restores both as they were.
  digabung_ke   integer references pemasok check (digabung_ke <> id_pemasok),
  -- Where all merging ends: the supplier itself, or the last one in the chain of digabung_ke.
  pokok         integer not null references pemasok,
  versi         integer not null default 1,
  dibuat        timestamptz not null,
  id_user       integer not null references karyawan,
  teks_cari     text generated always as (lower(nama || E'\n' || kontak || E'\n' || telepon || E'\n'
    || angka_telepon(telepon) || E'\n' || email || E'\n' || npwp)) stored,
  check ((digabung_ke is null) = (pokok = id_pemasok))
);
create index pemasok_nama on pemasok (lower(nama), id_pemasok) where digabung_ke is null;
create index pemasok_telepon on pemasok (telepon_angka) where telepon_angka <> '' and digabung_ke is null;
create index pemasok_pokok on pemasok (pokok);
create index pemasok_digabung on pemasok (digabung_ke) where digabung_ke is not null;
create index pemasok_cari on pemasok using gin (teks_cari gin_trgm_ops);

create function pemasok_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'pemasok diarsipkan, tidak dihapus' using errcode = 'restrict_violation';
  end if;
  new.pokok := coalesce(new.pokok, new.id_pemasok);
  return new;
end $$;
create trigger pemasok_dijaga before insert or delete on pemasok for each row execute function pemasok_dijaga();

-- What was said to a supplier or agreed with it, and what comes next.
create table pemasok_catatan (
  id_pemasok_catatan bigint generated always as identity primary key,
  id_pemasok  integer not null references pemasok,
  tanggal     date not null,
  isi         text not null check (isi <> ''),
  langkah     text not null default '',
  tgl_langkah date,
  waktu       timestamptz not null,
  id_user     integer not null references karyawan,
  check (tgl_langkah is null or langkah <> '')
);
create index pemasok_catatan_pemasok on pemasok_catatan (id_pemasok, tanggal desc, id_pemasok_catatan desc);
create trigger pemasok_catatan_tetap before update or delete on pemasok_catatan
  for each row execute function tolak_perubahan();

-- A purchase order may name its supplier, and keeps the name that it had then. Nothing told the supplier of the purchase
-- orders that are there already: they stand under "Tanpa pemasok" until somebody says.
alter table po
  add id_pemasok   integer references pemasok,
  add nama_pemasok text not null default '',
  add constraint po_pemasok check ((id_pemasok is null) = (nama_pemasok = ''));
create index po_pemasok on po (id_pemasok, urut desc) where dibatalkan is null and id_pemasok is not null;
-- Those without a supplier too: they are told apart by their product.
create index po_produk_pemasok on po (id_produk, id_pemasok, urut desc) where dibatalkan is null;
-- What was owed on any day: purchase orders of which something came, from their order until they were paid.
create index po_terhutang on po using gist (daterange(least(tgl_order, tgl_lunas), tgl_lunas)) where qty_selesai > 0;

-- Who delivers a product, at which price and how soon: kept from the purchase orders and their arrivals.
create table produk_pemasok (
  id_produk      integer not null references produk,
  id_pemasok     integer not null references pemasok,
  jumlah_po      integer not null check (jumlah_po >= 1),
  qty            bigint not null check (qty >= 1),
  -- Of the newest purchase order.
  id_po          text not null references po,
  tgl_po         date not null,
  harga_terakhir bigint not null check (harga_terakhir >= 1),
  -- From the order until its last unit came, of the newest one that is complete.
  hari_kirim     integer,
  primary key (id_produk, id_pemasok)
);
create index produk_pemasok_pemasok on produk_pemasok (id_pemasok);
create index produk_pemasok_po on produk_pemasok (id_po);

-- What produk_pemasok holds of these pairs, as the purchase orders say it.
create function produk_pemasok_dari(produk integer[], pemasok integer[])
returns table (id_produk integer, id_pemasok integer, jumlah_po integer, qty bigint, id_po text, tgl_po date,
  harga_terakhir bigint, hari_kirim integer)
language sql stable as $$
  select k.id_produk, k.id_pemasok, j.jumlah, j.qty, t.id_po, t.tgl_order, t.harga_satuan, h.hari
  from (select distinct u.id_produk, u.id_pemasok from unnest(produk, pemasok) u(id_produk, id_pemasok)) k
  cross join lateral (
    select count(*)::integer as jumlah, sum(p.qty) as qty from po p
    where p.id_produk = k.id_produk and p.id_pemasok = k.id_pemasok and p.dibatalkan is null) j
  cross join lateral (
    select p.id_po, p.tgl_order, p.harga_satuan from po p
    where p.id_produk = k.id_produk and p.id_pemasok = k.id_pemasok and p.dibatalkan is null
    order by p.urut desc limit 1) t
  left join lateral (
    select (select max((r.tgl_update at time zone 'Asia/Jakarta')::date) from po_riwayat r
            where r.id_po = p.id_po and r.selesai > 0) - p.tgl_order as hari
    from po p
    where p.id_produk = k.id_produk and p.id_pemasok = k.id_pemasok and p.dibatalkan is null and p.status_po = 'Selesai'
    order by p.urut desc limit 1) h on true
$$;

create function produk_pemasok_segarkan(produk integer[], pemasok integer[]) returns void language plpgsql as $$
begin
  -- One after the other, each seeing what the one before wrote.
  perform 1 from produk p where p.id_produk = any(produk) order by p.id_produk for no key update;
  merge into produk_pemasok b
  using (
    select u.*, d.jumlah_po, d.qty, d.id_po, d.tgl_po, d.harga_terakhir, d.hari_kirim
    from (select distinct * from unnest(produk, pemasok) u(id_produk, id_pemasok)) u
    left join produk_pemasok_dari(produk, pemasok) d using (id_produk, id_pemasok)) d
  on b.id_produk = d.id_produk and b.id_pemasok = d.id_pemasok
  when matched and d.id_po is null then delete
  when matched then update set jumlah_po = d.jumlah_po, qty = d.qty, id_po = d.id_po, tgl_po = d.tgl_po,
    harga_terakhir = d.harga_terakhir, hari_kirim = d.hari_kirim
  when not matched and d.id_po is not null then
    insert values (d.id_produk, d.id_pemasok, d.jumlah_po, d.qty, d.id_po, d.tgl_po, d.harga_terakhir, d.hari_kirim);
end $$;

create function po_produk_pemasok() returns trigger language plpgsql as $$
declare
  produk integer[];
  pemasok integer[];
begin
  case tg_table_name || ' ' || tg_op
    when 'po INSERT' then
      select array_agg(id_produk), array_agg(id_pemasok) into produk, pemasok from baru where id_pemasok is not null;
    when 'po UPDATE' then
      select array_agg(u.id_produk), array_agg(u.id_pemasok) into produk, pemasok
      from lama l join baru b using (id_po)
      cross join lateral (values (l.id_produk, l.id_pemasok), (b.id_produk, b.id_pemasok)) u(id_produk, id_pemasok)
      where (l.id_pemasok, l.dibatalkan, l.qty, l.status_po) is distinct from (b.id_pemasok, b.dibatalkan, b.qty, b.status_po)
        and u.id_pemasok is not null;
    else
      select array_agg(p.id_produk), array_agg(p.id_pemasok) into produk, pemasok
      from baru r join po p using (id_po) where p.id_pemasok is not null;
  end case;
  if produk is not null then perform produk_pemasok_segarkan(produk, pemasok); end if;
  return null;
end $$;
create trigger po_produk_pemasok after insert on po referencing new table as baru
  for each statement execute function po_produk_pemasok();
create trigger po_produk_pemasok_ubah after update on po referencing old table as lama new table as baru
  for each statement execute function po_produk_pemasok();
create trigger po_riwayat_produk_pemasok after insert on po_riwayat referencing new table as baru
  for each statement execute function po_produk_pemasok();
