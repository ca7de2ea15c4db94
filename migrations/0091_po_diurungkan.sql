-- Counts of finished machines that were taken back: what was owed in between is asked by them.
create index po_riwayat_diurungkan on po_riwayat (id_po) where selesai < 0;
