-- Perawatan berkala: after how many months, or hours of its counter, a machine at a customer is to be maintained. When that is
-- follows from facts alone: the day it left, the maintenance that was done since, what its counter said at visits, and
-- the rule of its product. Triggers derive it anew for the machines that a fact is about.

-- A product's latest rule holds, for machines that are at customers already too; without months and hours there is none.
create table perawatan_aturan (
  id_perawatan_aturan bigint generated always as identity primary key,
  id_produk integer not null references produk,
  bulan     integer check (bulan between 1 and 240),
  jam       integer check (jam between 1 and 1000000),
  dibuat    timestamptz not null,
  id_user   integer not null references karyawan
);
create index perawatan_aturan_produk on perawatan_aturan (id_produk, id_perawatan_aturan desc);
create trigger perawatan_aturan_tetap before update or delete on perawatan_aturan
  for each row execute function tolak_perubahan();

-- A visit that maintains a machine belongs to a complaint of this kind, so that parts, payment and paper are those of every visit.
alter table keluhan add column perawatan boolean not null default false;
alter table keluhan add constraint keluhan_perawatan check (not perawatan or num_nonnulls(nomor) = 1);
create index keluhan_perawatan on keluhan (nomor, urut desc)
  where perawatan and status in ('baru', 'dijadwalkan', 'dikerjakan');

-- Machines at customers whose product is to be maintained.
create table perawatan (
  nomor      text collate "C" primary key,
  urut       bigint generated always as identity unique,
  id_produk  integer not null references produk,
  id_so      text not null references so,
  dikirim    date not null,
  -- The day from which it counts, that of the delivery or of the last maintenance, with what the counter said by then.
  dasar      date not null,
  jam_dasar  integer not null,
  -- What the counter said at the last visit after that day.
  tgl_baca   date,
  jam_baca   integer,
  -- Null while a rule of hours alone waits for a reading.
  tempo      date,
  -- Whether the hours come before the months.
  karena_jam boolean not null,
  hari       date not null generated always as (coalesce(tempo, date '2999-12-31')) stored,
  -- The complaint by which its maintenance is under way.
  id_keluhan text references keluhan,
  teks_cari  text not null,
  constraint perawatan_baca check (num_nonnulls(tgl_baca, jam_baca) in (0, 2) and tgl_baca > dasar)
);
create index perawatan_hari on perawatan (hari, urut);
create index perawatan_belum on perawatan (hari, urut) where id_keluhan is null;
create index perawatan_cari on perawatan using gin (teks_cari gin_trgm_ops);
create index perawatan_produk on perawatan (id_produk);
create index perawatan_so on perawatan (id_so);
create index perawatan_keluhan on perawatan (id_keluhan) where id_keluhan is not null;

-- What is known of these machines. The hours that a machine runs in a day are those between the day it counts from and the last
-- reading; a counter that says less than before was replaced, and says nothing until the next maintenance.
create function perawatan_fakta(semua text[]) returns table (nomor text, id_produk integer, id_so text, dikirim date, dasar date,
  jam_dasar integer, tgl_baca date, jam_baca integer, tempo date, karena_jam boolean, id_keluhan text, teks_cari text)
language sql stable as $$
  select s.nomor, s.id_produk, d.id_so, d.dikirim, f.dasar, f.jam_dasar, b.hari, b.jam, least(t.bulan, t.jam),
    coalesce(t.jam < t.bulan, t.jam is not null),
    (select k.id_keluhan from keluhan k where k.nomor = s.nomor and k.perawatan and k.status in ('baru', 'dijadwalkan', 'dikerjakan')
      order by k.urut desc limit 1),
    d.teks_cari
  from seri s
  cross join lateral (select a.bulan, a.jam from perawatan_aturan a where a.id_produk = s.id_produk
    order by a.id_perawatan_aturan desc limit 1) a
  cross join lateral (
    select j.id_so, j.tgl_keluar as dikirim,
      lower(concat_ws(E'\n', s.nomor, o.id_so, o.nama_customer, o.customer_instansi, o.no_telp)) as teks_cari
    from surat_jalan_seri n join surat_jalan j using (id_surat_jalan) join so o using (id_so)
    where n.nomor = s.nomor and n.kembali is null and n.id_retur is null
      and j.status_barang in ('Kirim', 'Diambil') and j.tgl_keluar is not null) d
  cross join lateral (
    select greatest(d.dikirim, max(v.tgl_kerja) filter (where k.perawatan and v.beres)) as dasar
    from keluhan k join kunjungan v using (id_keluhan)
    where k.nomor = s.nomor and v.tgl_kerja is not null and v.diurungkan is null) e
  cross join lateral (
    select e.dasar, coalesce((select v.jam from keluhan k join kunjungan v using (id_keluhan)
      where k.nomor = s.nomor and v.jam is not null and v.diurungkan is null and v.tgl_kerja <= e.dasar
      order by v.tgl_kerja desc, v.urut desc limit 1), 0) as jam_dasar) f
  left join lateral (
    select v.tgl_kerja as hari, v.jam from keluhan k join kunjungan v using (id_keluhan)
    where k.nomor = s.nomor and v.jam is not null and v.diurungkan is null and v.tgl_kerja > f.dasar
    order by v.tgl_kerja desc, v.urut desc limit 1) b on true
  cross join lateral (select (f.dasar + make_interval(months => a.bulan))::date as bulan,
    case when b.jam > f.jam_dasar then f.dasar
      + least(ceil(a.jam::numeric * (b.hari - f.dasar) / (b.jam - f.jam_dasar)), 100000)::integer end as jam) t
  where s.nomor = any(semua) and num_nonnulls(a.bulan, a.jam) > 0
$$;

-- Whoever writes a fact about a machine waits here for the other who does, and then sees what that one wrote.
create function perawatan_perbarui(semua text[]) returns void language plpgsql as $$
begin
  perform from seri where nomor = any(semua) order by nomor for no key update;
  with fakta as materialized (select * from perawatan_fakta(semua)),
  pergi as (delete from perawatan p where p.nomor = any(semua) and not exists (select from fakta f where f.nomor = p.nomor))
  insert into perawatan as p (nomor, id_produk, id_so, dikirim, dasar, jam_dasar, tgl_baca, jam_baca, tempo, karena_jam, id_keluhan,
    teks_cari)
  select * from fakta
  on conflict (nomor) do update set id_so = excluded.id_so, dikirim = excluded.dikirim, dasar = excluded.dasar,
    jam_dasar = excluded.jam_dasar, tgl_baca = excluded.tgl_baca, jam_baca = excluded.jam_baca, tempo = excluded.tempo,
    karena_jam = excluded.karena_jam, id_keluhan = excluded.id_keluhan, teks_cari = excluded.teks_cari
  where (p.id_so, p.dikirim, p.dasar, p.jam_dasar, p.tgl_baca, p.jam_baca, p.tempo, p.karena_jam, p.id_keluhan, p.teks_cari)
    is distinct from (excluded.id_so, excluded.dikirim, excluded.dasar, excluded.jam_dasar, excluded.tgl_baca, excluded.jam_baca,
      excluded.tempo, excluded.karena_jam, excluded.id_keluhan, excluded.teks_cari);
end $$;

create function perawatan_seri() returns trigger language plpgsql as $$
begin
  perform perawatan_perbarui(array(select distinct nomor from berubah));
  return null;
end $$;
create trigger perawatan_seri after insert on surat_jalan_seri referencing new table as berubah
  for each statement execute function perawatan_seri();
create trigger perawatan_seri_ubah after update on surat_jalan_seri referencing new table as berubah
  for each statement execute function perawatan_seri();
create trigger perawatan_seri_hapus after delete on surat_jalan_seri referencing old table as berubah
  for each statement execute function perawatan_seri();

create function perawatan_surat() returns trigger language plpgsql as $$
begin
  perform perawatan_perbarui(array(select nomor from surat_jalan_seri where id_surat_jalan = new.id_surat_jalan));
  return null;
end $$;
create trigger perawatan_surat after update of status_barang, tgl_keluar on surat_jalan for each row
  when ((old.status_barang, old.tgl_keluar) is distinct from (new.status_barang, new.tgl_keluar))
  execute function perawatan_surat();

create function perawatan_so() returns trigger language plpgsql as $$
begin
  perform perawatan_perbarui(array(select nomor from perawatan where id_so = new.id_so));
  return null;
end $$;
create trigger perawatan_so after update of nama_customer, customer_instansi, no_telp on so for each row
  when ((old.nama_customer, old.customer_instansi, old.no_telp) is distinct from (new.nama_customer, new.customer_instansi, new.no_telp))
  execute function perawatan_so();

create function perawatan_kunjungan() returns trigger language plpgsql as $$
begin
  perform perawatan_perbarui(array(select nomor from keluhan where id_keluhan = new.id_keluhan and nomor is not null));
  return null;
end $$;
create trigger perawatan_kunjungan after update of tgl_kerja, diurungkan on kunjungan for each row
  when ((old.tgl_kerja, old.diurungkan) is distinct from (new.tgl_kerja, new.diurungkan))
  execute function perawatan_kunjungan();

create function perawatan_keluhan() returns trigger language plpgsql as $$
begin
  perform perawatan_perbarui(array[new.nomor]);
  return null;
end $$;
create trigger perawatan_keluhan after insert on keluhan for each row when (new.perawatan) execute function perawatan_keluhan();
create trigger perawatan_keluhan_ubah after update on keluhan for each row
  when (new.perawatan and old.status is distinct from new.status) execute function perawatan_keluhan();

create function perawatan_aturan_berlaku() returns trigger language plpgsql as $$
begin
  perform perawatan_perbarui(array(select nomor from seri where id_produk = new.id_produk));
  return null;
end $$;
create trigger perawatan_aturan_berlaku after insert on perawatan_aturan
  for each row execute function perawatan_aturan_berlaku();

-- The list is counted by its days, the earliest first.
create trigger perawatan_hitung after insert on perawatan referencing new table as baru for each statement
  execute function hitung('perawatan', '-hari_ke(hari)', 'true');
create trigger perawatan_hitung_ubah after update on perawatan referencing old table as lama new table as baru for each statement
  execute function hitung('perawatan', '-hari_ke(hari)', 'true');
create trigger perawatan_hitung_hapus after delete on perawatan referencing old table as lama for each statement
  execute function hitung('perawatan', '-hari_ke(hari)', 'true');

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
where kategori_produk <> 'bahan'
union all
select 'po-' || status_po, (urut >> 10)::integer from po where dibatalkan is null
union all
select 'asset', id_asset >> 10 from asset
union all
select case when arsip then 'pelanggan-arsip' else 'pelanggan' end, id_pelanggan >> 10 from pelanggan where digabung_ke is null
union all
select 'retur', hari_ke(tgl_retur) from retur
union all
select 'email', (id_email >> 10)::integer from email
union all
select 'koreksi', hari_ke(tgl_pengajuan) from koreksi
union all
select 'keluhan', hari_ke(tgl_keluhan) from keluhan
union all
select 'perawatan', -hari_ke(hari) from perawatan;

-- A mail that reminds of the maintenance of a machine, and whose it was; once for what counts from the same day.
alter table email add column nomor_seri text;
alter table email drop constraint email_tentang;
alter table email add constraint email_tentang check (
  num_nonnulls(id_so, id_pelanggan, id_pemasok, id_penerima, id_po, id_retur, id_penawaran, nomor_seri) = 1
  and (id_invoice is null or id_so is not null));
create unique index email_terbuka_seri on email (nomor_seri, alamat) where status in ('Antri', 'Mengirim');

create table perawatan_pengingat (
  nomor    text collate "C" not null,
  dasar    date not null,
  -- Null where only the counter is asked for.
  tempo    date,
  waktu    timestamptz not null,
  id_user  integer not null references karyawan,
  id_email bigint not null references email,
  primary key (nomor, dasar)
);
create index perawatan_pengingat_email on perawatan_pengingat (id_email);
