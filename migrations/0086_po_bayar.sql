-- Purchase orders are filtered by payment: what was counted of them is counted again when one is paid. Where the other
-- trigger, po_hitung_ubah, runs, it has noted the change.
create index po_bayar on po (status_po, status_pembayaran, urut desc) where dibatalkan is null;
create trigger po_hitung_bayar after update on po for each row
  when (old.status_pembayaran <> new.status_pembayaran
    and (old.status_po, old.dibatalkan, old.teks_cari) is not distinct from (new.status_po, new.dibatalkan, new.teks_cari))
  execute function hitung('po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);
