-- A page far within a list by name is read from the index alone. Of an index over lower(name) PostgreSQL knows that only where the
-- name itself is included.
drop index so_nama;
create index so_nama on so (lower(nama_customer), urut)
  include (id_so, nama_customer, tgl_order, status_so, status_pembayaran);
drop index orderan_pl_nama;
create index orderan_pl_nama on orderan (lower(nama_produk), id_orderan) include (nama_produk, tgl_order, status_produk)
  where sumber_produk = 'PL' and dibatalkan is null;
drop index pengajuan_asset_nama;
create index pengajuan_asset_nama on pengajuan_asset (lower(nama_barang), urut)
  include (id_pengajuan_asset, nama_barang, tgl_pengajuan, status_pengajuan, masuk_asset);
drop index pelanggan_nama;
create index pelanggan_nama on pelanggan (lower(nama), id_pelanggan) include (nama, arsip) where digabung_ke is null;
