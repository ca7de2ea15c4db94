-- Long lists can be sorted by what people look for: each order has an index, from which a page is read without the table.
create index so_total on so (total_pembelian, urut) include (id_so, tgl_order, status_so, status_pembayaran);
create index so_nama on so (lower(nama_customer), urut) include (id_so, tgl_order, status_so, status_pembayaran);
create index pengajuan_nominal on pengajuan (nominal_pengajuan, urut)
  include (id_pengajuan, tgl_pengajuan, id_kebutuhan, status_pengajuan);
create index po_deadline on po (status_po, tgl_deadline, urut) include (id_po, teks_cari) where dibatalkan is null;

-- Orders are filtered by state and payment: what was counted of a day is counted again when one of its orders changes.
create trigger so_hitung_keadaan after update on so for each row
  when ((old.status_so, old.status_pembayaran) is distinct from (new.status_so, new.status_pembayaran))
  execute function hitung('so', 'hari_ke(tgl_order)', 'true');
