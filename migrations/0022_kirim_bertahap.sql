-- Partial deliveries: a delivery note holds some units of some lines, and an order may have several notes.

create table surat_jalan_baris (
  id_surat_jalan text not null references surat_jalan,
  id_orderan     bigint not null references orderan,
  qty            integer not null check (qty between 1 and 1000000),
  primary key (id_surat_jalan, id_orderan)
);
create index surat_jalan_baris_orderan on surat_jalan_baris (id_orderan);

alter table surat_jalan drop constraint surat_jalan_satu;
create index surat_jalan_so on surat_jalan (id_so, id_surat_jalan);
-- The day on which the goods of the note first left; the warranty of its units counts from there.
alter table surat_jalan add column tgl_keluar date;

alter table orderan
  -- Units that stand on delivery notes (the trigger below), and those of them that have left the warehouse.
  add column qty_bersurat integer not null default 0,
  add column qty_terkirim integer not null default 0;

-- Until now a note held its whole order.
insert into surat_jalan_baris (id_surat_jalan, id_orderan, qty)
select j.id_surat_jalan, o.id_orderan, o.qty from surat_jalan j join orderan o using (id_so)
where o.dibatalkan is null order by o.id_orderan;
update surat_jalan j set tgl_keluar = t.tanggal
from (select sumber, min(tanggal) as tanggal from stok where jenis = 'kirim' group by 1) t where t.sumber = j.id_surat_jalan;
alter table orderan disable trigger user;
update orderan o set qty_bersurat = o.qty, qty_terkirim = case when j.status_barang in ('Kirim', 'Diambil') then o.qty else 0 end
from surat_jalan j where j.id_so = o.id_so and o.dibatalkan is null;
alter table orderan enable trigger user;

-- Nothing stands on a note that is not finished, nothing leaves that stands on none, and what has left is not held.
alter table orderan
  add constraint orderan_bersurat check (qty_bersurat between 0 and qty_selesai),
  add constraint orderan_terkirim check (qty_terkirim between 0 and qty_bersurat),
  add constraint orderan_tersisa check (ditahan + qty_terkirim <= qty_selesai);

create function surat_jalan_baris_dihitung() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      update orderan o set qty_bersurat = o.qty_bersurat + b.qty
      from (select id_orderan, sum(qty) as qty from baru group by 1) b where o.id_orderan = b.id_orderan;
    when 'DELETE' then
      update orderan o set qty_bersurat = o.qty_bersurat - l.qty
      from (select id_orderan, sum(qty) as qty from lama group by 1) l where o.id_orderan = l.id_orderan;
    else
      update orderan o set qty_bersurat = o.qty_bersurat + u.qty
      from (select id_orderan, sum(qty) as qty
            from (select id_orderan, qty from baru union all select id_orderan, -qty from lama) x
            group by 1 having sum(qty) <> 0) u where o.id_orderan = u.id_orderan;
  end case;
  return null;
end $$;
create trigger surat_jalan_baris_tambah after insert on surat_jalan_baris
  referencing new table as baru for each statement execute function surat_jalan_baris_dihitung();
create trigger surat_jalan_baris_ubah after update on surat_jalan_baris
  referencing old table as lama new table as baru for each statement execute function surat_jalan_baris_dihitung();
create trigger surat_jalan_baris_hapus after delete on surat_jalan_baris
  referencing old table as lama for each statement execute function surat_jalan_baris_dihitung();

-- A note holds lines of its own order, and what has left with it stays as it left.
create function surat_jalan_baris_dijaga() returns trigger language plpgsql as $$
declare
  baris surat_jalan_baris := case tg_op when 'DELETE' then old else new end;
begin
  if (select o.id_so from orderan o where o.id_orderan = baris.id_orderan)
     <> (select j.id_so from surat_jalan j where j.id_surat_jalan = baris.id_surat_jalan) then
    raise exception 'baris % bukan milik order surat jalan %', baris.id_orderan, baris.id_surat_jalan
      using errcode = 'check_violation', constraint = 'surat_jalan_baris_order';
  end if;
  if (tg_op = 'DELETE' or (tg_op = 'UPDATE' and (new.id_surat_jalan, new.id_orderan, new.qty)
      is distinct from (old.id_surat_jalan, old.id_orderan, old.qty)))
    and exists (select from surat_jalan j where j.id_surat_jalan = old.id_surat_jalan
      and j.status_barang in ('Kirim', 'Diambil')) then
    raise exception 'barang surat jalan % sudah keluar', old.id_surat_jalan using errcode = 'restrict_violation';
  end if;
  return baris;
end $$;
create trigger surat_jalan_baris_dijaga before insert or update or delete on surat_jalan_baris
  for each row execute function surat_jalan_baris_dijaga();
