-- Customers, orders and their lines, invoices, delivery notes, serial numbers, returns, and mails.

-- By which name a customer is found again: capitals, spaces and punctuation do not count.
create function kunci_nama(nama text) returns text language sql immutable parallel safe
return coalesce(nullif(btrim(regexp_replace(lower(nama), '[^[:alnum:]]+', ' ', 'g')), ''), lower(btrim(nama)));

-- The same, with the customer's company where the telephone number says nothing, as 0 or - does.
create function kunci_pelanggan(angka text, nama text, instansi text) returns text language sql immutable parallel safe
return kunci_nama(nama) || case when length(angka) < 8 then '|' || kunci_nama(instansi) else '' end;

create table pelanggan (
  id_pelanggan integer generated always as identity primary key,
  instansi     text not null default '',
  nama         text not null check (nama <> ''),
  telepon      text not null default '',
  alamat       text not null default '',
  email        text not null default '',
  npwp         text not null default '',
  catatan      text not null default '',
  -- Who looks after the customer.
  id_sales     integer references karyawan,
  -- In how many days this customer pays; null: the days of the company (perusahaan).
  termin       integer check (termin between 0 and 365),
  arsip        boolean not null default false,
  -- The customer into which this one was merged, and the one at the end of that chain: itself while it is not merged.
  -- Orders keep the customer they were made for, so that a merge is undone by emptying digabung_ke.
  digabung_ke  integer references pelanggan,
  id_utama     integer not null references pelanggan,
  -- How many orders of the time before the table was introduced were grouped in this customer; null for a later one.
  order_lama   integer check (order_lama >= 1),
  dibuat       timestamptz not null,
  versi        integer not null default 1,
  angka        text generated always as (angka_telepon(telepon)) stored,
  -- The number also as people in the country type it.
  teks_cari    text generated always as (lower(nama || E'\n' || instansi || E'\n' || angka_telepon(telepon) || E'\n'
    || regexp_replace(angka_telepon(telepon), '^62', '0') || E'\n' || telepon)) stored,
  constraint pelanggan_digabung check ((digabung_ke is null) = (id_utama = id_pelanggan) and digabung_ke <> id_pelanggan)
);
create index pelanggan_cari on pelanggan using gin (teks_cari gin_trgm_ops);
-- A page far within the list by name is read from the index alone. It includes nama, because PostgreSQL does not see that an
-- index over lower(nama) covers the same.
create index pelanggan_nama on pelanggan (lower(nama), id_pelanggan) include (nama, arsip) where digabung_ke is null;
create index pelanggan_angka on pelanggan (angka);
create index pelanggan_sales on pelanggan (id_sales, id_pelanggan);
create index pelanggan_utama on pelanggan (id_utama);
create index pelanggan_digabung on pelanggan (digabung_ke) where digabung_ke is not null;
-- Into whom everyone was merged, and in how many days they pay.
create index pelanggan_tempo on pelanggan (id_pelanggan) include (id_utama, termin);

create function pelanggan_sendiri() returns trigger language plpgsql as $$
begin
  new.id_utama := new.id_pelanggan;
  return new;
end $$;
create trigger pelanggan_sendiri before insert on pelanggan
  for each row when (new.id_utama is null) execute function pelanggan_sendiri();

create trigger pelanggan_hitung after insert on pelanggan referencing new table as baru for each statement
  execute function hitung(
    'pelanggan', '(id_pelanggan >> 10)', 'not arsip and digabung_ke is null',
    'pelanggan-arsip', '(id_pelanggan >> 10)', 'arsip and digabung_ke is null');
create trigger pelanggan_hitung_ubah after update on pelanggan for each row
  when ((old.teks_cari, old.arsip, old.digabung_ke, old.id_sales) is distinct from
    (new.teks_cari, new.arsip, new.digabung_ke, new.id_sales))
  execute function hitung(
    'pelanggan', '(id_pelanggan >> 10)', 'not arsip and digabung_ke is null',
    'pelanggan-arsip', '(id_pelanggan >> 10)', 'arsip and digabung_ke is null');

-- The customer that an order belongs to is found by its number and name: one for each pair, so that two people who order
-- for the same new customer at once make one.
create table pelanggan_kunci (
  angka        text not null,
  nama         text not null,
  id_pelanggan integer not null references pelanggan,
  primary key (angka, nama)
);
create index pelanggan_kunci_pelanggan on pelanggan_kunci (id_pelanggan);

-- What a person should look at: two customers that may be one, or one that may be several. Only a person decides; the
-- decision is kept, so that nobody is asked twice.
create table pelanggan_ragu (
  id_ragu      bigint generated always as identity primary key,
  alasan       text not null check (alasan in ('nomor', 'nama', 'instansi')),
  id_pelanggan integer not null references pelanggan,
  -- Null for one customer whose orders name several companies.
  id_lain      integer references pelanggan,
  keterangan   text not null default '',
  dibuat       timestamptz not null,
  diputuskan   timestamptz,
  id_user      integer references karyawan,
  check ((alasan = 'instansi') = (id_lain is null)),
  check ((diputuskan is null) = (id_user is null)),
  constraint pelanggan_ragu_unik unique nulls not distinct (alasan, id_pelanggan, id_lain)
);
create index pelanggan_ragu_terbuka on pelanggan_ragu (id_ragu desc) where diputuskan is null;
create index pelanggan_ragu_lain on pelanggan_ragu (id_lain) where id_lain is not null;

-- When the orders of the time before the table pelanggan were grouped by customer; one row.
create table pelanggan_keadaan (
  satu           boolean primary key default true check (satu),
  dikelompokkan  timestamptz
);
insert into pelanggan_keadaan (dikelompokkan) values (now());

-- What was said with a customer, and what is to be done next.
create table pelanggan_catatan (
  id_catatan   bigint generated always as identity primary key,
  id_pelanggan integer not null references pelanggan,
  tanggal      date not null,
  isi          text not null check (isi <> ''),
  langkah      text not null default '',
  tgl_langkah  date,
  selesai      timestamptz,
  id_user_selesai integer references karyawan,
  waktu        timestamptz not null,
  id_user      integer not null references karyawan,
  check (tgl_langkah is null or langkah <> ''),
  check ((selesai is null) = (id_user_selesai is null)),
  check (selesai is null or langkah <> '')
);
create index pelanggan_catatan_pelanggan on pelanggan_catatan (id_pelanggan, id_catatan desc);
-- A next step is a task of whoever follows it up, until it is marked as done.
create index pelanggan_langkah on pelanggan_catatan (tgl_langkah) where selesai is null and tgl_langkah is not null;

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
  -- What a marketplace kept of an order that was cancelled; it gives it back with the customer's money.
  jasa_batal          bigint not null default 0,
  check (tipe_so = 'Online' or total_tambahan_online = 0),
  check ((dibatalkan is not null) = (status_so = 'Cancel')),
  check (status_setor = (tgl_setor is not null)),
  check (case when dibatalkan is null then jasa_batal = 0 else jasa_batal >= 0 end)
);
create index so_tanggal on so (tgl_order desc, urut desc) include (id_so, status_so, status_pembayaran, total_pembelian);
-- Searching reads this index alone, however common the text is.
create index so_telusur on so (tgl_order desc, urut desc) include (id_so, teks_cari);
create index so_status on so (status_so, tgl_order desc, urut desc) include (id_so);
-- Orders with an approved invoice: those that can have a delivery note.
create index so_surat_jalan on so (tgl_order desc, urut desc) include (id_so, teks_cari)
  where status_pembayaran in ('Proses', 'Lunas');
create index so_cari on so using gin (teks_cari gin_trgm_ops);
create index so_user on so (id_user);
-- The orders by which people sort the list; a page is read from the index alone. For that so_nama includes the name itself.
create index so_total on so (total_pembelian, urut) include (id_so, tgl_order, status_so, status_pembayaran);
create index so_nama on so (lower(nama_customer), urut)
  include (id_so, nama_customer, tgl_order, status_so, status_pembayaran);
-- What the queues on the dashboard and the boards ask for.
create index so_tanpa_invoice on so (tgl_order, urut) include (id_user)
  where status_so = 'Ajukan' and status_pembayaran = '';
create index so_dp on so (id_user, tgl_order) where status_pembayaran = 'Proses' and dibatalkan is null;

-- Counted are the orders, and those of them that can have a delivery note.
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

-- Orders are filtered by state and payment: what was counted of a day is counted again when one of its orders changes.
create trigger so_hitung_keadaan after update on so for each row
  when ((old.status_so, old.status_pembayaran) is distinct from (new.status_so, new.status_pembayaran))
  execute function hitung('so', 'hari_ke(tgl_order)', 'true');

-- An order of a closed month may change in everything but the days that reports read. So it is with the other documents.
create trigger so_tertutup before insert or delete on so for each row execute function bulan_dijaga('order');
create trigger so_tertutup_ubah before update of tgl_order on so for each row
  when (old.tgl_order is distinct from new.tgl_order) execute function bulan_dijaga('order');
create trigger so_tertutup_setor before update of tgl_setor on so for each row
  when (old.tgl_setor is distinct from new.tgl_setor) execute function bulan_dijaga('setor');

-- The customer of each order. It is a table of its own so that an order is not touched when its customer changes.
create table so_pelanggan (
  id_so        text primary key references so,
  id_pelanggan integer not null references pelanggan
);
create index so_pelanggan_pelanggan on so_pelanggan (id_pelanggan, id_so);

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
  -- A line made to order that was cancelled keeps its row for the history and counts nowhere else.
  dibatalkan          timestamptz,
  -- How much of the stock the line holds now; produk.ditahan is the sum of these.
  ditahan             integer not null default 0,
  -- Neither the line nor its order was cancelled (orderan_salinan, orderan_batal and so_batal below).
  terjual             boolean not null default true,
  -- The order's day, and for a line made to order the words it is searched by (orderan_salinan below).
  tgl_order           date,
  teks_cari           text,
  -- Units that stand on delivery notes (surat_jalan_baris below), and those of them that have left the warehouse.
  qty_bersurat        integer not null default 0,
  qty_terkirim        integer not null default 0,
  -- Units that are delivered once more, in the place of those that came back.
  qty_ganti           integer not null default 0 check (qty_ganti >= 0),
  unique (id_so, urutan),
  constraint orderan_selesai check (qty_selesai between 0 and qty and (status_produk = 'Selesai') = (qty_selesai = qty)),
  constraint orderan_ditahan check (ditahan >= 0),
  -- Only finished units stand on a note, only units on a note leave, and what has left is not held.
  constraint orderan_bersurat check (qty_bersurat between 0 and qty_selesai + qty_ganti),
  constraint orderan_terkirim check (qty_terkirim between 0 and qty_bersurat),
  constraint orderan_tersisa check (ditahan + qty_terkirim <= qty_selesai + qty_ganti),
  check (sumber_produk = 'PL' or status_produk = 'Selesai')
);
create index orderan_so on orderan (id_so, urutan);
-- Lines made to order, all of them and by state of production: searching reads one of these indexes alone.
create index orderan_pl on orderan (tgl_order desc, id_orderan desc) include (teks_cari)
  where sumber_produk = 'PL' and dibatalkan is null;
create index orderan_pl_status on orderan (status_produk, tgl_order desc, id_orderan desc) include (teks_cari)
  where sumber_produk = 'PL' and dibatalkan is null;
create index orderan_pl_cari on orderan using gin (teks_cari gin_trgm_ops)
  where sumber_produk = 'PL' and dibatalkan is null;
create index orderan_produk_menunggu on orderan (id_produk, id_orderan)
  where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null;
create index orderan_produk on orderan (id_produk);
create index orderan_terjual on orderan (tgl_order) include (id_produk, qty, id_so) where terjual;
-- The orders by which people sort the list of lines made to order.
create index orderan_pl_deadline on orderan (tgl_deadline, id_orderan) include (tgl_order, status_produk)
  where sumber_produk = 'PL' and dibatalkan is null;
create index orderan_pl_nama on orderan (lower(nama_produk), id_orderan) include (nama_produk, tgl_order, status_produk)
  where sumber_produk = 'PL' and dibatalkan is null;
-- Lines in production, the most urgent first, for the dashboard and the boards.
create index orderan_tenggat on orderan (tgl_deadline, id_orderan) include (tgl_awal_pengerjaan)
  where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null;
-- The book of stock names the line that a finished machine is for.
alter table stok add foreign key (id_orderan) references orderan;

-- Counted are the lines made to order: all of them, and by state of production. A line keeps its order's day and words, and
-- is told should they change.
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

-- Lines made to order that a purchase order will serve, oldest first.
create table po_orderan (
  id_po      text not null references po,
  id_orderan bigint not null references orderan,
  qty        integer not null check (qty >= 1),
  qty_dilayani integer not null default 0,
  -- The line waits for nothing more of it: it is served, or the line or the purchase order has ended.
  dilepas    boolean not null default false,
  primary key (id_po, id_orderan),
  check (qty_dilayani between 0 and qty),
  check (dilepas or qty_dilayani < qty)
);
create index po_orderan_orderan on po_orderan (id_orderan);

create table invoice (
  id_invoice         text primary key,
  urut               bigint generated always as identity unique,
  id_so              text not null references so,
  -- The n-th invoice of its order that is not deleted. A deleted one keeps its number as a void row.
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

create trigger invoice_tertutup before insert or delete on invoice for each row execute function bulan_dijaga('invoice');
create trigger invoice_tertutup_ubah before update of tgl_invoice on invoice for each row
  when (old.tgl_invoice is distinct from new.tgl_invoice) execute function bulan_dijaga('invoice');
create trigger invoice_tertutup_approve before update of tgl_approve on invoice for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');

create table invoice_bukti (
  id_invoice text not null references invoice,
  urutan     smallint not null,
  id_berkas  uuid not null references berkas,
  primary key (id_invoice, urutan)
);
create index invoice_bukti_berkas on invoice_bukti (id_berkas);

-- A delivery note holds some units of some lines of its order; an order may have several notes.
create table surat_jalan (
  id_surat_jalan  text primary key,
  id_so           text not null references so,
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
  versi           integer not null default 1,
  -- The day on which the goods of the note first left; the warranty of its units counts from there.
  tgl_keluar      date
);
create index surat_jalan_tanggal on surat_jalan (tgl_surat, id_surat_jalan);
create index surat_jalan_so on surat_jalan (id_so, id_surat_jalan);
-- The board of deliveries asks for what left in the last days, and for parcels without a tracking number.
create index surat_jalan_keluar on surat_jalan (tgl_keluar) include (id_so) where tgl_keluar is not null;
create index surat_jalan_tanpa_resi on surat_jalan (tgl_surat, id_surat_jalan)
  where status_barang = 'Kirim' and nomor_resi = '' and nama_ekspedisi <> '';

create trigger surat_jalan_tertutup before insert or delete on surat_jalan for each row
  execute function bulan_dijaga('surat');
create trigger surat_jalan_tertutup_ubah before update of tgl_surat on surat_jalan for each row
  when (old.tgl_surat is distinct from new.tgl_surat) execute function bulan_dijaga('surat');

create table surat_jalan_bukti (
  id_surat_jalan text not null references surat_jalan,
  urutan         smallint not null,
  id_berkas      uuid not null references berkas,
  primary key (id_surat_jalan, urutan)
);
create index surat_jalan_bukti_berkas on surat_jalan_bukti (id_berkas);

create table surat_jalan_baris (
  id_surat_jalan text not null references surat_jalan,
  id_orderan     bigint not null references orderan,
  qty            integer not null check (qty between 1 and 1000000),
  -- Units that came back (retur_baris below).
  qty_retur      integer not null default 0,
  primary key (id_surat_jalan, id_orderan),
  constraint surat_jalan_baris_retur check (qty_retur between 0 and qty)
);
create index surat_jalan_baris_orderan on surat_jalan_baris (id_orderan);

create function surat_jalan_baris_dihitung() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      update orderan o set qty_bersurat = o.qty_bersurat + b.qty
      from (select id_orderan, sum(qty) as qty from baru group by 1) b where o.id_orderan = b.id_orderan;
    when 'DELETE' then
      update orderan o set qty_bersurat = o.qty_bersurat - l.qty
      from (select id_orderan, sum(qty) as qty from lama group by 1) l where o.id_orderan = l.id_orderan;
    else
      update orderan o set qty_bersurat = o.qty_bersurat + u.qty
      from (select id_orderan, sum(qty) as qty
            from (select id_orderan, qty from baru union all select id_orderan, -qty from lama) x
            group by 1 having sum(qty) <> 0) u where o.id_orderan = u.id_orderan;
  end case;
  return null;
end $$;
create trigger surat_jalan_baris_tambah after insert on surat_jalan_baris
  referencing new table as baru for each statement execute function surat_jalan_baris_dihitung();
create trigger surat_jalan_baris_ubah after update on surat_jalan_baris
  referencing old table as lama new table as baru for each statement execute function surat_jalan_baris_dihitung();
create trigger surat_jalan_baris_hapus after delete on surat_jalan_baris
  referencing old table as lama for each statement execute function surat_jalan_baris_dihitung();

-- A note holds lines of its own order, and what has left with it does not change any more.
create function surat_jalan_baris_dijaga() returns trigger language plpgsql as $$
declare
  baris surat_jalan_baris := case tg_op when 'DELETE' then old else new end;
begin
  if (select o.id_so from orderan o where o.id_orderan = baris.id_orderan)
     <> (select j.id_so from surat_jalan j where j.id_surat_jalan = baris.id_surat_jalan) then
    raise exception 'baris % bukan milik order surat jalan %', baris.id_orderan, baris.id_surat_jalan
      using errcode = 'check_violation', constraint = 'surat_jalan_baris_order';
  end if;
  if (tg_op = 'DELETE' or (tg_op = 'UPDATE' and (new.id_surat_jalan, new.id_orderan, new.qty)
      is distinct from (old.id_surat_jalan, old.id_orderan, old.qty)))
    and exists (select from surat_jalan j where j.id_surat_jalan = old.id_surat_jalan
      and j.status_barang in ('Kirim', 'Diambil')) then
    raise exception 'barang surat jalan % sudah keluar', old.id_surat_jalan using errcode = 'restrict_violation';
  end if;
  return baris;
end $$;
create trigger surat_jalan_baris_dijaga before insert or update or delete on surat_jalan_baris
  for each row execute function surat_jalan_baris_dijaga();

-- A numbered unit: once it has left, the number belongs to its product for ever. The QR code of its label holds the key
-- beside the number, so that nobody can read the public page of a number that was only guessed.
create table seri (
  nomor     text collate "C" primary key check (nomor ~ '^[A-Z0-9./-]{3,60}$'),
  id_produk integer not null references produk,
  kunci     text not null default translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 16), '+/', '-_')
    check (kunci ~ '^[A-Za-z0-9_-]{16}$'),
  dibuat    timestamptz not null
);
create index seri_produk on seri (id_produk);
create index seri_cari on seri using gin (nomor gin_trgm_ops);

-- Goods that left come back: with reason, pictures and condition. Good units return to the warehouse, damaged ones go into
-- a book of their own (stok_rusak). A person decides whether they are replaced, paid back or neither.
create table retur (
  id_retur       text primary key,
  urut           bigint generated always as identity unique,
  id_surat_jalan text not null references surat_jalan,
  id_so          text not null references so,
  alasan         text not null check (alasan <> ''),
  tgl_retur      date not null,
  dibuat         timestamptz not null,
  id_user        integer not null references karyawan,
  keputusan      text check (keputusan in ('ganti', 'dana', 'tanpa')),
  tgl_putus      date,
  waktu_putus    timestamptz,
  id_user_putus  integer references karyawan,
  catatan        text not null default '',
  -- What is paid back, and the request for it.
  nominal        bigint check (nominal between 1 and 999999999999999),
  id_pengajuan   text references pengajuan,
  -- Its code with those of the note and order, and the customer.
  teks_cari      text not null,
  -- What whoever noted the return asks for; a person decides all the same.
  lanjut         text check (lanjut in ('ganti', 'dana', 'tidak')),
  constraint retur_putusan check
    ((keputusan is null) = (tgl_putus is null) and (tgl_putus is null) = (waktu_putus is null)
      and (waktu_putus is null) = (id_user_putus is null)),
  constraint retur_dana check ((keputusan is not distinct from 'dana') = (nominal is not null)
    and (nominal is null) = (id_pengajuan is null))
);
create index retur_tanggal on retur (tgl_retur desc, urut desc) include (id_retur, teks_cari, keputusan);
create index retur_cari on retur using gin (teks_cari gin_trgm_ops);
create index retur_surat on retur (id_surat_jalan);
create index retur_order on retur (id_so);
create index retur_menunggu on retur (urut) where keputusan is null;
create index retur_pengajuan on retur (id_pengajuan);
create index retur_nominal on retur (coalesce(nominal, 0), urut) include (id_retur, tgl_retur, keputusan);

create trigger retur_hitung after insert on retur referencing new table as baru for each statement
  execute function hitung('retur', 'hari_ke(tgl_retur)', 'true');
create trigger retur_hitung_ubah after update on retur
  referencing old table as lama new table as baru for each statement
  execute function hitung('retur', 'hari_ke(tgl_retur)', 'true');

-- A return stays as it was written down, and is decided once.
create function retur_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.keputusan is not null
     or (new.id_surat_jalan, new.id_so, new.alasan, new.lanjut, new.tgl_retur, new.id_user)
       is distinct from (old.id_surat_jalan, old.id_so, old.alasan, old.lanjut, old.tgl_retur, old.id_user) then
    raise exception 'retur % tetap seperti ditulis dan diputuskan sekali', old.id_retur using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger retur_dijaga before update or delete on retur for each row execute function retur_dijaga();

-- A return is noted, and decided, in an open month only.
create function retur_tertutup() returns trigger language plpgsql as $$
begin
  perform tertutup(case tg_op when 'INSERT' then new.tgl_retur else new.tgl_putus end);
  return new;
end $$;
create trigger retur_tertutup before insert on retur for each row execute function retur_tertutup();
create trigger retur_tertutup_putus before update of tgl_putus on retur for each row execute function retur_tertutup();

create table retur_baris (
  id_retur       text not null references retur,
  id_surat_jalan text not null,
  id_orderan     bigint not null,
  qty_baik       integer not null default 0 check (qty_baik >= 0),
  qty_rusak      integer not null default 0 check (qty_rusak >= 0),
  primary key (id_retur, id_orderan),
  foreign key (id_surat_jalan, id_orderan) references surat_jalan_baris,
  check (qty_baik + qty_rusak >= 1)
);
create index retur_baris_surat on retur_baris (id_surat_jalan, id_orderan);
create trigger retur_baris_tetap before update or delete on retur_baris for each row execute function tolak_perubahan();

create function retur_baris_dihitung() returns trigger language plpgsql as $$
begin
  if exists (select from baru b join surat_jalan j using (id_surat_jalan) where j.status_barang not in ('Kirim', 'Diambil')) then
    raise exception 'barang surat jalan belum keluar' using errcode = 'check_violation', constraint = 'retur_belum_keluar';
  end if;
  update surat_jalan_baris s set qty_retur = s.qty_retur + b.qty
  from (select id_surat_jalan, id_orderan, sum(qty_baik + qty_rusak) as qty from baru group by 1, 2) b
  where (s.id_surat_jalan, s.id_orderan) = (b.id_surat_jalan, b.id_orderan);
  return null;
end $$;
create trigger retur_baris_dihitung after insert on retur_baris referencing new table as baru
  for each statement execute function retur_baris_dihitung();

-- A note from which goods came back by a return cannot be taken back as a whole.
create function surat_jalan_diretur() returns trigger language plpgsql as $$
begin
  if exists (select from surat_jalan_baris b where b.id_surat_jalan = new.id_surat_jalan and b.qty_retur > 0) then
    raise exception 'barang surat jalan % sudah diretur', new.id_surat_jalan using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger surat_jalan_diretur before update of status_barang on surat_jalan for each row
  when (old.status_barang in ('Kirim', 'Diambil') and new.status_barang not in ('Kirim', 'Diambil'))
  execute function surat_jalan_diretur();

create table retur_bukti (
  id_retur  text not null references retur,
  urutan    smallint not null,
  id_berkas uuid not null references berkas,
  primary key (id_retur, urutan)
);
create index retur_bukti_berkas on retur_bukti (id_berkas);

-- The units of the lines of delivery notes that have a number.
create table surat_jalan_seri (
  id_surat_jalan text not null,
  id_orderan     bigint not null,
  nomor          text collate "C" not null references seri,
  -- The day on which the unit came back as good: from then on it may leave again, with the same number.
  kembali        date,
  -- The return by which the unit came back.
  id_retur       text references retur,
  -- What became of a damaged unit: repaired, it may leave again with its number; thrown away, never.
  akhir_rusak    text check (akhir_rusak in ('perbaikan', 'buang')),
  primary key (id_surat_jalan, nomor),
  -- Checked at the end of the transaction, because a note whose goods change gets all its lines anew.
  foreign key (id_surat_jalan, id_orderan) references surat_jalan_baris deferrable initially deferred,
  constraint surat_jalan_seri_akhir check
    (akhir_rusak is null or (id_retur is not null and (akhir_rusak = 'perbaikan') = (kembali is not null)))
);
create unique index surat_jalan_seri_dipakai on surat_jalan_seri (nomor) where kembali is null;
create index surat_jalan_seri_nomor on surat_jalan_seri (nomor);
create index surat_jalan_seri_baris on surat_jalan_seri (id_orderan);
create index surat_jalan_seri_retur on surat_jalan_seri (id_retur);
create index surat_jalan_seri_rusak on surat_jalan_seri (nomor)
  where id_retur is not null and kembali is null and akhir_rusak is null;

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

-- The outbox. A mail is written here in the transaction of what it belongs to, with all that will be sent; only then a
-- process takes it and hands it to the mail server. Nothing leaves without a row, and no row is forgotten.
--
-- Antri: waits for its next try. Mengirim: one process has it. Terkirim: the mail server took it. Gagal: it was refused for
-- good, or came back. Tidak Pasti: the connection was lost when all had been handed over; it may have arrived, so nobody but a
-- person sends it again.
create table email (
  id_email   bigint generated always as identity primary key,
  id_so      text references so,
  id_invoice text references invoice,
  alamat     text not null check (alamat <> ''),
  perihal    text not null,
  status     text not null default 'Mengirim',
  alasan     text not null default '',
  waktu      timestamptz not null,
  id_user    integer not null references karyawan,
  id_pelanggan integer references pelanggan,
  percobaan  integer not null default 0 check (percobaan >= 0),
  coba_lagi  timestamptz,
  -- When a process took it, and when it began to hand over the text.
  mulai      timestamptz,
  isi_diserahkan timestamptz,
  selesai    timestamptz,
  -- What the mail server said when it took the mail.
  jawaban    text not null default '',
  -- The Message-ID. A mail that is sent again because nobody knows whether it arrived keeps it, so that mail programs show
  -- it once.
  nomor_pesan uuid not null default gen_random_uuid(),
  ulang_dari bigint references email,
  -- The employee to whom a digest of news goes.
  id_penerima integer references karyawan,
  -- Filled by the trigger email_teks_cari.
  teks_cari  text,
  id_pemasok integer references pemasok,
  id_po      text references po,
  id_retur   text references retur,
  constraint email_status check (status in ('Antri', 'Mengirim', 'Terkirim', 'Gagal', 'Tidak Pasti')),
  constraint email_alasan check (case status when 'Terkirim' then alasan = '' when 'Gagal' then alasan <> ''
    when 'Tidak Pasti' then alasan <> '' else true end),
  constraint email_coba_lagi check ((status = 'Antri') = (coba_lagi is not null)),
  -- A mail is about an order or its invoice, a customer's or a supplier's account, a digest of news, a purchase order, or a
  -- return.
  constraint email_tentang check (num_nonnulls(id_so, id_pelanggan, id_pemasok, id_penerima, id_po, id_retur) = 1
    and (id_invoice is null or id_so is not null))
);
create index email_so on email (id_so, id_email desc);
create index email_invoice on email (id_invoice) where id_invoice is not null;
create index email_pelanggan on email (id_pelanggan, id_email desc) where id_pelanggan is not null;
create index email_pemasok on email (id_pemasok, id_email desc) where id_pemasok is not null;
create index email_po on email (id_po, id_email desc) where id_po is not null;
create index email_retur on email (id_retur, id_email desc) where id_retur is not null;
create index email_penerima on email (id_penerima) where id_penerima is not null;
-- One open mail for each document and address: a second click does not send twice.
create unique index email_terbuka on email
  ((coalesce('invoice ' || id_invoice, 'order ' || id_so, 'pelanggan ' || id_pelanggan::text, 'pemasok ' || id_pemasok::text,
    'kabar ' || id_penerima::text)), alamat)
  where status in ('Antri', 'Mengirim');
create unique index email_terbuka_kertas on email ((coalesce('po ' || id_po, 'retur ' || id_retur)), alamat)
  where status in ('Antri', 'Mengirim');
create index email_antri on email (coba_lagi) where status = 'Antri';
create index email_mengirim on email (mulai) where status = 'Mengirim';
create index email_status on email (status, id_email desc);
-- A mail is sent again once; whoever wants it a third time sends the second one again.
create unique index email_ulang on email (ulang_dari) where ulang_dari is not null;
create index email_cari on email using gin (teks_cari gin_trgm_ops);
-- What a person's dashboard shows of mails that did not go out.
create index email_gagal on email (id_user, id_email) where status in ('Gagal', 'Tidak Pasti');

create function email_teks_cari() returns trigger language plpgsql as $$
begin
  new.teks_cari := lower(concat_ws(E'\n', new.alamat, new.perihal, new.id_invoice, new.id_so, new.id_po, new.id_retur));
  return new;
end $$;
create trigger email_teks_cari before insert or update of alamat, perihal on email
  for each row execute function email_teks_cari();

create trigger email_hitung after insert on email referencing new table as baru for each statement
  execute function hitung('email', '(id_email >> 10)::integer', 'true');
create trigger email_hitung_ubah after update on email for each row when (old.status is distinct from new.status)
  execute function hitung('email', '(id_email >> 10)::integer', 'true');

-- The text and the paper of a mail, until it is sent: afterwards the document itself can be printed again. Those of a mail that
-- failed are kept for whoever sends it again.
create table email_isi (
  id_email      bigint primary key references email,
  teks          text not null,
  lampiran_nama text,
  lampiran      bytea,
  check ((lampiran is null) = (lampiran_nama is null))
);

-- Addresses that a mail server refused for good, or from which a mail came back, until a mail is accepted there.
create table alamat_ditolak (
  alamat   text primary key check (alamat = lower(alamat)),
  alasan   text not null check (alasan <> ''),
  sejak    timestamptz not null,
  id_email bigint not null references email
);
create index alamat_ditolak_email on alamat_ditolak (id_email);

-- Which customer was reminded of an open debt, when and how.
create table pengingat (
  id_pengingat bigint generated always as identity primary key,
  id_pelanggan integer not null references pelanggan,
  cara         text not null check (cara in ('Email', 'WhatsApp', 'Telepon', 'Surat')),
  -- The day of the statement, and what was open and overdue on it.
  pada         date not null,
  nominal      bigint not null check (nominal >= 0),
  terlambat    bigint not null check (terlambat between 0 and nominal),
  catatan      text not null default '',
  id_email     bigint references email,
  waktu        timestamptz not null,
  id_user      integer not null references karyawan,
  check ((cara = 'Email') = (id_email is not null))
);
create index pengingat_pelanggan on pengingat (id_pelanggan, id_pengingat desc);
create index pengingat_email on pengingat (id_email) where id_email is not null;

-- A document is handed on as a link that opens its PDF and nothing else (Bagikan). The address is the id and a signature
-- over it; the table knows until when the link opens, and whether it was revoked.
create table tautan (
  id_tautan  uuid primary key,
  jenis      text not null check (jenis in ('order', 'invoice', 'suratJalan', 'retur', 'po')),
  id_dokumen text not null,
  id_user    integer not null references karyawan,
  dibuat     timestamptz not null,
  sampai     timestamptz not null check (sampai > dibuat),
  dicabut    timestamptz,
  dibuka     integer not null default 0,
  terakhir   timestamptz,
  -- The link shows what its maker saw when it was made, whatever role the maker has later.
  melihat_harga boolean not null default false
);
create index tautan_dokumen on tautan (jenis, id_dokumen, sampai);
create index tautan_usang on tautan (sampai);
