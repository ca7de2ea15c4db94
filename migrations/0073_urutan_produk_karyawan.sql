-- Machines and employees can be sorted by what people look for; machines are listed by category.
create index produk_kode on produk (kategori_produk, lower(kode_produk), id_produk);
create index produk_nama on produk (kategori_produk, lower(nama_produk), id_produk);
create index produk_harga on produk (kategori_produk, harga_produk, id_produk);
create index produk_stock on produk (kategori_produk, jumlah_stock, id_produk);
create index produk_bebas on produk (kategori_produk, stock_sales, id_produk);
create index produk_minimal on produk (kategori_produk, minimal_stock, id_produk);
create index karyawan_nama on karyawan (lower(nama_lengkap), id_user) where not dihapus;
create index karyawan_awal on karyawan (awal_bekerja, id_user) where not dihapus;
