-- Orders and settlements that marketplaces export: which order of ours each of their orders became, what the marketplace has paid out,
-- and what was said once of a shop.

-- A marketplace that was imported: the customer whose orders they are, and the account that it pays to.
create table marketplace_toko (
  toko         text primary key check (toko in ('Shopee', 'TikTok')),
  id_pelanggan integer not null references pelanggan,
  id_rekening  integer references rekening on delete set null
);
create index marketplace_toko_pelanggan on marketplace_toko (id_pelanggan);
create index marketplace_toko_rekening on marketplace_toko (id_rekening);

-- Which product a SKU of a shop is, as a person said.
create table marketplace_sku (
  toko      text not null check (toko in ('Shopee', 'TikTok')),
  sku       text not null check (sku <> ''),
  id_produk integer not null references produk,
  waktu     timestamptz not null,
  id_user   integer not null references karyawan,
  primary key (toko, sku)
);
create index marketplace_sku_produk on marketplace_sku (id_produk);

-- Each order of a marketplace is one order of ours, however often it is exported. One that was cancelled there before it became an
-- order is kept without one, so that an older export does not make it.
create table marketplace_pesanan (
  toko      text not null check (toko in ('Shopee', 'TikTok')),
  nomor     text not null check (nomor <> ''),
  urut      bigint generated always as identity unique,
  id_so     text unique references so,
  status    text not null check (status in ('Perlu Dikirim', 'Sedang Dikirim', 'Selesai', 'Batal')),
  resi      text not null default '',
  qty_retur integer not null default 0 check (qty_retur >= 0),
  -- How much less its buyer pays than our prices are, which its first invoice has as discount.
  diskon    bigint not null default 0 check (diskon >= 0),
  -- What a person should look at, '' where nothing; and the sentence that a person has looked at.
  perlu     text not null default '',
  dilihat   text not null default '',
  waktu     timestamptz not null,
  id_user   integer not null references karyawan,
  primary key (toko, nomor),
  check (id_so is not null or status = 'Batal' and perlu = '')
);
create index marketplace_pesanan_urut on marketplace_pesanan (urut desc) where id_so is not null;
create index marketplace_pesanan_perlu on marketplace_pesanan (urut desc) where perlu <> '';
create index marketplace_pesanan_cari on marketplace_pesanan (lower(nomor) text_pattern_ops);

-- What a marketplace paid out for an order, row by row of its exports: also of orders that were not imported yet. `ke` tells equal
-- rows of one file apart.
create table marketplace_cair (
  toko         text not null check (toko in ('Shopee', 'TikTok')),
  nomor        text not null check (nomor <> ''),
  tanggal      date not null,
  nominal      bigint not null check (abs(nominal) <= 999999999999999),
  -- What of it went back to the buyer.
  pengembalian bigint not null check (pengembalian between 0 and 999999999999999),
  ke           integer not null check (ke >= 1),
  waktu        timestamptz not null,
  id_user      integer not null references karyawan,
  primary key (toko, nomor, tanggal, nominal, pengembalian, ke)
);
create trigger marketplace_cair_tetap before update or delete on marketplace_cair
  for each row execute function tolak_perubahan();
