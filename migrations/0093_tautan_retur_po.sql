-- Bagikan hands on the paper of a retur, and a purchase order to its supplier, too.
alter table tautan drop constraint tautan_jenis_check;
alter table tautan add constraint tautan_jenis_check check (jenis in ('order', 'invoice', 'suratJalan', 'retur', 'po'));
