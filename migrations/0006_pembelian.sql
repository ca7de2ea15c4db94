-- Purchase orders, the direct orders that wait for them, and what arrived.

create table po (
  id_po             text primary key,
  urut              bigint generated always as identity unique,
  id_produk         integer not null references produk,
  -- The n-th batch of its product, named by the code that the product had then: codes may be given anew.
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
  -- Cancelled before anything arrived: the number stays, the rest is gone from every list.
  dibatalkan        timestamptz,
  dibuat            timestamptz not null,
  id_user           integer not null references karyawan,
  -- Of its own code the number: the letters are those of every purchase order.
  teks_cari         text generated always as (
    lower(kloter || E'\n' || nama_produk || E'\n' || kode_produk || E'\n' || substr(id_po, 4))) stored,
  unique (id_produk, ke),
  constraint po_selesai check (qty_selesai between 0 and qty and (status_po = 'Selesai') = (qty_selesai = qty)),
  constraint po_tgl_selesai check ((status_po = 'Selesai') = (tgl_selesai is not null)),
  constraint po_lunas check (status_pembayaran = (tgl_lunas is not null) and (status_po = 'Selesai' or not status_pembayaran)),
  check (dibatalkan is null or (status_po = 'Proses' and qty_selesai = 0))
);
create index po_status on po (status_po, urut desc) where dibatalkan is null;
create index po_tanggal on po (tgl_order, urut) where dibatalkan is null;
create index po_cari on po using gin (teks_cari gin_trgm_ops);
-- A word that many machines have in their names is counted here, without touching the table.
create index po_cari_luas on po (status_po, urut desc) include (teks_cari) where dibatalkan is null;
create index po_produk on po (id_produk, status_po) where dibatalkan is null;
-- A code that another product had before goes on counting its batches.
create index po_kode on po (kode_produk, ke);

-- Purchase orders by their state; a cancelled one is in neither list.
create trigger po_hitung after insert on po referencing new table as baru for each statement execute function hitung(
  'po-Proses', '(urut >> 10)::integer', $$status_po = 'Proses' and dibatalkan is null$$,
  'po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);
create trigger po_hitung_ubah after update on po for each row
  when ((old.status_po, old.dibatalkan, old.teks_cari) is distinct from (new.status_po, new.dibatalkan, new.teks_cari))
  execute function hitung(
    'po-Proses', '(urut >> 10)::integer', $$status_po = 'Proses' and dibatalkan is null$$,
    'po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);

create function po_tidak_dihapus() returns trigger language plpgsql as $$
begin
  raise exception 'PO tidak dihapus, melainkan dibatalkan' using errcode = 'restrict_violation';
end $$;
create trigger po_tidak_dihapus before delete on po for each row execute function po_tidak_dihapus();

-- Direct orders that a purchase order will serve, oldest first.
create table po_orderan (
  id_po      text not null references po,
  id_orderan bigint not null references orderan,
  qty        integer not null check (qty >= 1),
  qty_dilayani integer not null default 0,
  -- Nothing of it is waited for any more: served, or the line or the purchase order has ended.
  dilepas    boolean not null default false,
  primary key (id_po, id_orderan),
  check (qty_dilayani between 0 and qty),
  check (dilepas or qty_dilayani < qty)
);
create index po_orderan_orderan on po_orderan (id_orderan);

-- What arrived when, and where it went. A row of 0 units says that the rest was given up.
create table po_riwayat (
  id_po_riwayat bigint generated always as identity primary key,
  id_po         text not null references po,
  tgl_update    timestamptz not null,
  selesai       integer not null check (selesai >= 0),
  untuk_orderan integer not null check (untuk_orderan >= 0),
  untuk_stock   integer not null check (untuk_stock >= 0),
  keterangan    text not null,
  id_user       integer not null references karyawan,
  check (selesai = untuk_orderan + untuk_stock)
);
create index po_riwayat_po on po_riwayat (id_po, id_po_riwayat);
create trigger po_riwayat_tetap before update or delete on po_riwayat for each row execute function tolak_perubahan();
