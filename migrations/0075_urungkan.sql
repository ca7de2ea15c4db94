-- A count of finished machines can be taken back (undoPl, undoPoSelesai): the book of stock and the history of a purchase
-- order only grow, so this is a row of the same kind with units below zero. Sums over them stay what they say.

alter table stok drop constraint stok_check, add constraint stok_check check
  (case when jenis = 'kirim' then qty < 0 when jenis = 'koreksi' then true when jenis in ('po', 'produksi') then qty <> 0
    else qty > 0 end);
-- The line made to order that a finished machine is for: from it follows which count of a line was the last.
alter table stok add column id_orderan bigint references orderan,
  add constraint stok_untuk_orderan check (id_orderan is null or jenis in ('po', 'produksi'));

alter table po_riwayat drop constraint po_riwayat_selesai_check, drop constraint po_riwayat_untuk_orderan_check,
  drop constraint po_riwayat_untuk_stock_check,
  add constraint po_riwayat_searah check (least(untuk_orderan, untuk_stock) >= 0 or greatest(untuk_orderan, untuk_stock) <= 0);
