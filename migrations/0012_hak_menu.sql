-- The menu list decides. Until now Sales Order opened Pelanggan, Invoice and Pengajuan opened Piutang and Hutang, and
-- Purchase Order opened Pemasok, without a tick that could be taken away. Everybody keeps what he could open, as a tick.
-- The version of each changed employee rises, so that a form opened before the upgrade does not save the old list.
with dibuka (menu, oleh) as (
  values ('Pelanggan', array['Sales Order']), ('Piutang', array['Invoice', 'Pengajuan']),
    ('Pemasok', array['Purchase Order']), ('Hutang', array['Invoice', 'Pengajuan'])
), kurang as (
  select k.id_user, array_agg(d.menu) as menu
  from karyawan k join dibuka d on k.menu && d.oleh and d.menu <> all(k.menu)
  group by k.id_user
)
update karyawan k set menu = k.menu || kurang.menu, versi = k.versi + 1
from kurang where kurang.id_user = k.id_user;
