-- Stock opname: goods are counted while business goes on. Each count notes what the book said at its own moment, and the
-- differences become corrections of stock once another person has decided them.

create table opname (
  id_opname       text primary key,
  urut            bigint generated always as identity,
  dibuat          timestamptz not null,
  cakupan         text not null check (cakupan in ('semua', 'kategori', 'pilihan')),
  kategori        text check (kategori in ('utama', 'upgrade')),
  keterangan      text not null default '',
  status          text not null default 'Dihitung' check (status in ('Dihitung', 'Menunggu', 'Disetujui', 'Ditolak')),
  -- Grows each time it is sent for decision or given back.
  versi           integer not null default 1,
  jumlah_produk   integer not null check (jumlah_produk > 0),
  -- How many of its products were counted.
  jumlah_dihitung integer not null default 0 check (jumlah_dihitung between 0 and jumlah_produk),
  -- What the differences come to, and what they come to without their signs: as sent, and then as booked.
  nilai           bigint,
  taruhan         bigint check (taruhan >= 0),
  id_user         integer not null references karyawan,
  dikirim         timestamptz,
  id_user_kirim   integer references karyawan,
  diputuskan      timestamptz,
  id_user_putus   integer references karyawan,
  note            text not null default '',
  ditarik         boolean not null default false,
  teks_cari       text not null,
  unique (urut),
  constraint opname_kategori check ((cakupan = 'kategori') = (kategori is not null)),
  constraint opname_dikirim check (num_nonnulls(dikirim, id_user_kirim) in (0, 2) and (status <> 'Menunggu' or dikirim is not null)
    and (status <> 'Menunggu' or num_nonnulls(nilai, taruhan) = 2)),
  constraint opname_diputuskan
    check (num_nonnulls(diputuskan, id_user_putus) = case when status in ('Disetujui', 'Ditolak') then 2 else 0 end)
);
create index opname_status on opname (status, urut desc);
create index opname_cari on opname using gin (teks_cari gin_trgm_ops);

-- The products of an opname, as they were chosen when it began, and the count that holds for each.
create table opname_baris (
  id_opname text not null references opname,
  id_produk integer not null references produk,
  -- A row of opname_hitung, which refers to this one: tables that refer to each other in a circle cannot be restored.
  id_hitung bigint,
  primary key (id_opname, id_produk)
);
create index opname_baris_produk on opname_baris (id_produk);

-- Every count stays, also one that a later count replaced.
create table opname_hitung (
  id_hitung bigint generated always as identity primary key,
  id_opname text not null,
  id_produk integer not null,
  jumlah    integer not null check (jumlah between 0 and 1000000),
  -- What the book of stock said at the moment of counting, and with which of its rows.
  buku      integer not null check (buku >= 0),
  buku_urut integer not null check (buku_urut >= 0),
  -- When it was counted; without a network that is earlier than when the server heard of it.
  waktu     timestamptz not null,
  diterima  timestamptz not null,
  cara      text not null check (cara in ('ketik', 'pindai', 'berkas')),
  id_user   integer not null references karyawan,
  foreign key (id_opname, id_produk) references opname_baris,
  constraint opname_hitung_lalu check (waktu <= diterima)
);
create index opname_hitung_produk on opname_hitung (id_opname, id_produk, waktu desc, id_hitung desc);
create index opname_hitung_orang on opname_hitung (id_user, id_opname);
create trigger opname_hitung_tetap before update or delete on opname_hitung
  for each row execute function tolak_perubahan();

-- Decisions of two name the kind of document.
alter table persetujuan drop constraint persetujuan_jenis_check;
alter table persetujuan add constraint persetujuan_jenis_check check (jenis in ('invoice', 'pengajuan', 'pengajuanAsset',
  'pelepasanAsset', 'jurnalUmum', 'perubahan', 'pembatalanInvoice', 'notaKredit', 'hapusPiutang', 'opname'));
