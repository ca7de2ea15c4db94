-- Customers: who they are, what they owe, since when, and what was said to them about it.

-- The days in which invoices are due, where a customer or supplier has no termin of its own.
alter table perusahaan
  add termin_pelanggan integer not null default 30 check (termin_pelanggan between 0 and 365),
  add termin_pemasok   integer not null default 30 check (termin_pemasok between 0 and 365);

-- A telephone number by which it is found again, however it was typed: 0812…, +62 812…, 62812… and 812… are one number.
-- The same as angkaTelepon in contract/kernel/telepon.ts.
create function angka_telepon(telepon text) returns text language plpgsql immutable strict parallel safe as $$
declare
  a text := regexp_replace(telepon, '[^0-9]', '', 'g');
begin
  return case
    when a ~ '^0[1-9]' then '62' || substr(a, 2)
    when a ~ '^00' then regexp_replace(regexp_replace(a, '^0+', ''), '^620+', '62')
    when a ~ '^620[0-9]{7}' then '62' || regexp_replace(substr(a, 3), '^0+', '')
    when a ~ '^8[0-9]{8,11}$' then '62' || a
    else a end;
end $$;

-- By which name a customer is found again: capitals, spaces and punctuation do not count.
create function kunci_nama(nama text) returns text language sql immutable parallel safe
return coalesce(nullif(btrim(regexp_replace(lower(nama), '[^[:alnum:]]+', ' ', 'g')), ''), lower(btrim(nama)));

-- The same with the company where the telephone number tells nothing, as with 0 or -.
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
  -- The days in which this one pays; nothing for those of the company.
  termin       integer check (termin between 0 and 365),
  arsip        boolean not null default false,
  -- The customer into which this one was merged, and the one at the end of that chain: itself while it was not.
  -- Orders keep the customer they were made for, so that a merge is undone by emptying digabung_ke.
  digabung_ke  integer references pelanggan,
  id_utama     integer not null references pelanggan,
  -- How many orders the upgrade grouped in this customer; nothing for one that came later.
  order_lama   integer check (order_lama >= 1),
  dibuat       timestamptz not null,
  versi        integer not null default 1,
  angka        text generated always as (angka_telepon(telepon)) stored,
  -- The number also as people in the country type it.
  teks_cari    text generated always as (lower(nama || E'\n' || instansi || E'\n' || angka_telepon(telepon) || E'\n'
    || regexp_replace(angka_telepon(telepon), '^62', '0') || E'\n' || telepon)) stored,
  constraint pelanggan_digabung check ((digabung_ke is null) = (id_utama = id_pelanggan) and digabung_ke <> id_pelanggan)
);
create function pelanggan_sendiri() returns trigger language plpgsql as $$
begin
  new.id_utama := new.id_pelanggan;
  return new;
end $$;
create trigger pelanggan_sendiri before insert on pelanggan
  for each row when (new.id_utama is null) execute function pelanggan_sendiri();
create index pelanggan_cari on pelanggan using gin (teks_cari gin_trgm_ops);
create index pelanggan_nama on pelanggan (lower(nama), id_pelanggan) where digabung_ke is null;
create index pelanggan_angka on pelanggan (angka);
create index pelanggan_sales on pelanggan (id_sales, id_pelanggan);
create index pelanggan_utama on pelanggan (id_utama);
create index pelanggan_digabung on pelanggan (digabung_ke) where digabung_ke is not null;

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
do $$ begin
  execute format('create or replace view isi_daftar as %s union all
    select case when arsip then ''pelanggan-arsip'' else ''pelanggan'' end, id_pelanggan >> 10 from pelanggan
    where digabung_ke is null', rtrim(pg_get_viewdef('isi_daftar'), ' ;'));
end $$;

-- Whose order it is that someone types: one customer for each number and name, so that two who order for the same new
-- customer at once make one.
create table pelanggan_kunci (
  angka        text not null,
  nama         text not null,
  id_pelanggan integer not null references pelanggan,
  primary key (angka, nama)
);
create index pelanggan_kunci_pelanggan on pelanggan_kunci (id_pelanggan);

-- The customer of each order. A table of its own: at the upgrade it is written for a million orders in seconds, and an
-- order is not touched when its customer changes.
create table so_pelanggan (
  id_so        text primary key references so,
  id_pelanggan integer not null references pelanggan
);
create index so_pelanggan_pelanggan on so_pelanggan (id_pelanggan, id_so);

-- What a person should look at: customers that may be one, or one that may be several. Nothing is done about it without
-- a person; the decision is kept, so that nobody is asked twice.
create table pelanggan_ragu (
  id_ragu      bigint generated always as identity primary key,
  alasan       text not null check (alasan in ('nomor', 'nama', 'instansi')),
  id_pelanggan integer not null references pelanggan,
  -- Nothing for one customer whose orders name several companies.
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

-- When the orders of the time before were grouped; one row.
create table pelanggan_keadaan (
  satu           boolean primary key default true check (satu),
  dikelompokkan  timestamptz
);
insert into pelanggan_keadaan (dikelompokkan) select case when not exists (select from so) then now() end;

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

-- A mail is about an order or about a customer's account.
alter table email alter column id_so drop not null;
alter table email add id_pelanggan integer references pelanggan;
alter table email add constraint email_tentang check (num_nonnulls(id_so, id_pelanggan) = 1 and (id_invoice is null or id_so is not null));
create index email_pelanggan on email (id_pelanggan, id_email desc) where id_pelanggan is not null;

-- Who was reminded of what is open, when and how.
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

-- Whether a sales person sees the customers of others.
alter table perusahaan add pelanggan_sendiri boolean not null default false;

-- What is owed today, without those that owe nothing.
create index jurnal_piutang_terbuka on jurnal_piutang (id_so) include (saldo) where saldo > 0;
-- The invoice that billed an order, from which its debt is due.
create index invoice_pertama on invoice (id_so) include (tgl_invoice, id_invoice)
  where ke = 1 and dihapus is null and status_approve = 'Disetujui';
