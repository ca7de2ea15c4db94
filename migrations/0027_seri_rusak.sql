-- What became of a damaged unit with a number: repaired, it may leave again with its number; thrown away, never.
alter table surat_jalan_seri
  add column akhir_rusak text check (akhir_rusak in ('perbaikan', 'buang')),
  add constraint surat_jalan_seri_akhir check
    (akhir_rusak is null or (id_retur is not null and (akhir_rusak = 'perbaikan') = (kembali is not null)));
create index surat_jalan_seri_rusak on surat_jalan_seri (nomor)
  where id_retur is not null and kembali is null and akhir_rusak is null;

-- Until now nobody said which units were repaired. Where a product has no damaged unit left and none was thrown away, all
-- of them were.
update surat_jalan_seri n set akhir_rusak = 'perbaikan', kembali = r.tgl_retur
from retur r, seri s, produk p
where r.id_retur = n.id_retur and n.kembali is null and s.nomor = n.nomor and p.id_produk = s.id_produk
  and p.jumlah_rusak = 0
  and not exists (select from stok_rusak b where b.id_produk = p.id_produk and b.jenis = 'buang');
