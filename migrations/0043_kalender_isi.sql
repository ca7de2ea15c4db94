-- What the calendar asks for by day: visits on the day they were done (those that are planned have their index already), and
-- follow-ups of quotations.
create index kunjungan_dikerjakan on kunjungan (tgl_kerja) where tgl_kerja is not null and diurungkan is null;
create index penawaran_tindak_lanjut_hari on penawaran (tindak_lanjut) where tindak_lanjut is not null;
