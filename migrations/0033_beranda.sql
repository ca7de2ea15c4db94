-- What the queues on the dashboard and the boards ask for, the most urgent first: each is answered from one of these.
create index orderan_tenggat on orderan (tgl_deadline, id_orderan) include (tgl_awal_pengerjaan)
  where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null;
create index po_tenggat on po (tgl_deadline, urut) include (qty_selesai) where status_po = 'Proses' and dibatalkan is null;
create index so_tanpa_invoice on so (tgl_order, urut) include (id_user)
  where status_so = 'Ajukan' and status_pembayaran = '';
create index so_dp on so (id_user, tgl_order) where status_pembayaran = 'Proses' and dibatalkan is null;
create index surat_jalan_tanpa_resi on surat_jalan (tgl_surat, id_surat_jalan)
  where status_barang = 'Kirim' and nomor_resi = '' and nama_ekspedisi <> '';
create index email_gagal on email (id_user, id_email) where status in ('Gagal', 'Tidak Pasti');
