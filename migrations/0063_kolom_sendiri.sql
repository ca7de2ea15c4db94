-- Kolom sendiri: fields that the company adds to its customers and products, and what was filled into them.

-- A field that has values is not deleted but put out of use, and keeps them.
create table kolom_sendiri (
  id_kolom integer primary key generated always as identity,
  untuk    text not null check (untuk in ('pelanggan', 'produk')),
  jenis    text not null check (jenis in ('teks', 'pilihan')),
  nama     text not null check (nama ~ '[A-Za-z0-9]'),
  -- Fields stand in this order, those of the same number in that of their ids.
  posisi   integer not null check (posisi between 1 and 999),
  aktif    boolean not null default true,
  versi    integer not null default 1,
  -- Values repeat what their field is for and of which kind, so that keys hold both.
  unique (id_kolom, untuk, jenis)
);
-- No two names of a kind are the same heading of a spreadsheet.
create unique index kolom_sendiri_nama_unik on kolom_sendiri (untuk, lower(regexp_replace(nama, '[^A-Za-z0-9]', '', 'g')));

-- What can be chosen in a field of choices; one in use stays.
create table kolom_pilihan (
  id_kolom integer not null references kolom_sendiri on delete cascade,
  pilihan  text not null check (pilihan <> ''),
  urut     integer not null,
  primary key (id_kolom, pilihan)
);
create unique index kolom_pilihan_unik on kolom_pilihan (id_kolom, lower(pilihan));

-- The values go with their record, where it is deleted because its import was taken back.
create table kolom_pelanggan (
  id_pelanggan integer not null references pelanggan on delete cascade,
  id_kolom     integer not null,
  untuk        text not null default 'pelanggan' check (untuk = 'pelanggan'),
  jenis        text not null,
  nilai        text not null check (nilai <> '' and length(nilai) <= 200),
  pilihan      text generated always as (case jenis when 'pilihan' then nilai end) stored,
  primary key (id_pelanggan, id_kolom),
  constraint kolom_pelanggan_kolom foreign key (id_kolom, untuk, jenis) references kolom_sendiri (id_kolom, untuk, jenis),
  constraint kolom_pelanggan_pilihan foreign key (id_kolom, pilihan) references kolom_pilihan (id_kolom, pilihan)
);
create index kolom_pelanggan_nilai on kolom_pelanggan (id_kolom, pilihan);

create table kolom_produk (
  id_produk integer not null references produk on delete cascade,
  id_kolom  integer not null,
  untuk     text not null default 'produk' check (untuk = 'produk'),
  jenis     text not null,
  nilai     text not null check (nilai <> '' and length(nilai) <= 200),
  pilihan   text generated always as (case jenis when 'pilihan' then nilai end) stored,
  primary key (id_produk, id_kolom),
  constraint kolom_produk_kolom foreign key (id_kolom, untuk, jenis) references kolom_sendiri (id_kolom, untuk, jenis),
  constraint kolom_produk_pilihan foreign key (id_kolom, pilihan) references kolom_pilihan (id_kolom, pilihan)
);
create index kolom_produk_nilai on kolom_produk (id_kolom, pilihan);
