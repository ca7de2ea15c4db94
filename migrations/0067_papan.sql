-- The board of deliveries asks for what left in the last days.
create index surat_jalan_keluar on surat_jalan (tgl_keluar) include (id_so) where tgl_keluar is not null;
