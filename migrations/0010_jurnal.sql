-- Buku Besar: the chart of accounts and the third book, the journal. What each event is booked as stands in
-- server/src/books/jurnal; here is what the database itself holds to.

create table akun (
  id_akun           integer generated always as identity primary key,
  kode              text not null check (kode ~ '^[1-9]-[0-9]{4,9}$'),
  -- Those of accounts, asset categories and needs are named like these (view bagan_akun).
  nama              text check (nama <> ''),
  jenis             text not null check (jenis in ('Aset', 'Kewajiban', 'Ekuitas', 'Pendapatan', 'Beban')),
  golongan          text not null check (golongan <> ''),
  -- The accounts that the program itself books to.
  bawaan            text unique check (bawaan <> ''),
  id_rekening       integer unique references rekening on delete cascade,
  id_kategori_asset integer references kategori_asset on delete cascade,
  id_kebutuhan      integer unique references kebutuhan on delete cascade,
  -- Where a need without a komponen belongs: chosen by a person, until then Belum Dipetakan.
  induk             integer references akun,
  versi             integer not null default 1,
  constraint akun_bernama check (num_nonnulls(nama, id_rekening, id_kategori_asset, id_kebutuhan) = 1),
  constraint akun_induk check (induk is null or (id_kebutuhan is not null and induk <> id_akun))
);
create unique index akun_kode_unik on akun (kode);
create unique index akun_nama_unik on akun (lower(nama));
create unique index akun_kategori on akun (id_kategori_asset, golongan);
create index akun_induk on akun (induk);

insert into akun (kode, nama, jenis, golongan, bawaan) values
  ('1-2001', 'Piutang Pelanggan', 'Aset', 'Piutang', 'piutang'),
  ('1-2002', 'Piutang Karyawan', 'Aset', 'Piutang', 'piutang-karyawan'),
  ('1-3001', 'Persediaan', 'Aset', 'Persediaan', 'persediaan'),
  ('1-3002', 'Barang Dalam Proses', 'Aset', 'Persediaan', 'barang-dalam-proses'),
  ('1-7001', 'Pembangunan', 'Aset', 'Aset Lain', 'pembangunan'),
  ('1-7002', 'Aset Lain-lain', 'Aset', 'Aset Lain', 'aset-lain'),
  ('2-1001', 'Hutang Usaha', 'Kewajiban', 'Hutang', 'hutang-usaha'),
  ('2-1002', 'Uang Muka Pelanggan', 'Kewajiban', 'Hutang', 'uang-muka'),
  ('2-1003', 'Hutang Lain', 'Kewajiban', 'Hutang', 'hutang-lain'),
  ('3-1001', 'Modal', 'Ekuitas', 'Ekuitas', 'modal'),
  ('3-1002', 'Saldo Awal', 'Ekuitas', 'Ekuitas', 'saldo-awal'),
  ('3-1003', 'Laba Ditahan', 'Ekuitas', 'Ekuitas', 'laba-ditahan'),
  ('3-1004', 'Deviden', 'Ekuitas', 'Ekuitas', 'deviden'),
  ('3-9001', 'Belum Dipetakan', 'Ekuitas', 'Belum Dipetakan', 'belum-dipetakan'),
  ('4-1001', 'Penjualan', 'Pendapatan', 'Penjualan', 'penjualan'),
  ('4-1002', 'Tambahan Online', 'Pendapatan', 'Penjualan', 'tambahan-online'),
  ('4-1003', 'Ongkir dan Peti', 'Pendapatan', 'Penjualan', 'ongkir-peti'),
  ('4-1004', 'Admin', 'Pendapatan', 'Penjualan', 'admin'),
  ('4-1005', 'Diskon', 'Pendapatan', 'Penjualan', 'diskon'),
  ('4-2001', 'Laba Pelepasan Asset', 'Pendapatan', 'Pendapatan Lain', 'laba-pelepasan'),
  ('5-1001', 'HPP', 'Beban', 'Harga Pokok Penjualan', 'hpp'),
  ('5-1002', 'Selisih Harga Beli', 'Beban', 'Harga Pokok Penjualan', 'selisih-harga-beli'),
  ('5-1003', 'Penyesuaian Persediaan', 'Beban', 'Harga Pokok Penjualan', 'penyesuaian-persediaan'),
  ('6-1001', 'Beban Jasa Online', 'Beban', 'Beban', 'jasa-online'),
  ('6-1002', 'Beban Penyusutan', 'Beban', 'Beban', 'penyusutan'),
  ('6-1003', 'Rugi Pelepasan Asset', 'Beban', 'Beban', 'rugi-pelepasan');

-- 1-1001 for the first rekening; the thousandth has a digit more.
create function kode_akun(awalan text, id integer) returns text language sql immutable
  return awalan || lpad(id::text, greatest(3, length(id::text)), '0');

-- Each rekening, category and need has its account from its first moment, whoever makes it.
create function akun_milik() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'rekening' then
      insert into akun (kode, jenis, golongan, id_rekening)
      select kode_akun('1-1', new.id_rekening), 'Aset', 'Kas dan Bank', new.id_rekening where not new.lainnya;
    when 'kategori_asset' then
      insert into akun (kode, jenis, golongan, id_kategori_asset)
      values (kode_akun('1-5', new.id_kategori_asset), 'Aset', 'Aset Tetap', new.id_kategori_asset),
             (kode_akun('1-6', new.id_kategori_asset), 'Aset', 'Akumulasi Penyusutan', new.id_kategori_asset);
    else
      insert into akun (kode, jenis, golongan, id_kebutuhan)
      select kode_akun('7-1', new.id_kebutuhan),
        case when exists (select from komponen_laba k where k.id_komponen_laba = new.id_komponen_laba and k.bawaan is not null)
          then 'Pendapatan' else 'Beban' end, 'Kebutuhan', new.id_kebutuhan;
  end case;
  return null;
end $$;
create trigger rekening_akun after insert on rekening for each row execute function akun_milik();
create trigger kategori_asset_akun after insert on kategori_asset for each row execute function akun_milik();
create trigger kebutuhan_akun after insert on kebutuhan for each row execute function akun_milik();

insert into akun (kode, jenis, golongan, id_rekening)
select kode_akun('1-1', id_rekening), 'Aset', 'Kas dan Bank', id_rekening from rekening where not lainnya
order by id_rekening;
insert into akun (kode, jenis, golongan, id_kategori_asset)
select kode_akun(g.awalan, id_kategori_asset), 'Aset', g.golongan, id_kategori_asset
from kategori_asset cross join (values ('1-5', 'Aset Tetap'), ('1-6', 'Akumulasi Penyusutan')) g(awalan, golongan)
order by 1;
-- A need that brought more than it took is income.
insert into akun (kode, jenis, golongan, id_kebutuhan)
select kode_akun('7-1', b.id_kebutuhan),
  case when coalesce(l.nominal, 0) > 0 or (l.nominal is null and k.bawaan is not null) then 'Pendapatan' else 'Beban' end,
  'Kebutuhan', b.id_kebutuhan
from kebutuhan b left join komponen_laba k using (id_komponen_laba)
left join (select id_kebutuhan, sum(nominal) as nominal from laba_harian group by 1) l using (id_kebutuhan)
order by b.id_kebutuhan;

create function akun_dijaga() returns trigger language plpgsql as $$
begin
  if old.bawaan is not null and (tg_op = 'DELETE' or (new.bawaan, new.jenis) is distinct from (old.bawaan, old.jenis)) then
    raise exception 'akun % dipakai oleh program', old.kode using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger akun_dijaga before update or delete on akun for each row execute function akun_dijaga();

-- What every account is called, and where its lines count: those of a need with a komponen in itself, those of one
-- without at the account that was chosen for it.
create view bagan_akun as
select a.id_akun, a.kode,
  coalesce(a.nama, r.nama_rekening, case a.golongan when 'Akumulasi Penyusutan' then 'Akumulasi Penyusutan ' || g.nama_kategori
    else g.nama_kategori end, b.nama_kebutuhan) as nama,
  a.jenis, a.golongan, a.bawaan, a.id_rekening, a.id_kategori_asset, a.id_kebutuhan, a.induk, a.versi,
  case when a.id_kebutuhan is null or b.id_komponen_laba is not null then a.id_akun
    else coalesce(a.induk, (select id_akun from akun where bawaan = 'belum-dipetakan')) end as id_akun_laporan
from akun a
left join rekening r using (id_rekening)
left join kategori_asset g on g.id_kategori_asset = a.id_kategori_asset
left join kebutuhan b on b.id_kebutuhan = a.id_kebutuhan;

-- An entry: what happened, when, and the document that shows it.
create table jurnal (
  id_jurnal  bigint generated always as identity primary key,
  tanggal    date not null,
  waktu      timestamptz not null,
  peristiwa  text not null check (peristiwa <> ''),
  dokumen    text not null check (dokumen <> ''),
  keterangan text not null
);
create index jurnal_dokumen on jurnal (dokumen, peristiwa);
create index jurnal_tanggal on jurnal (tanggal desc, id_jurnal desc);

create table jurnal_baris (
  id_jurnal bigint not null references jurnal,
  urutan    smallint not null,
  -- The day of its entry.
  tanggal   date not null,
  id_akun   integer not null references akun,
  debit     bigint not null check (debit >= 0),
  kredit    bigint not null check (kredit >= 0),
  -- The order, purchase order or thing within the account.
  sub       text,
  primary key (id_jurnal, urutan),
  check ((debit = 0) <> (kredit = 0))
);
create index jurnal_baris_akun on jurnal_baris (id_akun, tanggal desc, id_jurnal desc, urutan desc) include (debit, kredit);
create index jurnal_baris_sub on jurnal_baris (sub, id_akun) include (tanggal, debit, kredit) where sub is not null;

create trigger jurnal_tetap before update or delete on jurnal for each row execute function tolak_perubahan();
create trigger jurnal_utuh before truncate on jurnal for each statement execute function tolak_perubahan();
create trigger jurnal_baris_tetap before update or delete on jurnal_baris for each row execute function tolak_perubahan();
create trigger jurnal_baris_utuh before truncate on jurnal_baris for each statement execute function tolak_perubahan();

-- What is open of each order: above zero the customer owes it, below zero it was paid before the goods left.
create table jurnal_piutang (
  id_so text primary key,
  saldo bigint not null
);

-- Sums of each account and day, as rows of differences like all sums of the reports. `saldo` is debit less kredit, but for
-- Piutang Pelanggan: there it is the sum of what customers owe, and what they paid ahead stands under Uang Muka Pelanggan.
create table jurnal_harian (
  id_akun integer not null,
  tanggal date not null,
  debit   bigint not null,
  kredit  bigint not null,
  saldo   bigint not null,
  jumlah  integer not null
);
create index jurnal_harian_kunci on jurnal_harian (id_akun, tanggal) include (debit, kredit, saldo, jumlah);
create index jurnal_harian_tanggal on jurnal_harian (tanggal, id_akun) include (debit, kredit, saldo, jumlah);

-- The lines of an entry are written by one statement: one that does not balance is refused, and the sums follow.
create function jurnal_baris_baru() returns trigger language plpgsql as $$
declare
  id_piutang integer;
  id_uang_muka integer;
begin
  if exists (select from baru group by id_jurnal having sum(debit) <> sum(kredit)) then
    raise exception 'jurnal tidak seimbang' using errcode = 'check_violation', constraint = 'jurnal_seimbang';
  end if;
  if exists (select from baru b join jurnal j using (id_jurnal) where b.tanggal <> j.tanggal) then
    raise exception 'tanggal baris jurnal berbeda dari jurnalnya' using errcode = 'check_violation';
  end if;
  select id_akun into strict id_piutang from akun where bawaan = 'piutang';
  select id_akun into strict id_uang_muka from akun where bawaan = 'uang-muka';
  insert into jurnal_harian
  select id_akun, tanggal, sum(debit), sum(kredit),
    case when id_akun = id_piutang then 0 else sum(debit) - sum(kredit) end, count(*)
  from baru group by id_akun, tanggal;
  if exists (select from baru where id_akun = id_piutang) then
    -- Who else books for these orders waits here, and then sees these lines.
    insert into jurnal_piutang (id_so, saldo)
    select sub, sum(debit - kredit) from baru where id_akun = id_piutang group by 1 order by 1
    on conflict (id_so) do update set saldo = jurnal_piutang.saldo + excluded.saldo;
    -- Day by day what each of these orders owed with the new lines and without them: an entry may be of an earlier day
    -- than the last one of its order.
    with ubah as (
      select sub, tanggal, sum(debit - kredit) as nominal from baru where id_akun = id_piutang group by 1, 2),
    semua as (
      select sub, b.tanggal, sum(b.debit - b.kredit) as nominal
      from (select distinct sub from ubah) u join jurnal_baris b using (sub) where b.id_akun = id_piutang group by 1, 2),
    jalan as (
      select tanggal, s.nominal as baru, s.nominal - coalesce(u.nominal, 0) as lama, sum(s.nominal) over w as saldo_baru,
        sum(s.nominal - coalesce(u.nominal, 0)) over w as saldo_lama
      from semua s left join ubah u using (sub, tanggal) window w as (partition by sub order by tanggal)),
    beda as (
      select tanggal,
        sum(greatest(saldo_baru, 0) - greatest(saldo_baru - baru, 0) - greatest(saldo_lama, 0) + greatest(saldo_lama - lama, 0))
          as piutang,
        sum(least(saldo_baru, 0) - least(saldo_baru - baru, 0) - least(saldo_lama, 0) + least(saldo_lama - lama, 0))
          as uang_muka
      from jalan group by 1)
    insert into jurnal_harian
    select l.id_akun, tanggal, 0, 0, l.saldo, 0
    from beda cross join lateral (values (id_piutang, piutang), (id_uang_muka, uang_muka)) l(id_akun, saldo)
    where l.saldo <> 0;
  end if;
  return null;
end $$;
create trigger jurnal_baris_baru after insert on jurnal_baris referencing new table as baru
  for each statement execute function jurnal_baris_baru();

create function lipat_jurnal() returns void language sql begin atomic
  with banyak as (select id_akun, tanggal from jurnal_harian group by 1, 2 having count(*) > 1),
  lama as (delete from jurnal_harian h using banyak b where (h.id_akun, h.tanggal) = (b.id_akun, b.tanggal) returning h.*)
  insert into jurnal_harian
  select id_akun, tanggal, sum(debit), sum(kredit), sum(saldo), sum(jumlah) from lama group by 1, 2;
end;

-- The seal of the book: every so often what was written since the last one is hashed together with that one's, so that a
-- journal someone tampered with no longer adds up. Writers wait for nobody.
create table jurnal_segel (
  ke      integer primary key check (ke >= 1),
  sampai  bigint not null unique,
  jumlah  bigint not null check (jumlah > 0),
  waktu   timestamptz not null,
  sidik   bytea not null
);
create trigger jurnal_segel_tetap before update or delete on jurnal_segel for each row execute function tolak_perubahan();
create trigger jurnal_segel_utuh before truncate on jurnal_segel for each statement execute function tolak_perubahan();

create function jurnal_sidik(sebelum bytea, dari bigint, sampai bigint) returns table (jumlah bigint, sidik bytea)
language sql stable as $$
  select count(*), sha256(sebelum || coalesce(string_agg(isi, ''::bytea order by id_jurnal), ''))
  from (
    select j.id_jurnal, sha256(convert_to(concat_ws('|', j.id_jurnal, j.tanggal - date '2000-01-01', j.peristiwa, j.dokumen,
      b.isi), 'UTF8')) as isi
    from jurnal j left join (
      select id_jurnal, string_agg(concat_ws(':', urutan, id_akun, debit, kredit, sub), ';' order by urutan) as isi
      from jurnal_baris where id_jurnal > dari and id_jurnal <= sampai group by 1) b using (id_jurnal)
    where j.id_jurnal > dari and j.id_jurnal <= sampai) e
$$;

-- How far the journal is: which days of the past were derived from the books and documents when it was introduced, and
-- up to which day the wear of the assets is booked.
create table jurnal_keadaan (
  satu             boolean primary key default true check (satu),
  -- The first day that is not there yet; nothing once the whole past is.
  turunan_mulai    date,
  susut_sampai     date not null default '-infinity'
);
insert into jurnal_keadaan (turunan_mulai)
select case when exists (select from kas) or exists (select from stok) or exists (select from asset) then date '-infinity' end;
