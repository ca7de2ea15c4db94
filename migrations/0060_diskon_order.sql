-- What was given off the price of each unit of an order's line. harga_produk stays what the unit is sold for, so that everything that
-- is computed of it goes by the price after the discount; the price before it is their sum. The version before leaves the column at 0.
alter table orderan add column diskon bigint not null default 0;
alter table orderan add constraint orderan_diskon check (diskon >= 0 and harga_produk + diskon <= 999999999999999);

-- Orders of quotations were made at the price after the discount that was offered.
update orderan o set diskon = b.diskon
from penawaran p join penawaran_baris b using (id_penawaran, revisi)
where p.id_so = o.id_so and b.id_produk = o.id_produk and b.diskon > 0 and o.harga_produk = b.harga - b.diskon;
