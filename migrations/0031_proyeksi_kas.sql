-- Proyeksi Kas: what people asked for in the last months, by the day of the money.
create index pengajuan_rutin on pengajuan (tgl_approve)
  include (id_kebutuhan, tipe_pengajuan, nominal_pengajuan, id_rekening_asal, id_rekening_tujuan, id_pengajuan)
  where status_pengajuan = 'Disetujui' and not otomatis and tipe_pengajuan <> 'pindah';
