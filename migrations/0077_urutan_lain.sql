-- More lists can be sorted by what people look for: each order has an index.
create index orderan_pl_deadline on orderan (tgl_deadline, id_orderan) include (tgl_order, status_produk)
  where sumber_produk = 'PL' and dibatalkan is null;
create index orderan_pl_nama on orderan (lower(nama_produk), id_orderan) include (tgl_order, status_produk)
  where sumber_produk = 'PL' and dibatalkan is null;
create index retur_nominal on retur (coalesce(nominal, 0), urut) include (id_retur, tgl_retur, keputusan);
create index asset_nama on asset (lower(nama_barang), id_asset);
create index asset_harga on asset (harga, id_asset);
create index asset_masuk on asset (tgl_asset_masuk, id_asset);
create index pengajuan_asset_harga on pengajuan_asset (harga, urut)
  include (id_pengajuan_asset, tgl_pengajuan, status_pengajuan, masuk_asset);
create index pengajuan_asset_nama on pengajuan_asset (lower(nama_barang), urut)
  include (id_pengajuan_asset, tgl_pengajuan, status_pengajuan, masuk_asset);
create index pelepasan_asset_harga on pelepasan_asset (coalesce(harga_jual, 0), urut)
  include (id_pelepasan_asset, tgl_pengajuan, status_pengajuan);
