-- What is owed when a company begins: documents of the old program, which stand in Piutang and Hutang until they are paid.

-- The last day of the old program: opening documents and balances are booked on it.
create table saldo_awal (
  satu    boolean primary key default true check (satu),
  tanggal date not null,
  waktu   timestamptz not null,
  id_user integer not null references karyawan
);

-- Bills of suppliers that the old program had: their row of the book adds to what is owed and to no goods.
alter table tagihan_buku drop constraint tagihan_buku_jenis_check,
  add constraint tagihan_buku_jenis_check check (jenis in ('tagih', 'batal', 'bayar', 'uang-muka', 'awal'));

-- Invoices of the old program that customers still owe, with what was open of each. What is left is what the journal says
-- (jurnal_piutang), as of an order.
create table piutang_awal (
  id_piutang_awal text primary key check (id_piutang_awal like 'PT-%'),
  urut          bigint generated always as identity unique,
  id_pelanggan  integer not null references pelanggan,
  nomor         text not null check (length(nomor) between 1 and 60),
  tanggal       date not null,
  jatuh_tempo   date not null check (jatuh_tempo >= tanggal),
  total         bigint not null check (total between 1 and 999999999999999),
  tgl_buku      date not null check (tgl_buku >= tanggal),
  dibuat        timestamptz not null,
  id_user       integer not null references karyawan,
  dibatalkan    timestamptz,
  tgl_batal     date,
  id_user_batal integer references karyawan,
  check (num_nonnulls(dibatalkan, tgl_batal, id_user_batal) in (0, 3))
);
create unique index piutang_awal_nomor on piutang_awal (id_pelanggan, lower(nomor)) where dibatalkan is null;
create trigger piutang_awal_tertutup before insert on piutang_awal for each row execute function bulan_dijaga('tgl_buku');

alter table pengajuan add column id_piutang_awal text references piutang_awal;
create index pengajuan_piutang_awal on pengajuan (id_piutang_awal) where id_piutang_awal is not null;

-- Of an opening document only this changes: it is taken back, while nothing was paid of it.
create function piutang_awal_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.dibatalkan is not null
    or to_jsonb(new) - 'dibatalkan' - 'tgl_batal' - 'id_user_batal' <> to_jsonb(old) - 'dibatalkan' - 'tgl_batal' - 'id_user_batal' then
    raise exception 'piutang awal hanya dibatalkan' using errcode = 'restrict_violation';
  end if;
  if exists (select from pengajuan where id_piutang_awal = old.id_piutang_awal) then
    raise exception 'piutang awal % sudah dibayar', old.nomor using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger piutang_awal_dijaga before update or delete on piutang_awal for each row execute function piutang_awal_dijaga();

-- No more is received for it than it is.
create function piutang_awal_dibayar() returns trigger language plpgsql as $$
declare
  awal piutang_awal;
begin
  select * into strict awal from piutang_awal where id_piutang_awal = new.id_piutang_awal for no key update;
  if awal.dibatalkan is not null or new.tipe_pengajuan <> 'masuk' or awal.total < new.nominal_pengajuan + (
    select coalesce(sum(p.nominal_pengajuan), 0) from pengajuan p
    where p.id_piutang_awal = new.id_piutang_awal and p.status_pengajuan <> 'Ditolak') then
    raise exception 'piutang awal % tidak sebesar itu', awal.nomor using errcode = 'check_violation', constraint = 'piutang_awal_cukup';
  end if;
  return new;
end $$;
create trigger pengajuan_piutang_awal before insert on pengajuan for each row when (new.id_piutang_awal is not null)
  execute function piutang_awal_dibayar();

-- An opening document stands among what is owed as an order does, with the number of its invoice; its due date is its own.
alter table piutang_terbuka add column jatuh_tempo date;
create or replace view piutang_seharusnya as
select j.id_so, l.id_pelanggan, i.id_invoice,
  coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = j.id_so)) as tanggal, j.saldo, null::date as jatuh_tempo
from jurnal_piutang j join so_pelanggan l using (id_so)
left join invoice i on i.id_so = j.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
union all
select a.id_piutang_awal, a.id_pelanggan, a.nomor, a.tanggal, j.saldo, a.jatuh_tempo
from jurnal_piutang j join piutang_awal a on a.id_piutang_awal = j.id_so;

create or replace function piutang_segarkan(orders text[]) returns void language plpgsql as $$
begin
  -- Who gives one of these orders to another customer waits, and then sees what was booked; or is seen here.
  perform 1 from so_pelanggan l where l.id_so = any(orders) order by l.id_so for no key update;
  merge into piutang_terbuka t
  using (
    select u.id_so, p.id_pelanggan, p.id_invoice, p.tanggal, p.saldo, p.jatuh_tempo
    from (select distinct * from unnest(orders) u(id_so)) u
    left join piutang_seharusnya p on p.id_so = u.id_so and p.saldo > 0) p
  on t.id_so = p.id_so
  when matched and p.saldo is null then delete
  when matched then update set id_pelanggan = p.id_pelanggan, id_invoice = p.id_invoice, tanggal = p.tanggal, sisa = p.saldo,
    jatuh_tempo = p.jatuh_tempo
  when not matched and p.saldo is not null then insert (id_so, id_pelanggan, id_invoice, tanggal, sisa, jatuh_tempo)
    values (p.id_so, p.id_pelanggan, p.id_invoice, p.tanggal, p.saldo, p.jatuh_tempo);
end $$;
