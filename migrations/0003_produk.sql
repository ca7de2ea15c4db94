-- Machines, and the book of their stock.

create table produk (
  id_produk       integer generated always as identity primary key,
  kode_produk     text not null check (kode_produk <> ''),
  nama_produk     text not null check (nama_produk <> ''),
  kapasitas       text not null default '',
  tipe            text not null default '',
  kategori_produk text not null check (kategori_produk in ('utama', 'upgrade')),
  harga_produk    bigint not null check (harga_produk between 0 and 999999999999999),
  harga_beli      bigint not null default 0 check (harga_beli between 0 and 999999999999999),
  -- Kept by the book itself (stok_buku below), never written by hand.
  jumlah_stock    integer not null default 0 constraint produk_stock_cukup check (jumlah_stock >= 0),
  buku_urut       integer not null default 0,
  -- What open orders hold: lines from the warehouse their qty, lines made to order their finished units.
  ditahan         integer not null default 0 check (ditahan >= 0),
  stock_sales     integer generated always as (jumlah_stock - ditahan) stored,
  minimal_stock   integer not null default 0 check (minimal_stock >= 0),
  must_po         boolean not null default true,
  -- A purchase order of it is in Proses.
  status_po       boolean not null default false,
  soft_delete     boolean not null default false,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  versi           integer not null default 1,
  teks_cari       text generated always as (lower(nama_produk || E'\n' || kode_produk)) stored,
  constraint produk_sales_cukup check (ditahan <= jumlah_stock)
);
create unique index produk_kode_unik on produk (lower(kode_produk));
create index produk_harus_po on produk (kategori_produk, id_produk desc) include (status_po)
  where not soft_delete and must_po and jumlah_stock <= minimal_stock;
create index produk_cari on produk using gin (teks_cari gin_trgm_ops);
-- The order of the lists. It holds the names too: a word that thousands of machines have is counted here, without
-- touching the table.
create index produk_terbaru on produk (kategori_produk, id_produk desc) include (teks_cari);

-- Machines: all of them, and each category. Their names may be changed.
create trigger produk_hitung after insert on produk referencing new table as baru for each statement execute function hitung(
  'produk', 'id_produk >> 10', 'true',
  'produk-utama', 'id_produk >> 10', $$kategori_produk = 'utama'$$,
  'produk-upgrade', 'id_produk >> 10', $$kategori_produk = 'upgrade'$$);
create trigger produk_hitung_ubah after update on produk for each row
  when ((old.kategori_produk, old.teks_cari) is distinct from (new.kategori_produk, new.teks_cari))
  execute function hitung(
    'produk', 'id_produk >> 10', 'true',
    'produk-utama', 'id_produk >> 10', $$kategori_produk = 'utama'$$,
    'produk-upgrade', 'id_produk >> 10', $$kategori_produk = 'upgrade'$$);

create function produk_tidak_dihapus() returns trigger language plpgsql as $$
begin
  raise exception 'produk tidak dihapus, melainkan dinonaktifkan' using errcode = 'restrict_violation';
end $$;
create trigger produk_tidak_dihapus before delete on produk for each row execute function produk_tidak_dihapus();

create table produk_foto (
  id_produk integer not null references produk,
  urutan    smallint not null,
  id_berkas uuid not null references berkas,
  primary key (id_produk, urutan)
);
create index produk_foto_berkas on produk_foto (id_berkas);

-- The book of stock: every movement, its document and its person. `qty` 0 is a change of the purchase price, so that
-- the value of the stock on any past day is known.
create table stok (
  id_stok    bigint generated always as identity primary key,
  id_produk  integer not null references produk,
  urut       integer not null,
  tanggal    date not null,
  waktu      timestamptz not null,
  jenis      text not null check (jenis in ('awal', 'tambah', 'po', 'produksi', 'kirim', 'batal-kirim', 'koreksi')),
  qty        integer not null,
  saldo      integer not null check (saldo >= 0),
  harga_beli bigint not null check (harga_beli >= 0),
  sumber     text not null default '',
  keterangan text not null default '',
  id_user    integer not null,
  nama_user  text not null,
  unique (id_produk, urut),
  check (case jenis when 'kirim' then qty < 0 when 'koreksi' then true else qty > 0 end)
);
create index stok_tanggal on stok (id_produk, tanggal desc, urut desc) include (saldo, harga_beli);
create index stok_sumber on stok (sumber);

-- A new row continues the book of its product: running number, balance and price come from the product, which is
-- moved on in the same breath. So the two can not disagree.
create function stok_sambung() returns trigger language plpgsql as $$
declare
  hari_terakhir date;
begin
  update produk set jumlah_stock = jumlah_stock + new.qty, buku_urut = buku_urut + 1
  where id_produk = new.id_produk
  returning buku_urut, jumlah_stock, harga_beli into strict new.urut, new.saldo, new.harga_beli;
  -- Days in a book only run forward, also where an action that began just before midnight ends after another: the
  -- stock of a day is the one of the day's last row.
  select tanggal into hari_terakhir from stok where id_produk = new.id_produk and urut = new.urut - 1;
  new.tanggal := greatest(new.tanggal, hari_terakhir);
  return new;
end $$;
create trigger stok_sambung before insert on stok for each row execute function stok_sambung();
create trigger stok_tetap before update or delete on stok for each row execute function tolak_perubahan();
create trigger stok_utuh before truncate on stok for each statement execute function tolak_perubahan();

create function produk_stock_dari_buku() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and (new.jumlah_stock <> old.jumlah_stock or new.buku_urut <> old.buku_urut) then
    raise exception 'jumlah_stock hanya berubah lewat buku stok' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger produk_stock_dari_buku before update of jumlah_stock, buku_urut on produk
  for each row execute function produk_stock_dari_buku();
