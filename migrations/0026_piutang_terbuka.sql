-- What is owed today, a row for each order that is not paid in full: with its customer and the day from which its debt is
-- due, so that lists of debts read only these rows, however many orders there are. They follow from jurnal_piutang, the
-- order's customer and its first approved invoice.
create table piutang_terbuka (
  id_so        text primary key,
  -- For whom the order was made; merging changes nothing here.
  id_pelanggan integer not null,
  id_invoice   text,
  tanggal      date not null,
  sisa         bigint not null check (sisa > 0)
);
create index piutang_terbuka_pelanggan on piutang_terbuka (id_pelanggan);
-- Into whom everyone was merged and when they pay.
create index pelanggan_tempo on pelanggan (id_pelanggan) include (id_utama, termin);

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

insert into piutang_terbuka
select id_so, id_pelanggan, id_invoice, tanggal, saldo from piutang_seharusnya where saldo > 0;
drop index jurnal_piutang_terbuka;
drop index invoice_pertama;
