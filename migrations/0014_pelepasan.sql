-- Lepas: an asset goes for good, because it is broken, lost or sold. Asked for by one person, decided by another.

create table pelepasan_asset (
  id_pelepasan_asset text primary key,
  urut               bigint generated always as identity unique,
  id_asset           integer not null references asset,
  alasan             text not null check (alasan in ('rusak', 'hilang', 'dijual')),
  -- What it is sold for, and the account that receives it.
  harga_jual         bigint check (harga_jual between 1 and 999999999999999),
  id_rekening        integer references rekening,
  keterangan         text not null,
  tgl_pengajuan      date not null,
  dibuat             timestamptz not null,
  id_user            integer not null references karyawan,
  status_pengajuan   text not null default 'Menunggu' check (status_pengajuan in ('Menunggu', 'Ditolak', 'Disetujui')),
  id_user_approve    integer references karyawan,
  tgl_approve        date,
  note               text not null default '',
  -- The book value that left with it: 0 for an asset that was out of use already, which has no new change of condition.
  nilai_buku         bigint check (nilai_buku >= 0),
  id_asset_kondisi   bigint unique references asset_kondisi,
  -- Its id with the code and the name of the asset, which never change.
  teks_cari          text not null,
  constraint pelepasan_asset_dijual check
    ((alasan = 'dijual') = (harga_jual is not null) and (harga_jual is null) = (id_rekening is null)),
  constraint pelepasan_asset_keterangan check (alasan = 'dijual' or keterangan <> ''),
  constraint pelepasan_asset_keputusan check
    ((status_pengajuan = 'Menunggu') = (tgl_approve is null) and (tgl_approve is null) = (id_user_approve is null)),
  constraint pelepasan_asset_nilai check
    ((status_pengajuan = 'Disetujui') = (nilai_buku is not null) and (id_asset_kondisi is null or nilai_buku is not null))
);
-- An asset goes once, and waits to go once at a time.
create unique index pelepasan_asset_sekali on pelepasan_asset (id_asset) where status_pengajuan <> 'Ditolak';
create index pelepasan_asset_asset on pelepasan_asset (id_asset);
create index pelepasan_asset_tanggal on pelepasan_asset (tgl_pengajuan desc, urut desc)
  include (id_pelepasan_asset, teks_cari, status_pengajuan);
create index pelepasan_asset_cari on pelepasan_asset using gin (teks_cari gin_trgm_ops);
create index pelepasan_asset_rekening on pelepasan_asset (id_rekening);
-- What assets were sold for counts in the result of the month.
create index pelepasan_asset_hasil on pelepasan_asset (tgl_approve) where status_pengajuan = 'Disetujui';
create trigger pelepasan_asset_hitung after insert on pelepasan_asset referencing new table as baru for each statement
  execute function hitung('pelepasan-asset', 'hari_ke(tgl_pengajuan)', 'true');
create trigger pelepasan_asset_hitung_ubah after update on pelepasan_asset
  referencing old table as lama new table as baru for each statement
  execute function hitung('pelepasan-asset', 'hari_ke(tgl_pengajuan)', 'true');

-- What was asked for stays as it was asked for, and is decided once.
create function pelepasan_asset_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'pelepasan asset tidak dihapus' using errcode = 'restrict_violation';
  end if;
  if old.status_pengajuan <> 'Menunggu'
     or (new.id_asset, new.alasan, new.harga_jual, new.id_rekening, new.keterangan, new.tgl_pengajuan, new.id_user)
       is distinct from (old.id_asset, old.alasan, old.harga_jual, old.id_rekening, old.keterangan, old.tgl_pengajuan, old.id_user)
  then
    raise exception 'pelepasan asset % sudah diputuskan', old.id_pelepasan_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger pelepasan_asset_dijaga before update or delete on pelepasan_asset
  for each row execute function pelepasan_asset_dijaga();

create table pelepasan_asset_bukti (
  id_pelepasan_asset text not null references pelepasan_asset,
  urutan             smallint not null,
  id_berkas          uuid not null references berkas,
  primary key (id_pelepasan_asset, urutan)
);
create index pelepasan_asset_bukti_berkas on pelepasan_asset_bukti (id_berkas);

-- What an asset that went for good is, it stays.
create function asset_dilepas() returns trigger language plpgsql as $$
begin
  if new.digunakan and exists (
    select from pelepasan_asset where id_asset = new.id_asset and status_pengajuan = 'Disetujui') then
    raise exception 'asset % sudah dilepas', new.id_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger asset_dilepas before insert on asset_kondisi for each row execute function asset_dilepas();

-- The money of a sale: its need counts in no komponen, because gain or loss is what the book value leaves of it.
alter table kebutuhan drop constraint kebutuhan_bawaan_check;
alter table kebutuhan add check
  (bawaan in ('penjualan', 'pembelian-produk', 'pembelian-asset', 'pengembalian-dana', 'pelepasan-asset'));
alter table kebutuhan drop constraint kebutuhan_pembelian_tanpa_komponen;
alter table kebutuhan add constraint kebutuhan_pembelian_tanpa_komponen check
  (bawaan is null or bawaan not in ('pembelian-produk', 'pembelian-asset', 'pelepasan-asset') or id_komponen_laba is null);
insert into kebutuhan (nama_kebutuhan, bawaan)
select case when exists (select from kebutuhan where lower(nama_kebutuhan) = 'pelepasan asset')
  then 'Pelepasan Asset (otomatis)' else 'Pelepasan Asset' end, 'pelepasan-asset';

alter table pengajuan add column id_pelepasan_asset text;
create unique index pengajuan_pelepasan_unik on pengajuan (id_pelepasan_asset) where id_pelepasan_asset is not null;

create or replace view isi_daftar as
select 'so' as daftar, hari_ke(tgl_order) as ember from so
union all
select 'surat-jalan', hari_ke(tgl_order) from so where status_pembayaran in ('Proses', 'Lunas')
union all
select d.daftar, hari_ke(tgl_order) from orderan cross join lateral (values ('pl'), ('pl-' || status_produk)) d(daftar)
where sumber_produk = 'PL' and dibatalkan is null
union all
select 'pengajuan', hari_ke(tgl_pengajuan) from pengajuan
union all
select 'pengajuan-asset', hari_ke(tgl_pengajuan) from pengajuan_asset
union all
select 'pelepasan-asset', hari_ke(tgl_pengajuan) from pelepasan_asset
union all
select 'jejak-keamanan', hari_ke(tanggal) from jejak_keamanan
union all
select d.daftar, id_produk >> 10
from produk cross join lateral (values ('produk'), ('produk-' || kategori_produk)) d(daftar)
union all
select 'po-' || status_po, (urut >> 10)::integer from po where dibatalkan is null
union all
select 'asset', id_asset >> 10 from asset;
