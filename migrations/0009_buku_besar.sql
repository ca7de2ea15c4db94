-- The chart of accounts, the journal (the third book), the entries that people type, the closing of months, and what follows
-- from them. What each event is booked as stands in the code of the books; here is what the database itself enforces.

create table akun (
  id_akun           integer generated always as identity primary key,
  kode              text not null check (kode ~ '^[1-9]-[0-9]{4,9}$'),
  -- Null where the account belongs to a rekening, an asset category or a need: it is called like that (view bagan_akun).
  nama              text check (nama <> ''),
  jenis             text not null check (jenis in ('Aset', 'Kewajiban', 'Ekuitas', 'Pendapatan', 'Beban')),
  golongan          text not null check (golongan <> ''),
  -- The accounts that the program itself books to.
  bawaan            text unique check (bawaan <> ''),
  id_rekening       integer unique references rekening on delete cascade,
  id_kategori_asset integer references kategori_asset on delete cascade,
  id_kebutuhan      integer unique references kebutuhan on delete cascade,
  -- Where the account of a need without a komponen counts: a person chooses it, until then Belum Dipetakan.
  induk             integer references akun,
  versi             integer not null default 1,
  constraint akun_bernama check (num_nonnulls(nama, id_rekening, id_kategori_asset, id_kebutuhan) = 1),
  constraint akun_induk check (induk is null or (id_kebutuhan is not null and induk <> id_akun))
);
create unique index akun_kode_unik on akun (kode);
create unique index akun_nama_unik on akun (lower(nama));
create unique index akun_kategori on akun (id_kategori_asset, golongan);
create index akun_induk on akun (induk);

-- Where an account counts, and from which month on: the choices by which the reports sort their figures. A change holds from
-- the first open month on, so that the reports of closed months stay what they were; while no month is closed it holds for
-- the whole past. The account of a need has its komponen too.
create table akun_peta (
  id_akun          integer not null references akun on delete cascade,
  mulai            date not null check (mulai = '-infinity' or extract(day from mulai) = 1),
  jenis            text not null,
  golongan         text not null,
  induk            integer references akun,
  id_komponen_laba integer constraint akun_peta_komponen references komponen_laba,
  primary key (id_akun, mulai)
);
create index akun_peta_induk on akun_peta (induk) where induk is not null;
create index akun_peta_komponen_laba on akun_peta (id_komponen_laba) where id_komponen_laba is not null;

-- The same for the group of a rekening and its row in Neraca.
create table rekening_peta (
  id_rekening integer not null references rekening on delete cascade,
  mulai       date not null check (mulai = '-infinity' or extract(day from mulai) = 1),
  grup        text,
  pos_neraca  text,
  primary key (id_rekening, mulai)
);
insert into rekening_peta select id_rekening, '-infinity', grup, pos_neraca from rekening;

-- What is chosen now holds in every open month, also in one that was opened again after a later choice.
create function petakan_akun(akun_ini integer) returns void language plpgsql as $$
declare
  sejak date := bulan_buka_terkunci();
begin
  delete from akun_peta where id_akun = akun_ini and mulai > sejak;
  insert into akun_peta
  select a.id_akun, sejak, a.jenis, a.golongan, a.induk, k.id_komponen_laba
  from akun a left join kebutuhan k using (id_kebutuhan) where a.id_akun = akun_ini
  on conflict (id_akun, mulai) do update set jenis = excluded.jenis, golongan = excluded.golongan, induk = excluded.induk,
    id_komponen_laba = excluded.id_komponen_laba;
end $$;
create function akun_dipetakan() returns trigger language plpgsql as $$
begin
  perform petakan_akun(new.id_akun);
  return null;
end $$;
create trigger akun_dipetakan after insert or update of jenis, golongan, induk on akun
  for each row execute function akun_dipetakan();
create function kebutuhan_dipetakan() returns trigger language plpgsql as $$
begin
  perform petakan_akun(id_akun) from akun where id_kebutuhan = new.id_kebutuhan;
  return null;
end $$;
create trigger kebutuhan_dipetakan after update of id_komponen_laba on kebutuhan
  for each row execute function kebutuhan_dipetakan();

create function rekening_dipetakan() returns trigger language plpgsql as $$
declare
  sejak date := bulan_buka_terkunci();
begin
  delete from rekening_peta where id_rekening = new.id_rekening and mulai > sejak;
  insert into rekening_peta values (new.id_rekening, sejak, new.grup, new.pos_neraca)
  on conflict (id_rekening, mulai) do update set grup = excluded.grup, pos_neraca = excluded.pos_neraca;
  return null;
end $$;
create trigger rekening_dipetakan after insert or update of grup, pos_neraca on rekening
  for each row execute function rekening_dipetakan();

-- Only these triggers write here, and no need with a komponen is taken out of a closed month: its row in Laba Rugi of that
-- month would be gone.
create function peta_dijaga() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception '% hanya ditulis oleh pemetaan', tg_table_name using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'akun_peta' and old.mulai < bulan_buka() then
    if to_jsonb(old) ->> 'id_komponen_laba' is not null then
      raise exception 'bulan yang sudah ditutup memuatnya' using errcode = 'restrict_violation';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger akun_peta_dijaga before insert or update or delete on akun_peta
  for each row execute function peta_dijaga();
create trigger akun_peta_utuh before truncate on akun_peta for each statement execute function tolak_perubahan();
create trigger rekening_peta_dijaga before insert or update or delete on rekening_peta
  for each row execute function peta_dijaga();
create trigger rekening_peta_utuh before truncate on rekening_peta for each statement execute function tolak_perubahan();

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

create function akun_dijaga() returns trigger language plpgsql as $$
begin
  if old.bawaan is not null and (tg_op = 'DELETE' or (new.bawaan, new.jenis) is distinct from (old.bawaan, old.jenis)) then
    raise exception 'akun % dipakai oleh program', old.kode using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger akun_dijaga before update or delete on akun for each row execute function akun_dijaga();

-- The accounts that the program itself books to, then those of the rekening and needs that there are.
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
insert into akun (kode, jenis, golongan, id_rekening)
select kode_akun('1-1', id_rekening), 'Aset', 'Kas dan Bank', id_rekening from rekening where not lainnya
order by id_rekening;
insert into akun (kode, jenis, golongan, id_kebutuhan)
select kode_akun('7-1', b.id_kebutuhan), case when k.bawaan is not null then 'Pendapatan' else 'Beban' end, 'Kebutuhan',
  b.id_kebutuhan
from kebutuhan b left join komponen_laba k using (id_komponen_laba) order by b.id_kebutuhan;
-- Last, so that accounts have the same ids in every database.
insert into akun (kode, nama, jenis, golongan, bawaan) values
  ('4-1006', 'Retur Penjualan', 'Pendapatan', 'Penjualan', 'retur-penjualan');

-- What every account is called, and where its lines count: the account of a need without a komponen counts at the account that
-- was chosen for it, every other one in itself.
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

-- The choices with the days for which they hold, from mulai until before sampai. The first one also holds for all days before
-- it; it was made for the months from sejak on.
create view akun_masa as
select p.id_akun, case p.ke when 1 then date '-infinity' else p.mulai end as mulai, p.sampai, p.mulai as sejak,
  p.jenis, p.golongan, a.id_kebutuhan, p.id_komponen_laba,
  case when a.id_kebutuhan is null or p.id_komponen_laba is not null then p.id_akun
    else coalesce(p.induk, (select id_akun from akun where bawaan = 'belum-dipetakan')) end as id_akun_laporan
from (select *, row_number() over w as ke, lead(mulai, 1, date 'infinity') over w as sampai
      from akun_peta window w as (partition by id_akun order by mulai)) p
join akun a using (id_akun);

create view rekening_masa as
select id_rekening, case ke when 1 then date '-infinity' else mulai end as mulai, sampai, grup, pos_neraca
from (select *, row_number() over w as ke, lead(mulai, 1, date 'infinity') over w as sampai
      from rekening_peta window w as (partition by id_rekening order by mulai)) p;

-- Where the lines of every account count in Buku Besar on a day, and of which kind that account is then.
create view bagan_masa as
select m.id_akun, greatest(m.mulai, l.mulai) as mulai, least(m.sampai, l.sampai) as sampai, m.id_akun_laporan,
  m.id_kebutuhan, m.id_komponen_laba, l.jenis, l.golongan
from akun_masa m join akun_masa l on l.id_akun = m.id_akun_laporan and l.mulai < m.sampai and m.mulai < l.sampai;

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
create trigger jurnal_tertutup before insert on jurnal for each row execute function bulan_dijaga('tanggal');

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

create function jurnal_baris_tertutup() returns trigger language plpgsql as $$
begin
  perform tertutup((select min(tanggal) from baru));
  return null;
end $$;
create trigger jurnal_baris_tertutup after insert on jurnal_baris referencing new table as baru
  for each statement execute function jurnal_baris_tertutup();

create trigger jurnal_tetap before update or delete on jurnal for each row execute function tolak_perubahan();
create trigger jurnal_utuh before truncate on jurnal for each statement execute function tolak_perubahan();
create trigger jurnal_baris_tetap before update or delete on jurnal_baris for each row execute function tolak_perubahan();
create trigger jurnal_baris_utuh before truncate on jurnal_baris for each statement execute function tolak_perubahan();

-- What is open of each order: above zero the customer owes it, below zero it was paid before the goods left.
create table jurnal_piutang (
  id_so text primary key,
  saldo bigint not null
);

-- Sums of each account and day, as rows of differences like all sums of the reports. saldo is debit less kredit. Only under
-- Piutang Pelanggan it is the sum of what customers owe, and what they paid ahead stands under Uang Muka Pelanggan.
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

-- The seals of the journal. A seal is a hash over the seal before it and over what was written since then, so that a journal
-- that somebody tampered with no longer adds up. It is made every so often, and no writer waits for it.
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

-- How far the journal is: which days of the past are still to be derived from the books and documents, and up to
-- which day the wear of the assets is booked.
create table jurnal_keadaan (
  satu             boolean primary key default true check (satu),
  -- The first day that is not there yet; null once the whole past is.
  turunan_mulai    date,
  susut_sampai     date not null default '-infinity'
);
insert into jurnal_keadaan default values;

-- Entries that people type (Jurnal Umum): made by one person and decided by another.
create table jurnal_umum (
  id_jurnal_umum text primary key,
  urut           bigint generated always as identity unique,
  tanggal        date not null,
  keterangan     text not null check (keterangan <> ''),
  -- The sum of one side; both are equal.
  nominal        bigint not null check (nominal between 1 and 999999999999999),
  status         text not null default 'Menunggu' check (status in ('Menunggu', 'Disetujui', 'Ditolak')),
  note           text not null default '',
  dibuat         timestamptz not null,
  id_user        integer not null references karyawan,
  id_user_approve integer references karyawan,
  tgl_approve    date,
  -- The entry that this one reverses.
  membalik       text references jurnal_umum,
  -- Its author took it back before anybody decided: to the rest of the program it is Ditolak, by its author.
  ditarik        boolean not null default false,
  constraint jurnal_umum_keputusan check ((status <> 'Menunggu') = (tgl_approve is not null and id_user_approve is not null)),
  check (status <> 'Ditolak' or note <> ''),
  constraint jurnal_umum_ditarik
    check (not ditarik or status = 'Ditolak' and id_user_approve = id_user)
);
create index jurnal_umum_tanggal on jurnal_umum (tanggal desc, urut desc);
create index jurnal_umum_menunggu on jurnal_umum (urut) where status = 'Menunggu';
-- An entry is reversed once.
create unique index jurnal_umum_dibalik on jurnal_umum (membalik) where status <> 'Ditolak';
create trigger jurnal_umum_tertutup before insert on jurnal_umum for each row execute function bulan_dijaga('tanggal');

create table jurnal_umum_baris (
  id_jurnal_umum text not null references jurnal_umum,
  urutan         smallint not null check (urutan between 1 and 20),
  id_akun        integer not null references akun,
  debit          bigint not null check (debit between 0 and 999999999999999),
  kredit         bigint not null check (kredit between 0 and 999999999999999),
  primary key (id_jurnal_umum, urutan),
  check ((debit = 0) <> (kredit = 0))
);
create index jurnal_umum_baris_akun on jurnal_umum_baris (id_akun);

create table jurnal_umum_bukti (
  id_jurnal_umum text not null references jurnal_umum,
  urutan         smallint not null,
  id_berkas      uuid not null references berkas,
  primary key (id_jurnal_umum, urutan)
);
create index jurnal_umum_bukti_berkas on jurnal_umum_bukti (id_berkas);

-- What was typed stays as it was typed, and is decided once.
create function jurnal_umum_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'Menunggu' then
    raise exception 'jurnal umum % sudah diputuskan', old.id_jurnal_umum using errcode = 'restrict_violation';
  end if;
  if (new.id_jurnal_umum, new.tanggal, new.keterangan, new.nominal, new.dibuat, new.id_user, new.membalik)
    is distinct from (old.id_jurnal_umum, old.tanggal, old.keterangan, old.nominal, old.dibuat, old.id_user, old.membalik) then
    raise exception 'isi jurnal umum % tidak boleh diubah', old.id_jurnal_umum using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger jurnal_umum_dijaga before update or delete on jurnal_umum
  for each row execute function jurnal_umum_dijaga();
create trigger jurnal_umum_utuh before truncate on jurnal_umum for each statement execute function tolak_perubahan();
create trigger jurnal_umum_baris_tetap before update or delete on jurnal_umum_baris
  for each row execute function tolak_perubahan();
create trigger jurnal_umum_baris_utuh before truncate on jurnal_umum_baris
  for each statement execute function tolak_perubahan();

-- All lines of an entry are written by one statement, and both sides come to its nominal.
create function jurnal_umum_seimbang() returns trigger language plpgsql as $$
begin
  if exists (
    select from jurnal_umum j join jurnal_umum_baris b using (id_jurnal_umum)
    where id_jurnal_umum in (select id_jurnal_umum from baru)
    group by id_jurnal_umum, nominal, status
    having sum(debit) <> nominal or sum(kredit) <> nominal or status <> 'Menunggu') then
    raise exception 'jurnal umum tidak seimbang' using errcode = 'check_violation', constraint = 'jurnal_umum_seimbang';
  end if;
  return null;
end $$;
create trigger jurnal_umum_seimbang after insert on jurnal_umum_baris referencing new table as baru
  for each statement execute function jurnal_umum_seimbang();

-- What happened to the months of the books (Tutup Buku). A month is closed with all months before it (tutup). It is opened
-- again with all months after it (buka) when one person has asked for it with a reason (minta) and another decides; or the
-- other one refuses (tolak).
create table tutup_buku_peristiwa (
  id_tutup_buku bigint generated always as identity primary key,
  jenis         text not null check (jenis in ('tutup', 'minta', 'tolak', 'buka')),
  -- The last month that is closed, or the first one that is to be opened: its first day.
  bulan         date not null check (extract(day from bulan) = 1),
  -- Up to which day the books are closed from then on; null where no month is.
  sampai        date,
  waktu         timestamptz not null,
  id_user       integer not null references karyawan,
  nama_user     text not null check (nama_user <> ''),
  -- Why it is to be opened, or why it is not.
  alasan        text not null default '',
  id_permintaan bigint references tutup_buku_peristiwa,
  constraint tutup_buku_diminta check ((jenis in ('tolak', 'buka')) = (id_permintaan is not null)),
  constraint tutup_buku_beralasan check (jenis not in ('minta', 'tolak') or alasan <> ''),
  constraint tutup_buku_sampai check (case jenis
    when 'tutup' then sampai is not distinct from (bulan + interval '1 month - 1 day')::date
    when 'buka' then coalesce(sampai, bulan - 1) = bulan - 1
    else sampai is null end)
);
create index tutup_buku_peristiwa_jenis on tutup_buku_peristiwa (jenis, bulan);
-- A request is decided once.
create unique index tutup_buku_diputuskan on tutup_buku_peristiwa (id_permintaan) where id_permintaan is not null;
create trigger tutup_buku_peristiwa_tetap before update or delete on tutup_buku_peristiwa
  for each row execute function tolak_perubahan();
create trigger tutup_buku_peristiwa_utuh before truncate on tutup_buku_peristiwa
  for each statement execute function tolak_perubahan();

-- Whoever closes or opens a month works alone: all who write dated rows share this lock (bulan_dijaga in 0001_platform.sql).
create function tutup_buku_terjadi() returns trigger language plpgsql as $$
declare
  batas   date;
  diminta tutup_buku_peristiwa;
begin
  if new.jenis in ('tutup', 'buka') then
    perform pg_advisory_xact_lock(1509);
  end if;
  select sampai into batas from tutup_buku;
  if new.jenis = 'tutup' and batas >= new.sampai or new.jenis in ('minta', 'buka') and new.bulan > coalesce(batas, '-infinity') then
    raise exception 'bulan % tidak dapat di-%', to_char(new.bulan, 'YYYY-MM'), new.jenis using errcode = 'restrict_violation';
  end if;
  if new.id_permintaan is not null then
    select * into diminta from tutup_buku_peristiwa where id_tutup_buku = new.id_permintaan;
    if diminta.jenis <> 'minta' or diminta.bulan <> new.bulan or new.jenis = 'buka' and diminta.id_user = new.id_user then
      raise exception 'bulan dibuka kembali oleh orang lain daripada yang meminta' using errcode = 'restrict_violation';
    end if;
  end if;
  if new.jenis in ('tutup', 'buka') then
    update tutup_buku set sampai = new.sampai;
  end if;
  return new;
end $$;
create trigger tutup_buku_terjadi before insert on tutup_buku_peristiwa
  for each row execute function tutup_buku_terjadi();

-- The months that a closing closed, and what every report said about them then, figure by figure; a figure of 0 is left out.
create table tutup_buku_bulan (
  bulan         date not null check (extract(day from bulan) = 1),
  id_tutup_buku bigint not null references tutup_buku_peristiwa,
  primary key (bulan, id_tutup_buku)
);
create index tutup_buku_bulan_peristiwa on tutup_buku_bulan (id_tutup_buku);
create trigger tutup_buku_bulan_tetap before update or delete on tutup_buku_bulan
  for each row execute function tolak_perubahan();
create trigger tutup_buku_bulan_utuh before truncate on tutup_buku_bulan
  for each statement execute function tolak_perubahan();

create table tutup_buku_angka (
  id_tutup_buku bigint not null,
  bulan         date not null,
  laporan       text not null check (laporan <> ''),
  kunci         text not null check (kunci <> ''),
  nama          text not null,
  nominal       bigint not null check (nominal <> 0),
  primary key (bulan, id_tutup_buku, laporan, kunci),
  foreign key (bulan, id_tutup_buku) references tutup_buku_bulan (bulan, id_tutup_buku)
);
create trigger tutup_buku_angka_tetap before update or delete on tutup_buku_angka
  for each row execute function tolak_perubahan();
create trigger tutup_buku_angka_utuh before truncate on tutup_buku_angka
  for each statement execute function tolak_perubahan();

-- "Maret 2026"
create function nama_bulan(hari date) returns text language sql immutable as $$
  select (array['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober',
    'November', 'Desember'])[extract(month from hari)] || to_char(hari, ' YYYY')
$$;

-- The closing that holds for the month of a day: the first one that includes the month since it was last opened.
create function penutupan(hari date) returns tutup_buku_peristiwa language sql stable as $$
  select t from tutup_buku_peristiwa t
  where t.jenis = 'tutup' and t.bulan >= date_trunc('month', hari::timestamp) and hari <= tutup_sampai()
    and t.id_tutup_buku > coalesce((select max(b.id_tutup_buku) from tutup_buku_peristiwa b
      where b.jenis = 'buka' and b.bulan <= hari), 0)
  order by t.id_tutup_buku limit 1
$$;

-- Why nothing may be written on a day; null where it may.
create function alasan_tertutup(hari date) returns text language sql stable as $$
  select format('Bulan %s sudah ditutup oleh %s. Pakai tanggal mulai 1 %s, atau minta bulan itu dibuka kembali di Buku Besar > Tutup Buku',
    nama_bulan(hari), (penutupan(hari)).nama_user, nama_bulan(bulan_buka()))
  where hari <= tutup_sampai()
$$;

-- What things were called in the closed months. A new name of an account, a need or a product holds from the first open month
-- on, and the reports of the months before keep the names with which they were closed.
create table nama_dulu (
  jenis  text not null check (jenis in ('akun', 'rekening', 'kebutuhan', 'komponen', 'produk', 'karyawan')),
  id     integer not null,
  -- The last day of this name: the last day of the last month that was closed at the renaming.
  sampai date not null check (sampai = (date_trunc('month', sampai) + interval '1 month - 1 day')::date),
  -- Accounts and products have a code too. An account of a rekening or need has no name of its own.
  kode   text,
  nama   text,
  primary key (jenis, id, sampai)
);

-- The arguments of the triggers name the kind and the columns: id, name and, if there is one, code. A name that was kept for a
-- month which was opened again is replaced by the new name, as in all open months.
create function nama_dicatat() returns trigger language plpgsql as $$
declare
  lama  jsonb := to_jsonb(old);
  milik integer := lama ->> tg_argv[1];
  batas date := bulan_buka_terkunci() - 1;
begin
  if batas is null or batas = '-infinity' then
    return null;
  end if;
  insert into nama_dulu
  select tg_argv[0], milik, batas, n.kode, n.nama
  from (select 0 as ke, d.sampai, d.kode, d.nama from nama_dulu d where d.jenis = tg_argv[0] and d.id = milik and d.sampai >= batas
        union all select 1, null, lama ->> tg_argv[3], lama ->> tg_argv[2]) n
  order by n.ke, n.sampai limit 1
  on conflict do nothing;
  delete from nama_dulu d where d.jenis = tg_argv[0] and d.id = milik and d.sampai > batas;
  return null;
end $$;
create trigger akun_nama_dulu after update of nama, kode on akun for each row
  when ((old.nama, old.kode) is distinct from (new.nama, new.kode))
  execute function nama_dicatat('akun', 'id_akun', 'nama', 'kode');
create trigger rekening_nama_dulu after update of nama_rekening on rekening for each row
  when (old.nama_rekening <> new.nama_rekening)
  execute function nama_dicatat('rekening', 'id_rekening', 'nama_rekening');
create trigger kebutuhan_nama_dulu after update of nama_kebutuhan on kebutuhan for each row
  when (old.nama_kebutuhan <> new.nama_kebutuhan)
  execute function nama_dicatat('kebutuhan', 'id_kebutuhan', 'nama_kebutuhan');
create trigger komponen_nama_dulu after update of nama_komponen_laba on komponen_laba for each row
  when (old.nama_komponen_laba <> new.nama_komponen_laba)
  execute function nama_dicatat('komponen', 'id_komponen_laba', 'nama_komponen_laba');
create trigger produk_nama_dulu after update of nama_produk, kode_produk on produk for each row
  when ((old.nama_produk, old.kode_produk) <> (new.nama_produk, new.kode_produk))
  execute function nama_dicatat('produk', 'id_produk', 'nama_produk', 'kode_produk');
create trigger karyawan_nama_dulu after update of nama_lengkap on karyawan for each row
  when (old.nama_lengkap <> new.nama_lengkap)
  execute function nama_dicatat('karyawan', 'id_user', 'nama_lengkap');

create function nama_dulu_dijaga() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'nama_dulu hanya ditulis oleh penggantian nama' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger nama_dulu_dijaga before insert or update or delete on nama_dulu
  for each row execute function nama_dulu_dijaga();
create trigger nama_dulu_utuh before truncate on nama_dulu for each statement execute function tolak_perubahan();

-- Each kind as it was called on a day: a report asks for its last day, a single entry for its own. The planner writes these
-- functions into the query.
create function rekening_pada(hari date) returns table (id_rekening integer, nama_rekening text)
language sql stable as $$
  select r.id_rekening, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'rekening' and d.id = r.id_rekening and d.sampai >= hari order by d.sampai limit 1),
    r.nama_rekening)
  from rekening r
$$;
create function kebutuhan_pada(hari date) returns table (id_kebutuhan integer, nama_kebutuhan text, bawaan text)
language sql stable as $$
  select k.id_kebutuhan, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'kebutuhan' and d.id = k.id_kebutuhan and d.sampai >= hari order by d.sampai limit 1),
    k.nama_kebutuhan), k.bawaan
  from kebutuhan k
$$;
create function komponen_pada(hari date) returns table (id_komponen_laba integer, nama_komponen_laba text, bawaan text, mulai date)
language sql stable as $$
  select k.id_komponen_laba, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'komponen' and d.id = k.id_komponen_laba and d.sampai >= hari order by d.sampai limit 1),
    k.nama_komponen_laba), k.bawaan, k.mulai
  from komponen_laba k
$$;
create function produk_pada(hari date) returns table (id_produk integer, kode_produk text, nama_produk text)
language sql stable as $$
  select p.id_produk, coalesce(d.kode, p.kode_produk), coalesce(d.nama, p.nama_produk)
  from produk p left join lateral (
    select d.kode, d.nama from nama_dulu d where d.jenis = 'produk' and d.id = p.id_produk and d.sampai >= hari
    order by d.sampai limit 1) d on true
$$;
create function karyawan_pada(hari date) returns table (id_user integer, nama_lengkap text)
language sql stable as $$
  select u.id_user, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'karyawan' and d.id = u.id_user and d.sampai >= hari order by d.sampai limit 1),
    u.nama_lengkap)
  from karyawan u
$$;
-- As the view bagan_akun.
create function bagan_pada(hari date)
returns table (id_akun integer, kode text, nama text, bawaan text, id_rekening integer, id_kategori_asset integer, id_kebutuhan integer)
language sql stable as $$
  select a.id_akun, coalesce(d.kode, a.kode),
    coalesce(d.nama, a.nama, r.nama_rekening, case a.golongan when 'Akumulasi Penyusutan'
      then 'Akumulasi Penyusutan ' || g.nama_kategori else g.nama_kategori end, b.nama_kebutuhan),
    a.bawaan, a.id_rekening, a.id_kategori_asset, a.id_kebutuhan
  from akun a
  left join lateral (
    select d.kode, d.nama from nama_dulu d where d.jenis = 'akun' and d.id = a.id_akun and d.sampai >= hari
    order by d.sampai limit 1) d on true
  left join rekening_pada(hari) r on r.id_rekening = a.id_rekening
  left join kategori_asset g on g.id_kategori_asset = a.id_kategori_asset
  left join kebutuhan_pada(hari) b on b.id_kebutuhan = a.id_kebutuhan
$$;

-- What is owed today: a row for each order that is not paid in full, with its customer and the day from which its debt is
-- due, so that lists of debts read only these rows, however many orders there are. Triggers keep it from jurnal_piutang, the
-- order's customer and its first approved invoice.
create table piutang_terbuka (
  id_so        text primary key,
  -- For whom the order was made; merging customers changes nothing here.
  id_pelanggan integer not null,
  id_invoice   text,
  tanggal      date not null,
  sisa         bigint not null check (sisa > 0)
);
-- Debts are summed from the index alone.
create index piutang_terbuka_milik on piutang_terbuka (id_pelanggan) include (tanggal, sisa);

create view piutang_seharusnya as
select j.id_so, l.id_pelanggan, i.id_invoice,
  coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = j.id_so)) as tanggal, j.saldo
from jurnal_piutang j join so_pelanggan l using (id_so)
left join invoice i on i.id_so = j.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui';

create function piutang_segarkan(orders text[]) returns void language plpgsql as $$
begin
  -- Who gives one of these orders to another customer waits, and then sees what was booked; or is seen here.
  perform 1 from so_pelanggan l where l.id_so = any(orders) order by l.id_so for no key update;
  merge into piutang_terbuka t
  using (
    select u.id_so, p.id_pelanggan, p.id_invoice, p.tanggal, p.saldo
    from (select distinct * from unnest(orders) u(id_so)) u
    left join piutang_seharusnya p on p.id_so = u.id_so and p.saldo > 0) p
  on t.id_so = p.id_so
  when matched and p.saldo is null then delete
  when matched then update set id_pelanggan = p.id_pelanggan, id_invoice = p.id_invoice, tanggal = p.tanggal, sisa = p.saldo
  when not matched and p.saldo is not null then insert values (p.id_so, p.id_pelanggan, p.id_invoice, p.tanggal, p.saldo);
end $$;

create function piutang_berubah() returns trigger language plpgsql as $$
declare
  orders text[];
begin
  if tg_table_name = 'jurnal_piutang' then
    select array_agg(b.id_so) into orders from baru b
    where b.saldo > 0 or exists (select from piutang_terbuka t where t.id_so = b.id_so);
  else
    select array_agg(b.id_so) into orders from baru b join jurnal_piutang j using (id_so) where j.saldo > 0;
  end if;
  if orders is not null then perform piutang_segarkan(orders); end if;
  return null;
end $$;
create trigger jurnal_piutang_baru after insert on jurnal_piutang referencing new table as baru
  for each statement execute function piutang_berubah();
create trigger jurnal_piutang_ubah after update on jurnal_piutang referencing new table as baru
  for each statement execute function piutang_berubah();
create trigger so_pelanggan_baru after insert on so_pelanggan referencing new table as baru
  for each statement execute function piutang_berubah();
create trigger so_pelanggan_ubah after update on so_pelanggan referencing new table as baru
  for each statement execute function piutang_berubah();

create function piutang_invoice() returns trigger language plpgsql as $$
begin
  if exists (select from piutang_terbuka t where t.id_so = new.id_so) then perform piutang_segarkan(array[new.id_so]); end if;
  return null;
end $$;
create trigger invoice_piutang after update of tgl_invoice, dihapus, status_approve on invoice for each row
  when (new.ke = 1 and (old.tgl_invoice, old.dihapus, old.status_approve) is distinct from
    (new.tgl_invoice, new.dihapus, new.status_approve))
  execute function piutang_invoice();
