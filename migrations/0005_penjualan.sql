-- Orders, their lines, invoices and delivery notes.

create table so (
  id_so               text primary key,
  urut                bigint generated always as identity unique,
  tipe_so             text not null check (tipe_so in ('Reguler', 'Online')),
  -- Derived from the order's facts, in the transaction that changed a fact (books/pesanan).
  status_so           text not null default 'Ajukan' check
    (status_so in ('Ajukan', 'Proses', 'Tolak', 'Kirim', 'Belum', 'Pending', 'Diambil', 'Cancel', 'Selesai')),
  status_pembayaran   text not null default '' check (status_pembayaran in ('', 'Pending', 'Proses', 'Lunas')),
  status_lunas        boolean generated always as (status_pembayaran = 'Lunas') stored,
  status_setor        boolean not null default false,
  tgl_setor           date,
  tgl_order           date not null,
  dibuat              timestamptz not null,
  selesai_garansi     date,
  dibatalkan          timestamptz,
  dibatalkan_oleh     text not null default '',
  customer_instansi   text not null,
  nama_customer       text not null,
  alamat_customer     text not null,
  no_telp             text not null,
  email               text not null default '',
  nama_penerima       text not null default '',
  alamat_penerima     text not null default '',
  no_telp_penerima    text not null default '',
  total_pembelian     bigint not null check (total_pembelian between 1 and 999999999999999),
  total_tambahan_online bigint not null default 0 check (total_tambahan_online between 0 and 999999999999999),
  id_user             integer not null references karyawan,
  versi               integer not null default 1,
  teks_cari           text generated always as
    (lower(id_so || E'\n' || customer_instansi || E'\n' || nama_customer)) stored,
  check (tipe_so = 'Online' or total_tambahan_online = 0),
  check ((dibatalkan is not null) = (status_so = 'Cancel')),
  check (status_setor = (tgl_setor is not null))
);
create index so_tanggal on so (tgl_order desc, urut desc) include (id_so, status_so, status_pembayaran, total_pembelian);
-- Searching reads this index alone, however common the text is.
create index so_telusur on so (tgl_order desc, urut desc) include (id_so, teks_cari);
create index so_status on so (status_so, tgl_order desc, urut desc) include (id_so);
-- Orders with an approved invoice: those that can have a delivery note.
create index so_surat_jalan on so (tgl_order desc, urut desc) include (id_so, teks_cari)
  where status_pembayaran in ('Proses', 'Lunas');
-- Orders, and those of them that can have a delivery note.
create trigger so_hitung after insert on so referencing new table as baru for each statement execute function hitung(
  'so', 'hari_ke(tgl_order)', 'true',
  'surat-jalan', 'hari_ke(tgl_order)', $$status_pembayaran in ('Proses', 'Lunas')$$);
create trigger so_hitung_dibayar after update on so for each row
  when ((old.status_pembayaran in ('Proses', 'Lunas')) <> (new.status_pembayaran in ('Proses', 'Lunas')))
  execute function hitung('surat-jalan', 'hari_ke(tgl_order)', $$status_pembayaran in ('Proses', 'Lunas')$$);
create trigger so_hitung_teks after update on so for each row
  when ((old.teks_cari, old.tgl_order) is distinct from (new.teks_cari, new.tgl_order))
  execute function hitung('so', 'hari_ke(tgl_order)', 'true',
    'surat-jalan', 'hari_ke(tgl_order)', $$status_pembayaran in ('Proses', 'Lunas')$$);
create index so_cari on so using gin (teks_cari gin_trgm_ops);
create index so_user on so (id_user);

create table so_bukti (
  id_so     text not null references so,
  urutan    smallint not null,
  id_berkas uuid not null references berkas,
  primary key (id_so, urutan)
);
create index so_bukti_berkas on so_bukti (id_berkas);

-- An order line keeps the product as it was when it was ordered. SG comes from the warehouse, PL is made to order.
create table orderan (
  id_orderan          bigint generated always as identity primary key,
  id_so               text not null references so,
  urutan              smallint not null,
  id_produk           integer not null references produk,
  kode_produk         text not null,
  nama_produk         text not null,
  kapasitas           text not null,
  tipe                text not null,
  kategori_produk     text not null,
  sumber_produk       text not null check (sumber_produk in ('SG', 'PL')),
  qty                 integer not null check (qty between 1 and 1000000),
  qty_selesai         integer not null,
  harga_produk        bigint not null check (harga_produk between 0 and 999999999999999),
  tambahan_harga_online bigint not null default 0 check (tambahan_harga_online between 0 and 999999999999999),
  total_harga         bigint generated always as (qty * harga_produk) stored,
  total_tambahan_harga_online bigint generated always as (qty * tambahan_harga_online) stored,
  status_produk       text not null check (status_produk in ('Progress', 'Selesai')),
  tgl_awal_pengerjaan date,
  tgl_deadline        date,
  tgl_selesai         date,
  -- A line made to order that was cancelled keeps its row for the history and leaves everything else.
  dibatalkan          timestamptz,
  -- What of the stock the line holds now; produk.ditahan is the sum of these.
  ditahan             integer not null default 0,
  -- Neither the line nor its order was cancelled (orderan_salinan, orderan_batal and so_batal below).
  terjual             boolean not null default true,
  -- The order's day, and for a line made to order the words it is searched by (orderan_salinan below).
  tgl_order           date,
  teks_cari           text,
  unique (id_so, urutan),
  constraint orderan_selesai check (qty_selesai between 0 and qty and (status_produk = 'Selesai') = (qty_selesai = qty)),
  constraint orderan_ditahan check (ditahan between 0 and qty_selesai),
  check (sumber_produk = 'PL' or status_produk = 'Selesai')
);
create index orderan_so on orderan (id_so, urutan);
-- Direct orders, all of them and by state of production: searching reads one of these indexes alone.
create index orderan_pl on orderan (tgl_order desc, id_orderan desc) include (teks_cari)
  where sumber_produk = 'PL' and dibatalkan is null;
create index orderan_pl_status on orderan (status_produk, tgl_order desc, id_orderan desc) include (teks_cari)
  where sumber_produk = 'PL' and dibatalkan is null;
-- Direct orders: all of them, and by state of production. A line keeps its order's day and words; should they ever
-- change, it is told.
create trigger orderan_hitung after insert on orderan referencing new table as baru for each statement execute function hitung(
  'pl', 'hari_ke(tgl_order)', $$sumber_produk = 'PL' and dibatalkan is null$$,
  'pl-Progress', 'hari_ke(tgl_order)', $$sumber_produk = 'PL' and dibatalkan is null and status_produk = 'Progress'$$,
  'pl-Selesai', 'hari_ke(tgl_order)', $$sumber_produk = 'PL' and dibatalkan is null and status_produk = 'Selesai'$$);
create trigger orderan_hitung_ubah after update on orderan for each row
  when (new.sumber_produk = 'PL' and (old.status_produk, old.dibatalkan, old.teks_cari, old.tgl_order)
    is distinct from (new.status_produk, new.dibatalkan, new.teks_cari, new.tgl_order))
  execute function hitung(
    'pl', 'hari_ke(tgl_order)', 'dibatalkan is null',
    'pl-Progress', 'hari_ke(tgl_order)', $$dibatalkan is null and status_produk = 'Progress'$$,
    'pl-Selesai', 'hari_ke(tgl_order)', $$dibatalkan is null and status_produk = 'Selesai'$$);
create index orderan_pl_cari on orderan using gin (teks_cari gin_trgm_ops)
  where sumber_produk = 'PL' and dibatalkan is null;
create index orderan_produk_menunggu on orderan (id_produk, id_orderan)
  where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null;
create index orderan_produk on orderan (id_produk);

-- A line keeps its order's day, and a line made to order its order's words, so that the list of lines made to order, and
-- what was sold in a range of days, need one index each.
create function orderan_salinan() returns trigger language plpgsql as $$
begin
  select s.tgl_order, s.status_so not in ('Cancel', 'Tolak'), case new.sumber_produk when 'PL' then
    s.teks_cari || lower(E'\n' || new.nama_produk || E'\n' || new.kode_produk) end
  into strict new.tgl_order, new.terjual, new.teks_cari from so s where s.id_so = new.id_so;
  return new;
end $$;
create trigger orderan_salinan before insert on orderan for each row execute function orderan_salinan();
create function so_teks_ke_orderan() returns trigger language plpgsql as $$
begin
  update orderan set tgl_order = new.tgl_order, teks_cari = case sumber_produk when 'PL' then
    new.teks_cari || lower(E'\n' || nama_produk || E'\n' || kode_produk) end
  where id_so = new.id_so;
  return null;
end $$;
create trigger so_teks_ke_orderan after update on so for each row
  when ((old.teks_cari, old.tgl_order) is distinct from (new.teks_cari, new.tgl_order))
  execute function so_teks_ke_orderan();
create index orderan_terjual on orderan (tgl_order) include (id_produk, qty, id_so) where terjual;

create function orderan_batal() returns trigger language plpgsql as $$
begin
  new.terjual := false;
  return new;
end $$;
create trigger orderan_batal before update of dibatalkan on orderan
  for each row when (new.dibatalkan is not null) execute function orderan_batal();

create function so_batal() returns trigger language plpgsql as $$
begin
  update orderan set terjual = false where id_so = new.id_so and terjual;
  return null;
end $$;
create trigger so_batal after update of status_so on so
  for each row when (new.status_so in ('Cancel', 'Tolak') and new.status_so <> old.status_so) execute function so_batal();

create table invoice (
  id_invoice         text primary key,
  urut               bigint generated always as identity unique,
  id_so              text not null references so,
  -- The n-th living invoice of its order. A deleted one keeps its number as a void row.
  ke                 smallint not null check (ke >= 1),
  dihapus            timestamptz,
  tgl_invoice        date not null,
  dibuat             timestamptz not null,
  tipe_pembayaran    text not null check (tipe_pembayaran in ('DP', 'LN')),
  status_approve     text not null default 'Menunggu' check (status_approve in ('Menunggu', 'Disetujui')),
  tgl_approve        date,
  id_user_approve    integer references karyawan,
  id_user            integer not null references karyawan,
  id_rekening        integer not null references rekening,
  total_pembelian    bigint not null,
  nominal_admin      bigint not null default 0 check (nominal_admin >= 0),
  -- What this invoice fixes for the first time; 0 where an earlier one did.
  nominal_peti       bigint not null default 0 check (nominal_peti >= 0),
  nominal_ongkir     bigint not null default 0 check (nominal_ongkir >= 0),
  nominal_diskon     bigint not null default 0 check (nominal_diskon >= 0),
  nominal_bayar      bigint not null check (nominal_bayar between 1 and 999999999999999),
  nominal_dp         bigint not null default 0 check (nominal_dp >= 0),
  nominal_lunas      bigint not null default 0 check (nominal_lunas >= 0),
  nominal_sisa_bayar bigint not null check (nominal_sisa_bayar >= 0),
  jasa_online        bigint not null default 0 check (jasa_online >= 0),
  versi              integer not null default 1,
  constraint invoice_diskon check (nominal_diskon < total_pembelian + nominal_admin),
  constraint invoice_jumlah check (case tipe_pembayaran
    when 'LN' then nominal_dp = 0 and nominal_lunas = nominal_bayar and nominal_sisa_bayar = 0
    else nominal_lunas = 0 and nominal_dp >= 1 and nominal_sisa_bayar >= 1
      and nominal_sisa_bayar = nominal_bayar - nominal_dp - nominal_peti - nominal_ongkir end),
  check ((status_approve = 'Disetujui') = (tgl_approve is not null and id_user_approve is not null)),
  check (dihapus is null or status_approve = 'Menunggu')
);
create unique index invoice_ke_unik on invoice (id_so, ke) where dihapus is null;
-- A new invoice only after the one before is approved.
create unique index invoice_menunggu_unik on invoice (id_so) where dihapus is null and status_approve = 'Menunggu';
create index invoice_menunggu on invoice (urut desc) where dihapus is null and status_approve = 'Menunggu';
create index invoice_rekening on invoice (id_rekening);

create table invoice_bukti (
  id_invoice text not null references invoice,
  urutan     smallint not null,
  id_berkas  uuid not null references berkas,
  primary key (id_invoice, urutan)
);
create index invoice_bukti_berkas on invoice_bukti (id_berkas);

create table surat_jalan (
  id_surat_jalan  text primary key,
  id_so           text not null references so constraint surat_jalan_satu unique,
  id_invoice      text not null references invoice,
  status_barang   text not null check (status_barang in ('Belum', 'Pending', 'Kirim', 'Diambil')),
  nomor_resi      text not null default '',
  keterangan      text not null default '',
  tgl_surat       date not null,
  dibuat          timestamptz not null,
  nama_ekspedisi  text not null default '',
  alamat_ekspedisi text not null default '',
  telp_ekspedisi  text not null default '',
  nama_penerima   text not null default '',
  alamat_penerima text not null default '',
  no_telp_penerima text not null default '',
  id_user         integer not null references karyawan,
  versi           integer not null default 1
);
create index surat_jalan_tanggal on surat_jalan (tgl_surat, id_surat_jalan);

create table surat_jalan_bukti (
  id_surat_jalan text not null references surat_jalan,
  urutan         smallint not null,
  id_berkas      uuid not null references berkas,
  primary key (id_surat_jalan, urutan)
);
create index surat_jalan_bukti_berkas on surat_jalan_bukti (id_berkas);

-- The company's letterhead, and the values that the rules take from it.
create table perusahaan (
  satu             boolean primary key default true check (satu),
  nama             text not null default 'Nama Perusahaan',
  alamat           text not null default '',
  no_telp          text not null default '',
  email            text not null default '',
  baris_bank       text not null default '',
  id_logo          uuid references berkas,
  hari_produksi_pl integer not null default 30 check (hari_produksi_pl between 1 and 3650),
  hari_produksi_po integer not null default 30 check (hari_produksi_po between 1 and 3650),
  pengajuan_sendiri_oleh_orang_lain boolean not null default true,
  hari_backup      integer not null default 7 check (hari_backup between 0 and 365),
  versi            integer not null default 1
);
insert into perusahaan default values;
