-- Fixed assets: what kinds there are, where they stand, requests to buy one, the assets themselves and their wear.

create table kategori_asset (
  id_kategori_asset integer generated always as identity primary key,
  nama_kategori     text not null check (nama_kategori <> ''),
  kode              text not null check (kode <> '' and kode = upper(kode) and kode !~ '/'),
  -- The term of depreciation, in months.
  pembagi           integer not null check (pembagi between 1 and 1200),
  jenis_batas       text not null check (jenis_batas in ('atas', 'bawah')),
  batas             bigint not null check (batas between 0 and 999999999999999),
  soft_delete       boolean not null default false
);
create unique index kategori_asset_nama_unik on kategori_asset (lower(nama_kategori));
create unique index kategori_asset_kode_unik on kategori_asset (kode);

create table lokasi_asset (
  id_lokasi   integer generated always as identity primary key,
  nama_lokasi text not null check (nama_lokasi <> ''),
  singkatan   text not null check (singkatan <> '' and singkatan = upper(singkatan) and singkatan !~ '/'),
  soft_delete boolean not null default false
);
create unique index lokasi_asset_nama_unik on lokasi_asset (lower(nama_lokasi));
create unique index lokasi_asset_singkatan_unik on lokasi_asset (singkatan);

create table pengajuan_asset (
  id_pengajuan_asset  text primary key,
  urut                bigint generated always as identity unique,
  nama_barang         text not null check (nama_barang <> ''),
  id_kategori_asset   integer not null references kategori_asset,
  id_lokasi           integer not null references lokasi_asset,
  id_rekening         integer not null references rekening,
  harga               bigint not null check (harga between 1 and 999999999999999),
  deskripsi_pengajuan text not null,
  tgl_pengajuan       date not null,
  dibuat              timestamptz not null,
  id_user             integer not null references karyawan,
  status_pengajuan    text not null default 'Menunggu' check (status_pengajuan in ('Menunggu', 'Ditolak', 'Disetujui')),
  id_user_approve     integer references karyawan,
  tgl_approve         date,
  note                text not null default '',
  -- The day on which the bought thing became an asset.
  tgl_masuk           date,
  masuk_asset         boolean generated always as (tgl_masuk is not null) stored,
  teks_cari           text generated always as (lower(id_pengajuan_asset || E'\n' || nama_barang)) stored,
  constraint pengajuan_asset_keputusan check
    ((status_pengajuan = 'Menunggu') = (tgl_approve is null) and (tgl_approve is null) = (id_user_approve is null)),
  constraint pengajuan_asset_masuk check (tgl_masuk is null or status_pengajuan = 'Disetujui')
);
create index pengajuan_asset_tanggal on pengajuan_asset (tgl_pengajuan desc, urut desc)
  include (id_pengajuan_asset, teks_cari, status_pengajuan, masuk_asset);
create trigger pengajuan_asset_hitung after insert on pengajuan_asset referencing new table as baru for each statement
  execute function hitung('pengajuan-asset', 'hari_ke(tgl_pengajuan)', 'true');
create trigger pengajuan_asset_hitung_ubah after update on pengajuan_asset
  referencing old table as lama new table as baru for each statement
  execute function hitung('pengajuan-asset', 'hari_ke(tgl_pengajuan)', 'true');
create index pengajuan_asset_cari on pengajuan_asset using gin (teks_cari gin_trgm_ops);
-- What was bought and is no asset yet, or was not yet one on some day.
create index pengajuan_asset_disetujui on pengajuan_asset (tgl_approve) include (tgl_masuk, id_kategori_asset, harga)
  where status_pengajuan = 'Disetujui';
create index pengajuan_asset_kategori on pengajuan_asset (id_kategori_asset);
create index pengajuan_asset_lokasi on pengajuan_asset (id_lokasi);
create index pengajuan_asset_rekening on pengajuan_asset (id_rekening);

-- What was asked for stays as it was asked for; it is decided once, and becomes an asset once.
create function pengajuan_asset_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'pengajuan asset tidak dihapus' using errcode = 'restrict_violation';
  end if;
  if (new.harga, new.id_rekening, new.id_kategori_asset, new.id_lokasi, new.nama_barang, new.id_user)
       is distinct from (old.harga, old.id_rekening, old.id_kategori_asset, old.id_lokasi, old.nama_barang, old.id_user)
     or (old.status_pengajuan <> 'Menunggu' and new.status_pengajuan <> old.status_pengajuan)
     or (old.tgl_masuk is not null and new.tgl_masuk is distinct from old.tgl_masuk) then
    raise exception 'pengajuan asset % sudah diputuskan', old.id_pengajuan_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger pengajuan_asset_dijaga before update or delete on pengajuan_asset
  for each row execute function pengajuan_asset_dijaga();

create table pengajuan_asset_bukti (
  id_pengajuan_asset text not null references pengajuan_asset,
  urutan             smallint not null,
  id_berkas          uuid not null references berkas,
  primary key (id_pengajuan_asset, urutan)
);
create index pengajuan_asset_bukti_berkas on pengajuan_asset_bukti (id_berkas);

create table asset (
  id_asset           integer generated always as identity primary key,
  kode_asset         text not null unique,
  nama_barang        text not null check (nama_barang <> ''),
  id_kategori_asset  integer not null references kategori_asset,
  id_lokasi          integer not null references lokasi_asset,
  harga              bigint not null check (harga between 1 and 999999999999999),
  -- The term it was registered with: depreciation of what stands in the books never changes afterwards.
  pembagi            integer not null check (pembagi between 1 and 1200),
  tgl_asset_masuk    date not null,
  -- The condition now; the days it changed on are in asset_kondisi.
  soft_delete        boolean not null default false,
  keterangan         text not null default '',
  -- None for what was bought before it was registered.
  id_pengajuan_asset text unique references pengajuan_asset,
  dibuat             timestamptz not null,
  id_user            integer not null references karyawan,
  teks_cari          text generated always as (lower(kode_asset || E'\n' || nama_barang)) stored
);
create index asset_cari on asset using gin (teks_cari gin_trgm_ops);
-- A word that many assets have in their names is counted here, without touching the table.
create index asset_cari_luas on asset (id_asset desc) include (teks_cari);
-- What came in on one day with one term lies side by side: the groups of asset_kelompok are read off this alone.
create index asset_kelompok_urut on asset (id_kategori_asset, pembagi, tgl_asset_masuk) include (harga);
create index asset_lokasi on asset (id_lokasi);

create trigger asset_hitung after insert on asset referencing new table as baru for each statement
  execute function hitung('asset', 'id_asset >> 10', 'true');
create trigger asset_hitung_teks after update on asset for each row
  when (old.teks_cari is distinct from new.teks_cari) execute function hitung('asset', 'id_asset >> 10', 'true');

create function asset_tidak_dihapus() returns trigger language plpgsql as $$
begin
  raise exception 'asset tidak dihapus, melainkan tidak digunakan lagi' using errcode = 'restrict_violation';
end $$;
create trigger asset_tidak_dihapus before delete on asset for each row execute function asset_tidak_dihapus();

-- Every change of condition with its day, so that the figures of a past day stay what they were.
create table asset_kondisi (
  id_asset_kondisi bigint generated always as identity primary key,
  id_asset         integer not null references asset,
  tanggal          date not null,
  waktu            timestamptz not null,
  digunakan        boolean not null,
  keterangan       text not null,
  id_user          integer not null references karyawan,
  check (digunakan or keterangan <> '')
);
create index asset_kondisi_asset on asset_kondisi (id_asset, id_asset_kondisi) include (tanggal, digunakan);
create trigger asset_kondisi_tetap before update or delete on asset_kondisi
  for each row execute function tolak_perubahan();
create trigger asset_kondisi_utuh before truncate on asset_kondisi for each statement execute function tolak_perubahan();

-- From which day to before which day an asset was out of use.
create view asset_istirahat as
select id_asset, dari, sampai
from (select id_asset, tanggal as dari, digunakan,
        lead(tanggal, 1, date 'infinity') over (partition by id_asset order by id_asset_kondisi) as sampai
      from asset_kondisi) k
where not digunakan and dari < sampai;

-- What the value of the fixed assets is made of, in as few rows as possible: what came in on the same day with the same
-- term wears off in the same months and is one row; what an asset was out of use is taken off again from one day to
-- before another; and what was bought and is not entered yet counts at its price and does not wear off (no term).
create view asset_kelompok as
select id_kategori_asset, pembagi, tgl_asset_masuk, tgl_asset_masuk as dari, date 'infinity' as sampai,
  count(*) as jumlah, sum(harga) as harga, sum(harga / pembagi) as susut_per_bulan
from asset group by id_kategori_asset, pembagi, tgl_asset_masuk
union all
select a.id_kategori_asset, a.pembagi, a.tgl_asset_masuk, i.dari, i.sampai, -1, -a.harga, -(a.harga / a.pembagi)
from asset_istirahat i join asset a using (id_asset)
union all
select id_kategori_asset, null, tgl_approve, tgl_approve, coalesce(tgl_masuk, 'infinity'), 1, harga, 0
from pengajuan_asset where status_pengajuan = 'Disetujui';

-- A day as depreciation counts it: the number of its month, and which day of it. A month's last day counts as the 31st:
-- an asset that was entered on a day which this month does not have has its month full on that one.
create function hari_susut(hari date, out bulan integer, out hari_ke integer) language sql immutable parallel safe as $$
  select date_part('year', hari)::int * 12 + date_part('month', hari)::int,
    case when date_part('month', hari + 1) <> date_part('month', hari) then 31 else date_part('day', hari)::int end
$$;
