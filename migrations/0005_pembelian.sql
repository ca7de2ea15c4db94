-- Suppliers, purchase orders, and what arrived.

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
  -- In how many days it is paid; null: the days of the company (perusahaan).
  termin        integer check (termin between 0 and 365),
  -- Since when it is out of use: it is offered nowhere, and its documents stay.
  arsip         timestamptz,
  -- Merging moves nothing: the merged supplier points to the other one, so that taking it back restores both.
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
  selesai     timestamptz,
  id_user_selesai integer references karyawan,
  check (tgl_langkah is null or langkah <> ''),
  constraint pemasok_catatan_selesai
    check ((selesai is null) = (id_user_selesai is null) and (selesai is null or langkah <> ''))
);
create index pemasok_catatan_pemasok on pemasok_catatan (id_pemasok, tanggal desc, id_pemasok_catatan desc);
-- A next step is a task of whoever follows it up, until it is marked as done.
create index pemasok_langkah on pemasok_catatan (tgl_langkah) where selesai is null and tgl_langkah is not null;

-- Of a note only this changes: its step is marked as done, once.
create function pemasok_catatan_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.selesai is not null
    or (to_jsonb(new) - 'selesai' - 'id_user_selesai') <> (to_jsonb(old) - 'selesai' - 'id_user_selesai') then
    raise exception 'catatan pemasok tidak berubah' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger pemasok_catatan_tetap before update or delete on pemasok_catatan
  for each row execute function pemasok_catatan_dijaga();

create table po (
  id_po             text primary key,
  urut              bigint generated always as identity unique,
  id_produk         integer not null references produk,
  -- The n-th batch of its product, named by the code that the product had then: codes may be used again.
  kloter            text not null,
  ke                integer not null check (ke >= 1),
  kode_produk       text not null,
  nama_produk       text not null,
  kapasitas         text not null,
  tipe              text not null,
  qty               integer not null check (qty between 1 and 1000000),
  qty_selesai       integer not null default 0,
  harga_satuan      bigint not null check (harga_satuan between 1 and 999999999999999),
  total_harga       bigint generated always as (qty * harga_satuan) stored check (total_harga <= 999999999999999),
  status_po         text not null default 'Proses' check (status_po in ('Proses', 'Selesai')),
  status_pembayaran boolean not null default false,
  tgl_order         date not null,
  tgl_deadline      date not null,
  tgl_selesai       date,
  tgl_lunas         date,
  -- Cancelled before anything arrived: the number stays, and the purchase order is gone from every list.
  dibatalkan        timestamptz,
  dibuat            timestamptz not null,
  id_user           integer not null references karyawan,
  -- Its own code without the letters, which every purchase order has.
  teks_cari         text generated always as (
    lower(kloter || E'\n' || nama_produk || E'\n' || kode_produk || E'\n' || substr(id_po, 4))) stored,
  -- The supplier, with the name that it had then. Purchase orders may have none: they stand under "Tanpa pemasok".
  id_pemasok        integer references pemasok,
  nama_pemasok      text not null default '',
  unique (id_produk, ke),
  constraint po_selesai check (qty_selesai between 0 and qty and (status_po = 'Selesai') = (qty_selesai = qty)),
  constraint po_tgl_selesai check ((status_po = 'Selesai') = (tgl_selesai is not null)),
  constraint po_lunas check (status_pembayaran = (tgl_lunas is not null) and (status_po = 'Selesai' or not status_pembayaran)),
  check (dibatalkan is null or (status_po = 'Proses' and qty_selesai = 0)),
  constraint po_pemasok check ((id_pemasok is null) = (nama_pemasok = ''))
);
create index po_status on po (status_po, urut desc) where dibatalkan is null;
create index po_tanggal on po (tgl_order, urut) where dibatalkan is null;
create index po_cari on po using gin (teks_cari gin_trgm_ops);
-- A word that many machines have in their names is counted here, without the table.
create index po_cari_luas on po (status_po, urut desc) include (teks_cari) where dibatalkan is null;
create index po_produk on po (id_produk, status_po) where dibatalkan is null;
-- A code that another product had before goes on counting its batches.
create index po_kode on po (kode_produk, ke);
create index po_pemasok on po (id_pemasok, urut desc) where dibatalkan is null and id_pemasok is not null;
-- This one has the purchase orders without a supplier too: people look for them by their product.
create index po_produk_pemasok on po (id_produk, id_pemasok, urut desc) where dibatalkan is null;
create index po_deadline on po (status_po, tgl_deadline, urut) include (id_po, teks_cari) where dibatalkan is null;
-- Purchase orders in Proses, the most urgent first, for the dashboard and the boards.
create index po_tenggat on po (tgl_deadline, urut) include (qty_selesai) where status_po = 'Proses' and dibatalkan is null;
-- Purchase orders are filtered by payment.
create index po_bayar on po (status_po, status_pembayaran, urut desc) where dibatalkan is null;
-- What was owed on any day: purchase orders of which something arrived, from their order until they were paid.
create index po_terhutang on po using gist (daterange(least(tgl_order, tgl_lunas), tgl_lunas)) where qty_selesai > 0;
-- The same by the day they were paid.
create index po_hutang on po (tgl_lunas) where dibatalkan is null and qty_selesai > 0;

-- Counted are the purchase orders by their state; a cancelled one is in neither list.
create trigger po_hitung after insert on po referencing new table as baru for each statement execute function hitung(
  'po-Proses', '(urut >> 10)::integer', $$status_po = 'Proses' and dibatalkan is null$$,
  'po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);
create trigger po_hitung_ubah after update on po for each row
  when ((old.status_po, old.dibatalkan, old.teks_cari) is distinct from (new.status_po, new.dibatalkan, new.teks_cari))
  execute function hitung(
    'po-Proses', '(urut >> 10)::integer', $$status_po = 'Proses' and dibatalkan is null$$,
    'po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);

-- A payment changes what the list is filtered by. Where po_hitung_ubah runs, it has noted the change already.
create trigger po_hitung_bayar after update on po for each row
  when (old.status_pembayaran <> new.status_pembayaran
    and (old.status_po, old.dibatalkan, old.teks_cari) is not distinct from (new.status_po, new.dibatalkan, new.teks_cari))
  execute function hitung('po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);

create function po_tidak_dihapus() returns trigger language plpgsql as $$
begin
  raise exception 'PO tidak dihapus, melainkan dibatalkan' using errcode = 'restrict_violation';
end $$;
create trigger po_tidak_dihapus before delete on po for each row execute function po_tidak_dihapus();

create trigger po_tertutup before insert on po for each row execute function bulan_dijaga('order');
create trigger po_tertutup_ubah before update of tgl_order on po for each row
  when (old.tgl_order is distinct from new.tgl_order) execute function bulan_dijaga('order');
create trigger po_tertutup_lunas before update of tgl_lunas on po for each row
  when (old.tgl_lunas is distinct from new.tgl_lunas) execute function bulan_dijaga('lunas');

-- What arrived when, and where it went. A row of 0 units says that the rest was given up; one below zero takes a count back.
create table po_riwayat (
  id_po_riwayat bigint generated always as identity primary key,
  id_po         text not null references po,
  tgl_update    timestamptz not null,
  selesai       integer not null,
  untuk_orderan integer not null,
  untuk_stock   integer not null,
  keterangan    text not null,
  id_user       integer not null references karyawan,
  check (selesai = untuk_orderan + untuk_stock),
  constraint po_riwayat_searah check (least(untuk_orderan, untuk_stock) >= 0 or greatest(untuk_orderan, untuk_stock) <= 0)
);
create index po_riwayat_po on po_riwayat (id_po, id_po_riwayat);
-- Counts that were taken back: the question what was owed in between is answered from them.
create index po_riwayat_diurungkan on po_riwayat (id_po) where selesai < 0;
create trigger po_riwayat_tetap before update or delete on po_riwayat for each row execute function tolak_perubahan();
create trigger po_riwayat_tertutup before insert on po_riwayat for each row execute function bulan_dijaga('datang');

-- Who delivers a product, at which price and how soon. Triggers keep it from the purchase orders and their arrivals.
create table produk_pemasok (
  id_produk      integer not null references produk,
  id_pemasok     integer not null references pemasok,
  jumlah_po      integer not null check (jumlah_po >= 1),
  qty            bigint not null check (qty >= 1),
  -- Of the newest purchase order.
  id_po          text not null references po,
  tgl_po         date not null,
  harga_terakhir bigint not null check (harga_terakhir >= 1),
  -- The days from the order until its last unit came, of the newest purchase order that is complete.
  hari_kirim     integer,
  primary key (id_produk, id_pemasok)
);
create index produk_pemasok_pemasok on produk_pemasok (id_pemasok);
create index produk_pemasok_po on produk_pemasok (id_po);

-- What produk_pemasok should hold of these pairs, from the purchase orders.
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
