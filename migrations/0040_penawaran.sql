-- Quotations: what a customer is offered until when, in revisions; what became of one is not stored but follows from these facts
-- (areas/penjualan/penawaran/server/status.ts). The version before knows none of these tables.

create table penawaran (
  id_penawaran     text primary key,
  urut             bigint generated always as identity unique,
  tgl_penawaran    date not null,
  dibuat           timestamptz not null,
  -- The Sales whose offer it is.
  id_user          integer not null references karyawan,
  -- The customer's own record, where it was chosen: without one the order finds it or makes it.
  id_pelanggan     integer references pelanggan,
  -- The revision that is offered now.
  revisi           integer not null default 1 check (revisi >= 1),
  tindak_lanjut    date,
  catatan_internal text not null default '',
  kalah            timestamptz,
  alasan_kalah     text,
  keterangan_kalah text not null default '',
  -- The order that was made of it, once; a cancelled order stays its order.
  id_so            text references so,
  dipesan          timestamptz,
  versi            integer not null default 1,
  teks_cari        text not null,
  constraint penawaran_order check (num_nonnulls(id_so, dipesan) in (0, 2)),
  constraint penawaran_kalah check ((kalah is null) = (alasan_kalah is null) and (kalah is null or id_so is null)),
  constraint penawaran_alasan check (alasan_kalah in ('Harga', 'Waktu kirim', 'Pilih merek lain', 'Tidak jadi membeli',
    'Tidak ada kabar', 'Lainnya'))
);
create unique index penawaran_so on penawaran (id_so) where id_so is not null;
create index penawaran_tanggal on penawaran (tgl_penawaran, urut desc);
create index penawaran_sales on penawaran (id_user, urut desc);
create index penawaran_pelanggan on penawaran (id_pelanggan) where id_pelanggan is not null;
create index penawaran_tindak_lanjut on penawaran (tindak_lanjut) where id_so is null and kalah is null;
create index penawaran_cari on penawaran using gin (teks_cari gin_trgm_ops);

-- What was offered. A revision that was sent stays as it was; the customer agrees to the one that is offered now.
create table penawaran_revisi (
  id_penawaran      text not null references penawaran,
  revisi            integer not null check (revisi >= 1),
  dibuat            timestamptz not null,
  id_user           integer not null references karyawan,
  customer_instansi text not null,
  nama_customer     text not null,
  alamat_customer   text not null,
  no_telp           text not null,
  email             text not null default '',
  berlaku_sampai    date not null,
  catatan           text not null default '',
  -- The terms of PPN and the total with it, as an order of that day would have them.
  ppn_atas          integer,
  ppn_bawah         integer,
  harga_tanpa_ppn   boolean not null default false,
  ppn_di_atas       bigint not null check (ppn_di_atas between 0 and 999999999999999),
  total             bigint not null check (total between 0 and 999999999999999),
  dikirim           timestamptz,
  -- Who agreed, when, and to what: the paper as it was shown and its SHA-256.
  disetujui         timestamptz,
  disetujui_nama    text,
  disetujui_sidik   text,
  disetujui_kertas  text,
  primary key (id_penawaran, revisi),
  constraint penawaran_revisi_setuju check (num_nonnulls(disetujui, disetujui_nama, disetujui_sidik, disetujui_kertas) in (0, 4)
    and (disetujui is null or dikirim is not null and disetujui_nama <> '')),
  constraint penawaran_revisi_sidik check (disetujui_sidik = encode(sha256(convert_to(disetujui_kertas, 'UTF8')), 'hex'))
);

create table penawaran_baris (
  id_penawaran text not null,
  revisi       integer not null,
  urutan       smallint not null,
  id_produk    integer not null references produk,
  -- The machine as it was when it was offered.
  kode_produk  text not null,
  nama_produk  text not null,
  kapasitas    text not null,
  tipe         text not null,
  qty          integer not null check (qty between 1 and 1000000),
  harga        bigint not null check (harga between 0 and 999999999999999),
  -- Off the price of each unit.
  diskon       bigint not null default 0 check (diskon between 0 and harga),
  primary key (id_penawaran, revisi, urutan),
  unique (id_penawaran, revisi, id_produk),
  foreign key (id_penawaran, revisi) references penawaran_revisi
);
create index penawaran_baris_produk on penawaran_baris (id_produk);

create function penawaran_revisi_tetap() returns trigger language plpgsql as $$
begin
  if old.disetujui is not null or old.dikirim is not null and (tg_op = 'DELETE' or
      (to_jsonb(new) - '{disetujui,disetujui_nama,disetujui_sidik,disetujui_kertas}'::text[])
        is distinct from (to_jsonb(old) - '{disetujui,disetujui_nama,disetujui_sidik,disetujui_kertas}'::text[])) then
    raise exception 'revisi % penawaran % sudah dikirim', old.revisi, old.id_penawaran using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger penawaran_revisi_tetap before update or delete on penawaran_revisi
  for each row execute function penawaran_revisi_tetap();

create function penawaran_baris_tetap() returns trigger language plpgsql as $$
begin
  if exists (select from penawaran_revisi r where (r.id_penawaran, r.revisi) = (old.id_penawaran, old.revisi)
      and r.dikirim is not null) then
    raise exception 'revisi % penawaran % sudah dikirim', old.revisi, old.id_penawaran using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger penawaran_baris_tetap before update or delete on penawaran_baris
  for each row execute function penawaran_baris_tetap();

-- A mail with a quotation, of which one at a time waits for each address.
alter table email add column id_penawaran text references penawaran;
alter table email drop constraint email_tentang;
alter table email add constraint email_tentang check (
  num_nonnulls(id_so, id_pelanggan, id_pemasok, id_penerima, id_po, id_retur, id_penawaran) = 1
  and (id_invoice is null or id_so is not null));
create index email_penawaran on email (id_penawaran, id_email desc) where id_penawaran is not null;
create unique index email_terbuka_penawaran on email (id_penawaran, alamat) where status in ('Antri', 'Mengirim');

-- A quotation is handed on as a link that opens it, and takes the customer's agreement.
alter table tautan drop constraint tautan_jenis_check;
alter table tautan add constraint tautan_jenis_check
  check (jenis in ('order', 'invoice', 'suratJalan', 'retur', 'po', 'penawaran'));
