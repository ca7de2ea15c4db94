-- From which month on a choice holds by which the reports sort their figures: the komponen of a need, where its account
-- counts, the group of a rekening and its row in Neraca. A change holds from the first open month on, so that the reports
-- of closed months stay what they were; while no month is closed it holds for the whole past.

-- The first open month; it stays open until this transaction ends, as who closes one waits for this lock (0015_tutup_buku).
create function bulan_buka_terkunci() returns date language plpgsql as $$
declare
  mulai date;
begin
  perform pg_advisory_xact_lock_shared(1509);
  select bulan_buka() into mulai;
  return mulai;
end $$;

-- The account of every need is one of these, and has its komponen too.
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

create table rekening_peta (
  id_rekening integer not null references rekening on delete cascade,
  mulai       date not null check (mulai = '-infinity' or extract(day from mulai) = 1),
  grup        text,
  pos_neraca  text,
  primary key (id_rekening, mulai)
);

insert into akun_peta
select a.id_akun, '-infinity', a.jenis, a.golongan, a.induk, k.id_komponen_laba from akun a left join kebutuhan k using (id_kebutuhan);
insert into rekening_peta select id_rekening, '-infinity', grup, pos_neraca from rekening;

-- What is chosen now holds in every open month: also in one that was opened again after a later choice.
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

-- Only these triggers write here, and nothing of a closed month is taken away: with a need that stood in its Laba Rugi a
-- row of the report would go.
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

-- The choices with the days for which they hold, from `mulai` until before `sampai`. The first one holds for all days
-- before it too; it was made for the months from `sejak` on.
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

-- A new komponen or asset category is a row of the reports from the first open month on.
alter table komponen_laba add column mulai date not null default bulan_buka_terkunci();
alter table kategori_asset add column mulai date not null default bulan_buka_terkunci();

-- An asset that was bought in a month which is closed by now counts in the books from the first open month on, with what it
-- has lost until then: in no sheet of a closed month.
alter table asset add column tgl_buku date;
update asset set tgl_buku = tgl_asset_masuk;
alter table asset alter column tgl_buku set not null;
alter table asset add constraint asset_tgl_buku check
  (tgl_buku = tgl_asset_masuk or (tgl_buku > tgl_asset_masuk and extract(day from tgl_buku) = 1));
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
drop index asset_kelompok_urut;
create index asset_kelompok_urut on asset (id_kategori_asset, pembagi, tgl_asset_masuk, tgl_buku) include (harga);

create or replace view asset_kelompok as
select id_kategori_asset, pembagi, tgl_asset_masuk, tgl_buku as dari, date 'infinity' as sampai,
  count(*) as jumlah, sum(harga) as harga, sum(harga / pembagi) as susut_per_bulan
from asset group by id_kategori_asset, pembagi, tgl_asset_masuk, tgl_buku
union all
select a.id_kategori_asset, a.pembagi, a.tgl_asset_masuk, i.dari, i.sampai, -1, -a.harga, -(a.harga / a.pembagi)
from asset_istirahat i join asset a using (id_asset)
union all
select id_kategori_asset, null, tgl_approve, tgl_approve, coalesce(tgl_masuk, 'infinity'), 1, harga, 0
from pengajuan_asset where status_pengajuan = 'Disetujui';
