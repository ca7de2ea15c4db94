-- Machines, the book of their stock, and the book of damaged goods.

create table produk (
  id_produk       integer generated always as identity primary key,
  kode_produk     text not null check (kode_produk <> ''),
  nama_produk     text not null check (nama_produk <> ''),
  kapasitas       text not null default '',
  tipe            text not null default '',
  kategori_produk text not null check (kategori_produk in ('utama', 'upgrade')),
  harga_produk    bigint not null check (harga_produk between 0 and 999999999999999),
  harga_beli      bigint not null default 0 check (harga_beli between 0 and 999999999999999),
  -- Kept by the book of stock (stok_sambung below), never written by hand.
  jumlah_stock    integer not null default 0 constraint produk_stock_cukup check (jumlah_stock >= 0),
  buku_urut       integer not null default 0,
  -- How many units open orders hold: a line from the warehouse its qty, a line made to order its finished units.
  ditahan         integer not null default 0 check (ditahan >= 0),
  stock_sales     integer generated always as (jumlah_stock - ditahan) stored,
  minimal_stock   integer not null default 0 check (minimal_stock >= 0),
  must_po         boolean not null default true,
  -- A purchase order of this machine is in Proses.
  status_po       boolean not null default false,
  soft_delete     boolean not null default false,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  versi           integer not null default 1,
  teks_cari       text generated always as (lower(nama_produk || E'\n' || kode_produk)) stored,
  -- Every unit that leaves carries a serial number.
  berseri         boolean not null default false,
  -- Where the book of stock stood when the switch was put on: units that left before have no numbers.
  berseri_dari    bigint,
  -- Kept by the book of damaged goods (stok_rusak below), never written by hand.
  jumlah_rusak    integer not null default 0 check (jumlah_rusak >= 0),
  nilai_rusak     bigint not null default 0 check (nilai_rusak >= 0),
  constraint produk_sales_cukup check (ditahan <= jumlah_stock),
  constraint produk_rusak_bernilai check (jumlah_rusak > 0 or nilai_rusak = 0)
);
create unique index produk_kode_unik on produk (lower(kode_produk));
create index produk_harus_po on produk (kategori_produk, id_produk desc) include (status_po)
  where not soft_delete and must_po and jumlah_stock <= minimal_stock;
create index produk_cari on produk using gin (teks_cari gin_trgm_ops);
-- The order of the lists. It holds the names too, so that a word that thousands of machines have is counted without the
-- table.
create index produk_terbaru on produk (kategori_produk, id_produk desc) include (teks_cari);
-- The orders by which people sort the lists, each by category.
create index produk_kode on produk (kategori_produk, lower(kode_produk), id_produk);
create index produk_nama on produk (kategori_produk, lower(nama_produk), id_produk);
create index produk_harga on produk (kategori_produk, harga_produk, id_produk);
create index produk_stock on produk (kategori_produk, jumlah_stock, id_produk);
create index produk_bebas on produk (kategori_produk, stock_sales, id_produk);
create index produk_minimal on produk (kategori_produk, minimal_stock, id_produk);
-- The chart of the stock begins with the products that are shortest of what they should have.
create index produk_tersisa on produk ((jumlah_stock - minimal_stock), id_produk) where not soft_delete;

-- Counted are all machines, and each category. A changed name is told, because lists are filtered by it.
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

create function produk_berseri() returns trigger language plpgsql as $$
begin
  if new.berseri and (tg_op = 'INSERT' or not old.berseri) then new.berseri_dari := new.buku_urut; end if;
  return new;
end $$;
create trigger produk_berseri before insert or update of berseri on produk
  for each row execute function produk_berseri();

-- The book of stock: every movement, its document and its person. A row with qty 0 is a change of the purchase price, so that
-- the value of the stock on any past day is known.
create table stok (
  id_stok    bigint generated always as identity primary key,
  id_produk  integer not null references produk,
  urut       integer not null,
  tanggal    date not null,
  waktu      timestamptz not null,
  jenis      text not null check (jenis in
    ('awal', 'tambah', 'po', 'produksi', 'kirim', 'batal-kirim', 'koreksi', 'retur', 'perbaikan')),
  qty        integer not null,
  saldo      integer not null check (saldo >= 0),
  harga_beli bigint not null check (harga_beli >= 0),
  sumber     text not null default '',
  keterangan text not null default '',
  id_user    integer not null,
  nama_user  text not null,
  -- The line made to order that a finished machine is for: from it follows which count of a line was the last. It refers
  -- to orderan (0006_penjualan.sql).
  id_orderan bigint,
  unique (id_produk, urut),
  -- A count of finished machines that is taken back (undoPl, undoPoSelesai) is a row of the same kind with units below
  -- zero, because the book only grows.
  check (case when jenis = 'kirim' then qty < 0 when jenis = 'koreksi' then true when jenis in ('po', 'produksi') then qty <> 0
    else qty > 0 end),
  constraint stok_untuk_orderan check (id_orderan is null or jenis in ('po', 'produksi'))
);
create index stok_tanggal on stok (id_produk, tanggal desc, urut desc) include (saldo, harga_beli);
create index stok_sumber on stok (sumber);
-- Goods that left or came back, by their day: the cost of goods.
create index stok_keluar on stok (tanggal, id_stok) include (qty, harga_beli)
  where jenis in ('kirim', 'batal-kirim', 'retur');

-- A new row continues the book of its product. Running number, balance and price come from the product, which is updated by
-- the same trigger, so the two cannot disagree.
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
create trigger stok_tertutup before insert on stok for each row execute function bulan_dijaga('tanggal');

create function produk_stock_dari_buku() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and (new.jumlah_stock <> old.jumlah_stock or new.buku_urut <> old.buku_urut) then
    raise exception 'jumlah_stock hanya berubah lewat buku stok' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger produk_stock_dari_buku before update of jumlah_stock, buku_urut on produk
  for each row execute function produk_stock_dari_buku();

-- The book of damaged goods. A row changes their number or their value: retur brings units without a value, nilai is what a
-- person decided them to be worth, perbaikan and buang take units and their share of the value out again.
create table stok_rusak (
  id_stok_rusak bigint generated always as identity primary key,
  id_produk     integer not null references produk,
  tanggal       date not null,
  waktu         timestamptz not null,
  jenis         text not null check (jenis in ('retur', 'nilai', 'perbaikan', 'buang')),
  qty           integer not null,
  nilai         bigint not null,
  saldo         integer not null check (saldo >= 0),
  sumber        text not null default '',
  keterangan    text not null default '',
  id_user       integer not null,
  nama_user     text not null,
  check (case jenis when 'retur' then qty > 0 and nilai = 0 when 'nilai' then qty = 0 and nilai > 0
    else qty < 0 and nilai <= 0 end)
);
create index stok_rusak_produk on stok_rusak (id_produk, id_stok_rusak desc);
create index stok_rusak_tanggal on stok_rusak (tanggal, id_stok_rusak) include (nilai);

create function stok_rusak_sambung() returns trigger language plpgsql as $$
begin
  update produk set jumlah_rusak = jumlah_rusak + new.qty, nilai_rusak = nilai_rusak + new.nilai
  where id_produk = new.id_produk returning jumlah_rusak into strict new.saldo;
  return new;
end $$;
create trigger stok_rusak_sambung before insert on stok_rusak for each row execute function stok_rusak_sambung();
create trigger stok_rusak_tetap before update or delete on stok_rusak for each row execute function tolak_perubahan();
create trigger stok_rusak_utuh before truncate on stok_rusak for each statement execute function tolak_perubahan();
create trigger stok_rusak_tertutup before insert on stok_rusak for each row execute function bulan_dijaga('tanggal');

create function produk_rusak_dari_buku() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'jumlah_rusak hanya berubah lewat buku barang rusak' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger produk_rusak_dari_buku before update of jumlah_rusak, nilai_rusak on produk
  for each row execute function produk_rusak_dari_buku();
