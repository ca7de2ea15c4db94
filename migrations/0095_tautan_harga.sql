-- A link shows what its maker saw when it was made, whatever role he has later. For earlier ones that is not known: they
-- show what they show now.
alter table tautan add column melihat_harga boolean not null default false;
update tautan t set melihat_harga = true
from karyawan k join role r using (id_role)
where k.id_user = t.id_user and r.nama_role in ('Super Admin', 'Management');
