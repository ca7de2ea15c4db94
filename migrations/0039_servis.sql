-- Servis: what machines did after they left. A complaint is noted about a unit, an order or a customer; visits are planned
-- for it, done on site and taken back where they were noted wrongly. Parts that a visit under guarantee takes leave the
-- book of stock at their average cost, which is an expense (Beban Garansi dan Servis).

-- From a day on: how many months the guarantee of a delivered unit lasts; for one product, or for the whole company. Rows are only added, so what holds for a unit is what held on the day it left.
create table servis_aturan (
  id_servis_aturan bigint generated always as identity primary key,
  id_produk        integer references produk,
  mulai            date not null,
  garansi_bulan    integer not null check (garansi_bulan between 0 and 240),
  dibuat           timestamptz not null,
  id_user          integer not null references karyawan
);
create index servis_aturan_produk on servis_aturan (id_produk, mulai desc, id_servis_aturan desc);
create trigger servis_aturan_tetap before update or delete on servis_aturan
  for each row execute function tolak_perubahan();

-- Until when a unit that left on a day is under guarantee: a year where nobody said otherwise.
create function garansi_sampai(hari date, produk integer) returns date language sql stable parallel safe as $$
  select (hari + make_interval(months => coalesce(
    (select a.garansi_bulan from servis_aturan a where a.id_produk = produk and a.mulai <= hari
     order by a.mulai desc, a.id_servis_aturan desc limit 1),
    (select a.garansi_bulan from servis_aturan a where a.id_produk is null and a.mulai <= hari
     order by a.mulai desc, a.id_servis_aturan desc limit 1),
    12)))::date
$$;

create table keluhan (
  id_keluhan     text primary key,
  urut           bigint generated always as identity unique,
  tgl_keluhan    date not null,
  dibuat         timestamptz not null,
  id_user        integer not null references karyawan,
  -- The serial number as it was when the complaint was noted: a number that leaves its note is free for another unit.
  nomor          text collate "C",
  id_produk      integer references produk,
  id_so          text references so,
  customer       text not null check (customer <> ''),
  keluhan        text not null check (keluhan <> ''),
  pelapor        text not null default '',
  no_telp        text not null default '',
  -- The day on which the unit left and the end of its guarantee, as they were known.
  dikirim        date,
  garansi_sampai date,
  garansi        boolean not null,
  alasan_garansi text not null default '',
  -- Facts of its visits, kept by a trigger: the next planned day, and the last day on which something was done.
  rencana        date,
  dikerjakan     date,
  selesai        date,
  -- It was finished without a visit, by telephone for example.
  catatan_selesai text not null default '',
  dibatalkan     date,
  alasan_batal   text not null default '',
  teks_cari      text not null,
  -- The state of a complaint, from its facts alone.
  status         text not null generated always as (case when dibatalkan is not null then 'batal'
    when selesai is not null then 'selesai' when dikerjakan is not null then 'dikerjakan'
    when rencana is not null then 'dijadwalkan' else 'baru' end) stored,
  constraint keluhan_garansi check (alasan_garansi <> '' or garansi = (coalesce(garansi_sampai >= tgl_keluhan, false))),
  constraint keluhan_seri check (nomor is null or id_produk is not null),
  constraint keluhan_batal check ((dibatalkan is null) = (alasan_batal = ''))
);
create index keluhan_tanggal on keluhan (tgl_keluhan desc, urut desc) include (id_keluhan, teks_cari, status);
create index keluhan_status on keluhan (status, tgl_keluhan desc, urut desc);
create index keluhan_cari on keluhan using gin (teks_cari gin_trgm_ops);
create index keluhan_nomor on keluhan (nomor) where nomor is not null;
create index keluhan_so on keluhan (id_so);
create index keluhan_produk on keluhan (id_produk, tgl_keluhan);
create trigger keluhan_hitung after insert on keluhan referencing new table as baru for each statement
  execute function hitung('keluhan', 'hari_ke(tgl_keluhan)', 'true');
create trigger keluhan_hitung_ubah after update on keluhan
  referencing old table as lama new table as baru for each statement
  execute function hitung('keluhan', 'hari_ke(tgl_keluhan)', 'true');

create table keluhan_bukti (
  id_keluhan text not null references keluhan,
  urutan     smallint not null,
  id_berkas  uuid not null references berkas,
  primary key (id_keluhan, urutan)
);
create index keluhan_bukti_berkas on keluhan_bukti (id_berkas);

create table kunjungan (
  id_kunjungan  text primary key,
  urut          bigint generated always as identity unique,
  id_keluhan    text not null references keluhan,
  dibuat        timestamptz not null,
  id_user       integer not null references karyawan,
  rencana       date not null,
  id_teknisi    integer not null references karyawan,
  -- When the server heard of the work, and what was done; the day of its goods is the day of the book of stock.
  tgl_kerja     date,
  waktu_kerja   timestamptz,
  id_user_kerja integer references karyawan,
  pekerjaan     text not null default '',
  -- What the counter of the machine's hours said.
  jam           integer check (jam between 0 and 10000000),
  -- Whether the complaint is settled by it.
  beres         boolean not null default false,
  -- Whether its parts left the stock: those of work to be paid leave with the order.
  garansi       boolean,
  penerima      text not null default '',
  tanda_tangan  uuid references berkas,
  diurungkan    timestamptz,
  id_user_urung integer references karyawan,
  alasan_urung  text not null default '',
  constraint kunjungan_kerja check (num_nonnulls(tgl_kerja, waktu_kerja, id_user_kerja, garansi) in (0, 4)
    and (tgl_kerja is not null) = (pekerjaan <> '') and (tgl_kerja is not null or not beres and jam is null)),
  constraint kunjungan_urung check (num_nonnulls(diurungkan, id_user_urung) in (0, 2)
    and (diurungkan is null) = (alasan_urung = ''))
);
create index kunjungan_keluhan on kunjungan (id_keluhan);
create index kunjungan_rencana on kunjungan (rencana, urut) where tgl_kerja is null and diurungkan is null;
create index kunjungan_teknisi on kunjungan (id_teknisi, rencana) where tgl_kerja is null and diurungkan is null;
create index kunjungan_tanda_tangan on kunjungan (tanda_tangan);

-- What was done stays as it was noted; it is taken back as a whole, once.
create function kunjungan_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.diurungkan is not null or old.id_keluhan <> new.id_keluhan
     or old.tgl_kerja is not null and (new.tgl_kerja, new.waktu_kerja, new.pekerjaan, new.jam, new.beres, new.garansi, new.penerima,
       new.tanda_tangan, new.id_teknisi) is distinct from (old.tgl_kerja, old.waktu_kerja, old.pekerjaan, old.jam, old.beres,
       old.garansi, old.penerima, old.tanda_tangan, old.id_teknisi) then
    raise exception 'kunjungan % tetap seperti dicatat', old.id_kunjungan using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger kunjungan_dijaga before update or delete on kunjungan for each row execute function kunjungan_dijaga();

create function kunjungan_diceritakan() returns trigger language plpgsql as $$
begin
  update keluhan k set rencana = f.rencana, dikerjakan = f.dikerjakan,
    selesai = case when k.catatan_selesai <> '' then k.selesai else f.selesai end
  from (select min(rencana) filter (where tgl_kerja is null) as rencana, max(tgl_kerja) as dikerjakan,
      max(tgl_kerja) filter (where beres) as selesai
    from kunjungan where id_keluhan = new.id_keluhan and diurungkan is null) f
  where k.id_keluhan = new.id_keluhan;
  return null;
end $$;
create trigger kunjungan_diceritakan after insert or update on kunjungan
  for each row execute function kunjungan_diceritakan();

create table kunjungan_part (
  id_kunjungan text not null references kunjungan,
  id_produk    integer not null references produk,
  qty          integer not null check (qty >= 1),
  primary key (id_kunjungan, id_produk)
);
create index kunjungan_part_produk on kunjungan_part (id_produk);
create trigger kunjungan_part_tetap before update or delete on kunjungan_part
  for each row execute function tolak_perubahan();

create table kunjungan_bukti (
  id_kunjungan text not null references kunjungan,
  urutan       smallint not null,
  id_berkas    uuid not null references berkas,
  primary key (id_kunjungan, urutan)
);
create index kunjungan_bukti_berkas on kunjungan_bukti (id_berkas);

-- Parts of a visit leave the stock (servis) at their average cost, as goods of a delivery do, and come back (batal-servis)
-- with the value that they had taken.
alter table stok drop constraint stok_jenis_check, drop constraint stok_check,
  add constraint stok_jenis_check check (jenis in ('awal', 'tambah', 'po', 'produksi', 'kirim', 'batal-kirim', 'koreksi', 'retur',
    'perbaikan', 'biaya', 'servis', 'batal-servis')),
  add constraint stok_check check (case when jenis in ('kirim', 'servis') then qty < 0 when jenis = 'koreksi' then true
    when jenis in ('po', 'produksi') then qty <> 0 when jenis = 'biaya' then qty = 0 else qty > 0 end);

create or replace function stok_sambung() returns trigger language plpgsql as $$
declare
  hari_terakhir date;
  saldo_lama integer;
  harga_lama bigint;
  nilai_lama bigint;
  dasar bigint;
  seluruhnya bigint;
begin
  update produk set jumlah_stock = jumlah_stock + new.qty, buku_urut = buku_urut + 1
  where id_produk = new.id_produk
  returning buku_urut, jumlah_stock, harga_beli into strict new.urut, new.saldo, new.harga_beli;
  -- Days in a book only run forward, also where an action that began just before midnight ends after another: the
  -- stock of a day is the one of the day's last row.
  select tanggal, saldo, harga_beli, coalesce(nilai_saldo, saldo * harga_beli),
    case when nilai is null then saldo * harga_beli else nilai_saldo end
  into hari_terakhir, saldo_lama, harga_lama, nilai_lama, dasar
  from stok where id_produk = new.id_produk and urut = new.urut - 1;
  new.tanggal := greatest(new.tanggal, hari_terakhir);
  if new.nilai is null then
    -- A version from before books the typed price, and a change of it for all units that were there.
    new.nilai_saldo := coalesce(nilai_lama + saldo_lama * (new.harga_beli - harga_lama), 0) + new.qty * new.harga_beli;
    return new;
  end if;
  saldo_lama := coalesce(saldo_lama, 0);
  dasar := coalesce(dasar, 0);
  seluruhnya := new.nilai;
  new.nilai := case
    when new.jenis = 'biaya' and saldo_lama = 0 then 0
    when new.jenis = 'biaya' then greatest(round(seluruhnya::numeric * least(saldo_lama, new.unit) / new.unit), -dasar)
    when new.jenis = 'awal' then new.qty * new.harga_beli
    when new.saldo = 0 then -dasar
    when new.jenis in ('kirim', 'koreksi', 'tambah', 'perbaikan', 'servis') and (new.qty < 0 or dasar > 0)
      then round(dasar::numeric * new.qty / saldo_lama)
    when new.jenis in ('koreksi', 'tambah', 'perbaikan') then new.qty * new.harga_beli
    else greatest(new.nilai, -dasar) end;
  if new.jenis = 'biaya' then new.selisih := seluruhnya - new.nilai; end if;
  new.nilai_saldo := dasar + new.nilai;
  return new;
end $$;

-- The account of what guarantees cost. A company may have given its code to an account of its own.
insert into akun (kode, nama, jenis, golongan, bawaan)
select coalesce((select k from (values (b.kode), (b.awalan || '901'), (b.awalan || '902'), (b.awalan || '903')) c(k)
    where not exists (select from akun a where a.kode = k) limit 1), b.awalan || '999999'),
  case when exists (select from akun a where lower(a.nama) = lower(b.nama)) then b.nama || ' (program)' else b.nama end,
  b.jenis, b.golongan, b.bawaan
from (values ('6-1005', '6-1', 'Beban Garansi dan Servis', 'Beban', 'Beban', 'beban-servis'))
  b(kode, awalan, nama, jenis, golongan, bawaan);

-- The lists whose rows are counted, with that of complaints.
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
select 'keluhan', hari_ke(tgl_keluhan) from keluhan;
