-- Arus Kas tells what moved between the company's own accounts apart from what came in and went out: a few requests of a
-- time among very many.
create index pengajuan_pindah on pengajuan (tgl_approve) include (id_rekening_asal, id_rekening_tujuan, nominal_pengajuan)
  where tipe_pengajuan = 'pindah' and status_pengajuan = 'Disetujui';
