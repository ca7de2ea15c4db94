-- Fixed assets: what kinds there are, where they stand, requests to buy one, the assets themselves, their wear, and how they
-- go for good.

create table kategori_asset (
  id_kategori_asset integer generated always as identity primary key,
  nama_kategori     text not null check (nama_kategori <> ''),
  kode              text not null check (kode <> '' and kode = upper(kode) and kode !~ '/'),
  -- The term of depreciation in months.
  pembagi           integer not null check (pembagi between 1 and 1200),
  jenis_batas       text not null check (jenis_batas in ('atas', 'bawah')),
  batas             bigint not null check (batas between 0 and 999999999999999),
  soft_delete       boolean not null default false,
  -- A new category is a row of the reports from the first open month on.
  mulai             date not null default bulan_buka_terkunci()
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
  status_pengajuan    text not null default 'Menunggu',
  id_user_approve     integer references karyawan,
  tgl_approve         date,
  note                text not null default '',
  -- The day on which the bought thing became an asset.
  tgl_masuk           date,
  masuk_asset         boolean generated always as (tgl_masuk is not null) stored,
  teks_cari           text generated always as (lower(id_pengajuan_asset || E'\n' || nama_barang)) stored,
  versi               integer not null default 1,
  -- Its author took it back before anybody decided: to the rest of the program it is Ditolak, by its author.
  ditarik             boolean not null default false,
  constraint pengajuan_asset_status check (status_pengajuan in ('Menunggu', 'Ditolak', 'Revisi', 'Disetujui')),
  constraint pengajuan_asset_keputusan check
    ((status_pengajuan in ('Menunggu', 'Revisi')) = (tgl_approve is null) and (tgl_approve is null) = (id_user_approve is null)),
  constraint pengajuan_asset_masuk check (tgl_masuk is null or status_pengajuan = 'Disetujui'),
  constraint pengajuan_asset_ditarik
    check (not ditarik or status_pengajuan = 'Ditolak' and id_user_approve = id_user)
);
create index pengajuan_asset_tanggal on pengajuan_asset (tgl_pengajuan desc, urut desc)
  include (id_pengajuan_asset, teks_cari, status_pengajuan, masuk_asset);
create index pengajuan_asset_cari on pengajuan_asset using gin (teks_cari gin_trgm_ops);
-- What is bought and not yet an asset, or was not yet one on some day.
create index pengajuan_asset_disetujui on pengajuan_asset (tgl_approve) include (tgl_masuk, id_kategori_asset, harga)
  where status_pengajuan = 'Disetujui';
create index pengajuan_asset_kategori on pengajuan_asset (id_kategori_asset);
create index pengajuan_asset_lokasi on pengajuan_asset (id_lokasi);
create index pengajuan_asset_rekening on pengajuan_asset (id_rekening);
-- Requests that wait for a decision: few, among all that were ever made.
create index pengajuan_asset_menunggu on pengajuan_asset (urut) where status_pengajuan = 'Menunggu';
-- A request that looks like one made shortly before (getPengajuanAssetSerupa).
create index pengajuan_asset_serupa on pengajuan_asset (id_kategori_asset, harga, dibuat);
-- The orders by which people sort the list. A page far within it is read from the index alone, so the name is included.
create index pengajuan_asset_harga on pengajuan_asset (harga, urut)
  include (id_pengajuan_asset, tgl_pengajuan, status_pengajuan, masuk_asset);
create index pengajuan_asset_nama on pengajuan_asset (lower(nama_barang), urut)
  include (id_pengajuan_asset, nama_barang, tgl_pengajuan, status_pengajuan, masuk_asset);

create trigger pengajuan_asset_hitung after insert on pengajuan_asset referencing new table as baru for each statement
  execute function hitung('pengajuan-asset', 'hari_ke(tgl_pengajuan)', 'true');
create trigger pengajuan_asset_hitung_ubah after update on pengajuan_asset
  referencing old table as lama new table as baru for each statement
  execute function hitung('pengajuan-asset', 'hari_ke(tgl_pengajuan)', 'true');

-- A request stays as it was made unless it was sent back (Revisi): then it waits again, or its author takes it back. It is
-- decided once, and becomes an asset once.
create function pengajuan_asset_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'pengajuan asset tidak dihapus' using errcode = 'restrict_violation';
  end if;
  if (old.status_pengajuan <> 'Revisi' and
       (new.harga, new.id_rekening, new.id_kategori_asset, new.id_lokasi, new.nama_barang)
         is distinct from (old.harga, old.id_rekening, old.id_kategori_asset, old.id_lokasi, old.nama_barang))
     or new.id_user <> old.id_user
     or (old.status_pengajuan not in ('Menunggu', 'Revisi') and new.status_pengajuan <> old.status_pengajuan)
     or (old.status_pengajuan = 'Revisi' and new.status_pengajuan not in ('Revisi', 'Menunggu') and not new.ditarik)
     or (old.tgl_masuk is not null and new.tgl_masuk is distinct from old.tgl_masuk) then
    raise exception 'pengajuan asset % sudah diputuskan', old.id_pengajuan_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger pengajuan_asset_dijaga before update or delete on pengajuan_asset
  for each row execute function pengajuan_asset_dijaga();

create trigger pengajuan_asset_tertutup before insert on pengajuan_asset for each row
  execute function bulan_dijaga('pengajuan dan approve');
create trigger pengajuan_asset_tertutup_ubah before update of tgl_pengajuan on pengajuan_asset for each row
  when (old.tgl_pengajuan is distinct from new.tgl_pengajuan) execute function bulan_dijaga('pengajuan');
create trigger pengajuan_asset_tertutup_approve before update of tgl_approve on pengajuan_asset for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');
create trigger pengajuan_asset_tertutup_masuk before update of tgl_masuk on pengajuan_asset for each row
  when (old.tgl_masuk is distinct from new.tgl_masuk) execute function bulan_dijaga('masuk');

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
  -- None for an asset that was bought before it was registered.
  id_pengajuan_asset text unique references pengajuan_asset,
  dibuat             timestamptz not null,
  id_user            integer not null references karyawan,
  teks_cari          text generated always as (lower(kode_asset || E'\n' || nama_barang)) stored,
  -- The day from which it counts in the books (asset_dibukukan below).
  tgl_buku           date not null,
  constraint asset_tgl_buku check
    (tgl_buku = tgl_asset_masuk or (tgl_buku > tgl_asset_masuk and extract(day from tgl_buku) = 1))
);
create index asset_cari on asset using gin (teks_cari gin_trgm_ops);
-- A word that many assets have in their names is counted here, without the table.
create index asset_cari_luas on asset (id_asset desc) include (teks_cari);
create index asset_lokasi on asset (id_lokasi);
-- Assets that came in on one day with one term lie side by side: the groups of asset_kelompok are read from this index alone.
create index asset_kelompok_urut on asset (id_kategori_asset, pembagi, tgl_asset_masuk, tgl_buku) include (harga);
-- The orders by which people sort the list.
create index asset_nama on asset (lower(nama_barang), id_asset);
create index asset_harga on asset (harga, id_asset);
create index asset_masuk on asset (tgl_asset_masuk, id_asset);

create trigger asset_hitung after insert on asset referencing new table as baru for each statement
  execute function hitung('asset', 'id_asset >> 10', 'true');
create trigger asset_hitung_teks after update on asset for each row
  when (old.teks_cari is distinct from new.teks_cari) execute function hitung('asset', 'id_asset >> 10', 'true');

create function asset_tidak_dihapus() returns trigger language plpgsql as $$
begin
  raise exception 'asset tidak dihapus, melainkan tidak digunakan lagi' using errcode = 'restrict_violation';
end $$;
create trigger asset_tidak_dihapus before delete on asset for each row execute function asset_tidak_dihapus();

-- An asset that was bought in a month which is closed by now counts in the books from the first open month on, with what it
-- has lost until then, so that the reports of closed months stay as they were.
create function asset_dibukukan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.tgl_buku := greatest(new.tgl_asset_masuk, new.tgl_buku, bulan_buka_terkunci());
  elsif (new.tgl_buku, new.tgl_asset_masuk) is distinct from (old.tgl_buku, old.tgl_asset_masuk) then
    raise exception 'tanggal asset % tidak berubah', old.kode_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger asset_dibukukan before insert or update of tgl_buku, tgl_asset_masuk on asset
  for each row execute function asset_dibukukan();

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
-- Laba Rugi asks which assets went out of use, or came back, in the months of a year.
create index asset_kondisi_tanggal on asset_kondisi (tanggal);
create trigger asset_kondisi_tertutup before insert on asset_kondisi for each row execute function bulan_dijaga('tanggal');

-- Assets that somebody without a privileged role took out of use, took back into use, or registered with an earlier day. It
-- changes what the company owns without a decision, so Management is told until one of them has looked at it.
create table asset_perhatian (
  id_asset_perhatian integer generated always as identity primary key,
  id_asset           integer not null references asset,
  jenis              text not null check (jenis in ('tidak digunakan', 'digunakan lagi', 'tanggal lama')),
  tanggal            date not null,
  waktu              timestamptz not null,
  id_user            integer not null references karyawan,
  ditinjau           timestamptz,
  id_peninjau        integer references karyawan,
  check ((ditinjau is null) = (id_peninjau is null))
);
create index asset_perhatian_belum on asset_perhatian (id_asset) where ditinjau is null;
create index asset_perhatian_asset on asset_perhatian (id_asset);

create function asset_perhatian_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ditinjau is not null then
    raise exception 'perhatian asset sudah ditinjau' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger asset_perhatian_dijaga before update or delete on asset_perhatian
  for each row execute function asset_perhatian_dijaga();

-- An asset goes for good (Lepas), because it is broken, lost or sold. One person asks for it, another decides.
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
  -- Its author took it back before anybody decided: to the rest of the program it is Ditolak, by its author.
  ditarik            boolean not null default false,
  constraint pelepasan_asset_dijual check
    ((alasan = 'dijual') = (harga_jual is not null) and (harga_jual is null) = (id_rekening is null)),
  constraint pelepasan_asset_keterangan check (alasan = 'dijual' or keterangan <> ''),
  constraint pelepasan_asset_keputusan check
    ((status_pengajuan = 'Menunggu') = (tgl_approve is null) and (tgl_approve is null) = (id_user_approve is null)),
  constraint pelepasan_asset_nilai check
    ((status_pengajuan = 'Disetujui') = (nilai_buku is not null) and (id_asset_kondisi is null or nilai_buku is not null)),
  constraint pelepasan_asset_ditarik
    check (not ditarik or status_pengajuan = 'Ditolak' and id_user_approve = id_user)
);
-- An asset goes once, and has one open request to go.
create unique index pelepasan_asset_sekali on pelepasan_asset (id_asset) where status_pengajuan <> 'Ditolak';
create index pelepasan_asset_asset on pelepasan_asset (id_asset);
create index pelepasan_asset_tanggal on pelepasan_asset (tgl_pengajuan desc, urut desc)
  include (id_pelepasan_asset, teks_cari, status_pengajuan);
create index pelepasan_asset_cari on pelepasan_asset using gin (teks_cari gin_trgm_ops);
create index pelepasan_asset_rekening on pelepasan_asset (id_rekening);
create index pelepasan_asset_menunggu on pelepasan_asset (urut) where status_pengajuan = 'Menunggu';
create index pelepasan_asset_harga on pelepasan_asset (coalesce(harga_jual, 0), urut)
  include (id_pelepasan_asset, tgl_pengajuan, status_pengajuan);
-- What assets were sold for counts in the result of the month.
create index pelepasan_asset_hasil on pelepasan_asset (tgl_approve) where status_pengajuan = 'Disetujui';

create trigger pelepasan_asset_hitung after insert on pelepasan_asset referencing new table as baru for each statement
  execute function hitung('pelepasan-asset', 'hari_ke(tgl_pengajuan)', 'true');
create trigger pelepasan_asset_hitung_ubah after update on pelepasan_asset
  referencing old table as lama new table as baru for each statement
  execute function hitung('pelepasan-asset', 'hari_ke(tgl_pengajuan)', 'true');

-- A request stays as it was made, and is decided once.
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

create trigger pelepasan_asset_tertutup before insert on pelepasan_asset for each row
  execute function bulan_dijaga('pengajuan dan approve');
create trigger pelepasan_asset_tertutup_approve before update of tgl_approve on pelepasan_asset for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');

create table pelepasan_asset_bukti (
  id_pelepasan_asset text not null references pelepasan_asset,
  urutan             smallint not null,
  id_berkas          uuid not null references berkas,
  primary key (id_pelepasan_asset, urutan)
);
create index pelepasan_asset_bukti_berkas on pelepasan_asset_bukti (id_berkas);

-- An asset that went for good does not come back into use.
create function asset_dilepas() returns trigger language plpgsql as $$
begin
  if new.digunakan and exists (
    select from pelepasan_asset where id_asset = new.id_asset and status_pengajuan = 'Disetujui') then
    raise exception 'asset % sudah dilepas', new.id_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger asset_dilepas before insert on asset_kondisi for each row execute function asset_dilepas();

-- From which day to before which day an asset was out of use.
create view asset_istirahat as
select id_asset, dari, sampai
from (select id_asset, tanggal as dari, digunakan,
        lead(tanggal, 1, date 'infinity') over (partition by id_asset order by id_asset_kondisi) as sampai
      from asset_kondisi) k
where not digunakan and dari < sampai;

-- What the value of the fixed assets is made of, in as few rows as possible: what came in on the same day with the same
-- term wears off in the same months and is one row. The days on which an asset was out of use are rows that take it off
-- again. What was bought and is not yet entered counts at its price and does not wear off (it has no term).
create view asset_kelompok as
select id_kategori_asset, pembagi, tgl_asset_masuk, tgl_buku as dari, date 'infinity' as sampai,
  count(*) as jumlah, sum(harga) as harga, sum(harga / pembagi) as susut_per_bulan
from asset group by id_kategori_asset, pembagi, tgl_asset_masuk, tgl_buku
union all
select a.id_kategori_asset, a.pembagi, a.tgl_asset_masuk, i.dari, i.sampai, -1, -a.harga, -(a.harga / a.pembagi)
from asset_istirahat i join asset a using (id_asset)
union all
select id_kategori_asset, null, tgl_approve, tgl_approve, coalesce(tgl_masuk, 'infinity'), 1, harga, 0
from pengajuan_asset where status_pengajuan = 'Disetujui';

-- A day as depreciation counts it: the number of its month, and the day within it. A month's last day counts as the 31st: an
-- asset that was entered on the 31st has its month full on the last day of a shorter month.
create function hari_susut(hari date, out bulan integer, out hari_ke integer) language sql immutable parallel safe as $$
  select date_part('year', hari)::int * 12 + date_part('month', hari)::int,
    case when date_part('month', hari + 1) <> date_part('month', hari) then 31 else date_part('day', hari)::int end
$$;
