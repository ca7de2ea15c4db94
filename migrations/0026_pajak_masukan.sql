-- PPN masukan: the PPN of suppliers' bills, and the faktur of them that Coretax knows. The PPN of a bill is no value of goods: it
-- waits on an account of its own until the faktur is credited, and then lowers what is owed to the tax office.
alter table tagihan
  add column ppn bigint not null default 0,
  -- The number of the faktur as the bill says it.
  add column nomor_faktur text not null default '' check (nomor_faktur ~ '^([0-9]{16,17})?$'),
  add column tgl_faktur date,
  -- What faktur of Coretax say of it, kept by them.
  add column ppn_berfaktur bigint not null default 0,
  add constraint tagihan_ppn check (ppn >= 0 and ppn < total and (ppn > 0 or nomor_faktur = '' and tgl_faktur is null)),
  add constraint tagihan_berfaktur check (ppn_berfaktur between 0 and ppn);
alter table tagihan_buku add column ppn bigint not null default 0,
  add constraint tagihan_buku_ppn check (ppn = 0 or id_po is null and jenis in ('tagih', 'batal'));
create index tagihan_tanpa_faktur on tagihan (tgl_tagihan desc, urut desc) where ppn > ppn_berfaktur and dibatalkan is null;

-- A version that knows no PPN would leave it in the books of a bill that it cancels.
create function tagihan_ppn_dijaga() returns trigger language plpgsql as $$
begin
  if (select sum(ppn) from tagihan_buku where id_tagihan = new.id_tagihan) <> 0 then
    raise exception 'PPN tagihan % belum dibatalkan', new.id_tagihan using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger tagihan_ppn_dijaga before update of dibatalkan on tagihan for each row
  when (new.dibatalkan is not null and new.ppn > 0) execute function tagihan_ppn_dijaga();

-- Input faktur as Coretax lists them. Several may be of one bill: of its uang muka and of the rest.
create table faktur_masukan (
  id_faktur_masukan integer generated always as identity primary key,
  nomor       text not null unique check (nomor ~ '^[0-9]{17}$'),
  -- The seller as the list has it.
  npwp        text not null check (length(npwp) <= 40),
  nama        text not null check (length(nama) <= 300),
  tanggal     date not null,
  dpp         bigint not null check (dpp between 0 and 999999999999999),
  ppn         bigint not null check (ppn between 0 and 999999999999999),
  -- Cancelled or replaced ones are no input tax.
  berlaku     boolean not null,
  -- The month in which it is credited, by its first day.
  masa_kredit date check (extract(day from masa_kredit) = 1),
  id_tagihan  text references tagihan,
  -- Why no bill is to come.
  tanpa_tagihan text not null default '' check (length(tanpa_tagihan) <= 200),
  dibaca      timestamptz not null,
  versi       integer not null default 1,
  teks_cari   text generated always as (lower(nomor || E'\n' || nama || E'\n' || npwp || E'\n' || coalesce(id_tagihan, ''))) stored,
  check (tanpa_tagihan = '' or num_nulls(id_tagihan) = 1)
);
create index faktur_masukan_tagihan on faktur_masukan (id_tagihan) where id_tagihan is not null;
create index faktur_masukan_tanggal on faktur_masukan (tanggal desc, id_faktur_masukan desc);
create index faktur_masukan_asing on faktur_masukan (tanggal desc, id_faktur_masukan desc)
  where id_tagihan is null and tanpa_tagihan = '' and berlaku;
create index faktur_masukan_cari on faktur_masukan using gin (teks_cari gin_trgm_ops);

create function faktur_masukan_tagihan() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.id_tagihan is not null and old.berlaku then
    update tagihan set ppn_berfaktur = ppn_berfaktur - old.ppn where id_tagihan = old.id_tagihan;
  end if;
  if new.id_tagihan is not null and new.berlaku then
    update tagihan set ppn_berfaktur = ppn_berfaktur + new.ppn where id_tagihan = new.id_tagihan;
  end if;
  return null;
end $$;
create trigger faktur_masukan_tagihan after insert or update of id_tagihan, berlaku, ppn on faktur_masukan
  for each row execute function faktur_masukan_tagihan();
create trigger faktur_masukan_tetap before delete on faktur_masukan for each row execute function tolak_perubahan();
create trigger faktur_masukan_utuh before truncate on faktur_masukan for each statement execute function tolak_perubahan();

-- What was credited of bills, and what was taken back: only grows.
create table faktur_masukan_buku (
  id_faktur_masukan_buku bigint generated always as identity primary key,
  id_faktur_masukan integer not null references faktur_masukan,
  id_tagihan text not null references tagihan,
  masa       date not null check (extract(day from masa) = 1),
  tanggal    date not null,
  waktu      timestamptz not null,
  ppn        bigint not null check (ppn <> 0),
  id_user    integer not null references karyawan
);
create index faktur_masukan_buku_faktur on faktur_masukan_buku (id_faktur_masukan);
create index faktur_masukan_buku_tagihan on faktur_masukan_buku (id_tagihan) include (ppn);
create index faktur_masukan_buku_tanggal on faktur_masukan_buku (tanggal) include (ppn);
create trigger faktur_masukan_buku_tetap before update or delete on faktur_masukan_buku
  for each row execute function tolak_perubahan();
create trigger faktur_masukan_buku_utuh before truncate on faktur_masukan_buku for each statement execute function tolak_perubahan();
create trigger faktur_masukan_buku_tertutup before insert on faktur_masukan_buku for each row execute function bulan_dijaga('tanggal');

-- A company may have given the codes of these accounts to accounts of its own.
insert into akun (kode, nama, jenis, golongan, bawaan)
select coalesce((select k from (values (b.kode), (b.awalan || '901'), (b.awalan || '902'), (b.awalan || '903')) c(k)
    where not exists (select from akun a where a.kode = k) limit 1), b.awalan || '99998' || b.ke),
  case when exists (select from akun a where lower(a.nama) = lower(b.nama)) then b.nama || ' (program)' else b.nama end,
  b.jenis, b.golongan, b.bawaan
from (values
  (1, '1-2005', '1-2', 'PPN Masukan', 'Aset', 'Pajak', 'ppn-masukan'),
  (2, '1-2006', '1-2', 'PPN Masukan Belum Dikreditkan', 'Aset', 'Pajak', 'ppn-masukan-belum')
) b(ke, kode, awalan, nama, jenis, golongan, bawaan) order by b.ke;
